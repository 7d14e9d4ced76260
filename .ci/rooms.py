"""The rooms of the package: what a module may import, how large it may be, and their layers.

    python .ci/rooms.py      what breaks a rule, or the layers; `.ci/notebooks.py lint` does it, too

A layer imports only from those below it, so there is no circle. No module asks another for a name
with an underscore, no two modules use one such name for two things, and what must start quickly
does not load numpy.
"""
import ast
import sys
from pathlib import Path
from typing import Iterator, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gec_ngram"
SCRIPTS = [ROOT / folder for folder in (".ci", "docs", "benchmarks", "nbs")]  # for their size
BY_HAND = "__init__", "__main__", "commands.__init__", "hugging_face.__init__", \
    "hugging_face.hugging_face"  # the latter is no module of ours, but a file for evaluate.load
QUICK = "__init__", "__main__", "commands.programs", "commands.parsers"  # numpy delays --help
TOP_LEVEL = {"numpy", "gec_ngram"} | set(sys.stdlib_module_names)
LINES, FUNCTION_LINES = 600, 40
FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
UNSAFE = {"eval", "exec", "compile", "__import__", "pickle", "marshal", "shelve", "socket",
          "urllib", "http", "ssl", "ftplib", "webbrowser"}
UNSAFE_OPTIONS = ("shell", True), ("allow_pickle", True)


class Import(NamedTuple):
    line: int
    module: str  # with its package: gec_ngram.commands.shell
    names: list[str]  # what is taken out of it; none for `import module`
    at_top: bool  # is it imported when the module is, not when a function is called?


class Room(NamedTuple):
    "A module of the package."
    name: str  # without the package: commands.shell
    path: Path
    tree: ast.Module
    imports: list[Import]


