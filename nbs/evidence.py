"""Helpers of the notebooks: data sets, published numbers, and tests of error messages."""
import os
import warnings
from pathlib import Path

# Many test texts cause warnings on purpose, and these would be printed with temporary paths.
warnings.filterwarnings("ignore", message=r".* \[[a-z-]+\]\Z")
# Python 3.12 warns if semaphores are garbage-collected while others are created or deleted.
warnings.filterwarnings("ignore", message="ResourceTracker called reentrantly")
HERE = Path(__file__).parent
CONLL14 = Path(os.environ.get("CONLL14", HERE / "../../shared/data/conll14")).resolve()
SOURCE = "Yesterday he go to the the library by foot ."
REFERENCE = "Yesterday he went to the library on foot ."
SECOND = "Yesterday he walked to the library ."
OUTPUTS = {"source": SOURCE, "A": "Yesterday he went to the library by foot .",
           "B": "Yesterday he went to the the library on foot .", "reference": REFERENCE}
TABLE_1 = {column: order.split() for column, order in {  # of arXiv 1605.02592, best first
    "human": "CAMB AMU RAC CUUI INPUT POST UFC SJTU IITB PKU UMC NTHU IPN",
    "M2":    "CUUI CAMB AMU POST UMC NTHU PKU RAC SJTU UFC IPN IITB INPUT",
    "GLEU0": "CUUI AMU UFC CAMB INPUT IITB SJTU PKU UMC NTHU POST RAC IPN",
    "GLEU+": "CAMB CUUI AMU UMC PKU POST SJTU NTHU UFC IITB INPUT RAC IPN"}.items()}
PEOPLE = {  # human rankings of the same thirteen outputs by two groups, best first
    "three": TABLE_1["human"],  # annotators of Napoles et al. (2015), by TrueSkill
    "eight":  # judges of Grundkiewicz et al. (2015), by expected wins: their Table 3b
        "AMU RAC CAMB CUUI POST UFC PKU UMC IITB SJTU INPUT NTHU IPN".split()}
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()


def conll14(*names: str) -> list[list[str]] | None:
    """Return the lines of these files of CoNLL-2014, or print a note and return None.

    Their licence does not allow to include them in the repository. If CONLL14_REQUIRED is set,
    missing files raise an error. They are read without the library, to detect errors of its reader.
    """
    if CONLL14.is_dir():
        texts = [(CONLL14 / name).read_text(encoding="utf-8") for name in names]
        return [text.removesuffix("\n").split("\n") for text in texts]
    if os.environ.get("CONLL14_REQUIRED"):
        raise FileNotFoundError(
            f"no folder {CONLL14}: set CONLL14 to the folder with {', '.join(names)}")
    print("skipped: CoNLL-2014 is not available (set CONLL14 to its folder)")
    return None


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


def seeda() -> Path | None:
    "Return the folder of SEEDA for `gec_ngram.load_dataset`, or None if it is not available."
    return _judged("SEEDA", CONLL14.parent / "seeda", "outputs")


def gjg15() -> Path | None:
    "Return the file of judgments of Grundkiewicz et al. (2015), or None if it is not available."
    return _judged("GJG15", CONLL14.parent / "gjg15" / "judgments.xml", "")


def gmeg_folder() -> Path | None:
    "Return the folder of GMEG (Napoles et al. 2019), or None if it is not available."
    return _judged("GMEG", CONLL14.parent / "gmeg", "test/fce")


def gmeg(name: str = "gmeg-fce"):
    "Return a data set of GMEG, read from the files of its authors, or None."
    from gec_ngram.meta_evaluation import datasets

    if folder := gmeg_folder():
        _, domain, *dev = name.split("-")
        return datasets._gmeg(name, folder / (dev or ["test"])[0], domain, "available")


def _judged(name: str, usual: Path, inside: str) -> Path | None:
    "Return the path of judgments, or print a note and return None."
    path = Path(os.environ.get(name, usual))
    if (path / inside).exists():
        return path
    if os.environ.get("CONLL14_REQUIRED"):
        raise FileNotFoundError(f"no {path}: set {name} to its path")
    print(f"skipped: {name} is not available (set {name} to its path)")
    return None


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


def with_people(scores: dict[str, float], people: str = "three") -> tuple[float, float, float]:
    """Return Spearman's correlation of the scores of SYSTEMS with a human ranking, and the ends of
    its 95% confidence interval (Bonett and Wright 2000, for systems sampled from a population)."""
    from math import atanh, sqrt, tanh

    S, order, wanted = len(SYSTEMS), sorted(SYSTEMS, key=scores.get, reverse=True), PEOPLE[people]
    squares = sum((order.index(name) - wanted.index(name))**2 for name in SYSTEMS)
    rho = 1 - 6 * squares / (S * (S**2 - 1))
    reach = 1.96 * sqrt((1 + rho**2 / 2) / (S - 3))
    return rho, tanh(atanh(rho) - reach), tanh(atanh(rho) + reach)


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
        assert "\n" not in str(error) and saying in str(error)
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
