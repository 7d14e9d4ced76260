"""What is measured within one process: where the time goes, how it grows, and memory.

    python benchmarks/inside.py FOLDER RUNS    with CoNLL-2014's files, or those of the same names

`benchmarks/run.py` does this, and more.
"""
import os
import statistics
import sys
import time
import tracemalloc
from pathlib import Path

import numpy as np
from run import SYSTEMS

import gec_ngram
from gec_ngram import GLEU, GREEN
from gec_ngram.counting import count_tables, encode_lines, number_words
from gec_ngram.metrics.scoring import corpus_scores
from gec_ngram.metrics.sentence_statistics import text_statistics
from gec_ngram.text.blocks import roles_in_order
from gec_ngram.text.corpus import read_text

BOTH = GLEU(), GREEN()


def texts_of(folder: Path) -> list[list[str]]:
    "Source, two references and thirteen systems."
    return [list(read_text(folder / name)) for name in ("source", "REF0", "REF1", *SYSTEMS)]


class Stopwatch:
    "The times between calls, by name."

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = {}

    def start(self) -> None:
        self.last = time.perf_counter()

    def lap(self, name: str) -> None:
        now = time.perf_counter()
        self.seconds.setdefault(name, []).append(now - self.last)
        self.last = now

    def medians(self) -> dict[str, float]:
        return {name: statistics.median(values) for name, values in self.seconds.items()}


def once(texts: list[list[str]], chunks: list[list[list[str]]], watch: Stopwatch) -> None:
    "Score all systems with GLEU and GREEN; numbering is done twice, to know what it takes."
    roles = roles_in_order(2, len(texts) - 3)
    watch.start()
    for chunk in chunks:
        number_words(list(map(encode_lines, chunk)))
    watch.lap("tokens to numbers")
    tables = [table for _, table in count_tables(texts, 4)]
    watch.lap("tokens to numbers and counting")
    for metric, rest in zip(BOTH, ("500 draws and formula", "formula and best references")):
        name = type(metric).__name__
        rows = np.concatenate([metric.statistics(table, roles) for table in tables], axis=2)
        watch.lap(f"{name} rows")
        corpus_scores(metric, rows)
        watch.lap(f"{name} {rest}")


def parts(folder: Path, runs: int) -> None:
    "Where the time goes inside, per (source, reference, hypothesis) triple."
    texts, watch = texts_of(folder), Stopwatch()
    triples = 2 * len(SYSTEMS) * len(texts[0])
    chunks = [[text[part] for text in texts] for part, _ in count_tables(texts, 4)]
    for _ in range(runs):
        once(texts, chunks, watch)
    medians = watch.medians()
    shown = ", ".join(f"{name} {1e3 * value:.0f} ms" for name, value in medians.items())
    print(f"inside, {triples} triples, median of {runs}: {shown}")
    every = medians["tokens to numbers and counting"] + medians["GLEU rows"]
    print(f"per triple: counting and GLEU's rows "
          f"{1e6 * (every - medians['tokens to numbers']) / triples:.2f} µs; "
          f"with tokens to numbers {1e6 * every / triples:.2f} µs", flush=True)


def memory(folder: Path, most: int) -> None:
    "Peak of what one system's counting allocates as the corpus grows, and how much of it is rows."
    texts = texts_of(folder)[:4]
    for times in (each for each in (1, 10, 100) if each <= most):
        source, *references, system = (text * times for text in texts)
        tracemalloc.start()
        [rows] = text_statistics([GLEU()], source, {"system": system}, references)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"memory, {len(source)} lines of 4 texts: peak {peak / 2**20:.0f} MiB, "
              f"of which the rows returned are {rows.nbytes / 2**20:.0f} MiB", flush=True)


def seconds_of(work, runs: int) -> float:
    "The median time of a call."
    watch = Stopwatch()
    for _ in range(runs):
        watch.start()
        work()
        watch.lap("call")
    return watch.medians()["call"]


def rows_seconds(source: list[str], systems: list, references: list, runs: int) -> float:
    "What the rows of GLEU and GREEN take."
    named = {str(k): system for k, system in enumerate(systems)}
    return seconds_of(lambda: text_statistics(BOTH, source, named, references), runs)


def growth(folder: Path, runs: int, longest: int) -> None:
    "Time as a line gets longer, as there are more references, and as there are more systems."
    source, *others = texts_of(folder)
    words = [" ".join(text).split() for text in (source, *others[:3])]
    for size in (10**3, 10**4, 10**5, 10**6):
        if size <= longest:
            long = [[" ".join((some * (size // len(some) + 1))[:size])] for some in words]
            spent = rows_seconds(long[0], long[3:], long[1:3], runs)
            print(f"one line of {size} tokens, source, two references, hypothesis; GLEU and GREEN: "
                  f"{1e3 * spent:.1f} ms, {1e9 * spent / size / 4:.0f} ns a token")
    for R, S in (1, 1), (2, 1), (4, 1), (10, 1), (2, 2), (2, 4), (2, 10):
        spent = rows_seconds(source, others[-S:], others[:R], runs)
        print(f"{R} references, {S} systems, GLEU and GREEN: {1e3 * spent:.0f} ms, "
              f"{1e6 * spent / R / S / len(source):.1f} µs a pair of hypothesis and reference")


def matrices(folder: Path, runs: int) -> None:
    "Every candidate against every other, and pair by pair."
    source, _, _, *systems = (text[:64] for text in texts_of(folder))
    for metric in BOTH:
        for count in (4, 13, 52):
            some = [[f"{line} {k // 13}" for line in systems[k % 13]] for k in range(count)]
            spent = seconds_of(lambda: metric.pairwise_scores(source, some), runs)
            alone = seconds_of(lambda: metric.score_sentence(
                source, some[0], some[1:2], lint=False), runs)
            print(f"matrix of {count} candidates, 64 sentences, {type(metric).__name__}: "
                  f"{1e3 * spent:.0f} ms, {1e6 * spent / count**2 / 64:.2f} µs a pair; "
                  f"pair by pair {1e6 * alone / 64:.0f} µs, "
                  f"{alone * count**2 / spent:.0f} times as long", flush=True)


def main(folder: Path, runs: int) -> None:
    print(f"gec_ngram {gec_ngram.__version__}, numpy {np.__version__}, "
          f"Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    parts(folder, runs)
    growth(folder, max(3, runs // 3), 10**6 if runs > 9 else 10**4)
    matrices(folder, max(3, runs // 3))
    memory(folder, 100 if runs > 9 else 10)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
