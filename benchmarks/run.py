"""Speed and memory, side by side in one run: this library against the package gleu 1.1.0 from PyPI.

    python benchmarks/run.py            five runs of everything (about ten minutes)
    python benchmarks/run.py --quick    the peer on one system with 100 draws (under a minute)
    python benchmarks/run.py --data F   CoNLL-2014's files in folder F (default: where the notebooks look)

Without CoNLL-2014 the bundled corpus is repeated to the same 1312 lines. The peer gets a virtual environment of its
own, because it installs a command of our name. Every ratio is of medians of runs that alternate: ours, theirs, ours, …
"""
import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path  # and no numpy: a child's peak memory starts at its parent's

HERE = Path(__file__).resolve().parent
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()
PEER = "gleu==1.1.0"


def data_folder(given: str | None, scratch: Path) -> tuple[Path, str]:
    "The folder with source, REF0, REF1 and the systems, and what is in it."
    folder = Path(given or os.environ.get("CONLL14", HERE / "../../shared/data/conll14"))
    if folder.is_dir():
        return folder, "CoNLL-2014"
    if given:
        sys.exit(f"no folder {given}")
    demo = HERE.parent / "gec_ngram" / "demo"
    systems = ["careful", "eager", "strong"]
    names = {"source": "source", "REF0": "ref0", "REF1": "ref1", **{name: systems[i % 3] for i, name in enumerate(SYSTEMS)}}
    for name, file in names.items():
        lines = (demo / f"{file}.txt").read_text(encoding="utf-8").splitlines(keepends=True)
        (scratch / name).write_text("".join((lines * 21)[:1312]), encoding="utf-8")
    return scratch, "the bundled corpus, repeated (CoNLL-2014 is not here)"


def peer_command(scratch: Path) -> Path:
    "The peer's command, in an environment of its own."
    environment = scratch / "peer"
    venv.create(environment, with_pip=True)
    subprocess.run([environment / "bin" / "pip", "install", "--quiet", PEER], check=True, stderr=subprocess.DEVNULL)
    return environment / "bin" / "gleu"


def timed(command: list, folder: Path) -> tuple[float, str, float]:
    "Seconds, output and peak memory in MiB of a whole process."
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{command[0]} failed")
    return time.perf_counter() - start, output, usage.ru_maxrss / 1024


def arguments(systems: list[str], iterations: int) -> list[str]:
    return ["-s", "source", "-r", "REF0", "REF1", "-o", *systems, "-i", str(iterations), "-d", "6", "-f"]


def whole_process(folder: Path, peer: Path, systems: list[str], iterations: int, runs: int) -> None:
    "Our command against the peer's, in turn; their outputs must be the same."
    ours = [Path(sys.executable).with_name("gleu"), "corpus", *arguments(systems, iterations)]
    theirs = [peer, *arguments(systems, iterations)]
    rows = [(timed(ours, folder), timed(theirs, folder)) for _ in range(runs)]
    if any(a[1] != b[1] for a, b in rows):
        sys.exit("the outputs differ")
    seconds = [statistics.median(row[i][0] for row in rows) for i in (0, 1)]
    memory = [statistics.median(row[i][2] for row in rows) for i in (0, 1)]
    ratios = sorted(b[0] / a[0] for a, b in rows)
    print(f"whole process, {len(systems)} systems, {iterations} draws, {runs} runs: ours {seconds[0]:.2f} s, gleu 1.1.0 {seconds[1]:.2f} s; "
          f"{seconds[1] / seconds[0]:.0f} times faster (pair by pair {ratios[0]:.0f} to {ratios[-1]:.0f}); "
          f"peak memory {memory[0]:.0f} and {memory[1]:.0f} MiB; same output", flush=True)


