"""Write the pages of the API reference: public names first, then the modules by subpackage."""
import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

import nbformat
from sphinx.ext.autodoc.mock import mock

import gec_ngram
from contents import FIRST, NBS, SUBPACKAGES
from pages import listed, sentence, toctree, write

PLUGGED_IN = "inspect_ai", "lighteval"
with mock(PLUGGED_IN):  # not required to document the modules that use them
    for name in PLUGGED_IN:
        import_module(f"gec_ngram.integrations.{name}")

FOUND = {name: getattr(gec_ngram, name) for name in gec_ngram.__all__ if name != "__version__"}
PUBLIC = [*FIRST, *sorted(FOUND.keys() - {*FIRST}, key=lambda name: (name.lower(), name))]
BREAK = ".\u200b"  # a point after which a line may break
MEMBERS = "   :members:\n   :undoc-members:\n   :inherited-members: dict\n"


def default_exp(path: Path) -> str | None:
    "Return the name of the module that a notebook exports, or None."
    sources = (cell.source for cell in nbformat.read(path, 4).cells)
    return next((source.split()[2] for source in sources
                 if source.startswith("#| default_exp ")), None)


def kind(name: str) -> str:
    return "class" if inspect.isclass(FOUND[name]) else "function"


def public_page(name: str, chapters: dict[str, str]) -> str:
    "Write the page of a public name; return the name of the page (`score` and `Score` differ)."
    found, page = FOUND[name], f"{kind(name)}-{name.lower()}"
    home = found.__module__
    chapter = chapters[home.removeprefix("gec_ngram.")]
    write(page, f"# {name}",
          f"`from gec_ngram import {name}`; [its notebook]({chapter}) derives and tests it.",
          f"```{{eval-rst}}\n.. auto{kind(name)}:: {home}.{name}\n"
          f"{MEMBERS if kind(name) == 'class' else ''}```")
    return page


def own_names(module: ModuleType) -> tuple[list[str], list[str]]:
    "Return the public names that the page of a module documents, and those with separate pages."
    public = [name for name in module.__all__ if FOUND.get(name) is getattr(module, name)]
    return [name for name in module.__all__ if name not in public], public


def module_page(short: str, chapter: str) -> str:
    "Write the page of a module; return the name of the page."
    module, page = import_module(f"gec_ngram.{short}"), f"api-{short.replace('.', '-')}"
    own, public = own_names(module)
    elsewhere = [f"{{py:obj}}`~gec_ngram.{short}.{name}`" for name in public]
    also = f" Documented on separate pages: {', '.join(elsewhere)}." if elsewhere else ""
    leave_out = f"   :exclude-members: {', '.join(public)}\n" if public else ""
    members = MEMBERS + leave_out if own else ""
    write(page, f"# {short.replace('.', BREAK)}", f"> {sentence(module.__doc__)}",
          f"`gec_ngram.{short}`; [its notebook]({chapter}) derives and tests it.{also}",
          f"```{{eval-rst}}\n.. automodule:: gec_ngram.{short}\n{members}```")
    return page


def grouped(modules: list[str]) -> dict[str, list[str]]:
    "Return the modules of each subpackage by its title, and the modules outside subpackages."
    packages = {"definition": "Reference implementation", **SUBPACKAGES, "": "Shared utilities"}
    groups = {title: [name for name in modules if name.rpartition(".")[0] == package]
              for package, title in packages.items()}
    return {title: names for title, names in groups.items() if names}


def has_own(name: str) -> bool:
    "Return whether a module has public names without a separate page."
    return bool(own_names(import_module(f"gec_ngram.{name}"))[0])


def write_reference(title: str, text: str) -> None:
    "Write the page that lists all public names and modules, and a page for each of them."
    chapters = {module: path.relative_to(NBS).as_posix()
                for path in sorted(NBS.rglob("[!.]*.ipynb")) if (module := default_exp(path))}
    pages = {name: public_page(name, chapters) for name in PUBLIC}
    entries = lambda names: listed([
        (f"{pages[name]}.md", f"`{name}`", sentence(FOUND[name].__doc__)) for name in names])
    trees = lambda title, names, link: toctree(
        [f"{name.replace('.', BREAK)} <{link(name)}>" for name in names],
        ":hidden:", f":caption: {title}")
    parts = [f"# {title}", text, entries(FIRST), "## Also in `gec_ngram`",
             entries(PUBLIC[len(FIRST):]), trees("gec_ngram", PUBLIC, pages.get)]
    for group, names in grouped([*filter(has_own, chapters)]).items():
        link = {name: module_page(name, chapters[name]) for name in names}
        said = {name: sentence(import_module(f"gec_ngram.{name}").__doc__) for name in names}
        shown = listed([(f"{link[name]}.md", f"`{name}`", said[name]) for name in names])
        parts += [f"## {group}", shown, trees(group, names, link.get)]
    write("reference", *parts)
