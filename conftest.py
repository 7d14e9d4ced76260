"""Collect notebooks as tests: `pytest` runs each of nbs in a process of its own.

    pytest                          all notebooks, several at a time
    pytest nbs/book/04_gleu.ipynb   this one
    pytest -k gleu                  those whose path has the word
    pytest --slow                   with the cells that say #| slow, too
"""
import sys
from pathlib import Path
from typing import Iterator

import nbformat
import pytest

sys.path.insert(0, str(Path(__file__).parent / ".ci"))
from running import Failed, apart, checks_first, run_here, without_slow_cells  # noqa: E402


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the cells that say #| slow, too")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".ipynb" and not file_path.name.startswith("."):
        return NotebookFile.from_parent(parent, path=file_path)
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: checks_first(item.path))


class NotebookFile(pytest.File):
    "A notebook."

    def collect(self) -> Iterator[pytest.Item]:
        yield Notebook.from_parent(self, name=self.path.stem)


class Notebook(pytest.Item):
    "The cells of a notebook, which are run in their order."

    def runtest(self) -> None:
        notebook = nbformat.read(self.path, 4)
        if not self.config.getoption("--slow"):
            notebook = without_slow_cells(notebook)
        apart(run_here, notebook, self.path)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)  # the notebook, the number of the cell, and its traceback
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, str(self.path.relative_to(self.config.rootpath))
