"""On a platform of 32 bits every number is the same, to the last digit.

    python .ci/thirty_two_bits.py              in Pyodide, a Python of 32 bits that Node runs
    python .ci/thirty_two_bits.py COMMAND…     with another Python of 32 bits, which COMMAND runs
    python .ci/thirty_two_bits.py --full …     all systems of CoNLL-2014, not two; longer texts;
                                               all settings on each of the smaller corpora

Rows, tables, scores, comparisons and counts of judgments are computed here and there and must be
the same; tallies are written on each side, and read on the other. docs/pyodide.py brings Pyodide
and its numpy, each file the original, into the folder of PYODIDE, or one that is removed
afterwards. Where it cannot, or there is no Node, a line says so; that is a failure where CI=true is
set and there is Node.

Of exp, log and powers only the last bits differ between processors. So numpy and the C library
are told here to do without what a processor has of its own; where they then still differ from
those of the other platform, as with erf, floats may differ by `NEARLY`, and a line says so.
"""
import hashlib
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parent.parent
CONLL14 = Path(os.environ.get("CONLL14", ROOT / "../shared/data/conll14")).resolve()
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()
NEARLY = 2e-15  # of a number
FULL = "--full"
LAUNCHER = """
const [assets, folders, paths, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(`file://${assets}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${assets}/` });
await python.loadPackage("numpy", { messageCallback() {} });
for (const folder of JSON.parse(folders)) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
python.globals.set("words", python.toPy(words));
python.globals.set("paths", python.toPy(JSON.parse(paths)));
try {
  await python.runPythonAsync(`
import runpy, sys
sys.argv = words
sys.path[:0], sys.path[-1:] = paths[:1], [sys.path[-1], *paths[1:]]
runpy.run_path(words[0], run_name="__main__")`);
} catch (error) {  // whose last lines say what happened
  console.error(error.message);
  process.exit(1);
}
"""


class Absent(Exception):
    "There is no Python of 32 bits to be had."


# What is computed on both sides

def made_up(seed: int, lines: int, words: int, texts: int, letters: str) -> list[list[str]]:
    "Parallel texts with lines of up to so many words, most of which are those of the first text."
    draw, found = random.Random(seed), [[] for _ in range(texts)]

    def word() -> str:
        return "".join(draw.choices(letters, k=draw.choice((1, 1, 2, 3, 9, 40))))
    for _ in range(lines):
        first = [word() for _ in range(draw.randrange(words + 1))]
        for text in found:
            changed = [word() if draw.random() < 0.15 else each for each in first]
            text.append(" ".join(each for each in changed if draw.random() > 0.1))
    return found


def corpora(conll14: Path, full: bool) -> Iterator[tuple[str, list, dict[str, list], list]]:
    "Name, sources, systems and references of each corpus; CoNLL-2014 only if there is its folder."
    from gec_ngram.text.corpus import demo_corpus

    demo = demo_corpus()
    yield "demo", demo.sources, demo.by_name, demo.references
    missing = [[None if (d + r) % 3 == 0 and r else line for d, line in enumerate(text)]
               for r, text in enumerate(demo.references)]
    yield "missing references", demo.sources, demo.by_name, missing
    for name, *sizes, letters in (
            ("odd letters", 60, 9, 6, "ab\0\u00e9\u3000\U0001f600"),
            ("long sentences", 2, 3000 if full else 700, 5, "abcdefghijklmnopqrstuvwxyz"),
            ("many sentences", 4000 if full else 1500, 12, 4, "abcdefgh")):
        sources, a, b, *references = made_up(sum(sizes), *sizes, letters)
        yield name, sources, {"a": a, "b": b, "same": sources}, references
    if conll14.is_dir():
        systems = SYSTEMS if full else SYSTEMS[:2]
        read = {name: (conll14 / name).read_text("utf-8").removesuffix("\n").split("\n")
                for name in ("source", "REF0", "REF1", *systems)}
        yield ("CoNLL-2014", read["source"], {name: read[name] for name in systems},
               [read["REF0"], read["REF1"]])


def metrics(corpus: str, full: bool) -> list:
    "What a corpus is scored by: all settings, or for a large one the usual ones."
    from gec_ngram import BLEU, GLEU, GREEN, GoogleGLEU
    from gec_ngram.metrics.bleu import SMOOTHINGS
    from gec_ngram.metrics.gleu import FORMULAS

    references = "sample", "expected", "best", "mean"
    usual = [*(GLEU(references=each) for each in references), GREEN(), BLEU(), GoogleGLEU()]
    large = "CoNLL-2014", "many sentences", *(() if full else ("demo", "long sentences"))
    if corpus in large:
        return [*usual, GLEU(formula="paper"), GLEU(draws="python3"), GLEU(draws=7)]
    formulas = [GLEU(max_order=order, formula=formula, references=each, unit=unit, iterations=9)
                for formula in FORMULAS for each in references
                for order, unit in ((3, "word"), (4, "char"))]
    lengths = [BLEU(reference_length=each) for each in ("closest", "shortest", "average")]
    return [*usual, *formulas, *lengths, *(BLEU(smoothing=each) for each in SMOOTHINGS),
            GLEU(max_order=9), GREEN(max_order=9, unit="char", beta=0.5), BLEU(unit="char"),
            GREEN(max_order=2, zero_division="gec-metrics"), GoogleGLEU(unit="char")]


