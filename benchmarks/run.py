"""Running time and memory of gec_ngram and of other packages, side by side.

    python benchmarks/run.py [--quick] [--data FOLDER] [--clones FOLDER]

Each pair of commands computes the same scores; the commands run alternately, each as a whole
process, five times, or once with --quick. The time of a call is the time of further outputs in one
process. --data has the files of CoNLL-2014 (default: the environment variable CONLL14; without it,
the bundled corpus is used). --clones has the repositories feralvam/easse, which is not on PyPI, and
huggingface/evaluate, whose package lacks the metrics; SARI is compared only with this option.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()
PACKAGES = [str(ROOT), *"gleu==1.1.0 sacrebleu>=2.4,<3 nltk>=3.9.1,<4 trueskill pyyaml six".split()]
FOR_SARI = ["evaluate==0.4.6", "sacremoses==0.2.0"]
WITHOUT_REQUIREMENTS = ["gec-metrics==0.1.1"]  # its GLEU and GREEN do not use torch, spaCy, …
READ = """
import sys, time
source, first, second, *outputs = [open(path, encoding="utf-8").read().splitlines()
                                   for path in sys.argv[1:]]
"""
SCORE = """
print(score(outputs[0]))
start = time.process_time()
for output in outputs[1:]:
    score(output)
print(round(1e6 * (time.process_time() - start) / max(len(outputs) - 1, 1)), "microseconds")
"""
OURS = READ + """
from gec_ngram import BLEU, GLEU, GREEN, SARI, GoogleGLEU
score = lambda output: {}.score_corpus(source, output, [first, second], lint=False)
""" + SCORE
NLTK = READ + """
from nltk.translate import bleu_score, gleu_score
references = [[text.split() for text in group] for group in zip(first, second)]
score = lambda output: {}(references, [text.split() for text in output])
""" + SCORE
GEC_METRICS = READ + f"""
sys.path.insert(0, {str(ROOT / ".ci")!r})
from stand_ins import Finder
sys.meta_path.insert(0, Finder())
import gec_metrics
metric = gec_metrics.get_metric({{!r}})()
score = lambda output: metric.score_corpus(source, output, [first, second])
""" + SCORE
EASSE = READ + """
sys.path.insert(0, {!r})
from easse.sari import corpus_sari
score = lambda output: corpus_sari(source, output, [first, second]) / 100
""" + SCORE
EVALUATE = READ + """
import evaluate
sari, references = evaluate.load({!r}), list(zip(first, second))
score = lambda output: sari.compute(sources=source, predictions=output,
                                    references=references)["sari"] / 100
""" + SCORE
COUNTING = READ + """
from gec_ngram import GLEU, GREEN
from gec_ngram.metrics.sentence_statistics import text_statistics
times = []
for _ in range({}):
    start = time.perf_counter()
    text_statistics([GLEU(), GREEN()], source, dict(enumerate(outputs)), [first, second])
    times.append(time.perf_counter() - start)
