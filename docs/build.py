"""Build the documentation site from the notebooks, docstrings and parsers: python docs/build.py, into docs/_site/.

Needs `pip install -e '.[docs]'` and no network. Warnings are errors.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import nbformat
from pybtex.database import parse_file

from gec_ngram import cli

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
SOURCE, SITE = DOCS / "_src", DOCS / "_site"
TUTORIALS = ["score_your_system", "which_gleu", "read_a_green_table", "your_own_metric"]  # in reading order
SETTINGS = ConfigParser(delimiters=["="])
SETTINGS.read(ROOT / "settings.ini", encoding="utf-8")
GIT_URL, BRANCH = SETTINGS["DEFAULT"]["git_url"], SETTINGS["DEFAULT"]["branch"]
COMMANDS = {"gec-ngram": "_main_parser", "gleu": "_gleu_parser", "green": "_green_parser", "bleu": "_bleu_parser"}
BIBLIOGRAPHY = {entry.fields["url"]: key for key, entry in parse_file(DOCS / "references.bib").entries.items()}
PAGES = {"contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md", "benchmarks": ROOT / "benchmarks" / "README.md"}
CSS = """\
table { display: block; overflow-x: auto; }
pre { font-size: 0.78em; overflow-x: auto; }
@media (min-width: 760px) { .cell_output pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
.cell.tag_ruled .cell_output pre { white-space: pre; overflow-wrap: normal; }
mjx-container[display="true"] { max-width: 100%; overflow-x: auto; overflow-y: hidden; }
mjx-container:not([display="true"]) { overflow: visible; }
span.math { overflow: auto hidden; padding-inline: 1px; }
span.math mjx-container mjx-assistive-mml { width: 100% !important; }
.bd-page-width { max-width: 110rem; }
.bd-main .bd-content .bd-article-container { max-width: 75rem; }
.bd-sidebar-primary { flex: 0 0 16%; }
.bd-sidebar-secondary { flex: 0 0 16%; width: 16%; }
"""


def cited(text: str) -> str:
    "Links to papers of the bibliography as citations."
    return re.sub(r"\[[^\]]*\]\((https?://[^)\s]+)\)", lambda link: f"{{cite:t}}`{BIBLIOGRAPHY[link[1]]}`" if link[1] in BIBLIOGRAPHY else link[0], text)


def said_before(text: str) -> str:
    "What a figure shows: the last paragraph of the text above it, as plain words."
    paragraph = [part for part in re.split(r"\n\s*\n", text) if not part.startswith(("#", "|", "$$", "    "))][-1:]
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[*`$]", lambda match: match[1] or "", " ".join(paragraph))
    return "Figure: " + " ".join(plain.split())[:300]


def page(path: Path):
    "A notebook as the site shows it: no directives, plumbing folded, papers cited, figures described, a copy to open."
    notebook = nbformat.read(path, 4)
    up = "../" * (len(path.relative_to(ROOT / "nbs").parts) - 1)
    cells, text = [], ""
    for cell in notebook.cells:
        if cell.cell_type == "code":
            words = re.findall(r"^#\| *(\w+)", cell.source, re.M)
            cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M).strip()
            if not cell.source or "hide" in words:
                continue
            if {"export", "exporti"} & set(words):
                cell.metadata["tags"] = ["hide-input"]
            if any("+--" in output.get("text", "") for output in cell.outputs):
                cell.metadata["tags"] = [*cell.metadata.get("tags", []), "ruled"]
            if any(data.startswith("image/") for output in cell.outputs for data in output.get("data", {})):
                cell.metadata["mystnb"] = {"image": {"alt": said_before(text)}}
                for output in cell.outputs:
                    output.get("data", {}).pop("text/plain", None)  # "<Figure size …>" beside the figure
        else:
            text = cell.source or text
            for name, file in PAGES.items():
                cell.source = cell.source.replace(f"]({Path('..') / file.relative_to(ROOT)})", f"]({name}.md)")
            cell.source = cited(cell.source).replace("](../CITATION.cff)", "](CITATION.cff)")
        cells.append(cell)
    name = path.relative_to(ROOT)
    edit = f"[edit it]({GIT_URL}/edit/{BRANCH}/{name})" if GIT_URL else f"[edit it]({up}contributing.md#one-edit-start-to-end)"
    cells.insert(1, nbformat.v4.new_markdown_cell(f"This page is the notebook `{name}`: {{download}}`open this notebook <{up}notebooks/{path.name}>`, {edit}."))
    notebook.cells = cells
    return notebook


def toctree(names: list, *options: str) -> str:
    return "\n".join(["```{toctree}", *options, "", *names, "```"])


def write(name: str, *parts: str) -> None:
    (SOURCE / f"{name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def help_pages(parser: argparse.ArgumentParser) -> list[str]:
    "What --help prints, for a command and for each of its tasks."
    tasks = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    pages = [f"```text\n{parser.format_help()}```"]
    return pages + [part for choices in tasks for name, task in choices.items() for part in (f"## {parser.prog} {name}", *help_pages(task))]


def prepare() -> None:
    "Lay out what Sphinx reads."
    os.environ["COLUMNS"] = "96"  # of the help pages
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    for folder in "_static", "notebooks", "tutorials":
        (SOURCE / folder).mkdir(parents=True)
    (SOURCE / "_static" / "custom.css").write_text(CSS, encoding="utf-8")
    for file in (DOCS / "conf.py", DOCS / "favicon.svg", DOCS / "references.bib", ROOT / "CITATION.cff"):
        shutil.copy(file, SOURCE)
    nbs = ROOT / "nbs"
    chapters, tutorials = sorted(nbs.glob("[0-9]*.ipynb")), [nbs / "tutorials" / f"{name}.ipynb" for name in TUTORIALS]
    for path in [*chapters, *tutorials, nbs / "index.ipynb"]:
        shutil.copy(path, SOURCE / "notebooks")
        nbformat.write(page(path), SOURCE / path.relative_to(nbs))
    modules = [line.split()[-1] for path in chapters for cell in nbformat.read(path, 4).cells
               for line in cell.source.splitlines() if line.startswith("#| default_exp")]
    for path, module in zip(chapters, modules):
        write(f"api-{module}", f"# gec_ngram.{module}", f"Derived in [its chapter]({path.name}).",
              f"```{{eval-rst}}\n.. automodule:: gec_ngram.{module}\n   :members:\n   :undoc-members:\n   :inherited-members: tuple\n```")
    for command, parser in COMMANDS.items():
        write(f"command-{command}", f"# {command}", *help_pages(getattr(cli, parser)()))
    for name, file in PAGES.items():
        shutil.copy(file, SOURCE / f"{name}.md")
    write("bibliography", "# Bibliography", "```{bibliography}\n:all:\n```")
    for title, text, names in (
            ("Tutorials", "One task each, from the files to the answer.", [f"tutorials/{path.stem}" for path in tutorials]),
            ("Derivations", "From the count table to the commands. A chapter uses only chapters before it, and the signatures and score objects of chapter 6. "
             "Whoever first wants to know what a metric means begins with BLEU, GLEU or GREEN.", [path.stem for path in chapters]),
            ("Commands", "What each command takes, from its parser. `sgleu` is `gleu sent`, `mgleu` is `gleu mean`, and so for `green`.",
             [f"command-{command}" for command in COMMANDS]),
            ("Reference", "What each module offers, from its docstrings.", [f"api-{module}" for module in modules]),
            ("Project", "How fast it is, how it changes, how to change it, and the papers it builds on.", [*PAGES, "bibliography"])):
        write(title.lower(), f"# {title}", text, toctree(names, ":maxdepth: 1"))
    index = nbformat.read(SOURCE / "index.ipynb", 4)
    index.cells.append(nbformat.v4.new_markdown_cell(toctree(["tutorials", "derivations", "commands", "reference", "project"], ":hidden:")))
    nbformat.write(index, SOURCE / "index.ipynb")


if __name__ == "__main__":
    prepare()
    done = subprocess.run([sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-b", "html", SOURCE, SITE])
    shutil.rmtree(DOCS / "jupyter_execute", ignore_errors=True)  # myst-nb leaves it beside the site
    sys.exit(done.returncode)
