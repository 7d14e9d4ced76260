"""Properties of all metrics on texts that Hypothesis generates.

    pytest tests/test_properties.py                 50 examples of each (of slow ones fewer), the
                                                    same in every run
    EXAMPLES=5000 pytest tests/test_properties.py   5000 examples, different in every run

Few letters, so that everything repeats, Unicode of every plane, halves of characters, empty
everything, and every setting of every metric, a user's own among them. Counts and regions must be
those of the definition; the rest is what must not change a score.
"""
import io
import os
import re
import sys
import tempfile
import warnings
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from unittest.mock import patch

import mistune
import numpy as np
import pandas
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gec_ngram import BLEU, GLEU, GREEN, compare, difference, from_signature, score
from gec_ngram.api.edits import edits
from gec_ngram.api.identification import identify
from gec_ngram.counting import count_table, count_tables
from gec_ngram.definition.ngrams import ngrams
from gec_ngram.formatting import printable
from gec_ngram.large_scale.streaming import corpus_rows
from gec_ngram.large_scale.tally_files import load_tallies, tally_bytes
from gec_ngram.metrics.aggregation import reference_aggregation
from gec_ngram.metrics.bleu import SMOOTHINGS
from gec_ngram.metrics.corpus_statistics import Tally
from gec_ngram.metrics.gleu import FORMULAS
from gec_ngram.metrics.green import region_ngrams
from gec_ngram.metrics.scoring import sentence_scores
from gec_ngram.metrics.sentence_statistics import text_statistics
from gec_ngram.tables import Table
from gec_ngram.text import blocks as blocks_module
from gec_ngram.text.blocks import StreamReader, cut, roles_in_order, split_lines
from gec_ngram.text.corpus import Once, OpenCorpus
from gec_ngram.text.tokens import UNITS, tokenize

NOTEBOOKS = Path(__file__).resolve().parent.parent / "nbs"
sys.path[:0] = [str(NOTEBOOKS), str(NOTEBOOKS / "tutorials")]
from correction_recall import CorrectionRecall  # noqa: E402, a user's metric
from evidence import count_by_definition, same_scores  # noqa: E402

EXAMPLES = int(os.environ.get("EXAMPLES", 0))
SLOW = (EXAMPLES or 50) // 10  # examples of a slow property
settings.register_profile(
    "properties", max_examples=EXAMPLES or 50, derandomize=not EXAMPLES, deadline=None,
    database=None, suppress_health_check=list(HealthCheck))
settings.load_profile("properties")
pytestmark = pytest.mark.filterwarnings("ignore::gec_ngram.LintWarning")  # odd texts on purpose

units, orders = st.sampled_from(UNITS), st.integers(1, 5)
bleus = st.builds(
    BLEU, max_order=orders, unit=units, smoothing=st.sampled_from(sorted(SMOOTHINGS)),
    reference_length=st.sampled_from(["closest", "shortest", "average"]),
    effective_order=st.booleans(), every_order=st.booleans(), skip_zeros=st.booleans(),
    further_order=st.sampled_from([None, 1, 5]))
gleus = st.builds(
    GLEU, max_order=orders, unit=units, formula=st.sampled_from(FORMULAS),
    references=st.sampled_from(["sample", "expected", "best", "mean"]),
    iterations=st.integers(1, 9), draws=st.sampled_from(["python2", "python3", 7]),
    zero_order=st.sampled_from(["one", "zero", "smooth"]),
    tokenize=st.sampled_from([None, None, "ascii"]))
greens = st.builds(
    GREEN, max_order=orders, unit=units,
    beta=st.one_of(st.floats(0, 8), st.just(float("inf"))),
    zero_division=st.sampled_from(["green", "gec-metrics"]),
    tie_break=st.sampled_from(["lower-orders", "first"]))
metrics = st.one_of(bleus, gleus, greens,
                    st.builds(CorrectionRecall, max_order=orders, unit=units))
lines = st.one_of(
    st.text("ab ", max_size=12), st.text("ab \u00a0\u3000\u2028", max_size=9), st.text(max_size=9),
    st.text(st.characters(categories=["Cs", "Nd", "Zs"]), max_size=6))


