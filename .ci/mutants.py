"""Change the code a little, one place at a time, and see whether a test notices.

    python .ci/mutants.py [MODULE ...]                 default: every module but figures
    python .ci/mutants.py metrics.bleu --within exp method4    only in these functions or classes
    python .ci/mutants.py commands.score --first 20    only the first 20 mutants
    python .ci/mutants.py commands.score --sample 20   only 20 mutants, drawn at random
    python .ci/mutants.py metrics.gleu --jobs 2        two at a time
    python .ci/mutants.py metrics.green --quick        only the first tests (see below)
    python .ci/mutants.py metrics.green --list         show the mutants, run nothing

A mutant is the module with one comparison, operator, number, min, max, any, all, `not`, `~` or
minus changed. Its tests are the module's notebook and its wing's checks without CoNLL-2014, few of
`.ci/properties.py`, the same notebooks with CoNLL-2014, and the notebooks of the modules that
import it, until one fails or takes too long. A mutant that passes them all is printed: a test is
missing, unless the change cannot matter. Those that cannot are listed in `.ci/mutants.txt` with the
reason, and not run.
"""
import argparse
import ast
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Iterable, Iterator, NamedTuple

import rooms
from notebooks import NOTEBOOKS, ROOT, against_modules, default_exp

CHAPTERS = {name: path for path in NOTEBOOKS if (name := default_exp(path))}
MODULES = [name for name in CHAPTERS if name != "results.figures"]
PROOF = ROOT / "nbs" / "metrics" / "checks" / "definition.ipynb"  # the machine equals it
OPERATORS = {  # what each is written as, and what is written instead
    "Lt": ("<", "<=", ">="), "LtE": ("<=", "<"), "Gt": (">", ">="), "GtE": (">=", ">"),
    "Eq": ("==", "!="), "NotEq": ("!=", "=="), "Is": ("is", "is not"), "IsNot": ("is not", "is"),
    "In": ("in", "not in"), "NotIn": ("not in", "in"), "And": ("and", "or"), "Or": ("or", "and"),
    "Add": ("+", "-"), "Sub": ("-", "+"), "Mult": ("*", "/"), "Div": ("/", "*"),
    "FloorDiv": ("//", "*"), "Mod": ("%", "//"), "Pow": ("**", "*"), "BitAnd": ("&", "|"),
    "BitOr": ("|", "&"), "LShift": ("<<", ">>"), "RShift": (">>", "<<")}
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

    def keys(self) -> set[tuple[str, str, str]]:
        "How mutants.txt may name it."
        return {(self.module, self.before, after) for after in (self.after, "…")}


class Test(NamedTuple):
    script: str  # of a notebook, by its place in nbs/, or the properties
    data: bool = False  # with CoNLL-2014?


PROPERTIES = Test("few")


class Source:
    "A module's text, and where each line of it begins."

    def __init__(self, module: str) -> None:
        self.path = Path("gec_ngram", *module.split(".")).with_suffix(".py")
        self.text = (ROOT / self.path).read_bytes()
        self.at = [0]
        for line in self.text.splitlines(keepends=True):
            self.at.append(self.at[-1] + len(line))

    def begin(self, node: ast.AST) -> int:
        return self.at[node.lineno - 1] + node.col_offset

    def end(self, node: ast.AST) -> int:
        return self.at[node.end_lineno - 1] + node.end_col_offset


Edit = tuple[int, int, str]  # from and to where, and what is written there


def swapped(source: Source, left: ast.AST, operator: ast.AST, right: ast.AST) -> Iterator[Edit]:
    "Another operator between two operands."
    old, *new = OPERATORS.get(type(operator).__name__, ("",))
    where = source.text.index(old.encode(), source.end(left), source.begin(right))
    for each in new:
        yield where, where + len(old), each


def operands(node: ast.AST) -> list[tuple]:
    "Each operator of a node between what stands left and right of it."
    if isinstance(node, ast.Compare):
        return list(zip([node.left, *node.comparators], node.ops, node.comparators))
    if isinstance(node, ast.BoolOp):
        return [(left, node.op, right) for left, right in zip(node.values, node.values[1:])]
    if isinstance(node, ast.BinOp):
        return [(node.left, node.op, node.right)]
    if isinstance(node, ast.AugAssign):
        return [(node.target, node.op, node.value)]
    return []


