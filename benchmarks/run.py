"""Speed and memory, side by side in one run: this library, gleu 1.1.0 and sacreBLEU from PyPI.

    python benchmarks/run.py            five runs of everything (twenty minutes, a gigabyte of
                                        temporary files)
    python benchmarks/run.py --quick    everything once, on less (half a minute): only that it runs
    python benchmarks/run.py --data F   CoNLL-2014's files in folder F (default: where the notebooks
                                        look)

Without CoNLL-2014 the bundled corpus is repeated to the same 1312 lines. All three programs are
installed from wheels, each into a virtual environment of its own; with --quick, ours and sacreBLEU
are those that are installed beside this Python, if they are. Every ratio is of medians of runs
that alternate: ours, theirs, ours, …
"""
import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from contextlib import ExitStack
from pathlib import Path  # and no numpy: a child's peak memory starts at its parent's

HERE = Path(__file__).resolve().parent
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()
PEER, SACREBLEU = "gleu==1.1.0", "sacrebleu>=2.4,<3"


def data_folder(given: str | None, scratch: Path) -> tuple[Path, str]:
    "The folder with source, REF0, REF1 and the systems, and what is in it."
    folder = Path(given or os.environ.get("CONLL14", HERE / "../../shared/data/conll14"))
    if folder.is_dir():
        return folder, "CoNLL-2014"
    if given:
        sys.exit(f"no folder {given}")
    demo = HERE.parent / "gec_ngram" / "demo"
    systems = ["careful", "eager", "strong"]
    names = {"source": "source", "REF0": "ref0", "REF1": "ref1",
             **{name: systems[i % 3] for i, name in enumerate(SYSTEMS)}}
    for name, file in names.items():
        lines = (demo / f"{file}.txt").read_text(encoding="utf-8").splitlines(keepends=True)
        (scratch / name).write_text("".join((lines * 21)[:1312]), encoding="utf-8")
    return scratch, "the bundled corpus, repeated (CoNLL-2014 is not here)"


