"""Properties of all metrics on texts that Hypothesis makes up.

    python .ci/properties.py                300 examples of each, the same in every run
    python .ci/properties.py 5000           so many, other ones in every run
    python .ci/properties.py --minutes 60   other ones until the time is up

Few letters, so that everything repeats, Unicode of every plane, halves of characters, empty everything, and every setting
of every metric. Counts and regions must be those of the definition; the rest is what must not change a score.
"""
import argparse
import io
import json
import tempfile
import time
from collections import Counter
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import numpy as np
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gec_ngram import BLEU, GLEU, GREEN, from_signature
from gec_ngram import ngrams as ngrams_module
from gec_ngram import scale
from gec_ngram.bleu import _SMOOTHING
from gec_ngram.cli import main
from gec_ngram.corpus import split_lines
from gec_ngram.green import region_ngrams
from gec_ngram.ngrams import UNITS, count_table, count_tables, ngrams, tokenize

TESTS = []


def holds_for(*strategies):
    "A property, to be tried on what these make up; a test is made of it whenever it is tried."
    def remember(function):
        TESTS.append((function, strategies))
        return function
    return remember


units, orders = st.sampled_from(UNITS), st.integers(1, 5)
metrics = st.one_of(
    st.builds(BLEU, orders, units, st.sampled_from(sorted(_SMOOTHING)), st.sampled_from(["closest", "shortest", "average"]),
              effective_order=st.booleans()),
    st.builds(GLEU, orders, units, st.sampled_from(["official", "paper", "2015"]), st.sampled_from(["sample", "expected", "best", "mean"]),
              st.integers(1, 9), st.sampled_from(["python2", "python3", 7]), st.sampled_from(["one", "zero", "smooth"])),
    st.builds(GREEN, orders, units, st.one_of(st.floats(0, 8), st.just(float("inf"))), st.sampled_from(["green", "gec-metrics"]),
              st.sampled_from(["lower-orders", "first"])))
lines = st.one_of(st.text("ab ", max_size=12), st.text("ab \u00a0\u3000\u2028", max_size=9), st.text(max_size=9),
                  st.text(st.characters(categories=["Cs", "Nd", "Zs"]), max_size=6))


@st.composite
def corpora(draw, most_texts: int = 5):
    "Source, hypothesis and one to three references of up to six sentences."
    D, K = draw(st.integers(1, 6)), draw(st.integers(3, most_texts))
    text = st.lists(lines, min_size=D, max_size=D)
    texts = [draw(text) for _ in range(K)]
    assume(D == 1 or any(len(line.split()) > 1 for line in texts[0]))  # else they may be lists of tokens
    return texts


def scores(metric, source, hypothesis, *references):
    return metric.score_corpus(source, hypothesis, list(references)), metric.score_sentence(source, hypothesis, list(references))


def same(a, b, tolerance: float = 0.0) -> bool:
    return np.allclose(a[0], b[0], rtol=0, atol=tolerance) and np.allclose(a[1], b[1], rtol=0, atol=tolerance)


def drawn(metric) -> bool:
    "Does the order of sentences or references matter, because references are drawn?"
    return isinstance(metric, GLEU) and metric.formula != "2015" and metric.references in ("sample", "expected")


@holds_for(corpora(), orders, units)
def counts_are_those_of_the_definition(texts, N, unit):
    table = count_table(texts, N, unit)
    for n, (counts, sentence) in enumerate(table.orders, 1):
        defined = Counter()
        for d, row in enumerate(zip(*texts)):
            bags = [ngrams(tokenize(line, unit), n) for line in row]
            defined.update((d, *(bag[x] for bag in bags)) for x in set().union(*bags))
        assert Counter(zip(sentence.tolist(), *counts.tolist())) == defined


@holds_for(corpora(3), orders, units)
def regions_are_those_of_the_definition(texts, N, unit):
    source, hypothesis, reference = texts
    rows = GREEN(N, unit).statistics(source, hypothesis, [reference])[0]
    for d, row in enumerate(zip(source, reference, hypothesis)):
        assert rows[d].tolist() == [[bag.total() for bag in region_ngrams(*row, n, unit).values()] for n in range(1, N + 1)]


