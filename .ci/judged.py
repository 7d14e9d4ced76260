"""Made-up judgments, and what must not change how metrics agree with them."""
import math

from hypothesis import strategies as st

from gec_ngram import GLEU, GREEN, agreement
from gec_ngram.meta_evaluation.datasets import Dataset
from gec_ngram.meta_evaluation.judgments import Group, Ranking, from_rankings


@st.composite
def judged_texts(draw):
    "Source, reference, the outputs of two to five systems, and up to eight rankings of them."
    S, D = draw(st.integers(2, 5)), draw(st.integers(1, 5))
    texts = st.lists(st.text("ab ", max_size=9).map("a b ".__add__), min_size=D, max_size=D)
    ranks = st.lists(st.integers(0, 3), min_size=S, max_size=S)
    said = st.tuples(st.integers(1, D), st.sampled_from("xyz"), ranks)
    return [draw(texts) for _ in range(2 + S)], draw(st.lists(said, min_size=1, max_size=8))


def found(texts, said, names=tuple("ABCDE"), judges=tuple("xyz")) -> list[float]:
    "The agreement with people; the systems and the judges have these names."
    source, reference, *outputs = texts
    systems = dict(zip(names, outputs))
    rankings = [Ranking(d, judges["xyz".index(judge)],
                        tuple(Group((name,), float(rank)) for name, rank in zip(names, ranks)), "")
                for d, judge, ranks in said]
    judgments = from_rankings(rankings, sorted(systems), {d: d - 1 for d in range(1, 6)})
    data = Dataset("made up", source, [reference], systems, {"": judgments})
    metrics = [GLEU(max_order=2), GREEN(max_order=2)]
    # so few systems that all exchanges are tried
    result = agreement(data, metrics=metrics, systems=sorted(systems), resamples=40)
    sentences = [(one.pairs, one.accuracy.value, one.kendall.value, one.accuracy_calibrated.value)
                 for one in result.sentence]
    whole = [(one.pearson.value, one.spearman.value, one.kendall.value, one.accuracy.value,
              one.soft_accuracy) for one in result.system]
    tests = [(one.difference, one.p_williams, one.p_permutation) for one in result.tests]
    judges = [(one.pairs, one.accuracy.value, one.kappa) for one in result.judges]
    return [math.nan if each is None else each
            for part in (sentences, whole, tests, judges) for one in part for each in one]


def moved(texts, said, random) -> list[float]:
    "The same judgments, in another order of sentences, systems and lines, under other names."
    D, S = len(texts[0]), len(texts) - 2
    sentences, systems = (random.sample(range(n), n) for n in (D, S))
    texts = [[text[d] for d in sentences] for text in texts]
    texts = [*texts[:2], *(texts[2 + s] for s in systems)]
    said = [(sentences.index(d - 1) + 1, judge, [ranks[s] for s in systems])
            for d, judge, ranks in random.sample(said, len(said))]
    return found(texts, said, random.sample("PQRST", 5), random.sample("uvw", 3))


def alike(a: list[float], b: list[float]) -> bool:
    "Whether numbers are equal but for rounding, and where they have no meaning, both have none."
    return len(a) == len(b) and all(math.isclose(x, y, abs_tol=1e-7) or x != x and y != y
                                    for x, y in zip(a, b))
