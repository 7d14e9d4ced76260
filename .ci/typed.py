"""Check what a type checker tells users: a script without errors, and planted mistakes.

    python .ci/typed.py

mypy (strict) and pyright must accept `.ci/typed/user.py`, which is also run, and must report each
line of `.ci/typed/mistakes.py` that ends in "# wrong", and no other line.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT, MISTAKES = (ROOT / ".ci" / "typed" / name for name in ("user.py", "mistakes.py"))


def mypy_errors(folder: Path) -> set[tuple[str, int]]:
    "Return file and line of each error that mypy reports."
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--ignore-missing-imports",
         "--follow-imports=silent", "--cache-dir", "cache", SCRIPT.name, MISTAKES.name],
        cwd=folder, env={**os.environ, "MYPYPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True)
    print(done.stdout)
    return {(name, int(line))
            for name, line in re.findall(r"(?m)^(\w+\.py):(\d+): error: ", done.stdout)}


def pyright_errors(folder: Path) -> set[tuple[str, int]]:
    "Return file and line of each error that pyright reports."
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, SCRIPT.name,
         MISTAKES.name], cwd=folder, stdout=subprocess.PIPE, text=True)
    print(done.stdout)
    return {(name, int(line))
            for name, line in re.findall(r"(?m)(\w+\.py):(\d+):\d+ - error: ", done.stdout)}


def main() -> None:
    mistakes = {(MISTAKES.name, number)
                for number, line in enumerate(MISTAKES.read_text("utf-8").splitlines(), 1)
                if line.endswith("# wrong")}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyrightconfig.json").write_text(json.dumps({"extraPaths": [str(ROOT)]}))
        for path in SCRIPT, MISTAKES:
            shutil.copy(path, folder)
        for errors_of in mypy_errors, pyright_errors:
            errors = errors_of(folder)
            if errors != mistakes:
                sys.exit(f"{errors_of.__name__}: missed {sorted(mistakes - errors)}, "
                         f"unexpected {sorted(errors - mistakes)}")
    subprocess.run([sys.executable, SCRIPT], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
