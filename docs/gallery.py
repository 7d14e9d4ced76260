"""The gallery: figures from the notebooks' own outputs, each with the call that makes it."""
import ast
import base64
import re
from pathlib import Path

import nbformat

from contents import NBS
from pages import SOURCE, heading, write

CALL = re.compile(r"\b(plot_\w+)\(|\bfigure = (\w+\.plot(?:_\w+)?)\(")
TEXT = """Every figure of this library is one call, which returns a matplotlib figure; `ax=` draws
into axes of your own, and `figure.savefig("figure.pdf")` saves it. Beside each call stands the page
that it is taken from, which says what its arguments are."""
ALSO = "What the chapters draw to explain themselves, each by a function in `nbs/book/figures/`."


def said_before(text: str) -> str:
    "What a figure shows: the last paragraph of the text above it, as plain words."
    parts = re.split(r"\n\s*\n", text)
    paragraph = [part for part in parts if not part.startswith(("#", "|", "$$", "    "))][-1:]
    marks = r"\[([^\]]*)\]\([^)]*\)|[*`$]"
    plain = re.sub(marks, lambda match: match[1] or "", " ".join(paragraph))
    return "Figure: " + " ".join(plain.split())[:300]


def called(source: str) -> tuple[str, str] | None:
    "What a cell draws by a call of the library: the name that is called, and the statement."
    source = re.sub(r"^#\|.*\n?", "", source, flags=re.M)
    for node in ast.parse(source).body:
        text = ast.get_source_segment(source, node)
        if isinstance(node, (ast.Assign, ast.Expr)) and (call := CALL.search(text)):
            return call[1] or call[2], text
    return None


def figures(path: Path) -> list[dict]:
    "The figures of a notebook: picture, source of the cell, text above it, heading."
    found, text, above = [], "", ""
    for cell in nbformat.read(path, 4).cells:
        if cell.cell_type == "markdown":
            text = cell.source
            above = (re.findall(r"^#+ (.*)", text, re.M) or [above])[-1]
            continue
        for output in cell.outputs:
            if picture := output.get("data", {}).get("image/png"):
                found.append({"picture": picture, "source": cell.source, "text": text,
                              "heading": above, "path": path})
    return found


def image(figure: dict, name: str) -> str:
    "Write the picture of a figure; the Markdown that shows it."
    (SOURCE / "gallery").mkdir(exist_ok=True)
    (SOURCE / "gallery" / f"{name}.png").write_bytes(base64.b64decode(figure["picture"]))
    alt = re.sub(r"[\[\]\\]", "", said_before(figure["text"]))
    return f"![{alt}](gallery/{name}.png)"


def origin(figure: dict) -> str:
    "Where a figure stands: the heading above it, and a link to its page."
    where, title = figure["path"].relative_to(NBS).as_posix(), heading(figure["path"])[0]
    above = figure["heading"].strip()
    return f"[{title}]({where})" + (f": {above}" if above != title else "")


def write_gallery(paths: list[Path]) -> None:
    "The page of the gallery, from notebooks in the order in which they are to be looked through."
    parts = ["# Gallery", "> Figures for papers and talks, each with the call that makes it.", TEXT]
    grid, seen = ["::::{grid} 1 2 2 3", ":gutter: 3", ""], set()
    for k, figure in enumerate(figure for path in paths for figure in figures(path)):
        call, title = called(figure["source"]), heading(figure["path"])[0]
        name = call and (f"`{call[0]}`, {title}" if "." in call[0] else f"`{call[0]}`")
        if call and name not in seen:
            seen.add(name)
            parts += [f"## {name}", f"```python\n{call[1]}\n```", image(figure, f"figure{k}"),
                      f"From {origin(figure)}"]
        elif not call and figure["path"].parent.name == "book":
            grid += [":::{grid-item-card}", image(figure, f"figure{k}"), "", origin(figure), ":::"]
    write("gallery", *parts, "## Figures of the chapters", ALSO, "\n".join([*grid, "::::"]))
