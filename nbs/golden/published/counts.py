"""Count the n-grams of the outputs of the paper with the reference implementation.

    python nbs/golden/published/counts.py FOLDER     writes counts.npz beside this file

FOLDER contains clones of the repositories of outputs.tsv and one_reference.tsv, as OWNER/NAME;
commits and hashes are checked. nbs/evidence.py finds CoNLL-2014. The program takes some minutes,
and needs sacrebleu, whose tokeniser 13a is applied before a second count.
"""
import gzip
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from evidence import CONLL14, one_reference, published  # noqa: E402  (which stands two folders up)
from gec_ngram.definition.gleu import gleu_row  # noqa: E402
from gec_ngram.definition.history import merged_row  # noqa: E402
from gec_ngram.definition.google import google_row  # noqa: E402

ORDERS = 1, 2, 3, 4
JFLEG = "keisks/jfleg", "ee06ff806a208aba815ac45313f4e750a48330a5"
SMEC = "cnap/smt-for-gec", "1f139ae24fa9d67524f811383b5603697669281b"
CN2018 = "nusnlp/gecmetrics", "33069867516b4da9a59b5145d00250941fb00bec"
PEOPLE = {  # the source of a group and its references, where these are in a repository
    **{group: (JFLEG, f"{split}/{split}.src", [f"{split}/{split}.ref{r}" for r in range(4)])
       for group, split in (("dev", "dev"), ("source-dev", "dev"), ("test", "test"),
                            ("later", "test"), ("ge2018", "test"), ("source-test", "test"))},
    "smec": (SMEC, "data/test/jfleg-test.tok.err",
             [f"data/test/jfleg-test.tok.corr{r}" for r in range(4)]),
    "cn2018": (CN2018, "data/conll14st-test/conll14st-test.tok.src",
               [f"data/conll14st-test/refs/conll14st-test.tok.trg{r}" for r in range(2)])}


def lines(data: bytes) -> list[str]:
    "The lines of a file."
    return data.decode().removesuffix("\n").split("\n")


def of_commit(clones: Path, repository: str, commit: str, path: str) -> bytes:
    "A file as a commit of a clone has it."
    where = ["git", "-c", "safe.directory=*", "-C", str(clones / repository)]
    return subprocess.run([*where, "show", f"{commit}:{path}"], check=True,
                          capture_output=True).stdout


def texts(clones: Path, group: str) -> tuple[list[str], list[list[str]], list[list[str]]]:
    "The source, the outputs, whose hashes are looked at, and the references of a group."
    if group in PEOPLE:
        place, source, references = PEOPLE[group]
        source, *references = (lines(of_commit(clones, *place, path))
                               for path in (source, *references))
    else:
        source, *references = (lines((CONLL14 / name).read_bytes())
                               for name in ("source", "REF0", "REF1"))
    outputs = []
    for each in published()[group]:
        data = of_commit(clones, each["repository"], each["commit"], each["path"])
        if sha256(data).hexdigest() != each["sha256"]:
            raise SystemExit(f"{group}: {each['name']} is not the file of outputs.tsv")
        outputs.append(lines(data))
    return source, outputs, references


@cache
def counted(*sentence: str) -> list[int]:
    "The row of an output and a reference (18,), as README.md beside this file describes it."
    words = [line.split() for line in sentence]
    found = [gleu_row(*words, n) for n in ORDERS]
    paper = [gleu_row(*words, n, "paper")[1] for n in ORDERS]
    return [*(each[k] for k in range(3) for each in found), *found[0][3:], *paper]


@cache
def merged(formula: str, source: str, own: str, *references: str) -> list[int]:
    "The row of an output (14,) by a program that merges references."
    words = [line.split() for line in (source, own, *references)]
    found = [merged_row(*words[:2], words[2:], n, formula) for n in ORDERS]
    return [*(each[k] for k in range(3) for each in found), *found[0][3:]]


def rows(source: list[str], outputs: list[list[str]], references: list[list[str]]) -> np.ndarray:
    "The rows of outputs (S, R, D, 18)."
    return np.array([[[counted(*sentence) for sentence in zip(source, own, reference, strict=True)]
                      for reference in references] for own in outputs], np.int16)


def merged_rows(source: list[str], outputs: list[list[str]], references: list[list[str]],
                formula: str) -> np.ndarray:
    "The rows of outputs (S, 1, D, 14) by a program that merges references."
    return np.array([[[merged(formula, *sentence) for sentence
                       in zip(source, own, *references, strict=True)]] for own in outputs],
                    np.int16)


def sentence_scores(clones: Path) -> np.ndarray:
    "The scores of single sentences that Chollampatt and Ng printed (S, D), in ten-thousandths."
    data = of_commit(clones, *CN2018, "scores/sentence_scores_metrics/gleu.txt.gz")
    found = {}
    for line in lines(gzip.decompress(data)):
        *_, name, number, score = line.split("\t")
        found[name, int(number)] = round(10_000 * float(score))
    names = [each["name"] for each in published()["cn2018"]]
    return np.array([[found[name, d] for d in range(1312)] for name in names], np.int16)


def one_sums(clones: Path, each: dict[str, str]) -> list[int]:
    "What an output with one reference adds up to (20,): a row, and Google's matches and n-grams."
    place = each["repository"], each["commit"]
    data = of_commit(clones, *place, each["path"])
    if sha256(data).hexdigest() != each["sha256"]:
        raise SystemExit(f"{each['name']} is not the file of one_reference.tsv")
    own = lines(data)
    source, reference = (lines(of_commit(clones, *place, each[role]))
                         for role in ("source", "reference"))
    total = np.zeros(20, np.int64)
    for given, said, right in zip(source, own, reference, strict=True):
        total[:18] += counted(given, said, right)
        total[18:] += google_row(said.split(), right.split())
    return total.tolist()


def main(clones: Path) -> None:
    from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a

    cut, found = Tokenizer13a(), {}
    for group in published():
        source, outputs, references = texts(clones, group)
        found[group] = rows(source, outputs, references)
        again = [[[cut(line) for line in text] for text in each]
                 for each in ([source], outputs, references)]
        found[f"{group} 13a"] = rows(*again[0], *again[1:]) - found[group]
        for formula in ("2015-06", "2016-03") if group == "conll14" else ():
            found[f"{group} {formula}"] = merged_rows(source, outputs, references, formula)
        print(group, found[group].shape)
    every = [each for group in one_reference().values() for each in group]
    found["one reference"] = np.array([one_sums(clones, each) for each in every])
    found["cn2018 sentences"] = sentence_scores(clones)
    np.savez_compressed(HERE / "counts.npz", **found)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
