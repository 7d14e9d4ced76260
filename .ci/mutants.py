"""Change the code a little, one place at a time, and see whether a test notices.

    python .ci/mutants.py [MODULE ...]                 default: every module but pictures
    python .ci/mutants.py bleu --within _exp _method4  only what stands in these functions, classes or methods
    python .ci/mutants.py gleu --first 20 --jobs 2     only the first 20 mutants, two at a time
    python .ci/mutants.py green --quick                only the first two tests (see below)
    python .ci/mutants.py green --list                 show the mutants, run nothing

A mutant is the module with one comparison, operator, number, min, max, any, all, `not`, `~` or minus changed. Its tests are
the module's notebook without CoNLL-2014, few examples of `.ci/properties.py`, the notebook with CoNLL-2014, and the
notebooks of the modules that import it, until one fails or takes too long. A mutant that passes them all is printed: a test
is missing, unless the change cannot matter. Those that cannot are listed in `.ci/mutants.txt` with the reason, and not run.
"""
import argparse
import ast
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Iterator, NamedTuple

from notebooks import NOTEBOOKS, ROOT, default_exp, script

MODULES = [name for path in NOTEBOOKS if (name := default_exp(path)) not in (None, "pictures")]
OPERATORS = {  # what each is written as, and what is written instead
    "Lt": ("<", "<=", ">="), "LtE": ("<=", "<"), "Gt": (">", ">="), "GtE": (">=", ">"), "Eq": ("==", "!="), "NotEq": ("!=", "=="),
    "Is": ("is", "is not"), "IsNot": ("is not", "is"), "In": ("in", "not in"), "NotIn": ("not in", "in"), "And": ("and", "or"),
    "Or": ("or", "and"), "Add": ("+", "-"), "Sub": ("-", "+"), "Mult": ("*", "/"), "Div": ("/", "*"), "FloorDiv": ("//", "*"),
    "Mod": ("%", "//"), "Pow": ("**", "*"), "BitAnd": ("&", "|"), "BitOr": ("|", "&"), "LShift": ("<<", ">>"), "RShift": (">>", "<<")}
NAMES = {"min": "max", "minimum": "maximum", "argmin": "argmax", "any": "all"}
NAMES |= {value: name for name, value in NAMES.items()}
PATIENCE = 5  # times the processor seconds that a test takes without a change, and 10 more
WAITING = 10  # times that in all, for a mutant that waits for what never comes
LARGEST = 200  # numbers above are seeds, masks and sizes
MEMORY = 2**33  # bytes that a test may ask for
FEW = """import properties
from hypothesis import Phase
properties.try_all(60, True, phases=[Phase.generate])
"""


class Mutant(NamedTuple):
    module: str
    line: int
    before: str
    after: str
    source: bytes

    def __str__(self) -> str:
        return f"{self.module} {self.line}\n- {self.before}\n+ {self.after}"


def edits(node: ast.AST, text: bytes, at: list[int]) -> Iterator[tuple[int, int, str]]:
    "Where a node is changed, from and to, and what is written there."
    begin = lambda node: at[node.lineno - 1] + node.col_offset
    end = lambda node: at[node.end_lineno - 1] + node.end_col_offset

    def swapped(left, operator, right):
        old, *new = OPERATORS.get(type(operator).__name__, ("",))
        where = text.index(old.encode(), end(left), begin(right))
        return [(where, where + len(old), each) for each in new]

    if isinstance(node, ast.Compare):
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators):
            yield from swapped(left, operator, right)
    elif isinstance(node, ast.BoolOp):
        for left, right in zip(node.values, node.values[1:]):
            yield from swapped(left, node.op, right)
    elif isinstance(node, ast.BinOp):
        yield from swapped(node.left, node.op, node.right)
    elif isinstance(node, ast.AugAssign):
        yield from swapped(node.target, node.op, node.value)
    elif isinstance(node, ast.UnaryOp) and not (isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)):
        yield begin(node), begin(node) + (4 if isinstance(node.op, ast.Not) else 1), ""
    elif isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value <= LARGEST:
        negative = text[begin(node) - 1:begin(node)] == b"-"  # -1 is changed to -2 only
        for value in [node.value + 1] + [node.value - 1] * (node.value >= 1 + negative):
            yield begin(node), end(node), repr(value)
    elif isinstance(node, (ast.Name, ast.Attribute)):
        name = node.id if isinstance(node, ast.Name) else node.attr
        if name in NAMES:
            yield end(node) - len(name), end(node), NAMES[name]


def nodes(node: ast.AST, within: list[str] | None) -> Iterator[ast.AST]:
    "What may be changed, in the order of the text; of some functions only, if they are named."
    if isinstance(node, (ast.Raise, ast.JoinedStr)):
        return
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "reshape":
        node.args = [size for size in node.args if ast.unparse(size) != "-1"]  # any negative number means the same there
    if within and getattr(node, "name", None) in within:
        within = None
    if within is None:
        yield node
    for field, value in ast.iter_fields(node):
        if field not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from nodes(child, within)


