"""What each stage of a corpus takes: processor time and bytes a triple, in one process.

    python benchmarks/stages.py FOLDER TRIPLES JOBS    a line of JSON for each job of a list in JSON

A driver reads blocks of the files, sends them, takes what comes back, and adds it up or writes it;
workers do the rest. Here one process does all of this, in turn, so that each stage can be timed.
"""
import json
import pickle
import sys
import time
from functools import partial
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Callable, Iterable, Iterator

from gec_ngram.commands.sentences import SentenceLines
from gec_ngram.metrics.metric import over_blocks
from gec_ngram.metrics.settings import from_signature
from gec_ngram.scale.streaming import added_parts
from gec_ngram.signals import keep_memory
from gec_ngram.text.corpus import open_corpus

STAGES = "read", "send", "work", "back", "join"
SIZES = "text", "block", "result"


def packed(what: object) -> bytes:
    "What a pool sends."
    return bytes(ForkingPickler.dumps(what))


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


def by_stages(timed: Stopwatch, sizes: dict, triples: int, work: Callable,
              blocks: Iterable) -> Iterator:
    "Yield what work makes of each block, sent there and back as by a pool."
    while sizes["lines"] < triples and (block := timed("read", next, blocks, None)):
        there = timed("send", packed, block)
        back = timed("work", lambda: packed(work(pickle.loads(there))))
        result = timed("back", pickle.loads, back)
        sizes["text"] += sum(map(len, block.texts))
        sizes["block"] += len(there)
        sizes["result"] += len(back)
        sizes["lines"] += block.lines
        start = time.process_time()
        yield result
        timed.spent["join"] += time.process_time() - start


def stages(folder: Path, triples: int, job: dict, out: Path) -> dict:
    "Seconds and bytes of each stage, a triple, and the size of the sum or of the file."
    metrics, timed = list(map(from_signature, job["metrics"].split(","))), Stopwatch()
    sizes = dict.fromkeys(("lines", *SIZES), 0)
    corpus = timed("read", open_corpus, folder / "source",
                   [folder / f"ref{r}" for r in range(job["references"])], [folder / "hypothesis"])
    run = partial(by_stages, timed, sizes, triples)
    if job["sentences"]:
        make = SentenceLines(metrics, ["hypothesis"], 2)
        with open(out, "w", encoding="utf-8") as file:
            file.writelines(over_blocks(metrics, corpus.roles, corpus.blocks(), make, run))
        whole = out.stat().st_size
    else:
        whole = len(packed(added_parts(metrics, corpus.roles, corpus.blocks(), run=run)))
    lines = sizes.pop("lines")
    return {"job": job["name"], "triples": lines, "whole": whole,
            **{name: value / lines for name, value in {**timed.spent, **sizes}.items()}}


def main(folder: Path, triples: int, jobs: list[dict]) -> None:
    keep_memory()  # as the commands do
    for job in jobs:
        out = folder / "lines"
        print(json.dumps(stages(folder, triples, job, out)), flush=True)
        out.unlink(missing_ok=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
