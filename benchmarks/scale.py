"""Corpora of millions of sentences: triples a second, memory of each process, the driver's share.

    python benchmarks/scale.py                     a million and ten million triples (hours, 6 GB
                                                   of temporary files)
    python benchmarks/scale.py --triples 1e5 1e6   so many
    python benchmarks/scale.py --quick             only that all ways print the same bytes (seconds)
    python benchmarks/scale.py --triples 1e8 --shards 10 --jobs "GLEU, 500 draws of Python 2"
                                                   in shards whose tallies are merged, and at once
                                                   through Dask (an hour, 65 GB)
    python benchmarks/scale.py --data F            CoNLL-2014's files in folder F

Every way is a whole `gec-ngram score`, from files to the output; one worker and two take turns, and
ratios are of runs that follow each other. `corpora.py` makes the corpus, `watching.py` looks at the
processes. This process does not import numpy and stays small, as the kernel counts its memory to a
command that it starts.
"""
import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from corpora import copies, data_files, make
from watching import Usage, watched

HERE = Path(__file__).resolve().parent
CORES = len(os.sched_getaffinity(0))
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # as workers have


class Job(NamedTuple):
    "What is asked for: metrics, how many references, and whether of each sentence."
    name: str
    metrics: str
    references: int
    sentences: bool = False


JOBS = [Job("sentence scores, GLEU and GREEN", "gleu,green", 1, True),
        Job("BLEU", "bleu", 1),
        Job("GREEN", "green", 2),
        Job("GLEU, best references", "gleu|references:best", 2),
        Job("GLEU, expectation", "gleu|references:expected", 2),
        Job("GLEU, 500 draws of PCG64", "gleu|draws:1", 2),
        Job("GLEU, 500 draws of Python 2", "gleu", 2)]


def command(job: Job, folder: Path, way: list[str], start: int | None = None) -> list:
    "The command line of a job, in one of the ways to do it; for a part, from a triple on."
    references = [folder / f"ref{r}" for r in range(job.references)]
    style = ["--sentences", "--format", "tsv"] if job.sentences else \
        ["--format", "json", "--save-tally", folder / "tally"]
    if start is not None:
        style = ["--start", str(start), "--save-tally", folder / "tally"]
    return [sys.executable, "-m", "gec_ngram", "score", "--quiet", "-s", folder / "source",
            "-r", *references, "-o", folder / "hypothesis", "--metrics", job.metrics, *style, *way]


def machine() -> str:
    "What this machine is, in general words."
    fields = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
    memory = int(fields["MemTotal"].split()[0]) / 2**20
    return (f"{CORES} cores, {memory:.0f} GiB of memory, {platform.machine()}, "
            f"Python {platform.python_version()}, numpy {version('numpy')}")


def checked(job: Job, folder: Path, ways: dict[str, list[str]]) -> dict[str, Usage]:
    "A job in all ways, one after another; what they print and save must be the same bytes."
    found, outputs = {}, {}
    for name, way in ways.items():
        output = folder / "printed"
        found[name] = watched(command(job, folder, way), output)
        written = [output] if job.sentences else [output, folder / "tally"]
        outputs[name] = subprocess.check_output(["cksum", *written], text=True)
        for path in written:
            path.unlink()
    if len(set(outputs.values())) > 1:
        sys.exit(f"{job.name}: the outputs differ: {outputs}")
    return found


def told(job: Job, triples: int, runs: list[dict[str, Usage]]) -> None:
    "Print the medians of a job's runs, and the ratios run by run."
    for name in runs[0]:
        each = [run[name] for run in runs]
        usage = Usage(*map(statistics.median, zip(*each)))
        workers = f", of a worker {usage.worker_memory:.0f}" if usage.worker_memory else ""
        print(f"{job.name}, {triples} triples, {name}: {usage.seconds:.1f} s "
              f"({min(each).seconds:.1f} to {max(each).seconds:.1f}), "
              f"{triples / usage.seconds:,.0f} triples a second; processor time: driver "
              f"{usage.driver:.1f} s, workers {usage.workers:.1f} s, the driver's share "
              f"{100 * usage.share:.0f} %; peak memory in MiB: driver {usage.driver_memory:.0f}"
              f"{workers}, all together {usage.together:.0f}, largest {usage.largest:.0f}; "
              f"load before {usage.load:.1f}", flush=True)
    first, *others = runs[0]
    for name in others:
        ratios = sorted(run[first].seconds / run[name].seconds for run in runs)
        idle = statistics.median(run[first].total / max(run[name].driver, run[name].total / CORES)
                                 for run in runs)
        print(f"  {first} takes {statistics.median(ratios):.2f} times as long as {name} "
              f"({ratios[0]:.2f} to {ratios[-1]:.2f}); by processor time, on cores that do "
              f"nothing else, {idle:.2f} times", flush=True)


