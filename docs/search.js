/* The order of what a search finds: tasks and chapters for readers come before what makes them. */
var Scorer = {
  objNameMatch: 11, objPartialMatch: 6, objPrio: {0: 15, 1: 5, 2: -5}, objPrioDefault: 0,
  title: 15, partialTitle: 7, term: 5, partialTerm: 2,
  score: ([name, , , , score]) => {
    const ranks = [/^(install$|tutorials\/)/, /^(0|9|command-)/, /^(class|function)-/, /^[1-8]/];
    const rank = ranks.findIndex((pattern) => pattern.test(name));
    return score + (rank < 0 ? 0 : 0.8 - 0.2 * rank);
  },
};
