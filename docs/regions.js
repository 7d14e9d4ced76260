/* A sentence of one's own: its n-grams in the seven regions of GREEN, and what GLEU and GREEN make
   of them. It counts by itself, so that it needs no server; docs/check.py compares it with the
   library. It shows itself in every <div class="own-sentence">, on the site and in a notebook. */
(() => {
  const TEXTS = ["source", "reference", "hypothesis"];
  const MEANING = {
    TD: "deleted, rightly", TI: "inserted, rightly", TK: "kept, rightly",
    OD: "deleted, and should not have been", OI: "inserted, and should not have been",
    UD: "left, and should have been deleted", UI: "missing, and should have been inserted"};
  const REGIONS = Object.keys(MEANING);
  const WORST = ["OD", "OI", "UD", "UI", "TD", "TI", "TK"];
  const BY_RANK = {source: ["TK", "OD", "UD", "TD"], reference: ["TK", "OD", "TI", "UI"],
                   hypothesis: ["TK", "UD", "TI", "OI"]};
  const OTHERS = {source: ["reference", "hypothesis"], reference: ["source", "hypothesis"],
                  hypothesis: ["source", "reference"]};
  const SPACE = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
  const PLACES = {TD: [200, 62], TI: [200, 249], TK: [200, 170], OD: [132, 131], OI: [306, 222],
                  UD: [268, 131], UI: [94, 222]};
  const CIRCLES = {source: [200, 120, "#e69f00", 200, 14], reference: [155, 198, "#56b4e9", 60, 308],
                   hypothesis: [245, 198, "#009e73", 340, 308]};

  const tokenize = (text, unit) =>
    unit === "char" ? [...text] : text.split(SPACE).filter((word) => word);

  const ngrams = (tokens, n, unit) => tokens.slice(n - 1).map(
    (_, start) => tokens.slice(start, start + n).join(unit === "char" ? "" : " "));

  const tally = (grams) => {
    const counts = new Map();
    grams.forEach((gram) => counts.set(gram, (counts.get(gram) || 0) + 1));
    return counts;
  };

  /* The region of the n-gram that starts at each token, from its rank among equal ones. */
  const placed = (name, grams, counts) => {
    const rank = new Map(), [first, second] = OTHERS[name].map((other) => counts[other]);
    return grams.map((gram) => {
      rank.set(gram, (rank.get(gram) || 0) + 1);
      const beyond = (other) => rank.get(gram) > (other.get(gram) || 0) ? 1 : 0;
      return BY_RANK[name][2 * beyond(first) + beyond(second)];
    });
  };

  const bags = (counts) => {
    const every = new Set(TEXTS.flatMap((name) => [...counts[name].keys()]));
    const found = Object.fromEntries(REGIONS.map((region) => [region, []]));
    for (const gram of [...every].sort()) {
      const [s, r, h] = TEXTS.map((name) => counts[name].get(gram) || 0);
      const sizes = {
        TD: s - Math.max(r, h), TI: Math.min(r, h) - s, TK: Math.min(s, r, h),
        OD: Math.min(s, r) - h, OI: h - Math.max(s, r), UD: Math.min(s, h) - r,
        UI: r - Math.max(s, h)};
      REGIONS.forEach((region) => sizes[region] > 0 && found[region].push([gram, sizes[region]]));
    }
    return found;
  };

  const sum = (values) => values.reduce((total, value) => total + value, 0);

  const geometricMean = (values) => values.some((value) => value <= 0) ? 0
    : Math.exp(sum(values.map(Math.log)) / values.length);

  const ofOrder = (tokens, n, unit) => {
    const grams = {}, counts = {};
    TEXTS.forEach((name) => { counts[name] = tally(grams[name] = ngrams(tokens[name], n, unit)); });
    const inRegions = bags(counts), size = {};
    REGIONS.forEach((region) => { size[region] = sum(inRegions[region].map(([, k]) => k)); });
    const shared = [...counts.hypothesis].map(([gram, h]) =>
      [h, counts.source.get(gram) || 0, counts.reference.get(gram) || 0]);
    const match = sum(shared.map(([h, , r]) => Math.min(h, r)));
    const penalty = sum(shared.map(([h, s, r]) => r ? 0 : Math.min(h, s)));
    const denominator = grams.hypothesis.length, right = size.TD + size.TI + size.TK;
    const marks = {};
    TEXTS.forEach((name) => { marks[name] = placed(name, grams[name], counts); });
    const numerator = Math.max(0, match - penalty);
    return {n, bags: inRegions, size, marks, match, penalty: Math.min(penalty, match), numerator,
            denominator, share: denominator ? numerator / denominator : 1,
            precision: right + size.OD + size.OI ? right / (right + size.OD + size.OI) : 1,
            recall: right + size.UD + size.UI ? right / (right + size.UD + size.UI) : 0};
  };

  /* All that is shown, as numbers: GLEU as the official program has it, GREEN with beta 2. */
  const analyse = (texts, unit = "word", highest = 4) => {
    const tokens = Object.fromEntries(TEXTS.map((name) => [name, tokenize(texts[name], unit)]));
    const orders = Array.from({length: highest}, (_, k) => ofOrder(tokens, k + 1, unit));
    const h = tokens.hypothesis.length, r = tokens.reference.length;
    const brevity = h >= r ? 1 : h ? Math.exp(1 - r / h) : 0;
    const precision = geometricMean(orders.map((order) => order.precision));
    const recall = geometricMean(orders.map((order) => order.recall));
    const green = precision && recall ? 1 / (0.2 / precision + 0.8 / recall) : 0;
    return {tokens, orders, brevity, precision, recall, green,
            gleu: brevity * geometricMean(orders.map((order) => order.share))};
  };

  /* For each token the worst region among the n-grams that cover it, as `mark` has it. */
  const worst = (marks, tokens, n) => tokens.map((_, i) => {
    const covering = marks.slice(Math.max(i - n + 1, 0), i + 1);
    return covering.sort((a, b) => WORST.indexOf(a) - WORST.indexOf(b))[0] || "";
  });

  const make = (tag, attributes = {}, ...inside) => {
    const drawn = ["svg", "circle", "text"].includes(tag);
    const element = drawn ? document.createElementNS("http://www.w3.org/2000/svg", tag)
      : document.createElement(tag);
    Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
    element.append(...inside);
    return element;
  };

  const table = (caption, head, rows) => make("table", {},
    make("caption", {}, caption),
    make("thead", {}, make("tr", {}, ...head.map((text) => make("th", {scope: "col"}, text)))),
    make("tbody", {}, ...rows.map(([first, ...rest]) => make("tr", {},
      make("th", {scope: "row"}, first), ...rest.map((cell) => make("td", {}, cell))))));

  const marked = (found, n) => make("div", {class: "marked"}, ...TEXTS.map((name) => {
    const regions = worst(found.orders[n - 1].marks[name], found.tokens[name], n);
    const words = found.tokens[name].map((token, i) => make(
      "span", {class: `token ${regions[i] === "TK" ? "" : regions[i].slice(0, 1)}`}, token,
      make("small", {}, regions[i] || "–")));
    return make("p", {}, make("b", {}, name), " ", ...words.flatMap((word) => [word, " "]));
  }));

  const venn = (size, n) => {
    const said = REGIONS.map((region) => `${region} ${size[region]}`).join(", ");
    const svg = make("svg", {viewBox: "0 0 400 320", role: "img",
                             "aria-label": `${n}-grams in the seven regions: ${said}`});
    for (const [name, [x, y, color, textX, textY]] of Object.entries(CIRCLES)) {
      svg.append(make("circle", {cx: x, cy: y, r: 98, fill: color, "fill-opacity": 0.25,
                                 stroke: "currentColor"}),
                 make("text", {x: textX, y: textY, class: "name"}, name));
    }
    REGIONS.forEach((region) => svg.append(make(
      "text", {x: PLACES[region][0], y: PLACES[region][1]}, `${region} ${size[region]}`)));
    return svg;
  };

  const listed = (bag) => bag.map(([gram, k]) => k > 1 ? `${gram} ×${k}` : gram).join("  ·  ");
  const percent = (value) => (100 * value).toFixed(2);

  const show = (found, n) => {
    const order = found.orders[n - 1], digits = (value) => value.toFixed(4);
    const score = (name, value) => make("span", {}, `${name} `, make("b", {}, percent(value)));
    return [
      make("p", {class: "scores", role: "status"}, score("GLEU", found.gleu), " ",
           score("GREEN", found.green)),
      marked(found, n), venn(order.size, n),
      table(`Order ${n}: the seven regions`, ["region", "n-grams", "count", "which"],
            REGIONS.map((region) => [region, MEANING[region], order.size[region],
                                     listed(order.bags[region])])),
      table("GREEN, order by order: precision falls with O, recall with U",
            ["order", ...REGIONS, "precision", "recall"],
            found.orders.map((each) => [each.n, ...REGIONS.map((region) => each.size[region]),
                                        digits(each.precision), digits(each.recall)])),
      table(`GLEU, order by order; brevity penalty ${digits(found.brevity)}`,
            ["order", "match", "penalty", "numerator", "denominator", "precision"],
            found.orders.map((each) => [each.n, each.match, each.penalty, each.numerator,
                                        each.denominator, digits(each.share)]))];
  };

  const choice = (name, options) => make("select", {name}, ...options.map(
    ([value, text]) => make("option", {value}, text)));

  const build = (root) => {
    const form = make("form", {}), shown = make("div", {class: "shown"});
    for (const name of TEXTS) {
      const field = make("input", {name, type: "text", spellcheck: "false", autocomplete: "off",
                                   value: root.dataset[name] || ""});
      form.append(make("label", {}, name, field));
    }
    form.append(make("label", {}, "order n", choice("n", [1, 2, 3, 4].map((n) => [n, n]))),
                make("label", {}, "unit", choice("unit", [["word", "words"],
                                                          ["char", "characters"]])));
    const again = () => {
      const texts = Object.fromEntries(TEXTS.map((name) => [name, form.elements[name].value]));
      const found = analyse(texts, form.elements.unit.value);
      shown.replaceChildren(...show(found, +form.elements.n.value));
    };
    form.addEventListener("input", again);
    form.addEventListener("submit", (event) => event.preventDefault());
    root.replaceChildren(form, shown);
    again();
  };

  window.ownSentence = {analyse, worst};
  const start = () => document.querySelectorAll(".own-sentence:not([data-built])").forEach(
    (root) => { root.dataset.built = "yes"; build(root); });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
