"""Build the documentation site from the notebooks: python docs/build.py, into docs/_site/.

Needs `pip install -e '.[docs]'` and no network. Warnings are errors.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
SOURCE, SITE = DOCS / "_src", DOCS / "_site"
PAGES = {"contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md", "benchmarks": ROOT / "benchmarks" / "README.md"}
CSS = """\
table { display: block; overflow-x: auto; }
pre { font-size: 0.78em; overflow-x: auto; }
@media (min-width: 760px) { .cell_output pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
mjx-container { max-width: 100%; overflow-x: auto; overflow-y: hidden; }
.bd-page-width { max-width: 110rem; }
.bd-main .bd-content .bd-article-container { max-width: 75rem; }
.bd-sidebar-primary { flex: 0 0 16%; }
.bd-sidebar-secondary { flex: 0 0 16%; width: 16%; }
"""


def page(path: Path):
    "A notebook as the site shows it: no directives, plumbing folded, no link to a file that has become a page elsewhere."
    notebook = nbformat.read(path, 4)
    cells = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            words = re.findall(r"^#\| *(\w+)", cell.source, re.M)
            cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M).strip()
            if not cell.source or "hide" in words:
                continue
            if {"export", "exporti"} & set(words):
                cell.metadata["tags"] = ["hide-input"]
            if any(data.startswith("image/") for output in cell.outputs for data in output.get("data", {})):
                for output in cell.outputs:
                    output.get("data", {}).pop("text/plain", None)  # "<Figure size …>" beside the figure
        else:
            for name, file in PAGES.items():
                cell.source = cell.source.replace(f"]({Path('..') / file.relative_to(ROOT)})", f"]({name}.md)")
        cells.append(cell)
    notebook.cells = cells
    return notebook


def prepare() -> None:
    "Lay out what Sphinx reads."
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    (SOURCE / "_static").mkdir(parents=True)
    (SOURCE / "_static" / "custom.css").write_text(CSS, encoding="utf-8")
    for name in ("conf.py", "favicon.svg"):
        shutil.copy(DOCS / name, SOURCE)
    chapters = sorted((ROOT / "nbs").glob("[0-9]*.ipynb"))
    for path in chapters:
        nbformat.write(page(path), SOURCE / path.name)
    modules = [line.split()[-1] for path in chapters for cell in nbformat.read(path, 4).cells
               for line in cell.source.splitlines() if line.startswith("#| default_exp")]
    for path, module in zip(chapters, modules):
        (SOURCE / f"api-{module}.md").write_text(
            f"# gec_ngram.{module}\n\nDerived in [its chapter]({path.name}).\n\n"
            f"```{{eval-rst}}\n.. automodule:: gec_ngram.{module}\n   :members:\n   :undoc-members:\n   :inherited-members: tuple\n```\n", encoding="utf-8")
    for name, file in PAGES.items():
        shutil.copy(file, SOURCE / f"{name}.md")
    for title, text, names in (("Derivations", "The chapters, each in the order in which the next one needs it.", [path.stem for path in chapters]),
                               ("Reference", "What each module offers, from its docstrings.", [f"api-{module}" for module in modules]),
                               ("Project", "How fast it is, how it changes, how to change it.", list(PAGES))):
        toctree = "\n".join(["```{toctree}", ":maxdepth: 1", "", *names, "```"])
        (SOURCE / f"{title.lower()}.md").write_text(f"# {title}\n\n{text}\n\n{toctree}\n", encoding="utf-8")
    index = page(ROOT / "nbs" / "index.ipynb")
    index.cells.append(nbformat.v4.new_markdown_cell("```{toctree}\n:hidden:\n\nderivations\nreference\nproject\n```"))
    nbformat.write(index, SOURCE / "index.ipynb")


if __name__ == "__main__":
    prepare()
    done = subprocess.run([sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-b", "html", SOURCE, SITE])
    shutil.rmtree(DOCS / "jupyter_execute", ignore_errors=True)  # myst-nb leaves it beside the site
    sys.exit(done.returncode)
