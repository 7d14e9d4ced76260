"""Make a release of what is committed: build it, try it in an empty environment, tag it.

    python .ci/release.py VERSION               all checks, then the tag vVERSION, on this machine
    python .ci/release.py VERSION --check       all checks, no tag
    python .ci/release.py --check               of the version that settings.ini has
    … --into FOLDER                             leave dist/ and the environment installed/ there

Needs build and twine (`pip install -e '.[dev]'`). It runs no tests: `bash .ci/run` does, before.
Nothing leaves this machine; `git push origin vVERSION` publishes.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAYS = {  # where a version stands, and how; the first one decides
    "settings.ini": r"^version = (.*)$",
    "CITATION.cff": r"^version: (.*)$",
    "gec_ngram/__init__.py": r'^__version__ = "(.*)"$',
    "CHANGELOG.md": r"\A# Changelog\n\n## (.*)$"}


def run(*command, **settings) -> str:
    "What a command prints; the first that fails ends everything."
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, text=True,
                          **{"cwd": ROOT, **settings})
    if done.returncode:
        sys.exit(f"{done.stdout}{' '.join(map(str, command))}: exit status {done.returncode}")
    return done.stdout


def agree(version: str | None) -> str:
    "The version, which all files have, or an end."
    found = {name: re.search(pattern, (ROOT / name).read_text("utf-8"), re.M)
             for name, pattern in SAYS.items()}
    said = {name: match[1] if match else "none" for name, match in found.items()}
    version = version or said["settings.ini"]
    if wrong := [f"{name} says {each}" for name, each in said.items() if each != version]:
        sys.exit(f"version {version} was requested, but {', '.join(wrong)}; fix this and commit")
    return version


def clean() -> None:
    if changed := run("git", "status", "--porcelain"):
        sys.exit(f"commit or remove these first, as a release is what is committed:\n{changed}")


def untagged(tag: str) -> None:
    if run("git", "tag", "--list", tag):
        sys.exit(f"the tag {tag} is there already: raise the version, or git tag --delete {tag}")


def build(version: str, dist: Path) -> Path:
    "The wheel, made from the source archive, both checked as the package index would."
    if dist.is_dir() and any(dist.iterdir()):
        sys.exit(f"{dist} is not empty: name another folder")
    run(sys.executable, "-m", "build", "--outdir", dist, ".", stderr=subprocess.STDOUT)
    print(run(sys.executable, "-m", "twine", "check", "--strict", *dist.iterdir()), end="")
    [wheel] = dist.glob(f"gec_ngram-{version}-*.whl")
    return wheel


def install(wheel: Path, version: str, folder: Path) -> None:
    "Install the wheel in an environment with nothing else, and use it from there."
    venv.create(folder, clear=True, with_pip=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pip = programs / "python", "-m", "pip"
    run(*pip, "install", "--quiet", wheel, cwd=folder, env=alone)
    print(run(*pip, "check", cwd=folder, env=alone), end="")
    if f"|v:{version}\n" not in run(programs / "gec-ngram", "demo", cwd=folder, env=alone):
        sys.exit(f"gec-ngram demo of the wheel does not print signatures with v:{version}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", nargs="?")
    parser.add_argument("--check", action="store_true", help="do everything but the tag")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="leave what is made there")
    options = parser.parse_args()
    if not (options.version or options.check):
        parser.error("which version?")
    version = agree(options.version)
    clean()
    if not options.check:
        untagged(f"v{version}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = (options.into or Path(temporary)).resolve()
        install(build(version, folder / "dist"), version, folder / "installed")
    clean()
    if options.check:
        print(f"gec-ngram {version} can be released")
    else:
        run("git", "tag", "--annotate", f"v{version}", "--message", f"gec-ngram {version}")
        print(f"tagged v{version}; git push origin v{version} publishes it")


if __name__ == "__main__":
    main()
