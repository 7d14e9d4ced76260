"""Build the documentation site from notebooks, docstrings and parsers, into docs/_site/.

    python docs/build.py

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

from gec_ngram.commands import parsers, program_parsers

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
SOURCE, SITE, NBS = DOCS / "_src", DOCS / "_site", ROOT / "nbs"
TUTORIALS = ["score_your_system", "compare_two_systems", "which_gleu", "read_a_green_table",
             "your_own_metric", "does_your_metric_agree", "data_frames"]  # in order
PARTS = (  # of the book: page, name in the bar, title, first digits of its chapters, introduction
    ("meaning", "Meaning", "I What the numbers mean", "0",
     "For a reader who has never seen GLEU, in this order: what is counted, and what each metric "
     "makes of it. Every letter has one meaning in all chapters; [Notation](notation.ipynb) has "
     "them all."),
    ("computing", "Computing", "II How they are computed", "12345",
     "For an engineer: how the counting became fast, what a metric has to say, files, processes, "
     "pictures, and judgments of people."),
    ("commands", "Commands", "III The commands", "6789",
     "What each command takes, from its parser, and then how the commands are made. `sgleu` is "
     "`gleu sent`, `mgleu` is `gleu mean`, and so for `green`."))
SETTINGS = ConfigParser(delimiters=["="])
SETTINGS.read(ROOT / "settings.ini", encoding="utf-8")
GIT_URL, BRANCH = SETTINGS["DEFAULT"]["git_url"], SETTINGS["DEFAULT"]["branch"]
EVIDENCE = """For whoever doubts: numbers of other programs, random corpora, refusals and
properties, each under the number and the name of its chapter."""
REFERENCE = "What each module offers, from its docstrings."
PROJECT = "How fast it is, how it changes, how to change it, and the papers it builds on."
COMMANDS = {"gec-ngram": parsers.main_parser, "gleu": program_parsers.gleu_parser,
            "green": program_parsers.green_parser, "bleu": program_parsers.bleu_parser}
PAPERS = parse_file(DOCS / "references.bib").entries
BIBLIOGRAPHY = {entry.fields["url"]: key for key, entry in PAPERS.items()}
PAGES = {"contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md",
         "benchmarks": ROOT / "benchmarks" / "README.md"}
CSS = """\
table { display: block; overflow-x: auto; width: fit-content !important; max-width: 100%;
    margin-inline: 0 auto; }