@st.composite
def corpora(draw, most_texts: int = 5):
    "Source, hypothesis and one to three references of up to six sentences."
    D, K = draw(st.integers(1, 6)), draw(st.integers(3, most_texts))
    text = st.lists(lines, min_size=D, max_size=D)
    texts = [draw(text) for _ in range(K)]
    assume(D == 1 or any(len(line.split()) > 1 for line in texts[0]))  # else they may be tokens
    return texts


def rows_of(metric, source, hypothesis, references):
    "(R, D, F)"
    return text_statistics([metric], source, {"hypothesis": hypothesis}, references)[0][0]


def scores(metric, source, hypothesis, *references):
    references = list(references)
    return (metric.score_corpus(source, hypothesis, references, lint=False),
            metric.score_sentence(source, hypothesis, references, lint=False))


def same(a, b, tolerance: float = 0.0) -> bool:
    return all(np.allclose(x, y, rtol=0, atol=tolerance) for x, y in zip(a, b))


def drawn(metric) -> bool:
    "Does the order of sentences or references matter, because references are drawn?"
    return getattr(metric, "references", None) in ("sample", "expected")  # None if they are merged


@given(corpora(), orders, units)
def test_counts_are_those_of_the_definition(texts, N, unit):
    table, readable = count_table(texts, N, unit), count_by_definition(texts, N, unit)
    assert np.array_equal(table.lengths, readable.lengths)
    for n in range(1, N + 1):
        defined = Counter()
        for d, row in enumerate(zip(*texts)):
            bags = [ngrams(tokenize(line, unit), n) for line in row]
            defined.update((d, *(bag[x] for bag in bags)) for x in set().union(*bags))
        for counts, sentence in (table.orders[n - 1], readable.orders[n - 1]):
            assert Counter(zip(sentence.tolist(), *counts.tolist())) == defined


@given(corpora(3), orders, units)
def test_regions_are_those_of_the_definition(texts, N, unit):
    source, hypothesis, reference = texts
    metric = GREEN(max_order=N, unit=unit)
    regions = metric.regions(rows_of(metric, source, hypothesis, [reference])[0])
    for d, row in enumerate(zip(source, reference, hypothesis)):
        assert regions[d].tolist() == [
            [bag.total() for bag in region_ngrams(*row, n, unit).values()] for n in range(1, N + 1)]


@given(metrics, corpora())
def test_scores_are_numbers_and_signatures_are_read_back(metric, texts):
    corpus, sentences = scores(metric, *texts)
    further = getattr(metric, "smoothing", "") in ("method5", "method7")
    upper = 1.5 if further else 1 + 1e-12
    assert all(np.isfinite(value) and 0 <= value <= upper for value in (corpus, *sentences))
    again = from_signature(metric.signature(len(texts) - 2))
    assert again == metric and scores(again, *texts) == (corpus, sentences)
    assert float(metric.evaluate(texts[0], texts[1], texts[2:])) == corpus


@st.composite
def halves(draw):
    "A corpus of which an odd number of 32 sentences is right: its score ends in a five."
    right, R = draw(st.sampled_from(range(1, 32, 2))), draw(st.integers(1, 2))
    outputs = draw(st.permutations(["a b c d e"] * right + ["v w x y z"] * (32 - right)))
    return [["a b c d e"] * 32, outputs, *[["a b c d e"] * 32] * R]


NUMBER = r"\d+\.\d\d\b"
one_way = metrics.filter(lambda metric: getattr(metric, "references", None) != "expected")


