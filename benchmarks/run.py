"""Speed and memory, side by side in one run: this library against the package gleu 1.1.0 from PyPI.

    python benchmarks/run.py            five runs of everything (about fifteen minutes, and a gigabyte of temporary files)
    python benchmarks/run.py --quick    the peer on one system with 100 draws, small files (a minute or two)
    python benchmarks/run.py --data F   CoNLL-2014's files in folder F (default: where the notebooks look)

Without CoNLL-2014 the bundled corpus is repeated to the same 1312 lines. Both programs are installed from a wheel, each
into a virtual environment of its own. Every ratio is of medians of runs that alternate: ours, theirs, ours, …
"""
import argparse
import os
import shutil
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


def installed(what: str | Path, scratch: Path, name: str) -> Path:
    "The folder of the commands of a package, in an environment of its own."
    environment = scratch / name
    venv.create(environment, with_pip=True)
    subprocess.run([environment / "bin" / "pip", "install", "--quiet", what], check=True, stderr=subprocess.DEVNULL)
    return environment / "bin"


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


def whole_process(folder: Path, ours: Path, peer: Path, systems: list[str], iterations: int, runs: int) -> None:
    "Our command against the peer's, in turn; their outputs must be the same."
    ours = [ours / "gleu", "corpus", *arguments(systems, iterations)]
    theirs = [peer / "gleu", *arguments(systems, iterations)]
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

    from gec_ngram import GLEU, GREEN
    from gec_ngram.corpus import read_parallel
    from gec_ngram.ngrams import _utf8, _word_ids, count_tables

    texts = read_parallel([folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)])
    triples = 2 * len(SYSTEMS) * len(texts[0])
    seconds = {"tokens to numbers": [], "counting": [], "statistics": [], "500 draws and formula": [], "GREEN statistics": [],
               "GREEN formula and best references": []}
    rows_of = slice(1, 3), slice(3, None)  # references and systems
    chunks = [[text[part] for text in texts] for part, _ in count_tables(texts, 4)]
    for _ in range(runs):
        start = time.perf_counter()
        for chunk in chunks:
            _word_ids(list(map(_utf8, chunk)))
        encoded = time.perf_counter()
        tables = [table for _, table in count_tables(texts, 4)]
        counted = time.perf_counter()
        rows = np.concatenate([GLEU().table_statistics(table, *rows_of) for table in tables], axis=2)
        summed = time.perf_counter()
        GLEU().corpus_scores(rows)
        drawn = time.perf_counter()
        regions = np.concatenate([GREEN().table_statistics(table, *rows_of) for table in tables], axis=2)
        sorted_out = time.perf_counter()
        GREEN().corpus_scores(regions)
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
    "What the metrics add to `import numpy`, in fresh processes, in turn."
    def seconds(imports: str) -> float:
        code = f"import time; start = time.perf_counter(); {imports}; print(time.perf_counter() - start)"
        return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
    names = "from gec_ngram import BLEU, GLEU, GREEN"
    seconds(names)
    pairs = [(seconds("import numpy"), seconds(names)) for _ in range(runs)]
    numpy, ours = (statistics.median(column) for column in zip(*pairs))
    print(f"import, median of {runs}: numpy {1e3 * numpy:.0f} ms, BLEU, GLEU and GREEN of gec_ngram {1e3 * ours:.0f} ms; "
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


def seconds_of(work, runs: int) -> float:
    "The median time of a call."
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def growth(folder: Path, runs: int, longest: int) -> None:
    "Time as a line gets longer, as there are more references, and as there are more candidates."
    from gec_ngram import GLEU, GREEN
    from gec_ngram.corpus import read_parallel
    from gec_ngram.report import shared_statistics

    texts = read_parallel([folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)])
    source, systems, both = texts[0], texts[3:], [GLEU(), GREEN()]
    words = [" ".join(text).split() for text in texts[:4]]
    for size in (10**3, 10**4, 10**5, 10**6):
        if size <= longest:
            line = [[" ".join((some * (size // len(some) + 1))[:size])] for some in words]
            spent = seconds_of(lambda: shared_statistics(both, line[0], [line[3]], line[1:3]), runs)
            print(f"one line of {size} tokens, source, two references, hypothesis; GLEU and GREEN: {1e3 * spent:.1f} ms, {1e9 * spent / size / 4:.0f} ns a token")
    for count in (1, 2, 4, 10):
        references = [*texts[1:3], *systems][:count]
        spent = seconds_of(lambda: shared_statistics(both, source, systems[-1:], references), runs)
        print(f"references {count:2}, one system, GLEU and GREEN: {1e3 * spent:.0f} ms, {1e6 * spent / count / len(source):.1f} µs a pair of hypothesis and reference")
    for count in (1, 2, 4, 10):
        spent = seconds_of(lambda: shared_statistics(both, source, systems[:count], texts[1:3]), runs)
        print(f"systems {count:2}, two references, GLEU and GREEN: {1e3 * spent:.0f} ms, {1e6 * spent / count / 2 / len(source):.1f} µs a pair of hypothesis and reference")
    for metric in both:
        for count in (4, 13, 52):
            few = source[:64]
            candidates = [[f"{line} {k // 13}" for line in systems[k % 13][:64]] for k in range(count)]
            spent = seconds_of(lambda: metric.matrix(few, candidates), runs)
            alone = seconds_of(lambda: metric.score_sentence(few, candidates[0], candidates[1:2]), runs)
            print(f"matrix of {count:2} candidates, 64 sentences, {type(metric).__name__}: {1e3 * spent:.0f} ms, {1e6 * spent / count**2 / 64:.2f} µs a pair; "
                  f"pair by pair {1e6 * alone / 64:.0f} µs, {alone * count**2 / spent:.0f} times as long", flush=True)


def varied(folder: Path, scratch: Path, lines: int) -> list[Path]:
    "CoNLL-2014 over and over, each time another system and the other reference, and every eighth word a new one."
    import random

    names = "source", "REF0", "REF1", *SYSTEMS
    texts = {name: (folder / name).read_text(encoding="utf-8").split("\n")[:1312] for name in names}
    vocabulary = sorted({word for text in texts.values() for line in text for word in line.split()})
    paths = [scratch / f"{kind}{lines}" for kind in ("source", "reference", "hypothesis")]
    with paths[0].open("w", encoding="utf-8") as source, paths[1].open("w", encoding="utf-8") as reference, paths[2].open("w", encoding="utf-8") as hypothesis:
        for copy in range(-(-lines // 1312)):
            rng = random.Random(copy)
            word = {old: f"{old}{copy}" if rng.random() < 0.125 else old for old in vocabulary}
            for name, file in ("source", source), (f"REF{copy % 2}", reference), (SYSTEMS[copy % 13], hypothesis):
                file.writelines(" ".join(word[x] for x in line.split()) + "\n" for line in texts[name][:lines - 1312 * copy])
    return paths


def streamed(folder: Path, scratch: Path, ours: Path, lines: int, runs: int) -> None:
    "Sentence scores from three files to a file, by one process and by all cores; their outputs must be the same."
    source, reference, hypothesis = varied(folder, scratch, lines)
    found = {}
    for processes in sorted({1, os.cpu_count()}):
        command = [ours / "gec-ngram", "score", "--quiet", "--sentences", "--metrics", "gleu,green", "--format", "tsv", "-p", str(processes),
                   "-s", source, "-r", reference, "-o", hypothesis, "--output", scratch / f"scores{processes}"]
        rows = [timed(command, folder) for _ in range(runs)]
        spent, memory = (statistics.median(row[i] for row in rows) for i in (0, 2))
        found[processes] = (scratch / f"scores{processes}").read_bytes()
        workers = f", {processes} workers of at most as much" if processes > 1 else ""
        print(f"files to scores, {lines} triples, GLEU and GREEN, {processes} process{'es' * (processes > 1)}, {runs} runs: {spent:.2f} s "
              f"({min(rows)[0]:.2f} to {max(rows)[0]:.2f}), {lines / spent:,.0f} triples a second; peak memory {memory:.0f} MiB{workers}", flush=True)
    if len(set(found.values())) > 1:
        sys.exit("the outputs differ")
    for path in (source, reference, hypothesis):
        path.unlink()


def compiled(folder: Path, scratch: Path, lines: int, runs: int) -> None:
    "What a plain program in C++ takes for the same counts and sums, on one core, if there is a compiler."
    compiler = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
    if compiler is None:
        print("no C++ compiler here: benchmarks/bound.cpp is not measured")
        return
    subprocess.run([compiler, "-O3", "-march=native", "-std=c++17", "-o", scratch / "bound", HERE / "bound.cpp"], check=True)
    for what, references, paths in (("13 systems, 2 references", 2, [folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)]),
                                    (f"{lines} triples", 1, varied(folder, scratch, lines))):
        print(f"compiled, {what}: {timed([scratch / 'bound', str(runs), str(references), *paths], folder)[1].strip()}", flush=True)


def inside(folder: Path, runs: int) -> None:
    "What is measured within a process, in a process of its own."
    import numpy

    import gec_ngram
    from gec_ngram.scale import keep_memory

    keep_memory()  # as the commands do
    print(f"gec_ngram {gec_ngram.__version__}, numpy {numpy.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    parts(folder, runs)
    growth(folder, max(3, runs // 3), 10**6 if runs > 9 else 10**4)
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
        scratch = Path(name)
        ours, peer = installed(HERE.parent, scratch, "ours"), installed(PEER, scratch, "peer")
        jobs = [(["AMU"], 100, runs)] if args.quick else [(["AMU"], 500, 3 * runs), (SYSTEMS, 500, runs)]
        for systems, iterations, times in jobs:
            whole_process(folder, ours, peer, systems, iterations, times)
        compiled(folder, scratch, 10**4 if args.quick else 10**5, runs)
        for lines in [10**4] if args.quick else [10**4, 10**5, 10**6]:
            streamed(folder, scratch, ours, lines, runs)


if __name__ == "__main__":
    main()