@holds_for(metrics, corpora())
def scores_are_numbers_and_signatures_are_read_back(metric, texts):
    corpus, sentences = scores(metric, *texts)
    upper = 1.5 if getattr(metric, "smoothing", "") in ("method5", "method7") else 1 + 1e-12
    assert all(np.isfinite(value) and 0 <= value <= upper for value in (corpus, *sentences))
    assert scores(from_signature(metric.signature(len(texts) - 2)), *texts) == (corpus, sentences)
    assert float(metric.evaluate(texts[0], texts[1], texts[2:])) == corpus


def m2_text(source, references, present) -> str:
    "An M2 file in which annotator k replaces the whole sentence, or has no line for it."
    blocks = []
    for d, line in enumerate(source):
        words = line.split()
        edits = [f"A 0 {len(words)}|||X|||{' '.join(text[d].split()) or '-NONE-'}|||REQUIRED|||-NONE-|||{k}"
                 for k, text in enumerate(references) if present[k][d]]
        blocks.append("\n".join([f"S {' '.join(words)}", *edits]))
    return "\n\n".join(blocks) + "\n"


def scored(folder: Path, metric, policy: str) -> dict:
    "What gec-ngram prints of one system and one metric."
    signature = metric.signature(1).replace("|refs:1", "").rpartition("|")[0]
    with redirect_stdout(io.StringIO()) as printed:
        assert main(["score", "-r", f"{folder}/p.m2", "-o", f"{folder}/h", "--metrics", signature, "--format", "json",
                     "--missing-annotator", policy, "--quiet"]) == 0
    [score] = json.loads(printed.getvalue())["systems"][0]["scores"]
    return score


policies = st.sampled_from(["first", "source", "drop"])
plain = st.lists(st.text("ab ", min_size=1, max_size=9), min_size=4, max_size=4)


@holds_for(plain, plain, st.lists(plain, min_size=2, max_size=3), st.lists(st.lists(st.booleans(), min_size=4, max_size=4), min_size=3, max_size=3),
           metrics, st.one_of(st.none(), metrics), policies, policies)
def numbers_that_differ_have_signatures_that_differ(source, hypothesis, references, present, metric, other, policy, another):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "p.m2").write_text(m2_text(source, references, present), encoding="utf-8")
        (folder / "h").write_text("".join(f"{line}\n" for line in hypothesis), encoding="utf-8")
        one, two = scored(folder, metric, policy), scored(folder, other or metric, another)
    assert one["signature"] != two["signature"] or one["value"] == two["value"], (one, two)
    assert from_signature(one["signature"]) == metric and from_signature(two["signature"]) == (other or metric)


@holds_for(metrics, corpora())
def names_of_tokens_do_not_matter(metric, texts):
    number = {}
    for text in texts:
        for line in text:
            for token in tokenize(line, metric.unit):
                number.setdefault(token, len(number))
    join = " ".join if metric.unit == "word" else "".join
    letter = (lambda token: f"w{number[token]}") if metric.unit == "word" else (lambda token: chr(0x4E00 + number[token]))
    assert scores(metric, *([join(map(letter, tokenize(line, metric.unit))) for line in text] for text in texts)) == scores(metric, *texts)


@holds_for(metrics, corpora(), st.integers(1, 40))
def chunks_do_not_matter(metric, texts, characters):
    whole = metric.statistics(texts[0], texts[1], texts[2:])
    parts = [metric.statistics(*([line] for line in (texts[0][d], texts[1][d])), [[text[d]] for text in texts[2:]]) for d in range(len(texts[0]))]
    assert np.array_equal(np.concatenate(parts, axis=metric._sentence_axis), whole)
    with patch.object(ngrams_module, "CHUNK_CHARACTERS", characters):
        assert np.array_equal(metric.statistics(texts[0], texts[1], texts[2:]), whole)
    if not drawn(metric):
        assert sum(len(table.lengths[0]) for _, table in count_tables(texts, 2, metric.unit, characters)) == len(texts[0])


@holds_for(metrics, corpora(), st.randoms())
def order_does_not_matter(metric, texts, random):
    if drawn(metric):
        texts = texts[:3]
    before = scores(metric, *texts)
    at = random.sample(range(len(texts[0])), len(texts[0]))
    after = scores(metric, *([text[d] for d in at] for text in texts))
    assert same(before, (after[0], [after[1][at.index(d)] for d in range(len(at))]), 1e-12)


