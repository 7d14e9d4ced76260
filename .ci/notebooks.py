"""Keep notebooks, exported modules and README.md in step, and check that they are.

    python .ci/notebooks.py sync       after editing: export, run every notebook, clean, write README.md
    python .ci/notebooks.py sync FILE… the same, but run these notebooks only
    python .ci/notebooks.py lint       directives, cell ids and imports
    python .ci/notebooks.py outputs    are the committed outputs those of a fresh run?
    python .ci/notebooks.py readme     is README.md what nbs/index.ipynb says?
    python .ci/notebooks.py exported   run every notebook against the exported modules, with coverage
"""
import ast
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((ROOT / "nbs").rglob("[!.]*.ipynb"))
DIRECTIVES = {"default_exp": 1, "export": 0, "exports": 0, "exporti": 0, "hide": 0}  # and how many words follow
EXPORTS = {"export", "exports", "exporti"}
TOP_LEVEL = {"numpy", "gec_ngram"} | set(sys.stdlib_module_names)
PICTURES = "docs/pictures"  # of README.md
SHARED, ITS_OWN = "report", ("ngrams", "corpus")  # what all metrics share uses only these two, so any chapter may import it


def fail(message: str) -> None:
    sys.exit(message)


def code_cells(path: Path) -> list:
    return [cell for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]


def directives(source: str) -> list[list[str]]:
    "The words of each directive at the top of a cell."
    found = []
    for line in source.splitlines():
        if not line.startswith("#|"):
            break
        found.append(line[2:].split())
    return found


def default_exp(path: Path) -> str | None:
    return next((words[1] for cell in code_cells(path) for words in directives(cell.source) if words[:1] == ["default_exp"]), None)


def lint() -> None:
    modules = {}
    for path in NOTEBOOKS:
        name = path.relative_to(ROOT)
        notebook = nbformat.read(path, 4)
        nbformat.validate(notebook)
        if (notebook.nbformat, notebook.nbformat_minor) < (4, 5):
            fail(f"{name}: nbformat {notebook.nbformat}.{notebook.nbformat_minor} has no cell ids; save it as 4.5")
        for number, cell in enumerate(cell for cell in notebook.cells if cell.cell_type == "code"):
            where = f"{name}, code cell {number}"
            top = directives(cell.source)
            if len(re.findall(r"^\s*#\s*\|", cell.source, re.M)) != len(top):
                fail(f"{where}: a directive must start with '#|' and stand at the top of its cell")
            for words in top:
                if not words or DIRECTIVES.get(words[0]) != len(words) - 1:
                    fail(f"{where}: no such directive: #| {' '.join(words)}; known are {', '.join(DIRECTIVES)}")
            if any(output.output_type == "error" for output in cell.outputs):
                fail(f"{where}: its output is an error; run the notebook")
        if module := default_exp(path):
            if module in modules:
                fail(f"{name} and {modules[module]} both export to {module}")
            modules[module] = name
    lint_imports(modules)
    lint_safety()
    print(f"{len(NOTEBOOKS)} notebooks, {len(modules)} modules")


def lint_imports(modules: dict) -> None:
    "Installed modules import only what is installed, and of ours only what stands above them."
    order = {name: i for i, name in enumerate(modules)}
    files = {path.stem for path in (ROOT / "gec_ngram").glob("*.py")} - {"__init__", "__main__", "_modidx"}
    if files != set(modules):
        fail(f"gec_ngram/ has {sorted(files)}, but the notebooks export {sorted(modules)}; delete what is dead")
    for module in modules:
        tree = ast.parse((ROOT / "gec_ngram" / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            names = ([alias.name for alias in node.names] if isinstance(node, ast.Import) else
                     ["gec_ngram." * node.level + (node.module or "")] if isinstance(node, ast.ImportFrom) else [])
            for full in names:
                package, _, ours = full.partition(".")
                if package not in TOP_LEVEL:
                    fail(f"gec_ngram/{module}.py imports {full} at its top; import it inside the function that needs it")
                if package == "gec_ngram" and ours and (ours not in ITS_OWN if module == SHARED else ours != SHARED and order[ours] >= order[module]):
                    fail(f"gec_ngram/{module}.py imports {full}, which comes after it; a chapter uses only those before it")


UNSAFE = {"eval", "exec", "compile", "__import__", "pickle", "marshal", "shelve", "socket", "urllib", "http", "ssl", "ftplib", "webbrowser"}


def lint_safety() -> None:
    "Nothing that is installed runs or fetches anything because of what an input says."
    for file in (ROOT / "gec_ngram").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""] if isinstance(node, ast.ImportFrom) else
                     [node.id] if isinstance(node, ast.Name) else [])
            shell = isinstance(node, ast.keyword) and (node.arg, getattr(node.value, "value", None)) in (("shell", True), ("allow_pickle", True))
            if shell or UNSAFE & {name.split(".")[0] for name in names}:
                fail(f"gec_ngram/{file.name}, line {getattr(node, 'lineno', '?')}: this could execute or fetch what an input names: {ast.unparse(node)}")


def run_fresh(path: Path):
    "The notebook, executed in a new kernel."
    from nbclient import NotebookClient
    os.environ.pop("MPLBACKEND", None)  # figures are to be drawn into the notebook
    notebook = nbformat.read(path, 4)
    NotebookClient(notebook, timeout=600, kernel_name="python3", coalesce_streams=True, extra_arguments=["--IPKernelApp.log_level=40"],
                   resources={"metadata": {"path": str(path.parent)}}).execute()
    return notebook