def all_ways(processes: list[int]) -> dict[str, list[str]]:
    "One process, several, and those of a cluster where the command has them."
    ways = {f"{p} process{'es' * (p > 1)}": ["-p", str(p)] for p in processes}
    if find_spec("distributed"):
        most = max(processes)
        ways[f"Dask, {most} workers"] = ["-p", str(most), "--scheduler", "local"]
    return ways


def measured(files: dict[str, Path], scratch: Path, triples: int, args: argparse.Namespace) -> None:
    "Make a corpus, do all jobs on it, and take it away again."
    folder, ways = scratch / str(triples), all_ways(args.processes)
    paths = make(files, folder, triples)
    print(f"{triples} triples, {sum(path.stat().st_size for path in paths) / 2**30:.2f} GiB: "
          f"{', '.join(path.name for path in paths)}", flush=True)
    jobs = [job for job in JOBS if not args.jobs or job.name in args.jobs]
    for job in jobs:
        told(job, triples, [checked(job, folder, ways) for _ in range(args.runs)])
    shutil.rmtree(folder)


def sharded(files: dict[str, Path], scratch: Path, triples: int, shards: int, job: Job) -> None:
    "Score a corpus shard by shard and merge the tallies, then all at once through Dask."
    whole, runs, each = scratch / "whole", [], -(-triples // shards)
    whole.mkdir()
    for first in range(0, shards, CORES):  # so many are written at the same time
        folders = {k * each: scratch / f"shard{k:03}" for k in range(first, shards)[:CORES]}
        with ProcessPoolExecutor(CORES) as pool:
            sizes = [min(each, triples - start) for start in folders]
            all(pool.map(make, repeat(files), folders.values(), sizes, folders))
        for start, folder in folders.items():
            runs.append({"shards": watched(command(job, folder, ["-p", str(CORES)], start))})
            told(job, sizes[0], runs[-1:])
            (folder / "tally").rename(scratch / f"{folder.name}.npz")
            for path in folder.iterdir():
                with open(path, "rb") as file, open(whole / path.name, "ab") as into:
                    shutil.copyfileobj(file, into, 2**24)
                path.unlink()
    *times, memory, worker, together, largest, load = zip(*(run["shards"] for run in runs))
    told(job, triples, [{f"{shards} shards": Usage(*map(sum, times), *map(max, (
        memory, worker, together, largest, load)))}])
    merged, printed = scratch / "merged", scratch / "printed"
    watched([sys.executable, "-m", "gec_ngram", "merge", *sorted(scratch.glob("*.npz")),
             "--format", "json"], merged)
    usage = watched(command(job, whole, ["-p", str(CORES), "--scheduler", "local"]), printed)
    told(job, triples, [{f"Dask, {CORES} workers": usage}])
    one, other = (json.loads(path.read_text()) for path in (merged, printed))
    if one["systems"] != other["systems"]:
        sys.exit("the merged tallies have other scores than the whole")
    print("the merged tallies have the scores of the whole, to the last bit", flush=True)
    shutil.rmtree(whole)


def quick(files: dict[str, Path], scratch: Path, triples: int = 6000) -> None:
    "Only that a corpus is made alike each time, of unlike parts, and scored alike in all ways."
    parts = list(copies(files, triples))
    if len(set(map("".join, parts))) < len(parts):
        sys.exit("two copies are equal")
    paths = make(files, scratch / "quick", triples)
    if [path.read_text(encoding="utf-8") for path in paths] != list(map("".join, zip(*parts))):
        sys.exit("the same corpus was made twice, and differs")
    ways = all_ways([1, 2])
    for job in JOBS[::3]:
        checked(job, scratch / "quick", ways)
        print(f"{job.name}: {', '.join(ways)} print the same bytes", flush=True)
        ways = dict(list(ways.items())[:2])  # a cluster takes seconds to start


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="only whether bytes are the same")
    parser.add_argument("--triples", nargs="+", type=lambda word: int(float(word)), metavar="N",
                        default=[10**6, 10**7], help="how large the corpora are")
    parser.add_argument("--jobs", nargs="+", choices=[job.name for job in JOBS], metavar="JOB",
                        help="some of: " + "; ".join(job.name for job in JOBS))
    parser.add_argument("--shards", type=int, metavar="N", help="score so many parts apart")
    parser.add_argument("--processes", nargs="+", type=int, default=[1, 2], metavar="P")
    parser.add_argument("--runs", type=int, default=1, metavar="N")
    parser.add_argument("--data", metavar="F", default=os.environ.get("CONLL14"),
                        help="the folder with CoNLL-2014's files")
    parser.add_argument("--folder", metavar="F", help="where corpora are written")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    files, what = data_files(args.data)
    print(f"data: {what}; {machine()}; load {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory(dir=args.folder) as name:
        if args.quick:
            quick(files, Path(name))
            return
        for triples in args.triples:
            if args.shards:
                for job in JOBS:
                    if not args.jobs or job.name in args.jobs:
                        sharded(files, Path(name), triples, args.shards, job)
            else:
                measured(files, Path(name), triples, args)


if __name__ == "__main__":
    main()
