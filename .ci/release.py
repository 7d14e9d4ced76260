"""Build a release of what is committed and test it: python .ci/release.py FOLDER [VERSION]

Verifies that all files have the same version, builds the source archive and the wheel into
FOLDER/dist, checks them with twine, and uses the wheel in the new environment FOLDER/installed.
"""
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION_LINES = {"settings.ini": r"^version = (.*)$",
                 "CITATION.cff": r"^version: (.*)$",
                 "gec_ngram/__init__.py": r'^__version__ = "(.*)"$',
                 "CHANGELOG.md": r"\A# Changelog\n\n## (.*)$"}


def run(*command: object, **options) -> str:
    "Run a command and return what it prints; exit if it fails."
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, text=True, **options)
    if done.returncode:
        sys.exit(f"{done.stdout}{' '.join(map(str, command))}: exit status {done.returncode}")
    return done.stdout


def main(name: str, version: str | None = None) -> None:
    versions = {}
    for file, pattern in VERSION_LINES.items():
        match = re.search(pattern, (ROOT / file).read_text("utf-8"), re.M)
        versions[file] = match[1] if match else "none"
    version = version or versions["settings.ini"]
    if {*versions.values()} != {version}:
        sys.exit(f"not all versions are {version}: {versions}; change the files and commit")
    if changed := run("git", "status", "--porcelain", cwd=ROOT):
        sys.exit(f"commit or remove these files first:\n{changed}")

    folder = Path(name).resolve()
    dist, programs = folder / "dist", folder / "installed" / "bin"
    run(sys.executable, "-m", "build", "--outdir", dist, ROOT)
    print(run(sys.executable, "-m", "twine", "check", "--strict", *dist.iterdir()), end="")
    [wheel] = dist.glob(f"gec_ngram-{version}-*.whl")
    venv.create(folder / "installed", clear=True, with_pip=True)
    alone = {"cwd": folder, "env": {**os.environ, "PYTHONPATH": ""}}
    run(programs / "pip", "install", "--quiet", wheel, **alone)
    print(run(programs / "pip", "check", **alone), end="")
    if f"|v:{version}\n" not in run(programs / "gec-ngram", "demo", **alone):
        sys.exit(f"gec-ngram demo of the wheel does not print signatures with v:{version}")
    print(f"gec-ngram {version} can be released")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
