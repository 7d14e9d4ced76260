"""Build the site again, elsewhere and later, and compare both.

    python docs/again.py       after docs/build.py

The second build is made from a copy of the files that git knows, which are younger there, and with
another order of sets. Both sites must be the same, byte by byte.
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import check
from contents import ROOT
from pages import SITE


def copy_repository(folder: Path) -> None:
    "Copy the repository, with its history, as its files are now; times are not copied."
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    names = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], check=True, capture_output=True)
    for name in map(os.fsdecode, filter(None, names.stdout.split(b"\0"))):
        shutil.copyfile(ROOT / name, folder / name)


def differences(first: Path, second: Path) -> list[str]:
    "The names of the files that are not the same in both folders."
    names = {file.relative_to(folder) for folder in (first, second) for file in folder.rglob("*")
             if file.is_file()}
    return sorted(map(str, (name for name in names if not (
        (first / name).is_file() and (second / name).is_file()
        and (first / name).read_bytes() == (second / name).read_bytes()))))


def main() -> None:
    "Build the site in a copy, and say which files differ."
    check((SITE / "index.html").is_file(), "no site; run python docs/build.py first")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy")
        copy_repository(copy)
        subprocess.run([sys.executable, copy / "docs" / "build.py"], check=True,
                       env={**os.environ, "PYTHONHASHSEED": "1"})
        found = differences(SITE, copy / SITE.relative_to(ROOT))
    check(not found, f"{len(found)} files of two builds differ: {', '.join(found[:20])}")
    print("both builds of the site are the same, byte by byte")


if __name__ == "__main__":
    main()
