"""Sentences per second and memory for corpora of millions of sentences.

    python benchmarks/scale.py [--triples N ...]    default: a million and ten million triples of
                                                    source, references and output
    python benchmarks/scale.py --quick              verifies only that all ways give the same bytes

Each measurement is a whole `gec-ngram score` of files: one process, two processes, and two workers
of Dask. All must print the same scores. The corpus repeats CoNLL-2014 (the folder CONLL14), or the
bundled corpus, with different words in each copy, so that the vocabulary grows as in real text.
"""
import argparse
import os
import random
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from run import data_files, run

FREQUENT = 128  # words that do not change; they are half of all tokens
GROWTH = 0.6  # exponent of Heaps' law
JOBS = {"GREEN, 2 references": ["--metrics", "green"],
        "GLEU, 500 samples, 2 references": ["--metrics", "gleu"],
        "GLEU, expectation, 2 references": ["--metrics", "gleu|references:expected"],
        "sentence scores, GLEU and GREEN": ["--metrics", "gleu,green", "--sentences",
                                            "--format", "tsv"],
        "SARI, 2 references": ["--metrics", "sari"]}
WAYS = {"1 process": ["-p", "1"], "2 processes": ["-p", "2"],
        "2 workers of Dask": ["-p", "2", "--scheduler", "local"]}


def write_corpus(files: list[Path], folder: Path, triples: int) -> list[Path]:
    """Write source, two references and an output.

    Each copy of the corpus contains the output of the next system. Rare words are replaced by
    variants, whose numbers follow Zipf's law.
    """
    texts = [[line.split() for line in path.read_text("utf-8").splitlines()] for path in files]
    counts = Counter(word for text in texts for line in text for word in line)
    rare = sorted(counts, key=lambda word: (-counts[word], word))[FREQUENT:]
    size, systems = len(texts[0]), texts[3:]
    paths = [folder / name for name in ("source", "ref0", "ref1", "output")]
    with ExitStack() as stack:
        opened = [stack.enter_context(path.open("w", encoding="utf-8")) for path in paths]
        for copy in range(-(-triples // size)):
            draw = random.Random(copy).random
            numbers = [int((1 - draw()) ** (-1 / (1 / GROWTH - 1))) for _ in rare]
            variants = {word: f"{word}{k}" for word, k in zip(rare, numbers) if copy and k > 1}
            for file, text in zip(opened, [*texts[:3], systems[copy % len(systems)]]):
                for line in text[:triples - size * copy]:
                    file.write(" ".join(variants.get(word, word) for word in line) + "\n")
    return paths


def measure(triples: int, paths: list[Path], jobs: dict[str, list[str]]) -> None:
    "Run each job in all ways and print a row of the table for each run."
    source, ref0, ref1, output = paths
    for job, options in jobs.items():
        references = [ref0] if "--sentences" in options else [ref0, ref1]
        scores = set()
        for way, processes in WAYS.items():
            printed = source.with_name("printed")
            usage = run([sys.executable, "-m", "gec_ngram", "score", "--quiet", "-s", source, "-r",
                         *references, "-o", output, "--output", printed, *options, *processes])
            scores.add(printed.read_bytes())
            print(f"| {triples} | {job} | {way} | {usage.seconds:.1f} s | "
                  f"{triples / usage.seconds:,.0f} | {usage.processor_seconds:.1f} s | "
                  f"{usage.mebibytes:.0f} MiB |", flush=True)
        if len(scores) > 1:
            sys.exit(f"{job}: the outputs differ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="6000 triples, two of the jobs")
    parser.add_argument("--triples", nargs="+", type=lambda word: int(float(word)), metavar="N",
                        default=[10**6, 10**7])
    args = parser.parse_args()
    jobs = dict(list(JOBS.items())[1:4:2]) if args.quick else JOBS
    print("| triples | job | way | time | triples per second | processor time | largest process |\n"
          "| --- | --- | --- | --- | --- | --- | --- |")
    for triples in [6000] if args.quick else args.triples:
        with tempfile.TemporaryDirectory() as folder:
            files = data_files(os.environ.get("CONLL14"))
            measure(triples, write_corpus(files, Path(folder), triples), jobs)


if __name__ == "__main__":
    main()
