// Search: guides, chapters and public names before internal modules; `var`, as in Sphinx.
var Scorer = {
    score: ([page, title, , , score]) => score + (/^(tutorials|book)/.test(page) ? 30
        : /^(class|function|command)-/.test(page) ? (title == Scorer.query ? 50 : 28)
        : /^(api-|made-|contributing|changelog)/.test(page) ? -15 : 0),
    query: new URLSearchParams(location.search).get("q"),
    objNameMatch: 11, objPartialMatch: 6, objPrio: {0: 15, 1: 5, 2: -5}, objPrioDefault: 0,
    title: 15, partialTitle: 7, term: 5, partialTerm: 2,
};