def private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def imports(node: ast.AST, package: list[str], at_top: bool = True) -> Iterator[Import]:
    "What a module, or a part of it, imports, without what only a type checker loads."
    if isinstance(node, ast.Import):
        yield from (Import(node.lineno, alias.name, [], at_top) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        above = package[:len(package) + 1 - node.level] if node.level else []
        module = ".".join([*above, *filter(None, [node.module])])
        yield Import(node.lineno, module, [alias.name for alias in node.names], at_top)
    elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        for child in ast.iter_child_nodes(node):
            yield from imports(child, package, at_top and not isinstance(node, FUNCTIONS))


def room(path: Path) -> Room:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return Room(".".join(parts), path, tree, list(imports(tree, ["gec_ngram", *parts[:-1]])))


def rooms() -> dict[str, Room]:
    paths = sorted(path for path in PACKAGE.rglob("*.py") if path.stem != "_modidx")
    return {one.name: one for one in map(room, paths)}


def uses(one: Room, known: dict[str, Room], only_top: bool = False) -> dict[str, int]:
    "The rooms from which a room takes something, and the line where it does."
    found = {}
    for entry in one.imports:
        package, _, name = entry.module.partition(".")
        if package == "gec_ngram" and (entry.at_top or not only_top):
            inside = [".".join(filter(None, [name, part])) for part in entry.names]
            for target in [part for part in inside if part in known] or [name or "__init__"]:
                if f"{target}.__init__" in known:
                    target = f"{target}.__init__"
                if target in known:
                    found.setdefault(target, entry.line)
    return found


def foreign_modules(known: dict[str, Room], exported: dict[str, Path]) -> Iterator[str]:
    "Every module comes from a notebook, and every notebook of a module has one."
    there = set(known) - set(BY_HAND)
    for name in sorted(there - set(exported)):
        yield f"no notebook exports gec_ngram/{name.replace('.', '/')}.py; delete it if it is dead"
    for name in sorted(set(exported) - there):
        yield f"{exported[name]} exports {name}, which is not there; run nbdev_export"


def wrong_imports(one: Room, known: dict[str, Room]) -> Iterator[str]:
    "Names that a module may not take from where it takes them."
    bound = {name for entry in one.imports for name in entry.names}
    modules = bound & {name.split(".")[-1] for name in known}
    for entry in one.imports:
        where = f"{one.path.relative_to(ROOT)}, line {entry.line}"
        if entry.at_top and entry.module.split(".")[0] not in TOP_LEVEL:
            yield f"{where}: import {entry.module} inside the function that needs it"
        for name in entry.names:
            if private(name):
                yield f"{where}: {name} is {entry.module}'s own; give it a public name"
            elif entry.module == "gec_ngram" and name not in known and name != "__version__":
                yield f"{where}: import {name} from the module that defines it"
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in modules:
            if private(node.attr):
                where = f"{one.path.relative_to(ROOT)}, line {node.lineno}"
                yield f"{where}: {ast.unparse(node)} is that module's own"


def defined(tree: ast.Module) -> Iterator[str]:
    "The names that a module defines at its top."
    for node in tree.body:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            yield node.name
        for target in getattr(node, "targets", [getattr(node, "target", None)]):
            if isinstance(node, (ast.Assign, ast.AnnAssign)):
                yield from (name.id for name in ast.walk(target) if isinstance(name, ast.Name))


def two_meanings(known: dict[str, Room]) -> Iterator[str]:
    "A private name is defined in one module."
    home = {}
    for one in known.values():
        for name in filter(private, set(defined(one.tree))):
            if home.setdefault(name, one.name) != one.name:
                yield f"{home[name]} and {one.name} both define {name}; rename one of them"


def layers(known: dict[str, Room]) -> list[list[str]]:
    "The rooms from the bottom up; gec_ngram/__init__.py, which only hands out names, is none."
    inner = {name: one for name, one in known.items() if name != "__init__"}
    left = {name: set(uses(one, known)) - {"__init__"} for name, one in inner.items()}
    found = []
    while left:
        ready = sorted(name for name, below in left.items() if not below & set(left))
        if not ready:
            sys.exit(f"these modules import each other in a circle: {circle(left)}")
        found.append(ready)
        left = {name: below for name, below in left.items() if name not in ready}
    return found


def circle(left: dict[str, set]) -> str:
    "The shortest way from a module back to itself, as text."
    def way(start: str) -> list[str]:
        paths = [[start]]
        for path in paths:
            for following in sorted(left[path[-1]] & set(left)):
                if following == start:
                    return [*path, start]
                if following not in sum(paths, []):
                    paths.append([*path, following])
        return []
    return " -> ".join(min(filter(None, map(way, sorted(left))), key=len))


def slow_starts(known: dict[str, Room]) -> Iterator[str]:
    "What starts quickly loads no numpy, nor does anything that it imports at its top."
    for start in filter(known.__contains__, QUICK):
        came_from, waiting = {start: ""}, [start]
        for name in waiting:
            for entry in known[name].imports:
                if entry.at_top and entry.module.split(".")[0] == "numpy":
                    yield f"{start} must start quickly, but {came_from[name]}{name} imports numpy"
            for other in uses(known[name], known, only_top=True):
                if other not in came_from:
                    came_from[other] = f"{came_from[name]}{name} -> "
                    waiting.append(other)


def code_lines(node: ast.AST) -> int:
    "From `def` to the last line, without the docstring."
    lines = lambda part: part.end_lineno - part.lineno + 1
    return lines(node) - (lines(node.body[0]) if ast.get_docstring(node) is not None else 0)


def too_large(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    name = path.relative_to(ROOT)
    if (lines := text.count("\n")) > LINES:
        yield f"{name} has {lines} lines; over {LINES} is two modules"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, FUNCTIONS) and (lines := code_lines(node)) > FUNCTION_LINES:
            yield f"{name}: {node.name} has {lines} lines; over {FUNCTION_LINES} is two functions"


def unsafe(one: Room) -> Iterator[str]:
    "Nothing that is installed runs or fetches anything because of what an input says."
    for node in ast.walk(one.tree):
        names = ([alias.name for alias in node.names] if isinstance(node, ast.Import) else
                 [node.module or ""] if isinstance(node, ast.ImportFrom) else
                 [node.id] if isinstance(node, ast.Name) else [])
        option = isinstance(node, ast.keyword) and (node.arg, getattr(node.value, "value", None))
        if option in UNSAFE_OPTIONS or UNSAFE & {name.split(".")[0] for name in names}:
            yield (f"{one.path.relative_to(ROOT)}, line {getattr(node, 'lineno', '?')}: "
                   f"this could execute or fetch what an input names: {ast.unparse(node)}")


def platform_integers(one: Room) -> Iterator[str]:
    "No array has the integers of the platform, which may have 32 bits, unless they are positions."
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            array = called.startswith("np.") or called.endswith((".astype", ".view"))
            given = [*node.args, *(option.value for option in node.keywords)]
            named = {ast.unparse(each) for each in given} & {"int", "np.int_", "np.uint", "np.long"}
            if array and named:
                where = f"{one.path.relative_to(ROOT)}, line {node.lineno}"
                yield (f"{where}: {min(named)} has 32 bits on some platforms; write np.int64, or "
                       "np.intp for positions")


def problems(exported: dict[str, Path] | None) -> Iterator[str]:
    known = rooms()
    if exported is not None:
        yield from foreign_modules(known, exported)
    for one in known.values():
        yield from wrong_imports(one, known)
        yield from unsafe(one)
        yield from platform_integers(one)
        yield from too_large(one.path)
    yield from two_meanings(known)
    yield from slow_starts(known)
    for path in sorted(path for folder in SCRIPTS for path in folder.glob("*.py")):
        yield from too_large(path)


def check(exported: dict[str, Path] | None = None) -> None:
    "Print what breaks a rule, or the layers; `exported` has the notebook of each module."
    found = list(problems(exported))
    if found:
        sys.exit("\n".join(found))
    for number, names in enumerate(layers(rooms())):
        print(f"layer {number}: {', '.join(names)}")


if __name__ == "__main__":
    check()