@given(st.one_of(halves(), corpora()), one_way)
def test_all_outputs_have_the_same_digits(texts, metric):
    source, hypothesis, *references = texts
    systems = {"A": hypothesis, "B": references[0]}
    table = score(source, systems, references, metrics=[metric], lint=False, baseline=False)
    label = metric.label()
    both = [metric.evaluate(source, text, references) for text in systems.values()]
    wanted = [f"{each:.2f}" for each in both]
    assert [f"{each:9.2f}".strip() for each in both] == wanted
    assert [f"{each:.2%}" for each in both] == [f"{number}%" for number in wanted]
    assert [str(each).split("\n")[0].split()[-1] for each in both] == wanted
    assert [row[label] for row in table.table().shown()] == wanted
    for text in (str(table), table.to_markdown(), table.to_latex(), table.to_html(),
                 table.to_tsv(digits=2)):
        lines = [line for line in re.split(r"\n|</tr>", text) if re.search(r"\b[AB]\b", line)]
        assert [re.findall(NUMBER, line)[0] for line in lines if re.search(NUMBER, line)] == wanted
    head, *_ = difference(source, *systems.values(), references, metric=metric)._lines()
    assert re.findall(NUMBER, head.removeprefix(label))[:2] == wanted
    if len(source) > 1:
        found = compare(source, systems, references, metrics=[metric], resamples=20, lint=False)
        digits = dict(zip("AB", wanted))
        assert {row["system"]: row["score"] for row in found.table().shown()} == digits
        assert {line.split("\t")[1]: line.split("\t")[2]
                for line in found.to_tsv("systems", digits=2).split("\n")[1:]} == digits


@given(metrics, corpora())
def test_names_of_tokens_do_not_matter(metric, texts):
    number, counted = {}, [metric.tokenisation.lines(text) for text in texts]
    for text in counted:
        for line in text:
            for token in tokenize(line, metric.unit):
                number.setdefault(token, len(number))
    words = metric.unit == "word"
    rename = lambda token: f"w{number[token]}" if words else chr(0x4E00 + number[token])
    join = (" " if words else "").join
    renamed = ([join(map(rename, tokenize(line, metric.unit))) for line in text]
               for text in counted)
    assert scores(metric, *renamed) == scores(metric, *texts)


@given(metrics, corpora(), st.integers(1, 40), st.integers(1, 4))
def test_blocks_do_not_matter(metric, texts, size, most):
    source, hypothesis, *references = texts
    whole = rows_of(metric, source, hypothesis, references)
    parts = [rows_of(metric, *([text[d]] for text in texts[:2]), [[text[d]] for text in references])
             for d in range(len(source))]
    assert np.array_equal(np.concatenate(parts, axis=1), whole)
    with patch.object(blocks_module, "block_limits", lambda *_, **__: (size, most)):
        assert np.array_equal(rows_of(metric, source, hypothesis, references), whole)
    tables = count_tables(texts, 2, metric.unit, size)
    assert sum(table.lengths.shape[1] for _, table in tables) == len(source)


@given(metrics, corpora(), st.randoms())
def test_tallies_of_parts_score_as_the_whole(metric, texts, random):
    source, hypothesis, *references = texts
    D = len(source)
    placed = reference_aggregation(metric).position_dependent or random.random() < 0.5
    cuts = sorted({0, D, *(random.randrange(D) for _ in range(3))})
    [rows] = text_statistics([metric], source, {"hypothesis": hypothesis}, references)
    aggregation = reference_aggregation(metric)
    parts = [aggregation.partial_sums(metric, rows[:, :, a:b], a if placed else None)
             for a, b in zip(cuts, cuts[1:])]
    tallies = [Tally(metric, ("hypothesis",), (part,), (len(references),) * 2) for part in parts]
    while len(tallies) > 1:  # in any grouping and order
        one = tallies.pop(random.randrange(len(tallies)))
        tallies.append(one + tallies.pop(random.randrange(len(tallies))))
    try:
        assert same_scores([tallies[0].score()], [metric.evaluate(source, hypothesis, references)])
    except ValueError as error:  # an expectation that has to be sampled, without positions
        assert metric.aggregation.kind == "expected" and "too many samples" in str(error)


@given(st.lists(metrics, min_size=1, max_size=4), corpora())
def test_metrics_together_have_the_rows_of_each_alone(some, texts):
    source, hypothesis, *references = texts
    together = text_statistics(some, source, {"hypothesis": hypothesis}, references)
    for metric, rows in zip(some, together):
        assert np.array_equal(rows[0], rows_of(metric, source, hypothesis, references))


@given(metrics, corpora(), st.randoms())
def test_order_does_not_matter(metric, texts, random):
    if drawn(metric):
        texts = texts[:3]
    before = scores(metric, *texts)
    at = random.sample(range(len(texts[0])), len(texts[0]))
    after = scores(metric, *([text[d] for d in at] for text in texts))
    assert same(before, (after[0], [after[1][at.index(d)] for d in range(len(at))]), 1e-12)


