"""Functions that write pages of the site and lists of pages."""
import re
from pathlib import Path

import nbformat

DOCS = Path(__file__).resolve().parent
SOURCE, SITE = DOCS / "_src", DOCS / "_site"


def write(name: str, *parts: str) -> None:
    "Write a Markdown page from its parts; the first part is the title."
    (SOURCE / f"{name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def toctree(names: list, *options: str) -> str:
    return "\n".join(["```{toctree}", *options, "", *names, "```"])


def heading(path: Path) -> tuple[str, str]:
    "Return the title of a notebook, and its subtitle or the first sentence below the title."
    title, below = nbformat.read(path, 4).cells[0].source.split("# ", 1)[1].split("\n", 1)
    said = re.findall(r"^> ?(.*)", below, re.M)
    said = said or re.split(r"(?<=[.?])\s+(?=[A-Z])", below.strip())[:1]
    return title, stopped(re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(said)))


def stopped(text: str) -> str:
    "Add a full stop to a text that does not end in a punctuation mark."
    return re.sub(r"(?<=[^.?!:…])$", ".", text)


def listed(entries: list[tuple[str, str, str]]) -> str:
    "Links with a line of summary each, from (page, title, summary)."
    return "\n\n".join(f"[{title}]({page})\n: {said}" for page, title, said in entries)


def cards(entries: list[tuple[str, str, str]], columns: str = "1 2 2 3") -> str:
    "Return links to pages as a grid of cards, from tuples (page, title, summary)."
    inside = (f":::{{grid-item-card}} {title}\n:link: {page}\n:link-type: doc\n\n{said}\n:::"
              for page, title, said in entries)
    return "\n".join([f"::::{{grid}} {columns}", ":gutter: 3", "", *inside, "::::"])


def sentence(text: str) -> str:
    "Return the first paragraph of a docstring as one line of Markdown."
    first = " ".join((text or "").strip().split("\n\n")[0].split())
    parts = re.split("(`+[^`]*`+)", first)  # every second part is code, which is not escaped
    parts[::2] = [re.sub(r"--[\w-]+", r"`\g<0>`",  # an option, not a dash
                         part.replace("*", r"\*").replace("_", r"\_")) for part in parts[::2]]
    return stopped("".join(parts))
