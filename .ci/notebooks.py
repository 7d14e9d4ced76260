"""Keep notebooks, exported modules and README.md in step, and check that they are.

    python .ci/notebooks.py sync       after editing: export, run all notebooks, write README.md
    python .ci/notebooks.py sync FILE… the same, but run these notebooks only
    python .ci/notebooks.py lint       directives, cell ids, modules, the form of the book
    python .ci/notebooks.py readme     is README.md what nbs/index.ipynb says?

A notebook in a folder called checks tests a subpackage and exports nothing. One
in nbs/book/ is a chapter for readers, and exports the definition or nothing.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Iterator

import nbformat

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from conftest import EXPORTS, default_exp, directives  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "nbs").rglob("[!.]*.ipynb"))
DIRECTIVES = {"default_exp": 1, "hide": 0, "slow": 0, "code-fold:": 1,  # how many words follow
              **dict.fromkeys(EXPORTS, 0)}
PICTURES = "docs/pictures"  # of README.md
FIGURE = ("Scatter plots: ranks of 13 outputs in the paper's table, and their ranks by the "
          "programs of 2015, 2016 and 2017 and by the equation")  # what README.md's picture shows


def fail(message: str) -> None:
    sys.exit(message)


def code_cells(path: Path) -> list:
    return [cell for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]


def lint() -> None:
    modules, found = {}, []
    for path in NOTEBOOKS:
        name = path.relative_to(ROOT)
        wrong = [*wrong_cells(path), *wrong_place(path)]
        wrong += wrong_chapter(path) if path.parent.name == "book" else ()
        found += [f"{name}, {problem}" for problem in wrong]
        if module := default_exp(nbformat.read(path, 4)):
            if module in modules:
                fail(f"{name} and {modules[module]} both export to {module}")
            modules[module] = name
    if found:
        fail("\n".join(found))
    print(f"{len(NOTEBOOKS)} notebooks, {len(modules)} modules")


def wrong_cells(path: Path) -> Iterator[str]:
    "What is wrong with the cells of a notebook."
    notebook = nbformat.read(path, 4)
    nbformat.validate(notebook)
    if (notebook.nbformat, notebook.nbformat_minor) < (4, 5):
        yield "an nbformat that has no cell ids; save it as 4.5"
    for number, cell in enumerate(code_cells(path)):
        top = directives(cell.source)
        if len(re.findall(r"^\s*#\s*\|", cell.source, re.M)) != len(top):
            yield f"code cell {number}: a directive must start with '#|', at the top of the cell"
        for words in top:
            if not words or DIRECTIVES.get(words[0]) != len(words) - 1:
                known = ", ".join(DIRECTIVES)
                yield f"code cell {number}: no directive: #| {' '.join(words)}; known are {known}"
        if any(output.output_type == "error" for output in cell.outputs):
            yield f"code cell {number}: its output is an error; run the notebook"


def wrong_place(path: Path) -> Iterator[str]:
    "Yield what is wrong with the module that a notebook exports."
    module = default_exp(nbformat.read(path, 4))
    place = path.relative_to(ROOT / "nbs").with_suffix("").parts
    if module and place[-2:-1] == ("checks",):
        yield "it tests a subpackage and exports code; move that to the notebook of a module"
    elif module and place[0] == "book" and not module.startswith("definition."):
        yield f"the book exports the definition only, not {module}"
    elif module and place[0] != "book" and module != ".".join(place):
        yield f"it exports {module}, and stands where gec_ngram.{'.'.join(place)} is expected"


def lines_of_code(cell) -> list[str]:
    "The lines of a cell that a reader reads: no directive, nothing blank, nothing that is hidden."
    lines = [line for line in cell.source.splitlines() if line.strip() and line[:2] != "#|"]
    return [] if {"hide", "exporti"} & {*sum(directives(cell.source), [])} else lines


def wrong_chapter(path: Path) -> Iterator[str]:
    "What is wrong with a chapter of the book."
    notebook = nbformat.read(path, 4)
    for number, cell in enumerate(code_cells(path)):
        if re.search(r"sys\.path|^\s*from evidence", cell.source, re.M):
            yield f"code cell {number}: a chapter must run with nothing but the installed package"
        if (size := len(lines_of_code(cell))) > 15:
            yield f"code cell {number}: {size} lines are more than one thought; 15 are to be enough"
    _, heading, exercises = "\n".join(
        cell.source for cell in notebook.cells).rpartition("\n## Exercises\n")
    if path.name[0].isdigit() and (not heading or exercises.count("<details>") < 3):
        yield ("the last part is to be '## Exercises', with three or more questions whose solution "
               "is folded: <details><summary>Solution</summary> … </details>")


def readme_files() -> dict[Path, bytes]:
    "README.md from the index notebook, and its pictures."
    from nbconvert import MarkdownExporter
    notebook = nbformat.read(ROOT / "nbs" / "index.ipynb", 4)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        if cell.cell_type == "code" and ["code-fold:", "true"] in directives(cell.source):
            cell.metadata["transient"] = {"remove_source": True}
    text, resources = MarkdownExporter().from_notebook_node(notebook)
    pictures = {}
    for k, (name, data) in enumerate(resources["outputs"].items()):
        pictures[ROOT / PICTURES / f"readme{k}.png"] = data
        text = text.replace(f"![png]({name})", f"![{FIGURE}](../{PICTURES}/readme{k}.png)")
    beside = lambda link: f"]({os.path.normpath(os.path.join('nbs', link[1]))})"
    text = re.sub(r"\]\((?!https?:|#)([^)]+)\)", beside, text)
    text = re.sub(r"[ \t]+\n", "\n", text)
    text = re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"
    return {ROOT / "README.md": text.encode(), **pictures}


def readme() -> None:
    for path, data in readme_files().items():
        if not path.is_file() or path.read_bytes() != data:
            fail(f"{path.relative_to(ROOT)} is not what nbs/index.ipynb says; "
                 "run python .ci/notebooks.py sync and commit")


def sync(*only: str) -> None:
    "Clean, export, run, clean again; README.md is written if nbs/index.ipynb is among them."
    paths = [Path(name) for name in only] or NOTEBOOKS
    if missing := [str(path) for path in paths if path not in NOTEBOOKS]:
        fail(f"no notebook of nbs: {', '.join(missing)}")
    clean(paths)
    subprocess.run([Path(sys.executable).with_name("nbdev_export")], cwd=ROOT, check=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = list(filter(None, pool.map(execute, paths)))
    clean(paths)
    if ROOT / "nbs" / "index.ipynb" in paths:
        (ROOT / PICTURES).mkdir(exist_ok=True)
        for path, data in readme_files().items():
            path.write_bytes(data)
    if failed:
        fail("failed, and left as they were: " + ", ".join(failed))


def execute(path: Path) -> str | None:
    "Execute a notebook in a new kernel and save its outputs; return its path if a cell fails."
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    notebook, name = nbformat.read(path, 4), str(path.relative_to(ROOT))
    environment = {key: value for key, value in os.environ.items() if key != "MPLBACKEND"}
    client = NotebookClient(notebook, timeout=600, kernel_name="python3", coalesce_streams=True,
                            extra_arguments=["--IPKernelApp.log_level=40"],
                            resources={"metadata": {"path": str(path.parent)}})
    try:
        client.execute(env={"OPENBLAS_NUM_THREADS": "1", **environment})
    except CellExecutionError as error:
        print(f"FAILED {name}\n{error}", flush=True)
        return name
    nbformat.write(notebook, path)
    print(name, flush=True)
    return None


def clean(paths: list[Path]) -> None:
    "What nbdev_clean does, for these notebooks."
    from nbdev.clean import nbdev_clean
    for path in paths:
        nbdev_clean(str(path))


if __name__ == "__main__":
    tasks = {task.__name__: task for task in (sync, lint, readme)}
    task, *words = sys.argv[1:] or [""]
    if task not in tasks or words and task != "sync":
        sys.exit(__doc__)
    words = [os.path.abspath(word) for word in words]
    os.chdir(ROOT)
    tasks[task](*words)
