"""The gallery: figures with the code that draws them, and the figures of the chapters."""
import ast
import base64
import re
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt
import nbformat

from contents import NBS
from pages import DOCS, SOURCE, heading, write

DRAWN = "systems", "table", "comparison", "difference", "orders", "venn", "scatter"  # docs/figures
TEXT = """Every figure of this library is drawn by one call, which returns a matplotlib figure;
`figure.savefig("figure.pdf")` saves it. The code above each figure has drawn it and can be copied
and run as it is; it uses the corpus that is included in the package."""
ALSO = "Figures of the chapters. Their code is in hidden cells of the notebooks."


def said_before(text: str) -> str:
    "Return the caption of a figure: the last paragraph of the text above it, as plain text."
    parts = re.split(r"\n\s*\n", text)
    paragraph = [part for part in parts if not part.startswith(("#", "|", "$$", "    "))][-1:]
    marks = r"\[([^\]]*)\]\([^)]*\)|[*`$]"
    plain = re.sub(marks, lambda match: match[1] or "", " ".join(paragraph))
    return "Figure: " + " ".join(plain.split())[:300]


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
                found.append({"picture": picture, "text": text, "heading": above, "path": path})
    return found


def image(figure: dict, name: str) -> str:
    "Write the picture of a figure; the Markdown that shows it."
    (SOURCE / "gallery" / f"{name}.png").write_bytes(base64.b64decode(figure["picture"]))
    alt = re.sub(r"[\[\]\\]", "", said_before(figure["text"]))
    return f"![{alt}](gallery/{name}.png)"


def origin(figure: dict) -> str:
    "Where a figure stands: the heading above it, and a link to its page."
    where, title = figure["path"].relative_to(NBS).as_posix(), heading(figure["path"])[0]
    above = figure["heading"].strip()
    return f"[{title}]({where})" + (f": {above}" if above != title else "")


def drawn(name: str) -> list[str]:
    """The part of a figure of docs/figures: its title, its lines, what they draw and what it shows.

    The docstring of the file has the title, what the figure shows, and the page to go on to. The
    lines run as a reader's would, with nothing defined before.
    """
    source = (DOCS / "figures" / f"{name}.py").read_text(encoding="utf-8")
    title, said, page = ast.get_docstring(ast.parse(source)).split("\n\n")
    lines, made = source.partition('\n"""\n')[2].strip(), {}
    exec(compile(lines, f"docs/figures/{name}.py", "exec"), made)
    made["figure"].savefig(SOURCE / "gallery" / f"{name}.png", bbox_inches="tight")
    plt.close("all")
    said = " ".join(said.split())
    alt = re.sub(r"[\[\]`]", "", f"Figure: {said}")
    about = heading(NBS / f"{page}.ipynb")[0]
    return [f"## {title}", said, f"```python\n{lines}\n```", f"![{alt}](gallery/{name}.png)",
            f"More: [{about}]({page}.ipynb)"]


def write_gallery(chapters: list[Path]) -> None:
    "The page of the gallery, from the files of docs/figures and the chapters' outputs."
    matplotlib.use("agg")
    (SOURCE / "gallery").mkdir()
    unlisted = {path.stem for path in (DOCS / "figures").glob("*.py")} - {*DRAWN}
    if unlisted:
        raise SystemExit(f"{', '.join(sorted(unlisted))}: put the name of the figure into DRAWN of "
                         "docs/gallery.py")
    parts = ["# Gallery", "> Figures for papers and talks, each with the lines that draw it.", TEXT]
    for name in DRAWN:
        parts += drawn(name)
    grid = ["::::{grid} 1 2 2 3", ":gutter: 3", ""]
    for k, figure in enumerate(figure for path in chapters for figure in figures(path)):
        grid += [":::{grid-item-card}", image(figure, f"figure{k}"), "", origin(figure), ":::"]
    write("gallery", *parts, "## Figures of the chapters", ALSO, "\n".join([*grid, "::::"]))
