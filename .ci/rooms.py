"""The house: its wings from the bottom to the top, their rooms, and what may import what.

    python .ci/rooms.py      what breaks a rule, or a drawing; `.ci/notebooks.py lint` does it, too

An arrow goes down only, and from one wing to another through the front door of the lower one, which
is its `__init__.py`. The definition stands alone.
"""
import ast
import sys
from pathlib import Path
from typing import Iterator, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gec_ngram"
GROUND = "messages", "signals", "tables"  # rooms at the top of the package, below all wings
WINGS = ("text", "count", "lint", "metrics", "statistics", "report", "systems", "people", "scale",
         "peers", "commands")  # from the bottom to the top
DEFINITION, DEFINITION_LINES, FUNCTION_LINES = "definition", 350, 15
PUBLIC, USERS = 120, range(3, 9)  # names in all `__all__` together, and at the door of a wing
QUICK = ("__init__", "__main__", *(f"commands.{name}" for name in (  # numpy delays --help
    "programs", "options", "score", "compare", "explain", "lint", "agree", "which_gleu",
    "report", "originals")))
TOP_LEVEL = {"numpy", "gec_ngram"} | set(sys.stdlib_module_names)
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
    "A module of the package; a wing's front door is called WING.__init__."
    name: str  # without the package: commands.shell
    path: Path
    tree: ast.Module
    imports: list[Import]

    @property
    def wing(self) -> str:
        return self.name.partition(".")[0]

    def at(self, line: int) -> str:
        return f"{self.path.relative_to(ROOT)}, line {line}"


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
    return {one.name: one for one in map(room, paths) if "hugging_face" not in one.name}


def assigned(tree: ast.Module, name: str) -> object:
    "The value of a list or mapping of literals that is assigned at the top of a module."
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    return ()


def behind(known: dict[str, Room]) -> dict[str, dict[str, str]]:
    "For each front door the names that it hands out, and the room of each."
    found = {}
    for name, one in known.items():
        if name.endswith("__init__"):
            wing, homes = name.removesuffix("__init__"), assigned(one.tree, "ROOMS") or {}
            found[name] = {each: wing + home for home, names in homes.items()
                           for each in names.split()}
    return found


def uses(one: Room, known: dict[str, Room], doors: dict[str, dict[str, str]],
         only_top: bool = False) -> dict[str, int]:
    "The rooms from which a room takes something, through whatever door, and the line of each."
    found = {}
    for entry in one.imports:
        package, _, name = entry.module.partition(".")
        if package == "gec_ngram" and (entry.at_top or not only_top):
            door = f"{name}.__init__" if name else "__init__"
            for part in entry.names or [""]:
                inside = ".".join(filter(None, [name, part]))
                target = (inside if inside in known else doors.get(door, {}).get(part)
                          or (name if name in known else door))
                found.setdefault(target, entry.line)
    return {name: line for name, line in found.items() if name in known and name != one.name}


def foreign_modules(known: dict[str, Room], exported: dict[str, Path]) -> Iterator[str]:
    "Every module comes from a notebook, and every notebook of a module has one."
    there = {name for name in known if not name.split(".")[-1].startswith("__")}
    for name in sorted(there - set(exported)):
        yield f"no notebook exports gec_ngram/{name.replace('.', '/')}.py; delete it if it is dead"
    for name in sorted(set(exported) - there):
        yield f"{exported[name]} exports {name}, which is not there; run nbdev_export"


def private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def wrong_imports(one: Room, doors: dict[str, dict[str, str]]) -> Iterator[str]:
    "Arrows that go up or round a front door, and names that are another room's own."
    order = {name: number for number, name in enumerate((*GROUND, *WINGS))}
    for entry in one.imports:
        package, _, name = entry.module.partition(".")
        if package != "gec_ngram":
            if entry.at_top and package not in TOP_LEVEL:
                yield f"{one.at(entry.line)}: import {package} inside the function that needs it"
            continue
        wing, _, inside = name.partition(".")
        for taken in filter(private, entry.names):
            yield f"{one.at(entry.line)}: {taken} is {name}'s own; give it a public name"
        if one.wing == DEFINITION and wing != DEFINITION:
            yield f"{one.at(entry.line)}: the definition imports nothing of the machine"
        elif one.wing in order and wing != one.wing and wing:
            if wing not in order or order[wing] > order[one.wing]:
                yield f"{one.at(entry.line)}: {one.wing} stands below {wing}: an arrow goes down"
            elif inside:
                yield f"{one.at(entry.line)}: from gec_ngram.{wing} import …, which is its door"
            elif wing in WINGS:
                for taken in set(entry.names) - set(doors[f"{wing}.__init__"]):
                    yield f"{one.at(entry.line)}: {taken} is not at the front door of {wing}"


def wrong_doors(known: dict[str, Room], doors: dict[str, dict[str, str]]) -> Iterator[str]:
    "A front door hands out what its rooms have, few names of it to users, and hides no wing."
    for wing in WINGS:
        one, handed = known[f"{wing}.__init__"], doors[f"{wing}.__init__"]
        users = assigned(one.tree, "__all__")
        if wing != "commands" and len(users) not in USERS:
            yield (f"{one.at(1)}: {len(users)} names are for users, "
                   f"{USERS.start} to {USERS.stop - 1} should be")
        for name, home in handed.items():
            if home not in known or name not in defined(known[home].tree):
                yield f"{one.at(1)}: {home} has no {name}"
            if f"{wing}.{name}" in known:
                yield f"{one.at(1)}: {name} is the name of a room, too, which would hide it"
        needed = {alias.name for other in known.values() if other.wing != wing
                  for node in ast.walk(other.tree) if isinstance(node, ast.ImportFrom)
                  and (node.module or "").removeprefix("gec_ngram.") == wing
                  for alias in node.names}
        for name in sorted(set(handed) - set(users) - needed):
            yield f"{one.at(1)}: nobody comes for {name}"
    for name in set(doors["__init__"]) & {*WINGS, *GROUND, DEFINITION}:
        yield f"gec_ngram/__init__.py: {name} is a wing, which would hide the function"


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


