"""Mistakes that a type checker must find: every line with "wrong", and no other."""
from gec_ngram import BLEU, GLEU, GREEN, Accumulator, compare, explain, load_dataset, score

sources, output, references = ["a b"], ["a c"], [["a c"]]
GLEU(formula="papper")  # wrong
GLEU(max_order="4")  # wrong
GLEU(maxorder=4)  # wrong
GREEN(beta="high")  # wrong
BLEU(smoothing=1)  # wrong
score_of_corpus: int = GLEU().score_corpus(sources, output, references)  # wrong
GLEU().score_corpus(sources)  # wrong
GLEU().score_corpus(sources, output, references, lint="no")  # wrong
table = score(sources, {"A": output}, references, metrics="gleu")
table["A"].value  # wrong
table["A", "gleu"].scores  # wrong
table["A", "gleu"].value.upper()  # wrong
compare(sources, {"A": output, "B": output}, references, resample=100)  # wrong
Accumulator("gleu").compute().value  # wrong
score(sources, {"A": output}, references, "gleu")  # wrong
score(sources, {"A": output}, references, level="95")  # wrong
compare(sources, {"A": output, "B": output}, references, metrics="gleu").to_csv("rows")  # wrong
load_dataset("folder", missing_annotator="frist")  # wrong
explain("a b", "a c", ["a c"], indices="0")  # wrong