def edits(node: ast.AST, source: Source) -> Iterator[Edit]:
    "How a node is changed."
    for left, operator, right in operands(node):
        yield from swapped(source, left, operator, right)
    if isinstance(node, ast.UnaryOp) and not is_negative_number(node):
        start = source.begin(node)
        yield start, start + (4 if isinstance(node.op, ast.Not) else 1), ""
    elif type(getattr(node, "value", None)) in (int, float) and node.value <= LARGEST:
        start = source.begin(node)
        negative = source.text[start - 1:start] == b"-"  # -1 is changed to -2 only
        for value in [node.value + 1] + [node.value - 1] * (node.value >= 1 + negative):
            yield start, source.end(node), repr(value)
    elif isinstance(node, (ast.Name, ast.Attribute)):
        name = node.id if isinstance(node, ast.Name) else node.attr
        if name in NAMES:
            yield source.end(node) - len(name), source.end(node), NAMES[name]


def is_negative_number(node: ast.UnaryOp) -> bool:
    return isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def nodes(node: ast.AST, within: list[str] | None) -> Iterator[ast.AST]:
    "What may be changed, in the order of the text; of some functions only, if they are named."
    if isinstance(node, (ast.Raise, ast.JoinedStr)):
        return
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "reshape":
        # any negative number means the same there
        node.args = [size for size in node.args if ast.unparse(size) != "-1"]
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
    source = Source(module)
    for node in nodes(ast.parse(source.text), within):
        for start, stop, new in edits(node, source):
            changed = source.text[:start] + new.encode() + source.text[stop:]
            line = source.text[:start].count(b"\n")
            compile(changed, module, "exec")
            lines = (text.decode().split("\n")[line].strip() for text in (source.text, changed))
            yield Mutant(module, line + 1, *lines, changed)


def place(path: Path) -> str:
    "A notebook's place in nbs/: metrics/checks/gleu."
    return str(path.relative_to(ROOT / "nbs").with_suffix(""))


def evidence(module: str) -> list[str]:
    "The notebook of a module, and the checks of its wing; those of the same name first."
    room = CHAPTERS[module]
    checks = sorted((room.parent / "checks").glob("*.ipynb"),
                    key=lambda path: (path.stem != room.stem, path.stem))
    if module.startswith(f"{rooms.DEFINITION}."):
        checks = [PROOF]
    return list(map(place, [room, *checks]))


def tests(module: str) -> list[Test]:
    "In the order in which they are run."
    known = rooms.rooms()
    doors = rooms.behind(known)
    users = [name for name in CHAPTERS if module in rooms.uses(known[name], known, doors)]
    own, later = evidence(module), [place(CHAPTERS[user]) for user in users]
    data = Path(os.environ.get("CONLL14", ROOT / "../shared/data/conll14")).is_dir()
    with_data = [Test(each, True) for each in own] if data else []
    return [*map(Test, own), PROPERTIES, *with_data, *(Test(each, data) for each in later)]


def environment(folder: Path, data: bool) -> dict[str, str]:
    "In which a test runs with the package that is in a folder."
    nbs = ROOT / "nbs"  # and in it what draws the figures of the book
    paths = os.pathsep.join(map(str, (folder, nbs, nbs / "book", ROOT / ".ci")))
    found = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "MPLBACKEND": "Agg",
             "TMPDIR": str(folder), "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    if not data:
        found.pop("CONLL14_REQUIRED", None)
        found["CONLL14"] = str(folder / "absent")
    return found


