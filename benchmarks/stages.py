"""What each stage of a corpus takes: processor time and bytes a triple, in one process.

    python benchmarks/stages.py FOLDER TRIPLES JOBS    a line of JSON for each job of a list in JSON

A driver reads blocks of the files, sends them, takes what comes back, and adds it up or writes it;
workers do the rest. Here one process does all of this, in turn, so that each stage can be timed.
"""
import json
import pickle
import sys
import time
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Callable

import numpy as np

from gec_ngram.commands.score import SentenceLines
from gec_ngram.corpus import open_corpus
from gec_ngram.processes import keep_memory
from gec_ngram.registry import from_signature
from gec_ngram.streaming import BlockParts

STAGES = "read", "send", "work", "back", "join"


def packed(what: object) -> bytes:
    "What a pool sends."
    return bytes(ForkingPickler.dumps(what))


class Sums:
    "What the driver keeps of the parts: their sums, as `corpus_tallies` makes them."

    def __init__(self, metrics: list) -> None:
        self.policies = [metric.policy for metric in metrics]
        self.whole, self.streams = [None] * len(metrics), [None] * len(metrics)

    def __call__(self, parts: list) -> None:
        for k, (policy, part) in enumerate(zip(self.policies, parts)):
            before = self.whole[k]
            drawn = isinstance(part, np.ndarray)
            if self.streams[k] is None and (drawn or before):
                self.streams[k] = policy.stream(part.shape[1] if drawn else part.references)
            if drawn:
                part = policy.part(part, before.stop if before else 0, self.streams[k])
            self.whole[k] = policy.joined(before, part, self.streams[k]) if before else part


class Stopwatch:
    "Processor time by stage."

    def __init__(self) -> None:
        self.spent = dict.fromkeys(STAGES, 0.0)

    def __call__(self, name: str, work: Callable, *args: object) -> object:
        "Do some work, as a part of this stage."
        start = time.process_time()
        found = work(*args)
        self.spent[name] += time.process_time() - start
        return found


def stages(folder: Path, triples: int, job: dict, out: Path) -> dict:
    "Seconds and bytes of each stage, a triple, and the size of the sum or of the file."
    metrics, timed = list(map(from_signature, job["metrics"].split(","))), Stopwatch()
    sizes, lines, keep = dict.fromkeys(("text", "block", "result"), 0), 0, Sums(metrics)
    corpus = timed("read", open_corpus, folder / "source",
                   [folder / f"ref{r}" for r in range(job["references"])], [folder / "hypothesis"])
    work, blocks = _work(job, metrics, corpus), corpus.blocks()
    with open(out, "w", encoding="utf-8") as file:
        while lines < triples and (block := timed("read", next, blocks, None)):
            there = timed("send", packed, block)
            back = timed("work", lambda: packed(work(pickle.loads(there))))
            result = timed("back", pickle.loads, back)
            timed("join", file.write if job["sentences"] else keep, result)
            sizes["text"] += sum(map(len, block.texts))
            sizes["block"] += len(there)
            sizes["result"] += len(back)
            lines += block.lines
    whole = out.stat().st_size if job["sentences"] else len(packed(keep.whole))
    return {"job": job["name"], "triples": lines, "whole": whole,
            **{name: value / lines for name, value in {**timed.spent, **sizes}.items()}}


def _work(job: dict, metrics: list, corpus: object) -> Callable:
    "The function that workers apply to blocks."
    if not job["sentences"]:
        return BlockParts(metrics, corpus.roles)
    labels = job["metrics"].split(",")
    return SentenceLines(metrics, corpus.roles, ["hypothesis"], labels, 2)


def main(folder: Path, triples: int, jobs: list[dict]) -> None:
    keep_memory()  # as the commands do
    for job in jobs:
        out = folder / "lines"
        print(json.dumps(stages(folder, triples, job, out)), flush=True)
        out.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