def installed(what: str | Path, scratch: Path, name: str, quick: bool = False) -> Path:
    "The folder of the commands of a package, in an environment of its own; the quick way or whole."
    environment = scratch / name
    venv.create(environment)  # without pip: this Python's can install into it
    done = subprocess.run([sys.executable, "-m", "pip", "--python", environment / "bin" / "python",
                           "install", "--quiet", *["--no-compile"] * quick, what],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{what} could not be installed:\n{done.stderr}")
    return environment / "bin"


def beside(program: str) -> Path | None:
    "The folder of this Python's commands, if the program is one of them."
    folder = Path(sys.executable).parent
    return folder if (folder / program).exists() else None


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
    texts = ["-s", "source", "-r", "REF0", "REF1", "-o", *systems]
    return [*texts, "-i", str(iterations), "-d", "6", "-f"]


def whole_process(folder: Path, ours: Path, peer: Path, systems: list[str], draws: int,
                  runs: int) -> None:
    "Our command against the peer's, in turn; their outputs must be the same."
    ours = [ours / "gec-ngram", "gleu", "corpus", *arguments(systems, draws)]
    theirs = [peer / "gleu", *arguments(systems, draws)]
    rows = [(timed(ours, folder), timed(theirs, folder)) for _ in range(runs)]
    if any(a[1] != b[1] for a, b in rows):
        sys.exit("the outputs differ")
    seconds = [statistics.median(row[i][0] for row in rows) for i in (0, 1)]
    memory = [statistics.median(row[i][2] for row in rows) for i in (0, 1)]
    ratios = sorted(b[0] / a[0] for a, b in rows)
    print(f"whole process, {len(systems)} systems, {draws} draws, {runs} runs: "
          f"ours {seconds[0]:.2f} s, gleu 1.1.0 {seconds[1]:.2f} s; "
          f"{seconds[1] / seconds[0]:.0f} times faster "
          f"(pair by pair {ratios[0]:.0f} to {ratios[-1]:.0f}); "
          f"peak memory {memory[0]:.0f} and {memory[1]:.0f} MiB; same output", flush=True)


def compared(folder: Path, ours: Path, runs: int, resamples: int) -> None:
    "Thirteen systems by three metrics: all intervals, ranks and pairs."
    command = [ours / "gec-ngram", "compare", "--quiet", "-s", "source", "-r", "REF0", "REF1",
               "-o", *SYSTEMS, "--metrics", "bleu,gleu,green", "--resamples", str(resamples),
               "--format", "json"]
    rows = [timed(command, folder) for _ in range(runs)]
    found = json.loads(rows[0][1])
    pairs = [len(metric["pairs"]) for metric in found["metrics"]]
    spent = sorted(row[0] for row in rows)
    print(f"compare, {len(SYSTEMS)} systems, BLEU, GLEU and GREEN, {found['resamples']} resamples "
          f"and exchanges, {pairs[0]} pairs by each metric, {runs} runs: "
          f"{statistics.median(spent):.2f} s ({spent[0]:.2f} to {spent[-1]:.2f}); "
          f"peak memory {statistics.median(row[2] for row in rows):.0f} MiB", flush=True)


def agreed(ours: Path, runs: int, resamples: int) -> None:
    "SEEDA's base systems by three metrics: correlations, accuracies, intervals and tests."
    folder = Path(os.environ.get("SEEDA", HERE / "../../shared/data/seeda")).resolve()
    if not (folder / "outputs").is_dir():
        print("agree: SEEDA is not here (set SEEDA to its folder)", flush=True)
        return
    command = [ours / "gec-ngram", "agree", folder, "--resamples", str(resamples),
               "--format", "json"]
    rows = [timed(command, folder) for _ in range(runs)]
    found, spent = json.loads(rows[0][1]), sorted(row[0] for row in rows)
    print(f"agree, SEEDA, {len(found['systems'])} systems, {found['sentences']} sentences, BLEU, "
          f"GLEU and GREEN, {found['resamples']} resamples, {runs} runs: "
          f"{statistics.median(spent):.2f} s ({spent[0]:.2f} to {spent[-1]:.2f}); "
          f"peak memory {statistics.median(row[2] for row in rows):.0f} MiB", flush=True)


def paired(folder: Path, ours: Path, peer: Path, systems: list[str], trials: int,
           runs: int) -> None:
    """BLEU of a baseline against the other systems, by random exchanges, as sacreBLEU does it.

    From the same seed both make the same exchanges. sacreBLEU counts those with a larger
    difference, we count those with an equal one, too; here no two systems have one.
    """
    options = "--metrics", "bleu", "--resamples", str(trials), "--seed", "12345", "--format", "json"
    first = [ours / "gec-ngram", "compare", "--quiet", "-s", "source", "-r", "REF0", "REF1",
             "-o", *systems, "--against", systems[0], *options]
    second = [peer / "sacrebleu", "REF0", "REF1", "-i", *systems, "-m", "bleu", "-tok", "none",
              "--force", "--quiet", "--paired-ar", "--paired-ar-n", str(trials), "-f", "json"]
    rows = [(timed(first, folder), timed(second, folder)) for _ in range(runs)]
    p_values = [pair["p"] for pair in json.loads(rows[0][0][1])["metrics"][0]["pairs"]]
    theirs = [system["BLEU"]["p_value"] for system in json.loads(rows[0][1][1])[1:]]
    same = sum(abs(a - b) < 1e-12 for a, b in zip(p_values, theirs, strict=True))
    seconds = [statistics.median(row[i][0] for row in rows) for i in (0, 1)]
    memory = [statistics.median(row[i][2] for row in rows) for i in (0, 1)]
    ratios = sorted(b[0] / a[0] for a, b in rows)
    print(f"BLEU, a baseline against {len(systems) - 1} systems, {trials} exchanges, {runs} runs: "
          f"ours {seconds[0]:.2f} s, sacreBLEU --paired-ar {seconds[1]:.2f} s; "
          f"{seconds[1] / seconds[0]:.0f} times faster "
          f"(pair by pair {ratios[0]:.0f} to {ratios[-1]:.0f}); "
          f"peak memory {memory[0]:.0f} and {memory[1]:.0f} MiB; "
          f"{same} of {len(theirs)} p-values are the same", flush=True)


def looped(folder: Path, ours: Path, peer: Path, runs: int) -> None:
    "An accumulator that is given one sentence at a time, against sacreBLEU's sentence score."
    program = HERE / "loop.py"
    jobs = {"sacreBLEU": [peer / "python", program, folder, "sacrebleu"]}
    for metrics in ("bleu", "bleu,gleu,green"):
        jobs[metrics] = [ours / "python", program, folder, metrics, "1"]
    rows = [[float(timed(job, folder)[1]) for job in jobs.values()] for _ in range(runs)]
    theirs, *each = map(statistics.median, zip(*rows))
    for k, (metrics, spent) in enumerate(zip(list(jobs)[1:], each), 1):
        ratios = sorted(row[k] / row[0] for row in rows)
        print(f"one sentence at a time, accumulator of {metrics}, {runs} runs: {spent:.0f} µs, "
              f"sacreBLEU's sentence score {theirs:.0f} µs; {spent / theirs:.2f} of it "
              f"(pair by pair {ratios[0]:.2f} to {ratios[-1]:.2f})", flush=True)


def import_cost(runs: int) -> None:
    "What the metrics add to `import numpy`, in fresh processes, in turn."
    def seconds(imports: str) -> float:
        code = f"from time import perf_counter as now; a = now(); {imports}; print(now() - a)"
        return float(subprocess.check_output([sys.executable, "-c", code], text=True))
    names = "from gec_ngram import BLEU, GLEU, GREEN"
    seconds(names)
    pairs = [(seconds("import numpy"), seconds(names)) for _ in range(runs)]
    numpy, ours = (statistics.median(column) for column in zip(*pairs))
    difference = statistics.median(b - a for a, b in pairs)
    print(f"import, median of {runs}: numpy {1e3 * numpy:.0f} ms, "
          f"BLEU, GLEU and GREEN of gec_ngram {1e3 * ours:.0f} ms; "
          f"difference {1e3 * difference:.0f} ms", flush=True)


def help_cost(ours: Path, folder: Path, runs: int) -> None:
    "What --help and --version take, beside a Python that does nothing but import argparse."
    jobs = {"python -c 'import argparse'": [ours / "python", "-c", "import argparse"],
            "gec-ngram --version": [ours / "gec-ngram", "--version"],
            "gec-ngram score --help": [ours / "gec-ngram", "score", "--help"]}
    rows = [[timed(job, folder)[0] for job in jobs.values()] for _ in range(runs + 1)][1:]
    medians = dict(zip(jobs, map(statistics.median, zip(*rows))))
    shown = ", ".join(f"{name} {1e3 * spent:.0f} ms" for name, spent in medians.items())
    print(f"start, median of {runs}: {shown}", flush=True)


def varied(folder: Path, scratch: Path, lines: int) -> list[Path]:
    """CoNLL-2014 over and over, each time another system and the other reference.

    In each copy every eighth word is a new one.
    """
    import random

    names = "source", "REF0", "REF1", *SYSTEMS
    texts = {name: (folder / name).read_text(encoding="utf-8").split("\n")[:1312] for name in names}
    vocabulary = sorted({word for text in texts.values() for line in text for word in line.split()})
    paths = [scratch / f"{kind}{lines}" for kind in ("source", "reference", "hypothesis")]
    with ExitStack() as stack:
        files = [stack.enter_context(path.open("w", encoding="utf-8")) for path in paths]
        for copy in range(-(-lines // 1312)):
            rng = random.Random(copy)
            word = {old: f"{old}{copy}" if rng.random() < 0.125 else old for old in vocabulary}
            for name, file in zip(("source", f"REF{copy % 2}", SYSTEMS[copy % 13]), files):
                some = texts[name][:lines - 1312 * copy]
                file.writelines(" ".join(word[x] for x in line.split()) + "\n" for line in some)
    return paths


def streamed(folder: Path, scratch: Path, ours: Path, lines: int, runs: int) -> None:
    "Sentence scores of three files, by one process and by all cores; the outputs must be the same."
    files, found = varied(folder, scratch, lines), set()
    source, reference, hypothesis = files
    for count in sorted({1, os.cpu_count()}):
        command = [ours / "gec-ngram", "score", "--quiet", "--sentences", "--metrics", "gleu,green",
                   "--format", "tsv", "-p", str(count), "-s", source, "-r", reference,
                   "-o", hypothesis, "--output", scratch / f"scores{count}"]
        rows = [timed(command, folder) for _ in range(runs)]
        spent, memory = (statistics.median(row[i] for row in rows) for i in (0, 2))
        found.add((scratch / f"scores{count}").read_bytes())
        workers = f", {count} workers of at most as much" if count > 1 else ""
        print(f"files to scores, {lines} triples, GLEU and GREEN, "
              f"{count} process{'es' * (count > 1)}, {runs} runs: {spent:.2f} s "
              f"({min(rows)[0]:.2f} to {max(rows)[0]:.2f}), {lines / spent:,.0f} triples a second; "
              f"peak memory {memory:.0f} MiB{workers}", flush=True)
    if len(found) > 1:
        sys.exit("the outputs differ")
    for path in files:
        path.unlink()


def compiled(folder: Path, scratch: Path, lines: int, runs: int) -> None:
    "What a plain program in C++ takes for the same counts and sums, on one core."
    compiler = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
    if compiler is None:
        print("no C++ compiler here: benchmarks/bound.cpp is not measured")
        return
    program = scratch / "bound"
    options = ["-O3", "-march=native", "-std=c++17"]
    subprocess.run([compiler, *options, "-o", program, HERE / "bound.cpp"], check=True)
    systems = [folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)]
    for what, references, paths in (("13 systems, 2 references", 2, systems),
                                    (f"{lines} triples", 1, varied(folder, scratch, lines))):
        said = timed([program, str(runs), str(references), *paths], folder)[1].strip()
        print(f"compiled, {what}: {said}", flush=True)


def arguments_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="smaller jobs, fewer runs")
    parser.add_argument("--data", metavar="F", help="the folder with CoNLL-2014's files")
    return parser.parse_args()


def main() -> None:
    args = arguments_given()
    runs = 1 if args.quick else 5
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # as the peer was compiled when installed
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        folder, what = data_folder(args.data, scratch)
        print("data:", what, flush=True)
        subprocess.run([sys.executable, HERE / "inside.py", folder, str(3 * runs)], check=True)
        import_cost(3 * runs)
        measure(folder, scratch, args.quick, runs)


def measure(folder: Path, scratch: Path, quick: bool, runs: int) -> None:
    "Whole processes."
    ours = quick and beside("gec-ngram") or installed(HERE.parent, scratch, "ours", quick)
    sacre = quick and beside("sacrebleu") or installed(SACREBLEU, scratch, "sacrebleu", quick)
    peer = installed(PEER, scratch, "peer", quick)
    help_cost(ours, folder, 3 * runs)
    whole = [(["AMU"], 500, 3 * runs), (SYSTEMS, 500, runs)]
    for systems, draws, times in [(["AMU"], 100, runs)] if quick else whole:
        whole_process(folder, ours, peer, systems, draws, times)
    compared(folder, ours, runs, 500 if quick else 10_000)
    agreed(ours, min(runs, 3), 100 if quick else 2000)
    looped(folder, ours, sacre, runs)
    paired(folder, ours, sacre, *((SYSTEMS[:3], 300, 1) if quick else (SYSTEMS, 10_000, 3)))
    compiled(folder, scratch, 4000 if quick else 10**5, runs)
    for lines in [4000] if quick else [10**4, 10**5, 10**6]:
        streamed(folder, scratch, ours, lines, runs)


if __name__ == "__main__":
    main()
