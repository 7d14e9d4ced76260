"""Which tokeniser leaves the lines of files as they are, and gives them back when they are written
as people write: python benchmarks/tokenisation.py FILE… (an M2 file: its source)"""
import sys
from pathlib import Path

from nltk.tokenize.treebank import TreebankWordDetokenizer

from gec_ngram.formatting import MissingPackage
from gec_ngram.text.tokens import tokenised

for name in sys.argv[1:]:
    lines = [line for line in Path(name).read_text(encoding="utf-8").split("\n") if line.split()]
    if name.endswith(".m2"):
        lines = [line[2:] for line in lines if line.startswith("S ")]
    written = [TreebankWordDetokenizer().detokenize(line.split()) for line in lines]
    found = []
    for tokeniser in "13a", "treebank", "spacy":
        try:
            stay, back = (sum(a.split() == b.split() for a, b in zip(tokenised(text, tokeniser),
                                                                      lines))
                          for text in (lines, written))
        except MissingPackage:
            continue
        found.append(f"{tokeniser} {100 * stay / len(lines):5.1f} {100 * back / len(lines):5.1f}")
    print(f"{len(lines):5} lines  ", "   ".join(found), "  ", "/".join(Path(name).parts[-3:]))
