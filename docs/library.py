"""Write the script library.js, which contains gec_ngram for pages that run Python.

A page that is opened from the disk cannot read other files, but it can load a script. Pyodide
itself, with numpy, scipy and matplotlib, is loaded from its public address or from the site.
"""
import base64
import importlib.util
import io
import json
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from contents import ROOT
from pages import DOCS

# requirements of gec_ngram that Pyodide does not contain
INSTALLED = "lazy_loader", "prettytable", "tqdm", "wcwidth"
KEPT = {".py", ".pyi", ".txt", ".m2", ".json", ".tsv", ".css", ".js", ".html"}  # suffixes


def package(name: str) -> Path:
    "Return the folder in which a package is installed."
    [folder] = importlib.util.find_spec(name).submodule_search_locations
    return Path(folder)


def pack(files: dict[Path, Path]) -> bytes:
    "Return a zip archive of renamed files; its bytes do not depend on the dates of the files."
    packed = io.BytesIO()
    with ZipFile(packed, "w") as zipped:
        for file, name in files.items():
            entry = ZipInfo(name.as_posix())  # dated 1980, with the same permissions everywhere
            entry.external_attr = 0o644 << 16
            zipped.writestr(entry, file.read_bytes(), ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


def archive() -> bytes:
    "Return a zip archive of the packages, in the layout of site-packages."
    folders = [ROOT / "gec_ngram", *map(package, INSTALLED)]
    files = {file: file.relative_to(folder.parent) for folder in folders
             for file in sorted(folder.rglob("*")) if file.suffix in KEPT}
    files |= {DOCS / name: Path(name) for name in ("cells.py", "canvas.py", "command.py")}
    files = {file: name for file, name in files.items() if name.name != "_modidx.py"}  # of nbdev
    return pack(files)


def write_library(folder: Path, pyodide: str) -> None:
    "Write library.js into a folder; the address of Pyodide may be relative to the script."
    parts = {"address": pyodide, "worker": (DOCS / "worker.js").read_text(encoding="utf-8"),
             "archive": base64.b64encode(archive()).decode()}
    text = f"const LIBRARY = {json.dumps(parts, ensure_ascii=False)};\n"
    (folder / "library.js").write_text(text, encoding="utf-8")
