"""What each trick of the fast counting earns: each is switched off in turn, beside what there is.

    python benchmarks/counting.py             15 runs of each, alternating: half a minute
    python benchmarks/counting.py --runs 5    fewer
    python benchmarks/counting.py --data F    CoNLL-2014's files in folder F (default: as run.py)

A trick is switched off by putting in place of one function another that does the same in the plain
way; both must give the same table. The stage is the part of the work that the trick belongs to, and
what a trick earns is the share that it saves of what the stage takes without it. Times are of the
processor, the best of all runs. Without CoNLL-2014 the bundled corpus is repeated to its length.
"""
import argparse
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import numpy as np
from run import SYSTEMS, data_folder

from gec_ngram import counting


def split_and_number(texts, tokens_limit=None):
    "str.split and a dictionary for each sentence."
    split = [[line.split() for line in text.decode().split("\n")[:-1]] for text in texts]
    ids = []
    for lines in zip(*split):
        seen = {}
        for tokens in lines:
            for token in tokens:
                ids.append(seen.setdefault(token, len(ids)))
    return np.array(ids), np.array([[len(tokens) for tokens in lines] for lines in split])


SPACES = np.isin(np.arange(256), [9, 10, 11, 12, 13, 28, 29, 30, 31, 32])
is_space, first_words = counting._is_space, counting._first_words


def space_by_table(text, ascii_only):
    "A table of the 256 bytes."
    return SPACES.take(text) | (is_space(text, ascii_only) if not ascii_only else False)


def always_wide(text, ascii_only):
    "White space of two and three bytes is looked for in plain ASCII, too."
    return is_space(text, False)


def only_short_words(data, start, size, sentence):
    "Words of at most eight bytes as one integer, others by a dictionary."
    with patch.object(counting, "_LONG", 1):
        return first_words(data, start, size, sentence)


def global_numbers(ids, lengths):
    "Numbers of tokens that go on from sentence to sentence."
    name, _, sentence = number_tokens(ids, lengths)
    return name, name + 1, sentence


number_tokens, count_numbers = counting._number_tokens, counting._count_numbers
sort_keys = counting._sort_keys


def one_order_a_sort(ids, lengths, max_order):
    "As many sorts as orders."
    with patch.object(counting, "_sort_keys", lambda *given: sort_keys(*given[:3])):
        return count_numbers(ids, lengths, max_order, 1)  # room for no more than one token


def argsort(keys, at, at_bits, key_bits=None):
    "Positions are sorted, not keys with positions in them."
    order = np.argsort(keys)
    return keys[order], at[order]


def add_at_tally(text, group, K, G):
    "np.add.at, not np.bincount."
    counts = np.zeros((K, G + 1), np.int32)
    np.add.at(counts, (text, group), 1)
    return counts[:, :G]


def picked_first(data, start, size, sentence):
    "Words of one piece are picked first, as longer ones are; no word has NUL, or over four pieces."
    piece_at, pieces = np.ndarray(
        len(data) + 1, "<u8", data + bytes(counting._PADDING), strides=(1,)), size + 7 >> 3
    number = np.empty(len(start), np.int64)
    for count in range(1, pieces.max(initial=0) + 1):
        at = np.flatnonzero(pieces == count)
        columns = [piece_at[start[at] + 8 * k] for k in range(count)]
        columns[-1] &= counting._MASKS[size[at] - 8 * (count - 1)]
        number[at] = at[counting._first_equal([*columns, sentence.view(np.uint64)[at]])]
    return number


WORDS, COUNT = (counting, "number_words"), (counting, "_count_numbers")
FIND, FIRST = (counting, "_find_words"), (counting, "_first_words")
SPACE, EQUAL = (counting, "_is_space"), (counting, "_first_equal")
SORT, TALLY = (counting, "_sort_keys"), (counting, "_tally")
NUMBERS = (counting, "_number_tokens")
# what is done, what is done instead, the stage, what is replaced, and by what
TRICKS = [
    ("words from bytes", "str.split, dictionaries", WORDS, WORDS, split_and_number),
    ("white space by three comparisons", "a table of 256 bytes", FIND, SPACE, space_by_table),
    ("no search for wide white space in ASCII, one line", "a search", FIND, SPACE, always_wide),
    ("equal words by hash and comparison", "by sorting", FIRST, EQUAL, counting._first_by_sorting),
    ("short words not picked first", "picked", FIRST, FIRST, picked_first),
    ("words of up to four pieces at once", "of one piece", FIRST, FIRST, only_short_words),
    ("numbers within the sentence", "within the corpus", COUNT, NUMBERS, global_numbers),
    ("several orders in one sort", "a sort for each", COUNT, COUNT, one_order_a_sort),
    ("the position in the key", "argsort", SORT, SORT, argsort),
    ("bincount", "np.add.at", TALLY, TALLY, add_at_tally),
]


class Stopwatch:
    "A function, and how long its calls took."

    def __init__(self, function):
        self.function, self.seconds = function, 0.0

    def __call__(self, *args):
        start = time.process_time()
        result = self.function(*args)
        self.seconds += time.process_time() - start
        return result


def table_of(texts):
    "The count table of texts that are given as bytes."
    return counting._count_numbers(*counting.number_words(texts), 4)


def timed(texts, stage, replaced, by):
    "Milliseconds of the stage and of the whole, and the table."
    with ExitStack() as stack:
        stack.enter_context(patch.object(*replaced, by))
        watch = stack.enter_context(patch.object(*stage, Stopwatch(getattr(*stage))))
        start = time.process_time()
        table = table_of(texts)
        return 1e3 * watch.seconds, 1e3 * (time.process_time() - start), table


def same(table, other):
    arrays = ([t.lengths, *(array for order in t.orders for array in order)]
              for t in (table, other))
    return all(np.array_equal(a, b) for a, b in zip(*arrays, strict=True))


def compare(texts, runs, stage, replaced, by):
    "The best times of stage and whole, with the trick and without."
    ways, best = (getattr(*replaced), by), np.full((2, 2), np.inf)
    for run in range(runs):
        tables = [None, None]
        for i in (0, 1) if run % 2 else (1, 0):
            *times, tables[i] = timed(texts, stage, replaced, ways[i])
            best[i] = np.minimum(best[i], times)
        if not same(*tables):
            raise SystemExit(f"{by.__name__}: another table")
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--data")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder, what = data_folder(args.data, Path(scratch))
        texts = [(folder / name).read_bytes() for name in ("source", "REF0", "REF1", *SYSTEMS)]
    one_line = [text[:text.index(b"\n") + 1] for text in texts]
    words = table_of(texts).lengths.sum()
    print(f"{what}, {len(texts)} texts, {words} words, best of {args.runs} runs in ms\n\n"
          "| trick | instead of it | stage | with | without | earns | whole with | without |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- |")
    for trick, instead, stage, replaced, by in TRICKS:
        given = one_line if by is always_wide else texts
        (part, whole), (plain_part, plain_whole) = compare(given, args.runs, stage, replaced, by)
        print(f"| {trick} | {instead} | `{stage[1]}` | {part:.3g} | {plain_part:.3g} "
              f"| {1 - part / plain_part:.0%} | {whole:.3g} | {plain_whole:.3g} |", flush=True)


if __name__ == "__main__":
    main()