def passes(folder: Path, test: Test, limit: int = 600) -> bool:
    "Run a test; the limit is of processor seconds, so that a busy machine kills no mutant."
    def bounded():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

    nothing = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    process = subprocess.Popen([sys.executable, folder.parent / f"{test.script}.py"], **nothing,
                               cwd=(ROOT / "nbs" / test.script).parent, preexec_fn=bounded,
                               env=environment(folder, test.data), start_new_session=True)
    try:
        return process.wait(WAITING * limit) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        with suppress(ProcessLookupError):  # workers that a mutant left behind, and one that waits
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def processor_seconds() -> float:
    "Of all tests so far."
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def known_harmless() -> set[tuple[str, str, str]]:
    """The mutants of mutants.txt that cannot matter, by module, line before and line after.

    As the line after, … is any change of the line.
    """
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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--within", nargs="+", help="only in these functions or classes")
    parser.add_argument("--first", type=int, help="only so many mutants")
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn at random")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true",
                        help="only chapter, checks and few properties; not every survivor is one")
    parser.add_argument("--list", action="store_true", help="run nothing")
    return parser.parse_args()


def copied(work: Path, name: str) -> Path:
    "A folder with a copy of the package."
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gec_ngram", work / name / "gec_ngram", ignore=ignored)
    return work / name


def write_scripts(work: Path) -> None:
    for path in NOTEBOOKS:
        file = work / f"{place(path)}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        cells = against_modules(path).cells
        code = "\n\n".join(cell.source for cell in cells if cell.cell_type == "code")
        file.write_text(f"{code}\n", encoding="utf-8")
    (work / f"{PROPERTIES.script}.py").write_text(FEW, encoding="utf-8")


def time_all(work: Path, every: Iterable[Test]) -> dict[Test, int]:
    "The processor seconds that each test may take, given what it takes without a change."
    seconds, unchanged = {}, copied(work, "unchanged")
    for test in dict.fromkeys(every):
        start = processor_seconds()
        if not passes(unchanged, test):
            sys.exit(f"{test.script} fails with no change at all; run "
                     "python .ci/notebooks.py exported and python .ci/properties.py")
        spent = processor_seconds() - start
        seconds[test] = 10 + PATIENCE * int(spent)
        print(f"{spent:5.1f} s: {test.script}{' with CoNLL-2014' * test.data}", flush=True)
    return seconds


def survives(work: Path, number: int, mutant: Mutant, seconds: dict[Test, int]) -> bool:
    "Does a mutant pass all of its tests? It is printed then."
    folder = copied(work, str(number))
    (folder / Source(mutant.module).path).write_bytes(mutant.source)
    alive = all(passes(folder, test, limit) for test, limit in seconds.items())
    shutil.rmtree(folder, ignore_errors=True)
    if alive:
        print(mutant, flush=True)
    return alive


def try_all(todo: list[Mutant], modules: list[str], jobs: int, quick: bool) -> int:
    "How many mutants survive."
    with tempfile.TemporaryDirectory() as name:
        work, run = Path(name), {}
        for module in modules:
            every = tests(module)
            run[module] = every[:every.index(PROPERTIES) + 1] if quick else every
        write_scripts(work)
        seconds = time_all(work, (test for some in run.values() for test in some))
        limits = {module: {test: seconds[test] for test in some} for module, some in run.items()}
        with ThreadPoolExecutor(jobs) as pool:
            alive = lambda k: survives(work, k, todo[k], limits[todo[k].module])
            return sum(pool.map(alive, range(len(todo))))


def main() -> int:
    words, harmless = arguments(), known_harmless()
    every = [mutant for module in words.modules for mutant in mutants(module, words.within)]
    every = every[:words.first]
    if words.sample is not None:
        every = random.Random(0).sample(every, min(words.sample, len(every)))
    todo = [mutant for mutant in every if not mutant.keys() & harmless]
    if words.list:
        print(*todo, sep="\n")
        return 0
    survivors = try_all(todo, words.modules, words.jobs, words.quick)
    stale = set()
    if words.within is None and words.first is None and words.sample is None:
        listed = {key for key in harmless if key[0] in words.modules}
        stale = listed - {key for mutant in every for key in mutant.keys()}
    for key in sorted(stale):
        print("no such mutant; delete it from .ci/mutants.txt:", *key, sep="\n")
    print(f"{len(every)} mutants, {len(every) - len(todo)} that cannot matter, "
          f"{len(todo) - survivors} killed, {survivors} survivors")
    return survivors > 0 or bool(stale)


if __name__ == "__main__":
    sys.exit(main())
