"""Build the documentation site in docs/_site/ from notebooks, docstrings and parsers.

    python docs/build.py
    python docs/build.py --pyodide FOLDER  # include Pyodide from docs/pyodide.py in the site

Run `pip install -e '.[docs]'` first; the build needs no network. Warnings are errors.
docs/contents.py defines the order of the pages. The last line of output is the path of the site.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from configparser import ConfigParser
from pathlib import Path

import nbformat
from pybtex.database import parse_file

from contents import EXPLAINED, INTERNALS, NBS, PARTS, PROJECT, ROOT, RUNS, START, TUTORIALS, Part
from contents import book, checked_tutorials, coming_from, subpackages
from gec_ngram.cli.main import DROP_INS, command_parser
from library import write_library
from pyodide import PUBLIC
from pages import DOCS, SITE, SOURCE, cards, heading, listed, sentence, toctree, write
from reference import write_reference

SETTINGS = ConfigParser(delimiters=["="])
SETTINGS.read(ROOT / "settings.ini", encoding="utf-8")
GIT_URL, BRANCH = SETTINGS["DEFAULT"]["git_url"], SETTINGS["DEFAULT"]["branch"]
PAPERS = parse_file(DOCS / "references.bib").entries
BIBLIOGRAPHY = {entry.fields["url"]: key for key, entry in PAPERS.items()}
PAGES = {"contributing": ROOT / "CONTRIBUTING.md", "changelog": ROOT / "CHANGELOG.md",
         "benchmarks": ROOT / "benchmarks" / "README.md",
         "glossary": DOCS / "glossary.md",
         "score_your_files_here": DOCS / "score_your_files_here.md"}
SAID = {"contributing": "How to change the package: the workflow, the rules and the checks.",
        "changelog": "The changes in each version.",
        "benchmarks": "The speed of the package, compared with other programs.",
        "score_your_files_here": "Score files in the browser, without an installation; the files "
        "stay on your computer.",
        "bibliography": "The papers that the documentation cites.",
        "glossary": "The terms of the documentation, in alphabetical order."}
HELPERS = (r"^(import sys\W\s*)?sys\.path\.insert.*\n*"  # for modules outside of the package
           r"|^from (evidence|terminal|mistakes) import .*(\n +.*)*\n*")
WAYS = (("book", "The book", "Derivations of BLEU, GLEU and GREEN with worked examples, statistics "
         "for comparing systems, and exercises."),
        ("tasks", "How-to guides", "Score a system, compare two systems, identify the GLEU variant "
         "that a paper reports, on the command line and in Python."),
        ("commands", "Commands", "The options of `gec-ngram score`, `compare`, `explain`, `lint` "
         "and other commands, and of the drop-ins for the programs `gleu`, `green` and `bleu`."),
        ("reference", "API reference", "The functions and classes of `gec_ngram`: metrics, tables, "
         "confidence intervals and tests, for lists, files, data frames and training loops."))


def cited(text: str) -> str:
    "Replace links to papers of the bibliography by citations."
    def citation(link: re.Match) -> str:
        return f"{{cite:t}}`{BIBLIOGRAPHY[link[1]]}`" if link[1] in BIBLIOGRAPHY else link[0]
    return re.sub(r"\[[^\]]*\]\((https?://[^)\s]+)\)", citation, text)


def caption(text: str) -> str:
    "Return the caption of a figure: the last paragraph of the text above it, as plain text."
    parts = re.split(r"\n\s*\n", text)
    paragraph = [part for part in parts if not part.startswith(("#", "|", "$$", "    "))][-1:]
    marks = r"\[([^\]]*)\]\([^)]*\)|[*`$]"
    plain = re.sub(marks, lambda match: match[1] or "", " ".join(paragraph))
    return "Figure: " + " ".join(plain.split())[:300]


def shown(cell, text: str, of_the_book: bool) -> bool:
    "Describe the figure of a code cell by the text above it, fold helpers; whether it is shown."
    words = re.findall(r"^#\| *([\w-]+)", cell.source, re.M)
    cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M).strip()
    typed = re.match(r"([A-Za-z]+ = .*\n)*(\w+ = )?typed\(", cell.source)  # prints the command
    if not of_the_book and (typed or {"export", "exporti", "code-fold"} & {*words}):
        cell.metadata["tags"] = ["hide-input"]
    elif re.search(HELPERS, cell.source, re.M):
        cell.source = re.sub(HELPERS, "", cell.source, flags=re.M).strip()
        if not re.search(r"^(?!import |from | |\n)", cell.source, re.M):  # only imports are left
            cell.source = ""
    if any(re.search(r"\+--|  p = ", output.get("text", "")) for output in cell.outputs):
        cell.metadata["tags"] = [*cell.metadata.get("tags", []), "ruled"]
    data = [output.get("data", {}) for output in cell.outputs]
    if any(kind.startswith("image/") for each in data for kind in each):
        cell.metadata["mystnb"] = {"image": {"alt": caption(text)}}
        for each in data:
            each.pop("text/plain", None)  # the text "<Figure size …>"
    return bool(cell.source) and not {"hide", *(["exporti"] if of_the_book else [])} & {*words}


def linked(text: str, up: str) -> str:
    "Replace links to files by links to pages of the site; `up` leads to the folder of the site."
    for name, file in PAGES.items():
        text = text.replace(f"]({up}../{file.relative_to(ROOT)})", f"]({up}{name}.md)")
    text = text if text.startswith("## References\n") else cited(text)  # lists keep their titles
    return text.replace("](../CITATION.cff)", "](CITATION.cff)")


def has_a_copy(path: Path) -> bool:
    "Return whether a page offers its notebook for download; modules are read in a clone."
    return path.parent.name in ("book", "tutorials")


def about(path: Path) -> str:
    "Return a note about the origin of a page, with links to download and to edit its notebook."
    inside, name = path.relative_to(NBS), path.relative_to(ROOT)
    up = "../" * (len(inside.parts) - 1)
    guide = f"{up}contributing.md#making-a-change"
    edit = f"{GIT_URL}/edit/{BRANCH}/{name}" if GIT_URL else guide
    copy = f"{{download}}`open this notebook <{up}notebooks/{inside}>`, "
    text = f"This page is the notebook `{name}`: {copy * has_a_copy(path)}[edit it]({edit})."
    return f":::{{div}} about\n{text}\n:::"


def hidden(code: str):
    "Return a cell that is not shown, but that the browser runs at this position."
    code = re.sub(r"^#\|.*\n?", "", code, flags=re.M)
    return nbformat.v4.new_markdown_cell(
        f'```{{raw}} html\n<script type="text/x-python">\n{code}\n</script>\n```')


def runs(path: Path) -> str:
    "Return the HTML code with which a reader can run the cells of a page."
    up = "../" * (len(path.relative_to(NBS).parts) - 1)
    folder = path.parent.relative_to(ROOT).as_posix()
    return (f'```{{raw}} html\n<script defer src="{up}_static/python.js"></script>\n'
            f'<script defer src="{up}_static/run.js" data-folder="{folder}"></script>\n```')


def page(path: Path):
    "Return a notebook in the form that the site shows."
    notebook = nbformat.read(path, 4)
    cells, text, up = [], "", "../" * (len(path.relative_to(NBS).parts) - 1)
    of_the_book = path.parent.name == "book"
    for cell in notebook.cells:
        if cell.cell_type == "code":
            code = cell.source
            if not shown(cell, text, of_the_book):
                if of_the_book:
                    cells.append(hidden(code))
                continue
        else:
            text = cell.source or text
            cell.source = linked(cell.source, up)
        cells.append(cell)
    name = path.relative_to(NBS).with_suffix("").as_posix()
    if of_the_book or name in RUNS:
        cells[0].source += f"\n\n{runs(path)}"
    notebook.cells = [*cells, nbformat.v4.new_markdown_cell(about(path))]
    return notebook


def help_text(parser: argparse.ArgumentParser) -> list[str]:
    "Return the output of --help for a command and its subcommands."
    parts = [f"```text\n{parser.format_help()}```"]
    for name, task in tasks(parser):
        parts += [f"## {parser.prog} {name}", *help_text(task)]
    return parts


def tasks(parser: argparse.ArgumentParser) -> list[tuple[str, argparse.ArgumentParser]]:
    "Return the names and parsers of the subcommands of a command."
    return [task for action in parser._actions if isinstance(action, argparse._SubParsersAction)
            for task in action.choices.items()]


def command_page(command: str, parser: argparse.ArgumentParser) -> tuple[str, str, str]:
    "Write the page of a command; return its path, title and summary for lists of pages."
    name = f"command-{command.replace(' ', '-')}"
    pages = EXPLAINED.get(command) or EXPLAINED.get(command.split()[-1], ())
    also = listed([entry(page) for page in pages])
    write(name, f"# {command}", *help_text(parser), *(["## Explained in", also] if also else []))
    return f"{name}.md", f"`{command}`", sentence(parser.description)


def write_commands() -> dict[str, list[tuple[str, str, str]]]:
    "Write the pages of all commands, and return how they are listed: drop-ins separately."
    program, parser = "gec-ngram", command_parser()
    own = {name: command_page(f"{program} {name}", task) for name, task in tasks(parser)}
    listed_as = f"command-{program}.md", f"`{program}`", sentence(parser.description)
    write(f"command-{program}", f"# {program}", listed_as[2], listed([*own.values()]),
          f"```text\n{parser.format_help()}```")
    stand_ins = [own.pop(name) for name in DROP_INS]
    return {"": [listed_as, *own.values()], "Drop-in replacements": stand_ins}


def start_afresh(pyodide: Path | None) -> None:
    "Empty the folders of the site, and copy the files that pages need."
    os.environ["COLUMNS"] = "96"  # the width of the help pages
    for folder in SOURCE, SITE:
        shutil.rmtree(folder, ignore_errors=True)
    (SOURCE / "_static").mkdir(parents=True)
    for name in "custom.css", "python.js", "run.js", "score.js":
        shutil.copy(DOCS / name, SOURCE / "_static")
    for name in ("conf.py", "scorer.js", "favicon.svg", "404.html", "references.bib",
                 "../CITATION.cff", "../SKILL.md"):
        shutil.copy(DOCS / name, SOURCE)
    if pyodide:
        shutil.copytree(pyodide, SOURCE / "_static/pyodide")
    write_library(SOURCE / "_static", "pyodide/" if pyodide else PUBLIC)
    for name, file in PAGES.items():
        shutil.copy(file, SOURCE / f"{name}.md")


def write_notebooks(paths: list[Path]) -> None:
    "Write the page of each notebook, and copies of the notebooks that readers can download."
    for path in paths:
        copy, shown = SOURCE / "notebooks" / path.relative_to(NBS), SOURCE / path.relative_to(NBS)
        for file in copy, shown:
            file.parent.mkdir(parents=True, exist_ok=True)
        if has_a_copy(path):
            shutil.copy(path, copy)
        nbformat.write(page(path), shown)


def entry(name: str) -> tuple[str, str, str]:
    "Return the path, the title, and the subtitle (or the summary in SAID) of a page."
    path = NBS / f"{name}.ipynb"
    if path.is_file():
        return f"{name}.ipynb", *heading(path)
    return f"{name}.md", name.capitalize().replace("_", " "), SAID[name]


def part_page(name: str, title: str, text: str,
              groups: dict[str, list[tuple[str, str, str]]]) -> None:
    "Write the page of a part, which lists its pages in groups, each with a summary."
    parts = []
    for caption, entries in groups.items():
        options = [":hidden:", *([f":caption: {caption}"] if caption else [])]
        parts += [*([f"## {caption}"] if caption else []), listed(entries),
                  toctree([page.rpartition(".")[0] for page, *_ in entries], *options)]
    write(name, f"# {title}", text, *parts)


def write_internals(part: Part) -> None:
    "Write a page for each subpackage, with its modules and tests, and the page that lists them."
    pages = []
    for title, (modules, tests) in subpackages().items():
        name, entries = f"made-{title.lower().replace(' ', '-')}", [*map(entry, modules)]
        groups = {"": entries, **({"Tests": [*map(entry, tests)]} if tests else {})}
        part_page(name, title, "", groups)
        pages.append((f"{name}.md", title, f"{', '.join(each[1] for each in entries)}."))
    part_page(part.page, part.title, part.text,
              {"": [*map(entry, INTERNALS)], "By subpackage": pages})


def write_llms(parts: dict[str, dict[str, list[tuple[str, str, str]]]]) -> None:
    "Write llms.txt, which lists pages of the site for language models (llmstxt.org)."
    title, summary = heading(NBS / "index.ipynb")
    lines = [f"# {title}", f"> {summary}", "[SKILL.md](SKILL.md) describes the commands, formats "
             "and exit statuses on one page."]
    for name, groups in parts.items():
        lines += [f"## {name}", "\n".join(
            f"- [{title}]({Path(page).with_suffix('.html')}): {text}"
            for entries in groups.values() for page, title, text in entries)]
    text = re.sub(r"\\([*_])", r"\1", "\n\n".join(lines))  # without Markdown escapes
    (SOURCE / "llms.txt").write_text(f"{text}\n", encoding="utf-8")


def landing(tutorials: list[str]) -> None:
    "Turn the page of the introduction into the landing page: cards, and the tabs of the site."
    file = SOURCE / "index.ipynb"
    index = nbformat.read(file, 4)
    heading, _, rest = index.cells[0].source.partition("\n\n")
    below = re.match(r"(```.*?```\s*|>.*(\n>.*)*\s*)*", rest, re.S)[0]  # raw HTML, subtitle
    index.cells[0].source = f"{heading}\n\n{below}"
    chosen = [entry(f"tutorials/{name}") for name in tutorials]
    links = [(path.removesuffix(".ipynb"), *rest) for path, *rest in chosen]
    todo = f"## What would you like to do?\n\n{cards(links)}"
    place = next((k for k, cell in enumerate(index.cells) if k and cell.source.startswith("## ")),
                 len(index.cells) - 1)
    contents = toctree([f"{part.name} <{part.page}>" for part in PARTS], ":hidden:")
    index.cells = [index.cells[0], *map(nbformat.v4.new_markdown_cell, [
        cards([*WAYS], "1 2 2 4"), rest.removeprefix(below)]), *index.cells[1:place],
        nbformat.v4.new_markdown_cell(todo), *index.cells[place:],
        nbformat.v4.new_markdown_cell(contents)]
    nbformat.write(index, file)


def prepare(pyodide: Path | None) -> None:
    "Write all files that Sphinx reads."
    start_afresh(pyodide)
    tutorials = checked_tutorials()
    write_notebooks(sorted(path for path in NBS.rglob("[!.]*.ipynb")
                           if ".ipynb_checkpoints" not in path.parts))
    write("bibliography", "# Bibliography", f"> {SAID['bibliography']}",
          "```{bibliography}\n:all:\n```")
    pages = {"start": {"": START}, "book": book(), "project": {"": PROJECT},
             "tasks": {**{group: [f"tutorials/{name}" for name in names]
                          for group, names in TUTORIALS.items()},
                       "From other tools": [f"tutorials/{name}" for name in coming_from()]}}
    listed_parts = {}
    for part in PARTS:
        if part.page == "reference":
            write_reference(part.title, part.text)
        elif part.page == "made":
            write_internals(part)
        else:
            groups = ({title: [*map(entry, names)] for title, names in pages[part.page].items()}
                      if part.page in pages else write_commands())
            part_page(part.page, part.title, part.text, groups)
            listed_parts[part.title] = groups
    write_llms(listed_parts)
    landing(tutorials)


def build() -> int:
    "Let Sphinx make the pages, in one process (several are hardly faster); its exit status."
    strictly = ["-W", "--keep-going", "-n", "-q"]
    with tempfile.TemporaryDirectory() as doctrees:  # not a part of the site
        done = subprocess.run([sys.executable, "-m", "sphinx", *strictly, "-b", "html",
                               "-d", doctrees, SOURCE, SITE])
    for file in SITE.rglob("*.map"):  # source maps of the scripts of the theme
        file.unlink()
    shutil.rmtree(DOCS / "jupyter_execute", ignore_errors=True)  # a by-product of myst-nb
    return done.returncode


def main() -> int:
    "Build the site, and print its path, number of pages and size."
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pyodide", type=Path, metavar="FOLDER",
                        help="include Pyodide from this folder, written by docs/pyodide.py")
    started = time.monotonic()
    prepare(parser.parse_args().pyodide)
    if failed := build():
        return failed
    files = [file for file in SITE.rglob("*") if file.is_file()]
    pages = sum(file.suffix == ".html" for file in files)
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{SITE / 'index.html'}: {pages} pages, {size:.0f} MB, "
          f"{time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