def digest(array) -> str:
    "The type, the shape and the numbers of an array."
    import numpy as np

    held = np.ascontiguousarray(array).astype(array.dtype.newbyteorder("<"))
    return f"{array.dtype.name} {array.shape} {hashlib.sha256(held.tobytes()).hexdigest()}"


def of_corpus(name: str, sources: list, systems: dict, references: list,
              folder: Path, full: bool) -> Iterator[tuple[str, object]]:
    "Under its name each number that must be the same; tallies are written into the folder."
    from gec_ngram import compare, save_tallies, score, tally
    from gec_ngram.counting import count_table
    from gec_ngram.metrics.sentence_statistics import text_statistics

    texts = [["" if line is None else line for line in text]
             for text in (sources, *systems.values(), *references)]
    for unit in "word", "char":
        table = count_table(texts, 5, unit)
        yield f"table of each {unit}", [digest(each) for each in (
            table.lengths, *(each for order in table.orders for each in order))]
    some = metrics(name, full)
    for metric, rows in zip(some, text_statistics(some, sources, systems, references)):
        yield f"rows of {metric.signature()}", digest(rows)
    for metric in some:
        found = score(sources, systems, references, metric, lint=False)
        whole = [float(each) for system in found for each in found[system]]
        yield f"scores by {metric.signature()}", whole
        yield f"sentence scores by {metric.signature()}", [
            each for _, scores in found.sentence_scores().values() for each in scores[0].tolist()]
    two = dict(list(systems.items())[:2])
    found = compare(sources, two, references, some[:7], resamples=1000, seed=5)
    yield "compared", str(found).split("\n")
    middle = len(sources) // 2
    first, second = (tally(sources[part], {key: text[part] for key, text in systems.items()},
                           [text[part] for text in references], some, part.start)
                     for part in (slice(0, middle), slice(middle, None)))
    save_tallies(folder / f"{name}.npz", [a + b for a, b in zip(first, second)])


def of_judgments() -> Iterator[tuple[str, object]]:
    "Counts of judgments that are made up."
    import numpy as np

    sys.path.insert(0, str(ROOT / "nbs"))
    from evidence import judged_corpus

    from gec_ngram.meta_evaluation.sentence_level import judge_counts, sentence_counts

    judged = judged_corpus()
    [judgments], D = judged.judgments.values(), len(judged.sources)
    scores = np.random.default_rng(3).random((len(judgments.systems), D))
    yield "judgments", [digest(judge_counts(judgments, D)),
                        sentence_counts(scores, judgments).tolist()]


def of_tallies(folder: Path) -> dict[str, object]:
    "The arrays of tallies, and what they score."
    import numpy as np

    from gec_ngram import load_tallies

    found: dict[str, object] = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as arrays:
            found |= {f"{path.name}: {name}": digest(arrays[name]) for name in arrays.files}
        for each in load_tallies(path):
            found[f"{path.name}: {each.metric.signature()}"] = [
                float(score) for score in each.scores()]
    return found


def arithmetic() -> str:
    "What tells two platforms apart whose exp, log or powers round differently."
    import numpy as np

    drawn = np.random.default_rng(1).random(5000) * 3 + 1e-3
    return digest(np.array([np.log(drawn), np.exp(-drawn), drawn**(drawn / 3), np.sqrt(drawn)]))


def compute(conll14: str, full: str, own: str, other: str, result: str) -> None:
    "Write all numbers of this platform as JSON, and its tallies; read those of the other one."
    import numpy as np

    from gec_ngram.text.blocks import BYTES_LIMIT

    warnings.simplefilter("ignore")
    assert 16 * BYTES_LIMIT <= sys.maxsize, "positions of what may be counted have no number"
    found = {"bits": 8 * np.dtype(np.intp).itemsize, "arithmetic": arithmetic(),
             "python": f"{sys.version.split()[0]} with numpy {np.__version__}",
             "numbers": {f"{name}: {what}": each
                         for name, *texts in corpora(Path(conll14), full == FULL)
                         for what, each in of_corpus(name, *texts, Path(own), full == FULL)}}
    found["numbers"] |= dict(of_judgments())
    found["tallies"] = of_tallies(Path(other))
    Path(result).write_text(json.dumps(found), encoding="utf-8")