pre { font-size: 0.82em; overflow-x: auto; padding: 0.8rem; }
@media (min-width: 760px) { .cell_output pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
.cell.tag_ruled .cell_output pre { white-space: pre; overflow-wrap: normal; }
div.cell details.hide > div { margin-inline: 0; }
article details:not([class]) { border-inline-start: 0.2rem solid var(--pst-color-border);
    margin-block-end: 1.5rem; padding-inline-start: 0.8rem; }
article details:not([class]) > summary { color: var(--pst-color-link); cursor: pointer; }
article details:not([class])[open] > summary { margin-block-end: 0.8rem; }
article details:not([class]) > :last-child { margin-block-end: 0; }
h1, dt, dd, code { overflow-wrap: anywhere; }
@media (max-width: 760px) {
    code span.pre { white-space: normal; }
    article table td, article table th { padding: 0.3rem !important; }
}
article dl.field-list { grid-template-columns: minmax(0, 1fr) !important; }
.sig-param { white-space: normal; }
mjx-container[display="true"] { max-width: 100%; overflow-x: auto; overflow-y: hidden; }
mjx-container:not([display="true"]) { overflow: visible; }
span.math { overflow: auto hidden; padding-inline: 1px; }
span.math mjx-container mjx-assistive-mml { width: 100% !important; }
.bd-page-width { max-width: 110rem; }
.bd-main .bd-content .bd-article-container { max-width: 75rem; }
.bd-sidebar-primary { flex: 0 0 15%; }
.bd-sidebar-secondary { flex: 0 0 15%; width: 15%; }
@media (min-width: 1200px) { .bd-main .bd-content .bd-article { padding-inline-start: 1.5rem; } }
"""


def cited(text: str) -> str:
    "Links to papers of the bibliography as citations."
    def citation(link: re.Match) -> str:
        return f"{{cite:t}}`{BIBLIOGRAPHY[link[1]]}`" if link[1] in BIBLIOGRAPHY else link[0]
    return re.sub(r"\[[^\]]*\]\((https?://[^)\s]+)\)", citation, text)


def said_before(text: str) -> str:
    "What a figure shows: the last paragraph of the text above it, as plain words."
    parts = re.split(r"\n\s*\n", text)
    paragraph = [part for part in parts if not part.startswith(("#", "|", "$$", "    "))][-1:]
    marks = r"\[([^\]]*)\]\([^)]*\)|[*`$]"
    plain = re.sub(marks, lambda match: match[1] or "", " ".join(paragraph))
    return "Figure: " + " ".join(plain.split())[:300]


def shown(cell, text: str) -> bool:
    "Dress a code cell: no directives, plumbing folded, a figure described by the text above it."
    words = re.findall(r"^#\| *([\w-]+)", cell.source, re.M)
    cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M).strip()
    if {"export", "exporti", "code-fold"} & set(words):
        cell.metadata["tags"] = ["hide-input"]
    if any(re.search(r"\+--|  p = ", output.get("text", "")) for output in cell.outputs):
        cell.metadata["tags"] = [*cell.metadata.get("tags", []), "ruled"]
    data = [output.get("data", {}) for output in cell.outputs]
    if any(kind.startswith("image/") for each in data for kind in each):
        cell.metadata["mystnb"] = {"image": {"alt": said_before(text)}}
        for each in data:
            each.pop("text/plain", None)  # "<Figure size …>" beside the figure
    return bool(cell.source) and "hide" not in words


def linked(text: str) -> str:
    "A text whose links lead to pages of the site."
    for name, file in PAGES.items():
        text = text.replace(f"]({Path('..') / file.relative_to(ROOT)})", f"]({name}.md)")
    return cited(text).replace("](../CITATION.cff)", "](CITATION.cff)")


def about(path: Path) -> str:
    "Where a page comes from, a copy to open, and how to change it."
    inside, name = path.relative_to(NBS), path.relative_to(ROOT)
    up = "../" * (len(inside.parts) - 1)
    guide = f"{up}contributing.md#one-edit-start-to-end"
    edit = f"{GIT_URL}/edit/{BRANCH}/{name}" if GIT_URL else guide
    copy = f"{{download}}`open this notebook <{up}notebooks/{inside}>`"
    return f"This page is the notebook `{name}`: {copy}, [edit it]({edit})."


def page(path: Path):
    "A notebook as the site shows it."
    notebook = nbformat.read(path, 4)
    cells, text = [], ""
    for cell in notebook.cells:
        if cell.cell_type == "code":
            if not shown(cell, text):
                continue
        else:
            text = cell.source or text
            cell.source = linked(cell.source)
        cells.append(cell)
    notebook.cells = [*cells[:1], nbformat.v4.new_markdown_cell(about(path)), *cells[1:]]
    return notebook


def toctree(names: list, *options: str) -> str:
    return "\n".join(["```{toctree}", *options, "", *names, "```"])


def write(name: str, *parts: str) -> None:
    (SOURCE / f"{name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def help_pages(parser: argparse.ArgumentParser) -> list[str]:
    "What --help prints, for a command and for each of its tasks."
    pages = [f"```text\n{parser.format_help()}```"]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, task in action.choices.items():
                pages += [f"## {parser.prog} {name}", *help_pages(task)]
    return pages


def start_afresh() -> None:
    "Empty folders, and what pages need beside them."
    os.environ["COLUMNS"] = "96"  # of the help pages
    for folder in SOURCE, SITE:
        shutil.rmtree(folder, ignore_errors=True)
    (SOURCE / "_static").mkdir(parents=True)
    (SOURCE / "_static" / "custom.css").write_text(CSS, encoding="utf-8")
    for name in "docs/conf.py", "docs/favicon.svg", "docs/references.bib", "CITATION.cff":
        shutil.copy(ROOT / name, SOURCE)
    for name, file in PAGES.items():
        shutil.copy(file, SOURCE / f"{name}.md")


def write_notebooks(paths: list[Path]) -> None:
    "The page of each notebook, and the notebook itself, to be opened."
    for path in paths:
        copy, shown = SOURCE / "notebooks" / path.relative_to(NBS), SOURCE / path.relative_to(NBS)
        for file in copy, shown:
            file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
        nbformat.write(page(path), shown)


def default_exp(path: Path) -> str:
    "The module that a chapter exports."
    sources = (cell.source for cell in nbformat.read(path, 4).cells)
    return next(source.split()[2] for source in sources if source.startswith("#| default_exp "))


def write_modules(chapters: list[Path]) -> list[str]:
    "A page for the module of each chapter, from its docstrings; the names of the pages."
    pages = []
    for path in chapters:
        module = default_exp(path)
        pages.append(f"api-{module.replace('.', '-')}")
        write(pages[-1], f"# gec_ngram.{module}", f"Derived in [its chapter]({path.name}).",
              f"```{{eval-rst}}\n.. automodule:: gec_ngram.{module}\n   :members:\n"
              "   :undoc-members:\n   :inherited-members: tuple, Executor\n```")
    return pages


def write_commands() -> list[str]:
    "A page for each command, from its parser; the names of the pages."
    for command, parser in COMMANDS.items():
        write(f"command-{command}", f"# {command}", *help_pages(parser()))
    return [f"command-{command}" for command in COMMANDS]


def prepare() -> None:
    "Lay out what Sphinx reads."
    start_afresh()
    chapters, checks = sorted(NBS.glob("[0-9]*.ipynb")), sorted((NBS / "checks").glob("*.ipynb"))
    tutorials = [NBS / "tutorials" / f"{name}.ipynb" for name in TUTORIALS]
    others = [NBS / "notation.ipynb", NBS / "index.ipynb"]
    write_notebooks([*chapters, *tutorials, *checks, *others])
    modules, commands = write_modules(chapters), write_commands()
    write("bibliography", "# Bibliography", "```{bibliography}\n:all:\n```")
    stems = lambda folder, paths: [f"{folder}{path.stem}" for path in paths]
    parts = [("tutorials", "Tutorials", "Tutorials", "One task each, from the files to the answer.",
              stems("tutorials/", tutorials))]
    for name, short, title, digits, text in PARTS:
        own = stems("", (path for path in chapters if path.name[0] in digits))
        pages = {"meaning": [*own, "notation"], "commands": [*commands, *own]}.get(name, own)
        parts.append((name, short, title, text, pages))
    parts += [("reference", "Reference", "Reference", REFERENCE, modules),
              ("evidence", "Evidence", "Evidence", EVIDENCE, stems("checks/", checks)),
              ("project", "Project", "Project", PROJECT, [*PAGES, "bibliography"])]
    for name, _, title, text, pages in parts:
        write(name, f"# {title}", text, toctree(pages, ":maxdepth: 1"))
    index = nbformat.read(SOURCE / "index.ipynb", 4)
    contents = toctree([f"{short} <{name}>" for name, short, *_ in parts], ":hidden:")
    index.cells.append(nbformat.v4.new_markdown_cell(contents))
    nbformat.write(index, SOURCE / "index.ipynb")


if __name__ == "__main__":
    prepare()
    strictly = ["-W", "--keep-going", "-n", "-q"]
    done = subprocess.run([sys.executable, "-m", "sphinx", *strictly, "-b", "html", SOURCE, SITE])
    shutil.rmtree(DOCS / "jupyter_execute", ignore_errors=True)  # myst-nb leaves it beside the site
    sys.exit(done.returncode)
