"""What each stage of a corpus takes: processor time and bytes, in one process.

    python benchmarks/stages.py FOLDER TRIPLES JOBS    a line of JSON for each job of a list in JSON

A driver cuts files into spans of lines, tells workers of them, takes what comes back, and adds it
up or writes it; workers count line ends, read their spans, and do the rest. Here one process does
all of this, in turn, so that each stage can be timed. What a driver does for a corpus that no disk
here holds is done for made-up files, of which the line ends are not counted but said.
"""
import json
import pickle
import sys
import time
from functools import partial
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from types import SimpleNamespace
from typing import Callable, Iterable, Iterator

import numpy as np

from gec_ngram.cli.sentence_scores import SentenceLines
from gec_ngram.large_scale import streaming
from gec_ngram.metrics.aggregation import reference_aggregation
from gec_ngram.metrics.registry import from_signature
from gec_ngram.metrics.sampling import ReferenceSampler
from gec_ngram.metrics.sentence_statistics import map_statistics
from gec_ngram.output import keep_memory
from gec_ngram.text import blocks
from gec_ngram.text.corpus import open_corpus

FAR, CROWD = 10**9, 100  # triples and workers of the corpus that is only computed
STAGES = "cut", "tell", "count", "work", "join"


def packed(what: object) -> bytes:
    "What a pool sends."
    return bytes(ForkingPickler.dumps(what))


class Stopwatch:
    "Processor time by stage; one is under way."

    def __init__(self) -> None:
        self.spent, self.stage, self.start = dict.fromkeys(STAGES, 0.0), "cut", time.process_time()

    def __call__(self, stage: str) -> None:
        "Begin another stage."
        now = time.process_time()
        self.spent[self.stage] += now - self.start
        self.stage, self.start = stage, now


def elsewhere(watch: Stopwatch, sizes: dict, stage: str, work: Callable,
              parts: Iterable) -> Iterator:
    "Yield what work makes of each part, sent there and back as by a pool."
    for part in parts:
        watch("tell")
        there = packed(part)
        watch(stage)
        back = packed(work(pickle.loads(there)))
        watch("tell")
        found = pickle.loads(back)
        sizes["tasks"] += 1
        if stage == "work":
            sizes["spans"] += 1
            sizes["lines"] += part.lines
            sizes["result"] += len(back)
        watch("join")
        yield found
        watch("cut")


def by_stages(watch: Stopwatch, sizes: dict, triples: int, corpus: object, join: Callable | None,
              most: int, work: Callable, parts: Iterable) -> Iterator:
    "Yield what work makes of the blocks of a corpus, of which spans are told to workers."
    corpus.read_elsewhere(partial(elsewhere, watch, sizes, "count"), 2, most)
    for found in elsewhere(watch, sizes, "work", partial(streaming._of_part, work, join), parts):
        yield from found
        if sizes["lines"] >= triples:
            return


def far(files: int, line: float, limits: tuple[int, int], most: int) -> tuple[float, int, int]:
    "Seconds of cutting the large corpus, of lines of so many bytes; how many spans and tasks."
    each = int(blocks.CHUNK // line)
    chunks, tasks = -(-FAR // each), 0
    part = blocks.FilePart("made up", "", (chunks * blocks.CHUNK, 0, 0, 0))

    def count(_: Callable, pieces: Iterable) -> Iterator:
        nonlocal tasks
        for piece in pieces:
            tasks += 1
            yield [np.full(size // blocks.CHUNK, each) for _, size in piece]
    readers = [SimpleNamespace(file=part, taken=0, leave=lambda lines: None)] * files
    start = time.process_time()
    spans = sum(1 for _ in blocks.cut_files(readers, count, CROWD, limits, most))
    return time.process_time() - start, spans, tasks + spans


def jump(metrics: list) -> float:
    "Seconds that the generators of metrics that draw in turn take to get far, together."
    found = 0.0
    for metric in metrics:
        draws = getattr(reference_aggregation(metric), "draws", None)
        if reference_aggregation(metric).position_dependent and isinstance(draws, str):
            stream, start = ReferenceSampler(draws, metric.iterations, 2), time.process_time()
            stream.skip(FAR // 7)
            found += time.process_time() - start
    return found


def stages(folder: Path, triples: int, job: dict, out: Path) -> dict:
    "Seconds and bytes of each stage, and the size of the sum or of the file."
    metrics, watch = list(map(from_signature, job["metrics"].split(","))), Stopwatch()
    sizes = dict.fromkeys(("lines", "spans", "tasks", "result"), 0)
    paths = [folder / name for name in ("source", *(f"ref{r}" for r in range(job["references"])),
                                        "hypothesis")]
    corpus = open_corpus(paths[0], paths[1:-1], paths[-1:], head_bytes=1)
    join = None if job["sentences"] else partial(streaming._joined, metrics)
    few = not join or any(reference_aggregation(metric).grows for metric in metrics)
    most = blocks.SPAN_BLOCKS if few else blocks.SUM_BLOCKS
    run = partial(by_stages, watch, sizes, triples, corpus, join, most)
    if job["sentences"]:
        make = SentenceLines(metrics, ["hypothesis"], 2)
        with open(out, "w", encoding="utf-8") as file:
            file.writelines(map_statistics(metrics, corpus.roles, corpus.blocks(), make, run))
        whole = out.stat().st_size
    else:
        whole = len(packed(streaming.added_parts(metrics, corpus.roles, corpus.blocks(), run=run)))
    watch("cut")
    lines, text = sizes["lines"], sum(path.stat().st_size for path in paths)
    with open(paths[0], "rb") as file:
        text /= sum(1 for _ in file)
    cut, spans, tasks = far(len(paths), text / len(paths), corpus.limits, most)
    return {"job": job["name"], "triples": lines, "whole": whole, "text": text,
            "count": watch.spent["count"] / lines, "work": watch.spent["work"] / lines,
            "tell": watch.spent["tell"] / sizes["tasks"], "result": sizes["result"] / lines,
            "span": bool(join) * watch.spent["join"] / sizes["spans"],  # is added up, or the lines
            "line": (not join) * watch.spent["join"] / lines,  # are written
            "cut": cut, "spans": spans, "tasks": tasks, "jump": jump(metrics)}


def main(folder: Path, triples: int, jobs: list[dict]) -> None:
    keep_memory()  # as the commands do
    for job in jobs:
        out = folder / "lines"
        print(json.dumps(stages(folder, triples, job, out)), flush=True)
        out.unlink(missing_ok=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3]))