def text_outputs(notebook) -> list[tuple[str, str]]:
    "What each code cell shows as text: stream by stream, joined."
    shown = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            texts = [output.get("text") or output.get("data", {}).get("text/plain", "") for output in cell.outputs]
            shown.append((cell.source, "".join(texts)))
    return shown


def outputs() -> None:
    for path in NOTEBOOKS:
        for number, (kept, fresh) in enumerate(zip(text_outputs(nbformat.read(path, 4)), text_outputs(run_fresh(path)))):
            if kept != fresh:
                fail(f"{path.relative_to(ROOT)}, code cell {number}: the committed output is not that of a fresh run; "
                     f"run python .ci/notebooks.py sync and commit\ncommitted: {kept[1]}\nfresh:     {fresh[1]}")
        print("as committed:", path.relative_to(ROOT))


def readme_files() -> dict[Path, bytes]:
    "README.md from the index notebook, and its pictures."
    from nbconvert import MarkdownExporter
    notebook = nbformat.read(ROOT / "nbs" / "index.ipynb", 4)
    notebook.metadata["language_info"] = {"name": "python"}
    text, resources = MarkdownExporter().from_notebook_node(notebook)
    pictures = {}
    for k, (name, data) in enumerate(resources["outputs"].items()):
        pictures[ROOT / PICTURES / f"readme{k}.png"] = data
        text = text.replace(f"![png]({name})", f"![The n-grams of one sentence in seven regions](../{PICTURES}/readme{k}.png)")
    text = re.sub(r"\]\((?!https?:|#)([^)]+)\)", lambda m: f"]({os.path.normpath(os.path.join('nbs', m[1]))})", text)
    return {ROOT / "README.md": (re.sub(r"\n{3,}", "\n\n", text).strip() + "\n").encode(), **pictures}


def readme() -> None:
    for path, data in readme_files().items():
        if not path.is_file() or path.read_bytes() != data:
            fail(f"{path.relative_to(ROOT)} is not what nbs/index.ipynb says; run python .ci/notebooks.py sync and commit")


def imported(source: str, module: str) -> str:
    "Instead of an exported cell: its imports, and what it defines, taken from the module."
    lines, names = [], []
    for node in ast.parse(source).body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            lines.append(ast.unparse(node))
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.append(node.name)
        elif isinstance(node, ast.Assign):
            names += [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        elif isinstance(node, ast.AnnAssign):
            names.append(node.target.id)
    return "\n".join([*lines, *(f"from gec_ngram.{module} import {name}" for name in names)])


def script(path: Path) -> str:
    "The notebook as a script in which exported cells are imports of the module's names."
    module = default_exp(path)
    parts = []
    for cell in code_cells(path):
        words = {words[0] for words in directives(cell.source)}
        if "default_exp" not in words:
            parts.append(imported(cell.source, module) if words & EXPORTS else cell.source)
    return "\n\n".join(parts) + "\n"


def exported() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "rc").write_text(f"[run]\nbranch = true\nsource = gec_ngram\nomit = */_modidx.py\nparallel = true\n"
                                   f"data_file = {folder}/data\npatch = subprocess\n", encoding="utf-8")
        coverage = [sys.executable, "-m", "coverage"]
        for path in NOTEBOOKS:
            file = folder / f"{path.stem}.py"
            file.write_text(script(path), encoding="utf-8")
            done = subprocess.run([*coverage, "run", f"--rcfile={folder}/rc", str(file)], cwd=path.parent, stdout=subprocess.DEVNULL,
                                  env={**os.environ, "MPLBACKEND": "Agg", "PYTHONPATH": str(path.parent)})
            if done.returncode:
                fail(f"{path.relative_to(ROOT)} fails against the exported module; is a helper missing its #| export?")
            print("passes against the exported module:", path.relative_to(ROOT), flush=True)
        subprocess.run([*coverage, "combine", "-q", f"--rcfile={folder}/rc"], check=True)
        done = subprocess.run([*coverage, "report", f"--rcfile={folder}/rc", "--show-missing", "--fail-under=100"])
    if done.returncode:
        fail("the notebooks leave exported code untried; add a cell that uses it, or delete it")


def sync(*only: str) -> None:
    run = lambda *command: subprocess.run([str(Path(sys.executable).with_name(command[0])), *command[1:]], cwd=ROOT, check=True)
    run("nbdev_clean")
    run("nbdev_export")
    for path in map(Path.resolve, map(Path, only)) if only else NOTEBOOKS:
        nbformat.write(run_fresh(path), path)
        print("ran", path.relative_to(ROOT), flush=True)
    run("nbdev_clean")
    run("nbdev_export")
    (ROOT / PICTURES).mkdir(exist_ok=True)
    for path, data in readme_files().items():
        path.write_bytes(data)


if __name__ == "__main__":
    tasks = {task.__name__: task for task in (sync, lint, outputs, readme, exported)}
    task, *words = sys.argv[1:] or [""]
    if task not in tasks or words and task != "sync":
        sys.exit(__doc__)
    words = [os.path.abspath(word) for word in words]
    os.chdir(ROOT)
    tasks[task](*words)
