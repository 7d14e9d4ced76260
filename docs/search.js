/* How the search orders what it finds, and how it shows that: each page once, with an excerpt. */
var Scorer = {
  objNameMatch: 11, objPartialMatch: 6, objPrio: {0: 15, 1: 5, 2: -5}, objPrioDefault: 0,
  title: 15, partialTitle: 7, term: 5, partialTerm: 2,
  score: ([name, , , , score]) => {  // tasks and chapters for readers before what makes them
    const ranks = [/^(install$|tutorials\/)/, /^(book\/|command-)/, /^(class|function)-/];
    const rank = ranks.findIndex((pattern) => pattern.test(name));
    return score + (rank < 0 ? 0 : 0.8 - 0.2 * rank);
  },
};

/* Sphinx fetches each page that it has found, which a browser refuses for files on a disk. The
   texts of all pages stand in a script, which a browser loads from everywhere. */
const excerpt = (sections, anchor, words) => {
  const own = sections.filter(([id]) => `#${id}` === anchor);
  let best = {count: 0, text: (own[0] || sections[0])[1], start: 0};
  for (const [, text] of own.length ? own : sections) {
    const lower = text.toLowerCase();
    for (const start of words.map((word) => lower.indexOf(word)).filter((place) => place >= 0)) {
      const near = lower.slice(start, start + 160);
      const count = words.filter((word) => near.includes(word)).length;
      if (count > best.count) best = {count, text, start};
    }
  }
  const from = best.start < 80 ? 0 : best.text.indexOf(" ", best.start - 60) + 1;
  const shown = best.text.slice(from, from + 240);
  return (from ? "… " : "") + (from + 240 < best.text.length
    ? shown.slice(0, Math.max(shown.lastIndexOf(" "), 160)) + " …" : shown);
};

Search.query = (query) => {
  const [asked, terms, excluded, marked, objects] = Search._parseQuery(query);
  const found = Search._performSearch(asked, terms, excluded, marked, objects).reverse();
  const seen = new Set();
  const results = found.filter(([page]) => !seen.has(page) && seen.add(page));
  const items = results.map(([page, title, anchor, said, , , kind]) => {
    const item = Search.output.appendChild(document.createElement("li"));
    const link = item.appendChild(document.createElement("a"));
    item.classList.add(`kind-${kind}`);
    link.href = page + DOCUMENTATION_OPTIONS.LINK_SUFFIX + anchor;
    link.textContent = title;
    if (said) item.append(` (${said})`);
    return [item, page, anchor];
  });
  const roots = [...marked].map((word) => word.length > 6 ? word.slice(0, -3) : word);
  const script = document.body.appendChild(document.createElement("script"));
  script.onload = () => {
    for (const [item, page, anchor] of items) {
      if (!TEXTS[page]) continue;
      const text = item.appendChild(document.createElement("p"));
      text.classList.add("context");
      text.textContent = excerpt(TEXTS[page], anchor, roots);
      marked.forEach((word) => _highlightText(text, word, "highlighted"));
    }
    _finishSearch(items.length);
  };
  script.src = "_static/texts.js";
};
