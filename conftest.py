"""Collect notebooks as tests: `pytest` runs each of nbs in a process of its own.

    pytest                          all notebooks, several at a time
    pytest nbs/book/04_gleu.ipynb   one notebook
    pytest -k gleu                  the notebooks whose path contains a word
    pytest --slow                   with the cells that are marked #| slow
    pytest --exported               all cells against the exported modules: outputs must be those
                                    that are committed, and coverage is measured; afterwards:
                                    coverage combine && coverage report
"""
import ast
import atexit
import multiprocessing
import os
import re
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Iterator

import nbformat
import pytest

ROOT = Path(__file__).resolve().parent
EXPORTS = {"export", "exports", "exporti"}
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # notebooks run in parallel
os.environ.setdefault("CONLL14", str(ROOT.parent / "shared" / "data" / "conll14"))
SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload([  # most notebooks import these packages
    "numpy", "scipy.stats", "matplotlib.pyplot", "matplotlib_inline.backend_inline", "pandas",
    "execnb.shell", "nbformat"])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run cells that are marked #| slow")
    parser.addoption("--exported", action="store_true",
                     help="test the exported modules, compare outputs, measure coverage")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".ipynb" and not file_path.name.startswith("."):
        return NotebookFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.parent.name != "checks")  # they take longest


class Failed(Exception):
    "A cell failed, or its output is not the committed one."


class NotebookFile(pytest.File):
    "A notebook."

    def collect(self) -> Iterator[pytest.Item]:
        yield Notebook.from_parent(self, name=self.path.stem)


class Notebook(pytest.Item):
    "The cells of a notebook, which are run in their order."

    def runtest(self) -> None:
        run = run_exported if self.config.getoption("--exported") else run_cells
        slow = self.config.getoption("--slow") or run is run_exported
        notebook = nbformat.read(self.path, 4)
        for cell in notebook.cells:
            if not slow and cell.cell_type == "code" and ["slow"] in directives(cell.source):
                cell.source = ""
        with ProcessPoolExecutor(1, mp_context=SERVER) as pool:
            try:
                pool.submit(in_process, run, notebook, self.path).result()
            except BrokenProcessPool:
                raise Failed(f"the process of {self.path.name} ended abruptly") from None

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)  # the notebook, the number of the cell, and its traceback
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, str(self.path.relative_to(self.config.rootpath))


def in_process(run, notebook, path: Path) -> None:
    "Call a function in the folder of a notebook, and remove temporary files."
    os.chdir(path.parent)
    try:
        run(notebook, path)
    finally:
        os.chdir(ROOT)  # the notebook's own folder may be gone
        atexit._run_exitfuncs()  # multiprocessing does not call them


def run_cells(notebook, path: Path):
    "Run the cells of a notebook and return it with its outputs."
    from execnb.nbio import dict2nb
    from execnb.shell import CaptureShell
    shell, executed = CaptureShell(path), dict2nb(js=notebook)
    try:
        shell.run_all(executed, exc_stop=True)
    except Exception as error:
        traceback = shell.prettytb(fname=path) or str(error)
        raise Failed(re.sub(r"\x1b\[[\d;]*m", "", traceback)) from None
    return executed


def run_exported(notebook, path: Path) -> None:
    "Run a notebook against its exported module, and compare its outputs with the committed ones."
    from coverage import Coverage
    committed = text_outputs(notebook)
    use_exported_module(notebook)
    coverage = Coverage(data_file=ROOT / ".coverage", config_file=ROOT / "pyproject.toml")
    with coverage.collect():
        executed = run_cells(notebook, path)
    coverage.save()
    for number, (old, new) in enumerate(zip(committed, text_outputs(executed), strict=True)):
        if old != new:
            raise Failed(f"code cell {number}: the committed output is not that of a fresh run "
                         "against the exported module; run python .ci/notebooks.py sync and "
                         f"commit\ncommitted: {old}\nfresh:     {new}")


def directives(source: str) -> list[list[str]]:
    "Return the words of each directive at the top of a cell."
    found = []
    for line in source.splitlines():
        if not line.startswith("#|"):
            break
        found.append(line[2:].split())
    return found


def default_exp(notebook) -> str | None:
    "Return the module that a notebook exports: cli.shell is gec_ngram/cli/shell.py."
    words = [words for cell in notebook.cells if cell.cell_type == "code"
             for words in directives(cell.source)]
    return next((line[1] for line in words if line[:1] == ["default_exp"]), None)


def use_exported_module(notebook) -> None:
    "Replace the definitions in exported cells by imports from the module."
    module = default_exp(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            if EXPORTS & {words[0] for words in directives(cell.source) if words}:
                cell.source = imported(cell.source, module)


def imported(source: str, module: str | None) -> str:
    "Return the imports of a cell, and imports of the names that it defines from the module."
    lines, names = [], []
    for node in ast.parse(source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            lines.append(ast.unparse(node))
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [name.id for target in node.targets for name in ast.walk(target)
                      if isinstance(name, ast.Name)]
        elif isinstance(node, ast.AnnAssign):
            names.append(node.target.id)
    return "\n".join([*lines, *(f"from gec_ngram.{module} import {name}" for name in names)])


def text_outputs(notebook) -> list[str]:
    "Return the text that each code cell prints or displays."
    def texts(cell) -> Iterator[str]:
        for output in cell.get("outputs", ()):
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            yield text if isinstance(text, str) else "".join(text)

    return ["".join(texts(cell)) for cell in notebook.cells if cell.cell_type == "code"]
