"""What a page needs to run Python: the library, in one script.

A page that was opened from the disk may read no other file, but load a script. Pyodide itself,
with numpy, scipy and matplotlib, comes from its public address.
"""
import base64
import importlib.util
import io
import json
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from contents import ROOT
from pages import DOCS
from pyodide import PUBLIC

# what the library needs and Pyodide does not have
INSTALLED = "lazy_loader", "prettytable", "tqdm", "wcwidth"
KEPT = {".py", ".pyi", ".txt", ".m2", ".json", ".tsv", ".css", ".js", ".html"}  # of a package


def package(name: str) -> Path:
    "Where a package is installed."
    [folder] = importlib.util.find_spec(name).submodule_search_locations
    return Path(folder)


def pack(files: dict[Path, Path]) -> bytes:
    "An archive of files under other names; the same bytes for the same texts, whatever their age."
    packed = io.BytesIO()
    with ZipFile(packed, "w") as zipped:
        for file, name in files.items():
            entry = ZipInfo(name.as_posix())  # of 1980, with the same rights everywhere
            entry.external_attr = 0o644 << 16
            zipped.writestr(entry, file.read_bytes(), ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


def archive() -> bytes:
    "The packages, as site-packages has them."
    folders = [ROOT / "gec_ngram", *map(package, INSTALLED)]
    files = {file: file.relative_to(folder.parent) for folder in folders
             for file in sorted(folder.rglob("*")) if file.suffix in KEPT}
    files |= {DOCS / name: Path(name) for name in ("cells.py", "canvas.py", "command.py")}
    files = {file: name for file, name in files.items() if name.name != "_modidx.py"}  # for nbdev
    return pack(files)


def write_library(folder: Path) -> None:
    "Write the script library.js."
    parts = {"address": PUBLIC, "worker": (DOCS / "worker.js").read_text(encoding="utf-8"),
             "archive": base64.b64encode(archive()).decode()}
    text = f"const LIBRARY = {json.dumps(parts, ensure_ascii=False)};\n"
    (folder / "library.js").write_text(text, encoding="utf-8")
