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


def mypy_errors(path: Path) -> dict[int, str]:
    "Return the first error of each line that mypy reports for a file."
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--ignore-missing-imports",
         "--follow-imports=silent", "--cache-dir", path.parent / "cache", path.name],
        cwd=path.parent, env={**os.environ, "MYPYPATH": str(ROOT)}, capture_output=True, text=True)
    if done.returncode > 1:
        sys.exit(f"mypy failed: {done.stdout}{done.stderr}")
    found = re.findall(rf"(?m)^{path.name}:(\d+): error: (.*)$", done.stdout)
    return {int(line): message for line, message in reversed(found)}


def pyright_errors(path: Path) -> dict[int, str]:
    "Return the first error of each line that pyright reports for a file."
    done = subprocess.run([sys.executable, "-m", "pyright", "--outputjson", "--pythonpath",
                           sys.executable, path.name], cwd=path.parent, capture_output=True,
                          text=True)
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        sys.exit(f"pyright failed: {done.stdout}{done.stderr}")
    if report["summary"]["filesAnalyzed"] != 1:
        sys.exit(f"pyright has not read {path.name}: {done.stdout}")
    return {each["range"]["start"]["line"] + 1: each["message"]
            for each in reversed(report["generalDiagnostics"]) if each["severity"] == "error"}


def main() -> None:
    planted = {number for number, line in enumerate(MISTAKES.read_text("utf-8").splitlines(), 1)
               if line.endswith("# wrong")}
    failures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyrightconfig.json").write_text(json.dumps({"extraPaths": [str(ROOT)]}))
        for path in SCRIPT, MISTAKES:
            shutil.copy(path, folder)
        for checker, errors_of in ("mypy", mypy_errors), ("pyright", pyright_errors):
            errors = errors_of(folder / SCRIPT.name)
            failures += [f"{checker}: {SCRIPT.name}, line {line}: {message}"
                         for line, message in errors.items()]
            errors = errors_of(folder / MISTAKES.name)
            failures += [f"{checker} does not find the mistake in {MISTAKES.name}, line {line}"
                         for line in sorted(planted - errors.keys())]
            failures += [f"{checker}: {MISTAKES.name}, line {line}: {errors[line]}"
                         for line in sorted(errors.keys() - planted)]
            print(f"{checker}: {len(planted & errors.keys())} of {len(planted)} mistakes found")
    if failures:
        sys.exit("\n".join(failures))
    subprocess.run([sys.executable, SCRIPT], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