@given(metrics, corpora(), st.randoms())
def test_order_of_references_does_not_matter(metric, texts, random):
    if getattr(metric, "formula", "") == "2016-03":
        return  # of lengths that are equally close it takes the first, as its program does
    before = scores(metric, *texts)
    after = scores(metric, *texts[:2], *random.sample(texts[2:], len(texts) - 2))
    assert np.allclose(before[1], after[1], rtol=0, atol=1e-12)
    averaged = isinstance(metric, GLEU) and metric.references in ("mean", "expected")
    if averaged or isinstance(metric, BLEU):  # elsewhere the best may tie
        assert abs(before[0] - after[0]) < 1e-12


@given(metrics, corpora(), st.randoms())
def test_missing_references_are_not_there(metric, texts, random):
    source, hypothesis, *references = texts
    R = range(len(references))
    kept = [[r for r in R if random.random() < 0.6] or [0] for _ in source]
    given = [[references[r][d] if r in kept[d] else None for d in range(len(source))] for r in R]
    alone = [metric.score_sentence([s], [h], [[references[r][d]] for r in kept[d]], lint=False)[0]
             for d, (s, h) in enumerate(zip(source, hypothesis))]
    assert metric.score_sentence(source, hypothesis, given) == alone  # to the last bit


@given(metrics, corpora())
def test_pairwise_scores_are_those_of_each_pair(metric, texts):
    source, *others = texts
    for references in None, others[:2]:
        against = others if references is None else references
        expected = [[metric.score_sentence(source, candidate, [reference], lint=False)
                     for reference in against]
                    for candidate in others]
        scores = metric.pairwise_scores(source, others, references)
    assert np.allclose(scores, 100 * np.array(expected), rtol=1e-14, atol=0)


def as_in_a_file(text) -> list[str]:
    "Lines that a file can hold."
    lines = (line.encode("utf-8", "replace").decode() for line in text)
    return [line.replace("\n", " ").rstrip("\r").lstrip("\ufeff") for line in lines]


@given(metrics, corpora(), st.integers(1, 60), st.sampled_from(["\n", "\r\n"]), st.booleans(),
       st.booleans())
def test_files_in_blocks_do_not_matter(metric, texts, size, end, last, threads):
    texts = list(map(as_in_a_file, texts))
    source, hypothesis, *references = texts
    whole = rows_of(metric, source, hypothesis, references)
    files = [end.join([*text, ""]).encode() for text in (source, *references, hypothesis)]
    if last and all(text[-1] for text in texts):  # the last line may have no end
        files = [data.removesuffix(end.encode()) for data in files]
    assert [split_lines(data.decode()) for data in files] == [source, *references, hypothesis]
    readers = [StreamReader(str(k), io.BytesIO(data)) for k, data in enumerate(files)]
    corpus = OpenCorpus(list("0123456"), roles_in_order(len(references), 1), {},
                        list(cut(readers, size)), True, Once(iter(())), ())
    executor = ThreadPoolExecutor(2) if threads else None
    assert np.array_equal(corpus_rows([metric], corpus, 2 if threads else 1, executor)[0][0],
                          whole)


