"""A user's script: `.ci/typed.py` checks it with mypy --strict and pyright, and runs it."""
from dataclasses import dataclass

import numpy as np
import pandas
from typing_extensions import assert_type

from gec_ngram import (BLEU, GLEU, GREEN, Accumulator, Metric, Score, ScoreTable, Tally, agreement,
                       compare, difference, edits, explain, from_signature, identify, lint_texts,
                       score, score_frame, tally)
from gec_ngram.analysis.comparison import Comparisons
from gec_ngram.analysis.differences import Split
from gec_ngram.analysis.edit_table import EditTable
from gec_ngram.analysis.explanations import SentenceExplanation
from gec_ngram.analysis.identification import Identification
from gec_ngram.counting import CountTable
from gec_ngram.meta_evaluation.agreements import Agreement
from gec_ngram.results.score_table import ScoreRow
from gec_ngram.text.blocks import Roles
from gec_ngram.text.corpus import demo_corpus

corpus = demo_corpus()
sources, systems, references = corpus.sources, corpus.by_name, corpus.references

# scoring
metric = GLEU(formula="paper", references="expected")
assert_type(metric, GLEU)
assert_type(metric.max_order, int)
assert_type(metric.score_corpus(sources, systems["strong"], references), float)
assert_type(metric.score_sentence(sources, systems["strong"], references), list[float])
assert_type(metric.evaluate(sources, systems["strong"], references), Score)
assert_type(from_signature(metric.signature()), Metric)

table = score(sources, systems, references, metrics=[metric, GREEN(beta=0.5), "bleu"])
assert_type(table, ScoreTable)
assert_type(table["strong"], ScoreRow)
assert_type(table["strong", "GREEN beta:0.5"], Score)
assert_type(table["strong"]["BLEU"].value, float)
assert_type(table.to_json(), str)
assert_type(tally(sources, systems, references, metrics="gleu"), list[Tally])
assert_type(score(sources, systems["strong"], references)["system"], ScoreRow)
for message in lint_texts(sources, systems, references):
    print(message)

# comparing
comparisons = compare(sources, systems, references, metrics="gleu", resamples=100)
assert_type(comparisons, Comparisons)
for pair in comparisons.metrics[0].pairs:
    assert_type(pair.p_holm, float)
    assert_type(comparisons.metrics[0].better(pair), "str | None")
assert_type(comparisons.to_csv("systems"), str)
assert_type(difference(sources, systems["strong"], systems["eager"], references), Split)
edit_table = edits(sources, systems, references, metrics="gleu", resamples=100)
assert_type(edit_table, EditTable)
for row in edit_table.kinds:
    assert_type(row.credit.value, float)
assert_type(edit_table.rows[0].credits["GLEU"].corpus, float)
assert_type(explain("He go .", "He goes .", ["He goes ."], metrics="gleu")[0], SentenceExplanation)
assert_type(identify("82.40", sources, systems["strong"], references), list[Identification])


# a custom metric
@dataclass(frozen=True)
class Shorter(Metric):
    """How much shorter than its source a hypothesis is: a metric for illustration."""

    needs_source = True

    def statistics(self, table: CountTable, roles: Roles) -> np.ndarray:
        lengths = table.lengths[roles.hypotheses]
        return np.stack([lengths, np.broadcast_to(table.lengths[roles.source], lengths.shape)],
                        axis=-1)[:, None]

    def value(self, statistics: np.ndarray) -> np.ndarray:
        return np.asarray(1 - statistics[..., 0] / np.maximum(statistics[..., 1], 1))


print(Shorter().score_corpus(sources, systems["careful"], references))

# batches of a training loop
accumulator = Accumulator([BLEU(), GREEN()])
accumulator.update(sources, systems["eager"], references)
assert_type(accumulator.compute(), ScoreRow)

# data frames
frame = pandas.DataFrame({"source": sources, "strong": systems["strong"],
                          "reference": references[0]})
print(score_frame(frame, metrics=["gleu"], source="source", systems="strong",
                  references=["reference"], confidence=True, resamples=100))


def agree(folder: str) -> None:
    """Compare metrics with human judgments, of a data set that is not here."""
    assert_type(agreement(folder, metrics=["gleu", "green"]), Agreement)
