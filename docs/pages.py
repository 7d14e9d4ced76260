"""What the pages of the site share: where they are written, and how they list each other."""
import re
from pathlib import Path

import nbformat

DOCS = Path(__file__).resolve().parent
SOURCE, SITE = DOCS / "_src", DOCS / "_site"


def write(name: str, *parts: str) -> None:
    "Write a page of Markdown, whose first part is its title."
    (SOURCE / f"{name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def toctree(names: list, *options: str) -> str:
    return "\n".join(["```{toctree}", *options, "", *names, "```"])


def heading(path: Path) -> tuple[str, str]:
    "The title of a notebook, and the line below it that says what it is about."
    text = nbformat.read(path, 4).cells[0].source
    title, said = re.search(r"^# (.*)", text, re.M), re.findall(r"^> ?(.*)", text, re.M)
    return title[1], re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(said))


def listed(entries: list[tuple[str, str, str]]) -> str:
    "Links with a line of summary each, from (page, title, summary)."
    return "\n\n".join(f"[{title}]({page})\n: {said or title}" for page, title, said in entries)


def cards(entries: list[tuple[str, str, str]], columns: str = "1 2 2 3") -> str:
    "The same as cards, each of which is a link."
    inside = (f":::{{grid-item-card}} {title}\n:link: {page}\n:link-type: doc\n\n{said}\n:::"
              for page, title, said in entries)
    return "\n".join([f"::::{{grid}} {columns}", ":gutter: 3", "", *inside, "::::"])


def sentence(text: str) -> str:
    "The first sentence of a docstring, on one line."
    first = " ".join((text or "").strip().split("\n\n")[0].split())
    parts = re.split("(`+[^`]*`+)", first)  # every second one is code, where nothing is escaped
    parts[::2] = [re.sub(r"--[\w-]+", r"`\g<0>`",  # an option, and no dash
                         part.replace("*", r"\*").replace("_", r"\_")) for part in parts[::2]]
    return "".join(parts)