def too_many_names(known: dict[str, Room]) -> Iterator[str]:
    "What is public is what a user calls."
    names = {name for one in known.values() if not one.name.endswith("__init__")
             for name in assigned(one.tree, "__all__")}
    if len(names) > PUBLIC:
        yield f"{len(names)} names are public, {PUBLIC} may be: #| exporti what no user calls"


def circles(known: dict[str, Room], doors: dict[str, dict[str, str]]) -> Iterator[str]:
    "No rooms import each other, at whatever line."
    inner = {name: one for name, one in known.items() if not name.endswith("__init__")}
    left = {name: set(uses(one, known, doors)) & set(inner) for name, one in inner.items()}
    while ready := {name for name, below in left.items() if not below & set(left)}:
        left = {name: below for name, below in left.items() if name not in ready}
    if left:
        yield f"these modules import each other in a circle: {circle(left)}"


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


def slow_starts(known: dict[str, Room], doors: dict[str, dict[str, str]]) -> Iterator[str]:
    "What starts quickly loads no numpy, nor does anything that it imports at its top."
    for start in filter(known.__contains__, QUICK):
        came_from, waiting = {start: ""}, [start]
        for name in waiting:
            for entry in known[name].imports:
                if entry.at_top and entry.module.split(".")[0] == "numpy":
                    yield f"{start} must start quickly, but {came_from[name]}{name} imports numpy"
            for other in uses(known[name], known, doors, only_top=True):
                if other not in came_from:
                    came_from[other] = f"{came_from[name]}{name} -> "
                    waiting.append(other)


def code_lines(node: ast.AST) -> int:
    "From `def` to the last line, without the docstring."
    lines = lambda part: part.end_lineno - part.lineno + 1
    return lines(node) - (lines(node.body[0]) if ast.get_docstring(node) is not None else 0)


def too_long_a_definition(known: dict[str, Room]) -> Iterator[str]:
    "One reads the definition in an evening."
    own = [one for one in known.values() if one.wing == DEFINITION]
    marks = "# %%", "# AUTOGENERATED"  # of nbdev, one for each cell
    lines = sum(bool(line) and not line.startswith(marks)
                for one in own for line in one.path.read_text(encoding="utf-8").splitlines())
    if lines > DEFINITION_LINES:
        yield f"the definition has {lines} lines; over {DEFINITION_LINES} is no evening"
    for one in own:
        for node in ast.walk(one.tree):
            if isinstance(node, FUNCTIONS) and (lines := code_lines(node)) > FUNCTION_LINES:
                yield (f"{one.at(node.lineno)}: {node.name} has {lines} lines, "
                       f"{FUNCTION_LINES} may be")


def unsafe(one: Room) -> Iterator[str]:
    "Nothing that is installed runs or fetches anything because of what an input says."
    for node in ast.walk(one.tree):
        names = ([alias.name for alias in node.names] if isinstance(node, ast.Import) else
                 [node.module or ""] if isinstance(node, ast.ImportFrom) else
                 [node.id] if isinstance(node, ast.Name) else [])
        option = isinstance(node, ast.keyword) and (node.arg, getattr(node.value, "value", None))
        if option in UNSAFE_OPTIONS or UNSAFE & {name.split(".")[0] for name in names}:
            yield (f"{one.at(getattr(node, 'lineno', 0))}: this could execute or fetch what an "
                   f"input names: {ast.unparse(node)}")


def platform_integers(one: Room) -> Iterator[str]:
    "No array has the integers of the platform, which may have 32 bits, unless they are positions."
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            array = called.startswith("np.") or called.endswith((".astype", ".view"))
            given = [*node.args, *(option.value for option in node.keywords)]
            named = {ast.unparse(each) for each in given} & {"int", "np.int_", "np.uint", "np.long"}
            if array and named:
                yield (f"{one.at(node.lineno)}: {min(named)} has 32 bits on some platforms; write "
                       "np.int64, or np.intp for positions")


def problems(exported: dict[str, Path] | None) -> Iterator[str]:
    known = rooms()
    doors = behind(known)
    if exported is not None:
        yield from foreign_modules(known, exported)
    for one in known.values():
        yield from wrong_imports(one, doors)
        yield from unsafe(one)
        yield from platform_integers(one)
    yield from wrong_doors(known, doors)
    yield from circles(known, doors)
    yield from two_meanings(known)
    yield from too_many_names(known)
    yield from slow_starts(known, doors)
    yield from too_long_a_definition(known)


def drawing() -> Iterator[str]:
    "The wings from the top to the bottom, the rooms of each, and the wings to which arrows go."
    known = rooms()
    doors = behind(known)
    for wing in (*reversed(WINGS), *reversed(GROUND), DEFINITION):
        own = [one for one in known.values() if one.wing == wing and "__" not in one.name]
        below = {known[name].wing for one in own for name in uses(one, known, doors)} - {wing}
        names = ", ".join(one.name.partition(".")[2] or "" for one in own)
        arrows = " ".join(name for name in (*WINGS, *GROUND) if name in below)
        yield f"{wing:11} {names}"
        if arrows:
            yield f"{'':11}   -> {arrows}"


def check(exported: dict[str, Path] | None = None) -> None:
    "Print what breaks a rule, or the drawing; `exported` has the notebook of each module."
    found = list(problems(exported))
    if found:
        sys.exit("\n".join(found))
    print("\n".join(drawing()))


if __name__ == "__main__":
    check()