def parts(folder: Path, runs: int) -> None:
    "Where the time goes inside, per (source, reference, hypothesis) triple."
    import numpy as np

    from gec_ngram import GLEU
    from gec_ngram.corpus import read_parallel
    from gec_ngram import green
    from gec_ngram.gleu import _table_statistics
    from gec_ngram.ngrams import _encode, count_tables

    texts = read_parallel([folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)])
    triples = 2 * len(SYSTEMS) * len(texts[0])
    seconds = {"tokens to numbers": [], "counting": [], "statistics": [], "500 draws and formula": [], "GREEN statistics": [],
               "GREEN formula and best references": []}
    for _ in range(runs):
        start = time.perf_counter()
        _encode(texts, "word")
        encoded = time.perf_counter()
        tables = [table for _, table in count_tables(texts, 4)]
        counted = time.perf_counter()
        rows = np.concatenate([_table_statistics(table, 2) for table in tables], axis=2)
        summed = time.perf_counter()
        GLEU().corpus_scores(rows)
        drawn = time.perf_counter()
        regions = np.concatenate([green._table_statistics(table, 2) for table in tables], axis=2)
        sorted_out = time.perf_counter()
        green.GREEN().corpus_scores(regions)
        end = time.perf_counter()
        for name, value in zip(seconds, (encoded - start, counted - encoded - (encoded - start), summed - counted, drawn - summed,
                                         sorted_out - drawn, end - sorted_out)):
            seconds[name].append(value)
    medians = {name: statistics.median(values) for name, values in seconds.items()}
    print(f"inside, {triples} triples, median of {runs}: " + ", ".join(f"{name} {1e3 * value:.0f} ms" for name, value in medians.items()))
    both = medians["counting"] + medians["statistics"]
    print(f"per triple: counting and statistics {1e6 * both / triples:.2f} µs; with tokens to numbers "
          f"{1e6 * (both + medians['tokens to numbers']) / triples:.2f} µs", flush=True)


def import_cost(runs: int) -> None:
    "What `import gec_ngram` adds to `import numpy`, in fresh processes, in turn."
    def seconds(module: str) -> float:
        code = f"import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"
        return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
    seconds("gec_ngram")
    pairs = [(seconds("numpy"), seconds("gec_ngram")) for _ in range(runs)]
    numpy, ours = (statistics.median(column) for column in zip(*pairs))
    print(f"import, median of {runs}: numpy {1e3 * numpy:.0f} ms, gec_ngram {1e3 * ours:.0f} ms; "
          f"difference {1e3 * statistics.median(b - a for a, b in pairs):.0f} ms", flush=True)


def memory(folder: Path) -> None:
    "Peak of what one system's counting allocates as the corpus grows, and how much of it is the statistics."
    import tracemalloc

    from gec_ngram import GLEU
    from gec_ngram.corpus import read_parallel

    texts = read_parallel([folder / name for name in ("source", "REF0", "REF1", "AMU")])
    for times in 1, 10, 100:
        source, *references, system = (text * times for text in texts)
        tracemalloc.start()
        rows = GLEU().statistics(source, system, references)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        print(f"memory, {len(source)} lines of 4 texts: peak {peak / 2**20:.0f} MiB, "
              f"of which the statistics returned are {rows.nbytes / 2**20:.0f} MiB", flush=True)


def inside(folder: Path, runs: int) -> None:
    "What is measured within a process, in a process of its own."
    import numpy

    import gec_ngram
    print(f"gec_ngram {gec_ngram.__version__}, numpy {numpy.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    parts(folder, runs)
    memory(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a smaller job for the peer, fewer runs")
    parser.add_argument("--data", metavar="F", help="the folder with CoNLL-2014's files")
    parser.add_argument("--inside", type=int, metavar="RUNS", help=argparse.SUPPRESS)
    args = parser.parse_args()
    runs = 3 if args.quick else 5
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the peer was compiled when it was installed; let ours be after its first run
    if args.inside:
        return inside(Path(args.data), args.inside)
    with tempfile.TemporaryDirectory() as name:
        folder, what = data_folder(args.data, Path(name))
        print("data:", what, flush=True)
        subprocess.run([sys.executable, __file__, "--data", folder, "--inside", str(3 * runs)], check=True)
        import_cost(3 * runs)
        peer = peer_command(Path(name))
        if args.quick:
            whole_process(folder, peer, ["AMU"], 100, runs)
        else:
            whole_process(folder, peer, ["AMU"], 500, runs)
            whole_process(folder, peer, SYSTEMS, 500, runs)


if __name__ == "__main__":
    main()
