"""What the official program's 500 draws cost, beside Python's generators one after the other.

    python benchmarks/draws.py             a minute
    python benchmarks/draws.py --quick     only that the numbers are the same, a second

Microseconds of the processor a sentence, the best and the median of alternating rounds of 3120
sentences, on one thread. `one by one` asks `random.Random` for all its words in one piece and
computes with numpy what the program takes from them, as this library did before; `together` is
what it does now, and `passed over` what a sentence costs that somebody else draws for. The sums
are those of GLEU's 14 columns, of which five depend on the reference.
"""
import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # as workers have

import statistics
import sys
import time
from random import Random
from typing import Callable

import numpy as np

from gec_ngram.metrics.sampling import ReferenceDraws, drawn_sums, together
from gec_ngram.metrics.twister import WORDS, Twisters, jumped, power, seeded

SENTENCES, DRAWS = 3120, 500


def one_by_one(dice: str, twisters: list[Random], left: list[np.ndarray], sentences: int,
               references: int) -> np.ndarray:
    "What each generator draws for the next sentences, (I, sentences); `left` is used up first."
    found, bits = np.empty((len(twisters), sentences), np.uint8), references.bit_length()
    for i, twister in enumerate(twisters):
        if dice == "python2":
            words = twister.getrandbits(64 * sentences).to_bytes(8 * sentences, "little")
            pairs = np.frombuffer(words, "<u8")
            high, low = (pairs & np.uint64(0xFFFFFFE0)) << np.uint64(21), pairs >> np.uint64(38)
            found[i] = (high | low) * (2.0**-53 * references)
            continue
        while len(left[i]) < sentences:
            count = (sentences - len(left[i])) * 2**bits // references + 16
            words = twister.getrandbits(32 * count).to_bytes(4 * count, "little")
            numbers = np.frombuffer(words, "<u4") >> np.uint32(32 - bits)
            left[i] = np.concatenate([left[i], numbers[numbers < references].astype(np.uint8)])
        found[i], left[i] = left[i][:sentences], left[i][sentences:]
    return found


def measured(ways: dict[str, Callable], rounds: int) -> None:
    "Print the best and the median of each way, in turn."
    spent = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            start = time.process_time()
            way()
            spent[name].append(1e6 * (time.process_time() - start) / SENTENCES)
    for name, each in spent.items():
        print(f"  {name:24} {min(each):6.2f} {statistics.median(each):6.2f}", flush=True)
    first, *others = spent.values()
    for name, each in zip(list(spent)[1:], others):
        ratios = sorted(a / b for a, b in zip(first, each))
        print(f"  one by one takes {statistics.median(ratios):.1f} times as long as {name} "
              f"({ratios[0]:.1f} to {ratios[-1]:.1f})")


def compared(dice: str, references: int, rounds: int) -> None:
    "Both ways give the same numbers; what they take."
    seeds = range(0, 101 * DRAWS, 101)
    twisters, left = list(map(Random, seeds)), [np.empty(0, np.uint8)] * DRAWS
    stream, other = (ReferenceDraws(dice, DRAWS, references) for _ in range(2))
    slow = one_by_one(dice, twisters, left, SENTENCES, references)
    if not np.array_equal(slow, together(stream.take(SENTENCES))):
        sys.exit(f"{dice}, {references} references: the draws differ")
    rows = np.random.default_rng(0).integers(0, 30, (1, references, SENTENCES, 14)).astype(np.int32)
    rows[..., 5:] = rows[:, :1, :, 5:]
    print(f"{dice}, {references} references: best and median µs a sentence")
    measured({"one by one": lambda: one_by_one(dice, twisters, left, SENTENCES, references),
              "together": lambda: together(stream.take(SENTENCES)),
              "together, and added up": lambda: drawn_sums(rows, stream.take(SENTENCES)),
              "passed over": lambda: other.skip(SENTENCES)}, rounds)


def ahead() -> None:
    "What it takes to begin, and to get ahead."
    def timed(what: str, work: Callable) -> None:
        start = time.process_time()
        work()
        print(f"{1e3 * (time.process_time() - start):5.0f} ms: {what}")
    seeds = tuple(range(0, 101 * DRAWS, 101))
    seeded.cache_clear()
    timed("until 500 generators are there", lambda: seeded(seeds))
    twisters = Twisters(seeds)
    timed("the polynomial of a jump", lambda: power(10**9 * WORDS))
    timed("the jump", lambda: jumped(twisters.state, 10**9 * WORDS))
    timed("a thousand states, of 312 sentences each", lambda: twisters.skip(1000 * WORDS))


def main() -> None:
    rounds = 1 if "--quick" in sys.argv[1:] else 25
    for references in 2, 3, 4, 10:
        for dice in "python2", "python3":
            compared(dice, references, rounds)
    ahead()


if __name__ == "__main__":
    main()