@settings(max_examples=SLOW)
@given(metrics, corpora(), st.sampled_from([1, 400]), st.randoms(use_true_random=False))
def test_a_changed_byte_of_a_tally_is_refused_or_does_not_matter(metric, texts, times, random):
    assume(times == 1 or any(len(line.split()) > 1 for line in texts[0]))  # as for `corpora`
    source, hypothesis, *references = (text * times for text in texts)
    whole = tally_bytes([metric.tally(source, hypothesis, references)])
    kinds = [at + j for at in range(len(whole)) if whole[at:at + 2] == b"'<" for j in range(5)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t"
        for at in [*random.choices(kinds, k=3), *random.choices(range(len(whole)), k=3)]:
            changed = bytearray(whole)
            changed[at] = random.choice([*b"<>|=?bBiufcSUVOmM0123456789", *range(256)])
            path.write_bytes(changed)
            try:
                assert tally_bytes(load_tallies(path)) == whole
            except ValueError as error:
                assert str(error).isprintable() and changed != whole


signs = st.sampled_from([*"ab _*`[]()!<>&#~$|\\:/.@=+-1", "<b>", "</b>", "<!--", "http://a.b", "](",
                         "www.a.b", "a@b.c", "&lt;", "**", "~~", "\u202e", "\x9b", "\n", "\t"])


@given(st.lists(signs, max_size=9).map("".join))
def test_names_in_tables_are_no_commands(name):
    shown, as_html = printable(name := name.strip()), mistune.create_markdown(
        escape=False, plugins=["table", "url", "strikethrough"])
    page = as_html(Table([{"a": name}], 1).to_markdown())
    [_, cell] = re.findall("<t[hd][^>]*>(.*)</t[hd]>", page)
    assert "<" not in cell and unescape(cell) == shown
    [_, line] = Table([{"a": name}], 1).to_tsv().split("\n")
    assert line == shown or line == f"'{shown}" and name[0] in "=+-@" and "\t" not in line


@given(metrics, corpora(3))
def test_a_system_that_is_the_reference_is_best(metric, texts):
    source, _, reference = texts
    best = metric.score_corpus(source, reference, [reference])
    shortest = min((len(tokenize(line, metric.unit)) for line in reference), default=0)
    usual = getattr(metric, "smoothing", "none") in ("none", "add-one", "lin-och", "floor", "exp")
    if shortest >= metric.max_order and usual:
        assert abs(best - 1) < 1e-12


@given(metrics, corpora())
def test_several_systems_score_as_each_alone(metric, texts):
    source, hypothesis, *references = texts
    systems = {"hypothesis": hypothesis, "reference": references[0]}
    corpus = score(source, systems, references, metrics=[metric])
    sentences = sentence_scores(metric, text_statistics([metric], source, systems, references)[0])
    for each, (name, system) in zip(sentences, systems.items()):
        [whole] = corpus[name]
        assert (float(whole), each.tolist()) == scores(metric, source, system, *references)
        assert whole == metric.evaluate(source, system, references)


WRONG = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5),
              st.binary(max_size=9), st.just("x" * 5000), st.just("\0\n" * 500),
              st.just(Path("a.txt")), st.builds(lambda: 10**5000),
              st.just(np.array([["a", "b c"]])), st.just(pandas.DataFrame({"a": ["b c"] * 9})),
              st.just([["He", "went"]] * 500), st.just(["a.txt"]), st.just(pandas.NA)),
    lambda inner: st.one_of(st.lists(inner, max_size=3),
                            st.dictionaries(st.text(max_size=9), inner, max_size=2)), max_leaves=6)
RIGHT = ["I goes .", "He go ."], ["I go .", "He goes ."], [["I go .", "He went ."]]
CALLS = {
    "score_corpus": lambda texts, wrong: GLEU().score_corpus(*texts),
    "evaluate": lambda texts, wrong: GREEN().evaluate(*texts),
    "score": lambda texts, wrong: score(texts[0], {"A": texts[1]}, texts[2]),
    "metrics": lambda texts, wrong: score(RIGHT[0], {"A": RIGHT[1]}, RIGHT[2], metrics=wrong),
    "systems": lambda texts, wrong: score(RIGHT[0], wrong, RIGHT[2]),
    "edits": lambda texts, wrong: edits(texts[0], {"A": texts[1]}, texts[2], resamples=1000),
    "identify": lambda texts, wrong: identify(wrong, *RIGHT),
    "from_signature": lambda texts, wrong: from_signature(wrong),
    "formula": lambda texts, wrong: GLEU(formula=wrong),
    "beta": lambda texts, wrong: GREEN(beta=wrong),
    "references": lambda texts, wrong: GLEU(references=wrong),
    "max_order": lambda texts, wrong: BLEU(max_order=wrong),
    "unit": lambda texts, wrong: BLEU(unit=wrong)}


@given(st.sampled_from(sorted(CALLS)), WRONG, st.integers(0, 2))
def test_wrong_calls_are_refused_in_one_short_line(name, wrong, place):
    texts = [wrong if k == place else text for k, text in enumerate(RIGHT)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            CALLS[name](texts, wrong)
    except (ValueError, TypeError) as error:
        assert len(str(error)) <= 300 and printable(str(error)) == str(error), error
