"""A loop that gives one sentence at a time: the accumulator, or sacreBLEU's sentence score.

    python benchmarks/loop.py FOLDER sacrebleu          BLEU.sentence_score, tokens as they stand
    python benchmarks/loop.py FOLDER bleu 1             an accumulator, batches of one sentence
    python benchmarks/loop.py FOLDER bleu,gleu,green 16

Prints microseconds of the processor for each sentence of CoNLL-2014 with two references, best of
five rounds over all of them; the score at the end is part of a round.
"""
import sys
import time
from pathlib import Path
from typing import Callable

ROUNDS = 5


def accumulating(texts: list[list[str]], metrics: str, size: int) -> Callable[[], object]:
    "A round of an accumulator with batches of this size."
    from gec_ngram.large_scale.accumulator import Accumulator

    source, *references, hypothesis = texts
    accumulator = Accumulator(metrics.split(","))

    def once() -> object:
        accumulator.reset()
        for start in range(0, len(source), size):
            batch = slice(start, start + size)
            accumulator.update(source[batch], hypothesis[batch],
                               [reference[batch] for reference in references])
        return accumulator.compute()
    return once


def scoring(texts: list[list[str]]) -> Callable[[], object]:
    "A round of sacreBLEU's sentence scores."
    from sacrebleu.metrics import BLEU

    _, *references, hypothesis = texts
    metric = BLEU(effective_order=True, tokenize="none")
    return lambda: [metric.sentence_score(hypothesis[d], [text[d] for text in references])
                    for d in range(len(hypothesis))]


def main() -> None:
    folder, metrics, *size = sys.argv[1:]
    texts = [Path(folder, name).read_text(encoding="utf-8").split("\n")[:1312]
             for name in ("source", "REF0", "REF1", "AMU")]
    once = scoring(texts) if metrics == "sacrebleu" else accumulating(texts, metrics, int(size[0]))
    spent = []
    for _ in range(ROUNDS):
        start = time.process_time()
        once()
        spent.append(time.process_time() - start)
    print(1e6 * min(spent) / len(texts[0]))


if __name__ == "__main__":
    main()