def read(folder: str, result: str) -> None:
    "Write what tallies score as JSON."
    Path(result).write_text(json.dumps(of_tallies(Path(folder))), encoding="utf-8")


# How both sides are run

def run(words: list, **more) -> None:
    "Run a command; what it says is printed if it fails."
    done = subprocess.run(words, capture_output=True, text=True, **more)
    if done.returncode:
        sys.exit(f"{words[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")


def plain_arithmetic() -> dict[str, str]:
    "An environment in which numpy and the C library use nothing that only some processors have."
    import numpy as np

    core = getattr(np, "_core", None) or np.core
    return {**os.environ, "PYTHONPATH": str(ROOT),
            "NPY_DISABLE_CPU_FEATURES": " ".join(core._multiarray_umath.__cpu_dispatch__),
            "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4"}


def pyodide(folder: Path) -> list[str]:
    "A command that runs Pyodide, which is fetched into the folder, or is in that of PYODIDE."
    sys.path.insert(0, str(ROOT / "docs"))
    import pyodide as fetched

    node, assets = shutil.which("node"), Path(os.environ.get("PYODIDE", folder / "pyodide"))
    if not node:
        raise Absent("there is no Node, which runs Pyodide")
    try:
        fetched.bring(assets)
    except fetched.Absent as error:
        raise Absent(str(error)) from None
    (folder / "launcher.mjs").write_text(LAUNCHER, encoding="utf-8")
    import prettytable

    packages = str(Path(prettytable.__file__).parent.parent)  # only what is of Python alone is used
    folders = [str(each) for each in (ROOT, folder, CONLL14, packages) if Path(each).is_dir()]
    return [node, str(folder / "launcher.mjs"), str(assets), json.dumps(folders),
            json.dumps([str(ROOT), packages])]


def leaves(value: object) -> list:
    "The numbers and texts of lists in lists."
    return [leaf for each in value for leaf in leaves(each)] if isinstance(value, list) else [value]


def compared(here: dict, there: dict, digits: bool) -> tuple[int, int]:
    "How many numbers there are, and how many differ by no more than they may; exit at any other."
    count = near = 0
    if list(here) != list(there):
        sys.exit(f"only one side has {sorted({*here} ^ {*there})[:3]}")
    for name in here:
        exact = digits and "references:expected" not in name
        for a, b in zip(leaves(here[name]), leaves(there[name]), strict=True):
            count += 1
            if repr(a) != repr(b):
                close = isinstance(a, float) and math.isclose(a, b, rel_tol=NEARLY)
                if exact or not close:
                    sys.exit(f"{name}: {a} here, and {b} on a platform of 32 bits")
                near += 1
    return count, near


def main(command: list[str], size: str, folder: Path) -> None:
    here, there = folder / "here", folder / "there"
    for each in here, there:
        each.mkdir()
    script, environment = str(Path(__file__).resolve()), plain_arithmetic()
    own, other = [sys.executable], command or pyodide(folder)
    for words, *names in ((own, "--compute", CONLL14, size, here, here, folder / "here.json"),
                          (other, "--compute", CONLL14, size, there, here, folder / "there.json"),
                          (own, "--read", there, folder / "back.json")):
        run([*words, script, *map(str, names)], env=environment)
    mine, theirs, back = (json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
                          for name in ("here", "there", "back"))
    if theirs["bits"] != 32:
        sys.exit(f"that Python has {theirs['bits']} bits")
    print(f"32 bits: Python {theirs['python']}; here {mine['bits']}: {mine['python']}")
    if not (digits := mine["arithmetic"] == theirs["arithmetic"]):
        print("exp, log or powers differ in last bits there, so that floats may, too")
    for what, a, b in (("of texts", mine["numbers"], theirs["numbers"]),
                       ("of tallies from here", mine["tallies"], theirs["tallies"]),
                       ("of tallies from there", mine["tallies"], back)):
        count, near = compared(a, b, digits)
        print(f"{count - near} numbers {what} are the same to the last digit, and {near} nearly")


if __name__ == "__main__" and sys.argv[1:2] == ["--compute"]:
    compute(*sys.argv[2:])
elif __name__ == "__main__" and sys.argv[1:2] == ["--read"]:
    read(*sys.argv[2:])
elif __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        try:
            full = sys.argv[1:2] == [FULL]
            main(sys.argv[1 + full:], FULL if full else "a part", Path(name).resolve())
        except Absent as error:
            print(f"32 bits: not tried, as {error}")
            sys.exit(int(os.environ.get("CI") == "true" and shutil.which("node") is not None))
