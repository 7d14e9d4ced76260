"""N-gram metrics for grammatical error correction: exact, fast, and derived in notebooks."""

import sys  # and little else, as python -m looks for it in the current folder first
from importlib import import_module

__version__ = "0.2.0"
__all__ = ["Accumulator", "BLEU", "GLEU", "GREEN", "GoogleGLEU", "LintWarning", "Metric", "Score",
           "ScoreTable", "Tally", "agreement", "compare", "difference", "from_signature",
           "identify", "lint_texts", "load", "load_tallies", "save_tallies",
           "score", "score_files", "tally", "__version__"]
ROOMS = {
    "lint.findings": "LintWarning lint_texts",
    "metrics.bleu": "BLEU",
    "metrics.gleu": "GLEU GoogleGLEU",
    "metrics.green": "GREEN",
    "metrics.metric": "Metric",
    "metrics.settings": "from_signature",
    "metrics.sums": "Score Tally",
    "people.agreements": "agreement",
    "people.datasets": "load",
    "report.scores": "ScoreTable score tally",
    "scale.accumulator": "Accumulator",
    "scale.files": "score_files",
    "scale.tallies": "load_tallies save_tallies",
    "systems.comparison": "compare",
    "systems.differences": "difference",
    "systems.identification": "identify",
}


def front_door(package: str, rooms: dict[str, str]) -> tuple:
    """Return `__getattr__` and `__dir__` of a package that imports a name when it is asked for.

    `rooms` has for each module of the package the names that it hands out, separated by blanks.
    What the package offers are the names in `__all__`, and its wings, or the rooms of a wing.
    """
    homes = {name: room for room, names in rooms.items() for name in names.split()}
    inside = sys.modules[package]

    def find(name: str) -> object:
        if name in homes:
            found = getattr(import_module(f"{package}.{homes[name]}"), name)
        elif name in (module.name for module in _modules(inside)):
            found = import_module(f"{package}.{name}")
        else:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        setattr(inside, name, found)
        return found

    def offered() -> list[str]:
        usual = {name for name in vars(inside) if name.startswith("__")}
        places = {module.name for module in _modules(inside) if module.ispkg or package != __name__}
        return sorted({*usual, *getattr(inside, "__all__", ()), *places})
    return find, offered


def _modules(package: object) -> list:
    "What pkgutil knows of the modules of a package."
    from pkgutil import iter_modules

    return list(iter_modules(package.__path__))


__getattr__, __dir__ = front_door(__name__, ROOMS)