@holds_for(metrics, corpora(), st.randoms())
def order_of_references_does_not_matter(metric, texts, random):
    if getattr(metric, "formula", "") == "2015":  # of lengths that are equally close it takes the first, as its program does
        return
    before, after = scores(metric, *texts), scores(metric, *texts[:2], *random.sample(texts[2:], len(texts) - 2))
    assert np.allclose(before[1], after[1], rtol=0, atol=1e-12)
    if isinstance(metric, BLEU) or isinstance(metric, GLEU) and metric.references in ("mean", "expected"):  # the best may tie
        assert abs(before[0] - after[0]) < 1e-12


@holds_for(metrics, corpora(), st.randoms())
def missing_references_are_not_there(metric, texts, random):
    source, hypothesis, *references = texts
    kept = [[r for r in range(len(references)) if random.random() < 0.6] or [0] for _ in source]
    given = [[line if r in kept[d] else None for d, line in enumerate(text)] for r, text in enumerate(references)]
    alone = [metric.score_sentence([source[d]], [hypothesis[d]], [[references[r][d]] for r in kept[d]])[0] for d in range(len(source))]
    assert np.allclose(metric.score_sentence(source, hypothesis, given), alone, rtol=0, atol=1e-12)


@holds_for(metrics, corpora())
def a_matrix_holds_the_scores_of_all_pairs(metric, texts):
    source, *others = texts
    for references in None, others[:2]:
        against = others if references is None else references
        expected = [[metric.score_sentence(source, candidate, [reference]) for reference in against] for candidate in others]
        assert np.array_equal(metric.matrix(source, others, references), expected)


@holds_for(metrics, corpora(), st.integers(1, 60), st.sampled_from(["\n", "\r\n"]), st.booleans())
def files_in_blocks_do_not_matter(metric, texts, size, end, last):
    texts = [[line.encode("utf-8", "replace").decode().replace("\n", " ").rstrip("\r").lstrip("\ufeff") for line in text] for text in texts]
    whole = metric.statistics(texts[0], [texts[1]], texts[2:])
    files = {str(k): end.join([*text, ""]).encode() for k, text in enumerate(texts)}
    if last and all(text[-1] for text in texts):  # the last line may have no end
        files = {name: data.removesuffix(end.encode()) for name, data in files.items()}
    assert [split_lines(data.decode()) for data in files.values()] == texts
    blocks = list(scale._blocks({name: nullcontext(io.BytesIO(data)) for name, data in files.items()}, size, lambda counts: None))
    roles = [0, *range(2, len(texts)), 1]
    parallel = scale.Parallel(list(files), roles, len(texts) - 2, blocks, True, iter(()))
    assert np.array_equal(scale.corpus_statistics([metric], parallel)[0], whole)


@holds_for(metrics, corpora(3))
def a_system_that_is_the_reference_is_best(metric, texts):
    source, _, reference = texts
    best = metric.score_corpus(source, reference, [reference])
    long = min((len(tokenize(line, metric.unit)) for line in reference), default=0) >= metric.max_order
    if long and getattr(metric, "smoothing", "none") in ("none", "add-one", "lin-och", "floor", "exp"):
        assert abs(best - 1) < 1e-12


@holds_for(metrics, corpora())
def several_systems_score_as_each_alone(metric, texts):
    source, hypothesis, *references = texts
    together = metric.score_corpus(source, [hypothesis, references[0]], references), metric.score_sentence(source, [hypothesis, references[0]], references)
    for k, system in enumerate((hypothesis, references[0])):
        assert (together[0][k], together[1][k]) == scores(metric, source, system, *references)


def try_all(examples: int, same_ones: bool, **more) -> None:
    for function, strategies in TESTS:
        test = settings(max_examples=examples, deadline=None, derandomize=same_ones, database=None, suppress_health_check=list(HealthCheck), **more)(
            given(*strategies)(function))
        test()
        print(f"{examples} examples: {function.__name__.replace('_', ' ')}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("examples", type=int, nargs="?", metavar="EXAMPLES")
    parser.add_argument("--minutes", type=float, default=0)
    words = parser.parse_args()
    end = time.monotonic() + 60 * words.minutes
    try_all(words.examples or 300, words.examples is None and not words.minutes)
    while time.monotonic() < end:
        try_all(500, False)
