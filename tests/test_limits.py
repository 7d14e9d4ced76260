"""Inputs near the limits: a correct result or an error in one line, in 4 GiB of memory.

Results are compared with the definition, or with a result that is known from the input.
"""
import resource
from collections import Counter
from typing import Iterator

import numpy as np
import pytest

from gec_ngram import BLEU, GLEU, GREEN, compare
from gec_ngram.counting import count_tables, ngrams
from gec_ngram.metrics.sentence_statistics import text_statistics

MEMORY = 4 * 2**30  # bytes
pytestmark = pytest.mark.filterwarnings("ignore::gec_ngram.LintWarning")  # odd texts on purpose
rng = np.random.default_rng(0)


@pytest.fixture(autouse=True)
def limited_memory() -> Iterator[None]:
    "Limit the memory of the process while a test runs."
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


def regions_of(metric: GREEN, source: list, hypothesis: list, references: list) -> np.ndarray:
    "(R, D, N, 7)"
    [rows] = text_statistics([metric], source, {"hypotheses": hypothesis}, references)
    return metric.regions(rows[0])


def letters(count: int, alphabet: str = "ab") -> str:
    return " ".join(rng.choice(list(alphabet), count).tolist())


def test_one_line_of_a_million_tokens() -> None:
    source, reference, hypothesis = (letters(10**6, "abcdefgh") for _ in range(3))
    regions = regions_of(GREEN(), [source], [hypothesis], [[reference]])[0, 0]
    for n in (1, 4):
        S, R, H = (ngrams(text.split(), n) for text in (source, reference, hypothesis))
        wrong = (H - (S | R)).total() + ((S & R) - H).total()
        assert regions[n - 1, 2] == (S & R & H).total() and regions[n - 1, 3:5].sum() == wrong
    assert GLEU().score_sentence([source], [reference], [[reference]]) == [1]


def test_a_million_lines_of_one_token() -> None:
    source, reference, hypothesis = (rng.choice(list("abc"), 10**6).tolist() for _ in range(3))
    scores = GLEU(max_order=1).score_sentence(source, hypothesis, [reference])
    assert scores == [float(h == r) for h, r in zip(hypothesis, reference)]
    other = GREEN(max_order=1, zero_division="gec-metrics")
    assert other.score_corpus(source, reference, [reference]) == 1


def test_a_hundred_references() -> None:
    source, hypothesis, *references = ([letters(20) for _ in range(100)] for _ in range(102))
    each = np.array([GREEN().score_sentence(source, hypothesis, [reference], lint=False)
                     for reference in references])
    best = GREEN().score_sentence(source, hypothesis, references, lint=False)
    assert np.array_equal(best, each.max(0))
    matches = text_statistics([BLEU()], None, {"hypotheses": hypothesis}, references)[0][0, 0, 0, 3]
    union = Counter()
    for reference in references:
        union |= ngrams(reference[0].split(), 4)
    assert matches == (ngrams(hypothesis[0].split(), 4) & union).total()


def test_order_twenty() -> None:
    texts = [[letters(60) + " c" * 25 for _ in range(200)] for _ in range(3)]
    source, reference, hypothesis = texts
    regions = regions_of(GREEN(max_order=20), source, hypothesis, [reference])[0, 0]
    for n in (19, 20):
        S, R, H = (ngrams(text[0].split(), n) for text in texts)
        assert regions[n - 1].sum() == (S | R | H).total()
        assert regions[n - 1, 2] == (S & R & H).total() > 0


def test_millions_of_different_words() -> None:
    W = 2_500_000
    lines = [" ".join(map(str, range(k, k + 50))) for k in range(0, W, 50)]
    rows, _ = text_statistics([GLEU(), GREEN()], lines, {"hypotheses": lines}, [lines])
    assert rows[0, 0, :, :4].sum(0).tolist() == [W - n * len(lines) for n in range(4)]
    assert sum(table.orders[0].counts.shape[1] for _, table in count_tables([lines], 1)) == W


def test_a_line_of_two_million_different_words() -> None:
    words = list(map(str, range(2_200_000)))
    source, hypothesis = " ".join(words), " ".join(reversed(words))
    regions = regions_of(GREEN(max_order=3), [source], [hypothesis], [[source]])[0, 0]
    kept, pairs, triples = (len(words) - n for n in range(3))
    assert regions.tolist() == [[0, 0, kept, 0, 0, 0, 0], [0, 0, 0, pairs, pairs, 0, 0],
                                [0, 0, 0, triples, triples, 0, 0]]


def test_a_comparison_on_many_sentences() -> None:
    D, rng = 250_000, np.random.default_rng(0)  # another draw may have a small p-value
    source, reference, a, b = (rng.choice(["a b c d e", "a b c d f"], D).tolist()
                               for _ in range(4))
    systems = {"A": a, "B": b, "copy": list(a)}
    [found] = compare(source, systems, [reference], metrics=["gleu"], resamples=50).metrics
    chance, copy, _ = found.pairs
    assert (copy.difference, copy.low, copy.high, copy.p, copy.exact) == (0, 0, 0, 1, True)
    assert abs(chance.difference) < 5 * chance.error < 1 and chance.p > 1 / 51


def test_a_line_that_is_too_long() -> None:
    line = ["a " * 9_000_000]
    with pytest.raises(ValueError, match=r"^.*too many tokens at once: 45000000.*\Z"):
        GREEN().score_corpus(line, line, [line] * 3)