time = 1e6 * sorted(times)[len(times) // 2] / len(source) / len(outputs) / 2
print(f"together {{time:.2f}} microseconds a triple")
"""


class Usage(NamedTuple):
    "What a whole process prints and needs; memory is that of its largest process."
    output: str
    seconds: float
    processor_seconds: float
    mebibytes: float


def run(command: list) -> Usage:
    "Run a command and measure it."
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"failed: {' '.join(map(str, command))[:500]}")
    return Usage(output, time.perf_counter() - start, usage.ru_utime + usage.ru_stime,
                 usage.ru_maxrss / 1024)


def data_files(folder: str | None) -> list[Path]:
    "Return the paths of the source, of two references and of the outputs of systems."
    if folder and Path(folder).is_dir():
        return [Path(folder).resolve() / name for name in ("source", "REF0", "REF1", *SYSTEMS)]
    names = "source", "ref0", "ref1", "careful", "eager", "strong"
    return [ROOT / "gec_ngram" / "demo" / f"{name}.txt" for name in names]


def install(folder: Path, more: list[str]) -> Path:
    "Install all packages into a virtual environment and return the folder of its commands."
    venv.create(folder)
    for words in [*PACKAGES, *more], ["--no-deps", *WITHOUT_REQUIREMENTS]:
        subprocess.run([sys.executable, "-m", "pip", "--python", folder / "bin" / "python",
                        "install", "--quiet", *words], check=True)
    return folder / "bin"


def compare(name: str, ours: list, theirs: list, runs: int,
            more: list[Path] = [], pattern: str = r"(\d+\.\d+(?:e-\d+)?)") -> None:
    "Run two commands alternately, once with `more` outputs; print time, memory, equal values."
    pairs = [(run(ours), run(theirs)) for _ in range(runs)]
    values = [[float(value) for value in re.findall(pattern, usage.output)]
              for usage in pairs[0]]
    equal = sum(abs(a - b) < 1e-9 for a, b in zip(*values))
    ratios = sorted(b.seconds / a.seconds for a, b in pairs)
    seconds, memory = ([statistics.median(getattr(usage, field) for usage in usages)
                        for usages in zip(*pairs)] for field in ("seconds", "mebibytes"))
    calls = [int(re.search(r"(\d+) micro", run([*command, *more]).output)[1]) / 1000
             for command in (ours, theirs) if more]
    per_call = "{0:.0f} ms, {1:.0f} ms, {2:.1f}".format(*calls, calls[1] / calls[0]) if more else ""
    print(f"| {name} | {seconds[0]:.2f} s | {seconds[1]:.2f} s | "
          f"{statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f}) | {per_call} | "
          f"{memory[0]:.0f} MiB | {memory[1]:.0f} MiB | {equal} of {len(values[1])} |", flush=True)


def compare_packages(files: list[Path], folder: Path, quick: bool, clones: Path | None) -> None:
    "Print a table with a row for each job."
    at = install(folder / "environment", FOR_SARI if clones else [])
    source, first, second, *systems = files
    texts = ["-s", source, "-r", first, second, "-o"]
    one = [source, first, second, systems[0]]
    more, runs, iterations = systems[1:4], *((1, 100) if quick else (5, 500))
    python = lambda program: [at / "python", "-c", program, *one]
    print("| job | gec_ngram | other package | ratio (pair by pair) | call: gec_ngram, "
          "other, ratio | memory of gec_ngram | memory of the other | equal values |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for count in [1] if quick else [1, len(systems)]:
        options = [*texts, *systems[:count], "-i", str(iterations), "-d", "6", "-f"]
        compare(f"gleu 1.1.0: {count} systems, {iterations} iterations",
                [at / "gec-ngram", "gleu", "corpus", *options],
                [at / "gleu", *options], runs)
    for name, ours, theirs in (
            ("NLTK: corpus_bleu", 'BLEU.preset("nltk")', NLTK.format("bleu_score.corpus_bleu")),
            ("NLTK: corpus_gleu", "GoogleGLEU()", NLTK.format("gleu_score.corpus_gleu"))):
        compare(name, python(OURS.format(ours)), python(theirs), runs, more)
    for name, ours in (("gleuofficial", 'GLEU.preset("gec-metrics-official")'),
                       ("green", 'GREEN.preset("gec-metrics")')):
        compare(f"gec-metrics: {name}", python(OURS.format(ours)),
                python(GEC_METRICS.format(name)), runs, more)
    for name, ours, theirs in () if clones is None else (
            ("EASSE: corpus_sari", "easse", EASSE.format(str(clones / "easse"))),
            ("evaluate: sari", "evaluate",
             EVALUATE.format(str(clones / "evaluate" / "metrics" / "sari")))):
        compare(name, python(OURS.format(f"SARI.preset({ours!r})")), python(theirs), runs, more)
    trials = "300" if quick else "10000"
    compare(f"sacreBLEU: --paired-ar, {len(systems)} systems, {trials} trials; compare",
            [at / "gec-ngram", "compare", "--quiet", *texts, *systems, "--against",
             systems[0].stem, "--metrics", "bleu", "--resamples", trials, "--seed", "12345",
             "--format", "json"],
            [at / "sacrebleu", first, second, "-i", *systems, "-m", "bleu", "-tok",
             "none", "--force", "--quiet", "--paired-ar", "--paired-ar-n", trials, "-f", "json"],
            runs, pattern=r'"p(?:_value)?": (\d\.\d+)')
    compare_with_compiled_code(at / "python", files, folder, 3 * runs)


def compare_with_compiled_code(python: Path, files: list[Path], folder: Path, runs: int) -> None:
    "Print how long counting and the statistics of GLEU and GREEN take here and in C++."
    if shutil.which("c++") is None:
        print("bound.cpp: skipped, there is no C++ compiler")
        return
    subprocess.run(["c++", "-O3", "-march=native", "-std=c++17", "-o", folder / "bound",
                    Path(__file__).with_name("bound.cpp")], check=True)
    print("bound.cpp:", run([folder / "bound", str(runs), "2", *files]).output.strip())
    print("gec_ngram:", run([python, "-c", COUNTING.format(runs), *files]).output.strip())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one run of each command")
    parser.add_argument("--data", metavar="FOLDER", default=os.environ.get("CONLL14"))
    parser.add_argument("--clones", metavar="FOLDER", type=lambda name: Path(name).resolve())
    args = parser.parse_args()
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        compare_packages(data_files(args.data), Path(folder), args.quick, args.clones)


if __name__ == "__main__":
    main()