def mutants(module: str, within: list[str] | None = None) -> Iterator[Mutant]:
    text = (ROOT / "gec_ngram" / f"{module}.py").read_bytes()
    at = [0]
    for line in text.splitlines(keepends=True):
        at.append(at[-1] + len(line))
    for node in nodes(ast.parse(text), within):
        for start, stop, new in edits(node, text, at):
            source = text[:start] + new.encode() + text[stop:]
            line = text[:start].count(b"\n")
            compile(source, module, "exec")
            yield Mutant(module, line + 1, *(lines.decode().split("\n")[line].strip() for lines in (text, source)), source)


def chapters(module: str) -> list[str]:
    "The notebook of a module, then those of the modules that import it."
    of = {name: path.stem for path in NOTEBOOKS if (name := default_exp(path))}
    users = [name for name in of if f"\nfrom .{module} import" in (ROOT / "gec_ngram" / f"{name}.py").read_text(encoding="utf-8")]
    return [of[name] for name in (module, *users)]


def tests(module: str) -> list[tuple[str, bool]]:
    "Script, and whether with CoNLL-2014, of each test, in the order in which they are run."
    own, *later = chapters(module)
    data = Path(os.environ.get("CONLL14", ROOT / "../shared/data/conll14")).is_dir()
    return [(own, False), ("few", False), *[(own, True)] * data, *((other, data) for other in later)]


def passes(folder: Path, test: str, data: bool, limit: int = 600) -> bool:
    "Run a test with the package that is in a folder; the limit is of processor seconds, so that a busy machine kills no mutant."
    def bounded():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

    paths = os.pathsep.join(map(str, (folder, ROOT / "nbs", ROOT / ".ci")))
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "MPLBACKEND": "Agg", "TMPDIR": str(folder),
                   "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    if not data:
        environment.pop("CONLL14_REQUIRED", None)
        environment["CONLL14"] = str(folder / "absent")
    process = subprocess.Popen([sys.executable, folder.parent / f"{test}.py"], cwd=ROOT / "nbs", env=environment, preexec_fn=bounded,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        return process.wait(WAITING * limit) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        with suppress(ProcessLookupError):  # workers that a mutant left behind, and the mutant if it still waits
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def processor_seconds() -> float:
    "Of all tests so far."
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def known() -> set[tuple[str, str, str]]:
    "The mutants of mutants.txt that cannot matter, by module, line before and line after; … is any change of the line."
    found, module, before = set(), "", ""
    for line in (ROOT / ".ci" / "mutants.txt").read_text(encoding="utf-8").splitlines():
        kind, rest = line[:2], line[2:]
        if kind == "- ":
            before = rest
        elif kind == "+ ":
            found.add((module, before, rest))
        elif line and kind != "# ":
            module = line.split()[0]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--within", nargs="+", help="only what stands in these functions, classes or methods")
    parser.add_argument("--first", type=int, help="only so many mutants")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="only the first two tests; not every survivor is one")
    parser.add_argument("--list", action="store_true", help="run nothing")
    words = parser.parse_args()
    harmless = known()
    every = [mutant for module in words.modules for mutant in mutants(module, words.within)][:words.first]
    keys = lambda mutant: {(mutant.module, mutant.before, after) for after in (mutant.after, "…")}
    todo = [mutant for mutant in every if not keys(mutant) & harmless]
    if words.list:
        print(*todo, sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as name:
        work, seconds, run = Path(name), {}, {module: tests(module)[:2 if words.quick else None] for module in words.modules}
        scripts = {"few": FEW, **{path.stem: script(path) for path in NOTEBOOKS if path.parent == ROOT / "nbs"}}
        for test, text in scripts.items():
            (work / f"{test}.py").write_text(text, encoding="utf-8")
        copy = lambda to: shutil.copytree(ROOT / "gec_ngram", work / to / "gec_ngram", ignore=shutil.ignore_patterns("__pycache__"))
        copy("unchanged")
        for test in dict.fromkeys(test for some in run.values() for test in some):
            start = processor_seconds()
            if not passes(work / "unchanged", *test):
                sys.exit(f"{test[0]} fails with no change at all; run python .ci/notebooks.py exported and python .ci/properties.py")
            seconds[test] = processor_seconds() - start
            print(f"{seconds[test]:5.1f} s: {test[0]}{' with CoNLL-2014' * test[1]}", flush=True)

        def survives(k: int) -> bool:
            copy(str(k))
            (work / str(k) / "gec_ngram" / f"{todo[k].module}.py").write_bytes(todo[k].source)
            alive = all(passes(work / str(k), *test, 10 + PATIENCE * int(seconds[test])) for test in run[todo[k].module])
            shutil.rmtree(work / str(k), ignore_errors=True)
            if alive:
                print(todo[k], flush=True)
            return alive

        with ThreadPoolExecutor(words.jobs) as pool:
            survivors = sum(pool.map(survives, range(len(todo))))
    whole = words.within is None and words.first is None
    stale = {key for key in harmless if whole and key[0] in words.modules} - {key for mutant in every for key in keys(mutant)}
    for key in sorted(stale):
        print("no such mutant; delete it from .ci/mutants.txt:", *key, sep="\n")
    print(f"{len(every)} mutants, {len(every) - len(todo)} that cannot matter, {len(todo) - survivors} killed, {survivors} survivors")
    return survivors > 0 or bool(stale)


if __name__ == "__main__":
    sys.exit(main())
