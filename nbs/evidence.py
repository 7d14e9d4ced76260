"""Helpers of the notebooks: data sets, published numbers, and tests of error messages."""
import os
import warnings
from pathlib import Path

from gec_ngram.meta_evaluation.book_data import (  # noqa: F401, for the notebooks
    PEOPLE, SYSTEMS, TABLE_1, available, conll14, gmeg, seeda, rank_correlation)

# Many test texts cause warnings on purpose, and these would be printed with temporary paths.
warnings.filterwarnings("ignore", message=r".* \[[a-z-]+\]\Z")
# Python 3.12 warns if semaphores are garbage-collected while others are created or deleted.
warnings.filterwarnings("ignore", message="ResourceTracker called reentrantly")
HERE = Path(__file__).parent
USUAL = (HERE / "../../shared/data/conll14").resolve()
CONLL14 = Path(os.environ.setdefault("CONLL14", str(USUAL)))
SOURCE = "Yesterday he go to the the library by foot ."
REFERENCE = "Yesterday he went to the library on foot ."
SECOND = "Yesterday he walked to the library ."
OUTPUTS = {"source": SOURCE, "A": "Yesterday he went to the library by foot .",
           "B": "Yesterday he went to the the library on foot .", "reference": REFERENCE}


def count_by_definition(texts: list[list[str]], max_order: int = 4, unit: str = "word"):
    "Return the `CountTable` of parallel texts (K, D) by the reference implementation."
    import numpy as np

    from gec_ngram.counting import CountTable, OrderCounts
    from gec_ngram.definition.ngrams import corpus_columns, tokenize
    words, orders = [[tokenize(line, unit) for line in text] for text in texts], []
    for n in range(1, max_order + 1):
        columns = np.array(corpus_columns(words, n), np.int64).reshape(-1, 1 + len(texts))
        sentence, *counts = columns.T
        orders.append(OrderCounts(np.array(counts, np.int32), sentence))
    lengths = [[len(sentence) for sentence in text] for text in words]
    return CountTable(tuple(orders), np.array(lengths, np.int64))


def gjg15() -> Path | None:
    "Return the file of judgments of Grundkiewicz et al. (2015), or None if it is not available."
    path = CONLL14.parent / "gjg15" / "judgments.xml"
    return path if available(path, "gjg15") else None


def gmeg_folder() -> Path | None:
    "Return the folder of GMEG (Napoles et al. 2019), or None if it is not available."
    folder = CONLL14.parent / "gmeg"
    return folder if available(folder / "test" / "fce", "gmeg-fce") else None


def judged_corpus(judges: int = 3, seed: int = 0):
    "Return the bundled corpus as a `Dataset` of six systems with simulated judgments."
    from gec_ngram.meta_evaluation.datasets import Dataset
    from gec_ngram.meta_evaluation.judgments import from_rankings

    corpus, systems, rankings = made_up(judges, seed)
    places = {d + 1: d for d in range(len(corpus.sources))}
    judgments = from_rankings(rankings, sorted(systems), places)
    return Dataset("made up", corpus.sources, corpus.references, systems, {"": judgments})


def made_up(judges: int = 3, seed: int = 0, more: bool = False):
    """Return the bundled corpus, six or eight systems, and rankings by simulated judges.

    Three systems are random mixtures of the other three; with `more` there are also INPUT and, as
    REF-F, the second reference. A judge ranks outputs by their similarity to the first reference
    plus random noise; outputs with equal rounded similarity are ties.
    """
    import random
    from difflib import SequenceMatcher

    from gec_ngram.meta_evaluation.judgments import Group, Ranking
    from gec_ngram.text.corpus import demo_corpus

    corpus, draw = demo_corpus(), random.Random(seed)
    systems = {name: list(text) for name, text in corpus.by_name.items()}
    for one, other in ("strong", "eager"), ("eager", "careful"), ("careful", "strong"):
        pairs = zip(systems[one], systems[other])
        systems[f"{one}-{other}"] = [draw.choice(pair) for pair in pairs]
    if more:
        systems |= {"INPUT": list(corpus.sources), "REF-F": list(corpus.references[1])}
    rankings = []
    for d, reference in enumerate(corpus.references[0]):
        for judge in draw.sample([f"judge {k}" for k in range(1, judges + 1)], min(2, judges)):
            groups = []
            for name in sorted(systems):
                alike = SequenceMatcher(None, systems[name][d].split(), reference.split()).ratio()
                groups.append(Group((name,), round(10 * (1 - alike) + draw.gauss(0, 1))))
            rankings.append(Ranking(d + 1, judge, tuple(groups), "made up"))
    return corpus, systems, rankings


def golden(name: str) -> list[list[str]]:
    "Return the output of another program, from golden/: its lines, split at white space."
    text = (HERE / "golden" / name).read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines()]


PUBLISHED = HERE / "golden" / "published"


def published(name: str = "outputs.tsv") -> "dict[str, list[dict[str, str]]]":
    "Return the published outputs by group, with their names and published scores."
    import csv

    found = {}
    with open(PUBLISHED / name, encoding="utf-8", newline="") as file:
        for each in csv.DictReader(file, delimiter="\t"):
            found.setdefault(each["group"], []).append(each)
    return found


def published_rows(group: str, formula: str = "official", tokens: str = ""):
    "Return the statistics (S, R, D, 14) of a group of outputs, for a formula and tokenisation."
    import numpy as np

    with np.load(PUBLISHED / "counts.npz") as stored:
        if formula in ("2015-06", "2016-03"):
            return stored[f"{group} {formula}"].astype(np.int64)
        rows = stored[group].astype(np.int64)
        if tokens:  # the difference is stored
            rows += stored[f"{group} {tokens}"]
    penalties = rows[..., 14:] if formula == "paper" else rows[..., 4:8]
    return np.concatenate([rows[..., :4], penalties, rows[..., 8:14]], axis=-1)


def one_reference() -> "dict[str, list[dict[str, str]]]":
    "Return the published outputs with one reference by group."
    return published("one_reference.tsv")


def refused(function, *args, saying: str, kind: type | tuple[type, ...] = (ValueError, TypeError),
            **settings) -> None:
    "Check that a call raises an error of one line that contains `saying`, and print it."
    try:
        result = function(*args, **settings)
    except kind as error:
        assert "\n" not in str(error) and saying in str(error), str(error)
        print(error)
    else:
        raise AssertionError(f"{args} {settings} must raise an error, but returned {result!r}")


def same_scores(scores, expected, exact: bool = False) -> bool:
    """Return whether all values of two lists of scores are equal, if not `exact` up to rounding.

    Sums of integer statistics are exact for any division into parts; sums of floats are rounded.
    """
    import numpy as np

    scores, expected = list(scores), list(expected)
    if exact or len(scores) != len(expected):
        return scores == expected
    return all(first.keys() == second.keys() and all(
        value == second[name] if not isinstance(value, float)
        else np.isclose(value, second[name], rtol=1e-12, atol=1e-12)
        for name, value in first.items())
        for first, second in zip(map(_flat, scores), map(_flat, expected)))


def _flat(score) -> dict[str, object]:
    "Return all values of a score by name."
    numbers = {"value": score.value, "signature": score.signature, **score.totals, **score.spread}
    for k, order in enumerate(score.orders):
        numbers |= {f"{name} {k}": value for name, value in order.items()}
    return numbers
