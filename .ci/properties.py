"""Properties of all metrics on texts that Hypothesis makes up: python .ci/properties.py [EXAMPLES].

By default 300 examples of each, the same in every run; with a number so many, and other ones each time. Few letters, so
that everything repeats, Unicode of every plane, empty everything, and every setting of every metric. Counts and regions
must be those of the definition; the rest is what must not change a score.
"""
import sys
from collections import Counter

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gec_ngram import BLEU, GLEU, GREEN, from_signature
from gec_ngram.bleu import _SMOOTHING
from gec_ngram.green import region_ngrams
from gec_ngram.ngrams import UNITS, count_table, count_tables, ngrams, tokenize

EXAMPLES = int(sys.argv[1]) if len(sys.argv) > 1 else 300
units, orders = st.sampled_from(UNITS), st.integers(1, 5)
metrics = st.one_of(
    st.builds(BLEU, orders, units, st.sampled_from(sorted(_SMOOTHING)), st.sampled_from(["closest", "shortest", "average"]),
              effective_order=st.booleans()),
    st.builds(GLEU, orders, units, st.sampled_from(["official", "paper", "2015"]), st.sampled_from(["sample", "expected", "best", "mean"]),
              st.integers(1, 9), st.sampled_from(["python2", "python3", 7]), st.sampled_from(["one", "zero", "smooth"])),
    st.builds(GREEN, orders, units, st.one_of(st.floats(0, 8), st.just(float("inf"))), st.sampled_from(["green", "gec-metrics"]),
              st.sampled_from(["lower-orders", "first"])))
lines = st.one_of(st.text("ab ", max_size=12), st.text("ab \u00a0\u3000\u2028", max_size=9), st.text(max_size=9))


@st.composite
def corpora(draw, most_texts: int = 5):
    "Source, hypothesis and one to three references of up to six sentences."
    D, K = draw(st.integers(1, 6)), draw(st.integers(3, most_texts))
    text = st.lists(lines, min_size=D, max_size=D)
    return [draw(text) for _ in range(K)]


def scores(metric, source, hypothesis, *references):
    return metric.score_corpus(source, hypothesis, list(references)), metric.score_sentence(source, hypothesis, list(references))


def same(a, b, tolerance: float = 0.0) -> bool:
    return np.allclose(a[0], b[0], rtol=0, atol=tolerance) and np.allclose(a[1], b[1], rtol=0, atol=tolerance)


def drawn(metric) -> bool:
    "Does the order of sentences or references matter, because references are drawn?"
    return isinstance(metric, GLEU) and metric.formula != "2015" and metric.references in ("sample", "expected")


@given(corpora(), orders, units)
def counts_are_those_of_the_definition(texts, N, unit):
    table = count_table(texts, N, unit)
    for n, (counts, sentence) in enumerate(table.orders, 1):
        defined = Counter()
        for d, row in enumerate(zip(*texts)):
            bags = [ngrams(tokenize(line, unit), n) for line in row]
            defined.update((d, *(bag[x] for bag in bags)) for x in set().union(*bags))
        assert Counter(zip(sentence.tolist(), *counts.tolist())) == defined


@given(corpora(3), orders, units)
def regions_are_those_of_the_definition(texts, N, unit):
    source, hypothesis, reference = texts
    rows = GREEN(N, unit).statistics(source, hypothesis, [reference])[0]
    for d, row in enumerate(zip(source, reference, hypothesis)):
        assert rows[d].tolist() == [[bag.total() for bag in region_ngrams(*row, n, unit).values()] for n in range(1, N + 1)]


@given(metrics, corpora())
def scores_are_numbers_and_signatures_are_read_back(metric, texts):
    corpus, sentences = scores(metric, *texts)
    upper = 1.5 if getattr(metric, "smoothing", "") in ("method5", "method7") else 1 + 1e-12
    assert all(np.isfinite(value) and 0 <= value <= upper for value in (corpus, *sentences))
    assert scores(from_signature(metric.signature(len(texts) - 2)), *texts) == (corpus, sentences)
    assert float(metric.evaluate(texts[0], texts[1], texts[2:])) == corpus


@given(metrics, corpora())
def names_of_tokens_do_not_matter(metric, texts):
    number = {}
    for text in texts:
        for line in text:
            for token in tokenize(line, metric.unit):
                number.setdefault(token, len(number))
    join = " ".join if metric.unit == "word" else "".join
    letter = (lambda token: f"w{number[token]}") if metric.unit == "word" else (lambda token: chr(0x4E00 + number[token]))
    assert scores(metric, *([join(map(letter, tokenize(line, metric.unit))) for line in text] for text in texts)) == scores(metric, *texts)


@given(metrics, corpora(), st.integers(1, 40))
def chunks_do_not_matter(metric, texts, characters):
    whole = metric.statistics(texts[0], texts[1], texts[2:])
    parts = [metric.statistics(*([line] for line in (texts[0][d], texts[1][d])), [[text[d]] for text in texts[2:]]) for d in range(len(texts[0]))]
    assert np.array_equal(np.concatenate(parts, axis=metric._sentence_axis), whole)
    if not drawn(metric):
        assert sum(len(table.lengths[0]) for _, table in count_tables(texts, 2, metric.unit, characters)) == len(texts[0])


@given(metrics, corpora(), st.randoms())
def order_does_not_matter(metric, texts, random):
    if drawn(metric):
        texts = texts[:3]
    before = scores(metric, *texts)
    at = random.sample(range(len(texts[0])), len(texts[0]))
    moved = [[text[d] for d in at] for text in texts]
    if isinstance(metric, BLEU) or getattr(metric, "references", "") == "mean" and metric.formula != "2015":  # the others take the first that ties
        moved[2:] = random.sample(moved[2:], len(moved) - 2)
    after = scores(metric, *moved)
    assert same(before, (after[0], [after[1][at.index(d)] for d in range(len(at))]), 1e-12)


@given(metrics, corpora(3))
def a_system_that_is_the_reference_is_best(metric, texts):
    source, _, reference = texts
    best = metric.score_corpus(source, reference, [reference])
    long = min((len(tokenize(line, metric.unit)) for line in reference), default=0) >= metric.max_order
    if long and getattr(metric, "smoothing", "none") in ("none", "add-one", "lin-och", "floor", "exp"):
        assert abs(best - 1) < 1e-12


@given(metrics, corpora())
def several_systems_score_as_each_alone(metric, texts):
    source, hypothesis, *references = texts
    together = metric.score_corpus(source, [hypothesis, references[0]], references), metric.score_sentence(source, [hypothesis, references[0]], references)
    for k, system in enumerate((hypothesis, references[0])):
        assert (together[0][k], together[1][k]) == scores(metric, source, system, *references)


if __name__ == "__main__":
    tests = [value for value in list(globals().values()) if hasattr(value, "hypothesis")]
    for test in tests:
        settings(max_examples=EXAMPLES, deadline=None, derandomize=len(sys.argv) < 2, database=None,
                 suppress_health_check=list(HealthCheck))(test)()
        print(f"{EXAMPLES} examples: {test.__name__.replace('_', ' ')}", flush=True)
