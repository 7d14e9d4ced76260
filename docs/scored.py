"""Score files in a browser: python docs/scored.py FOLDER, after docs/build.py.

FOLDER is that of docs/pyodide.py. What the page shows is what the command prints for the same
files, its messages included; and after the first answer no request is made any more. Where DATA has
the folder conll14, its files are scored, too.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from browser import a_browser, check, serve
from contents import ROOT
from pyodide import bring
from ran import DATA, serve_pyodide

DEMO = ROOT / "gec_ngram" / "demo"
BOARD = "--sort", "gleu", "--baseline", "--human", "--confidence", "--signature"
READY = "() => !scorePage.busy()"
QUESTIONS = {"score": "How good is", "compare": "Is one better", "lint": "Is anything",
             "explain": "number of the line", "which-gleu": "the number as it was"}
HTML = "score", "compare", "explain"


def command(words: list[str], folder: Path) -> tuple[str, list[str]]:
    "What the command prints, and its messages."
    options = ["--format", "html"] if words[0] in HTML else []
    done = subprocess.run([sys.executable, "-m", "gec_ngram", *words, *options], cwd=folder,
                          capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})
    return done.stdout, [line.partition(": ")[2] for line in done.stderr.splitlines()]


def answer(page) -> tuple[str, list[str]]:
    "What the page shows, and its messages."
    page.get_by_role("button", name="Answer", exact=True).click()
    page.wait_for_function(READY, timeout=300_000)
    said = page.evaluate("() => scorePage.said()")
    check(said.startswith("Done"), f"the page says {said!r}")
    shown = page.evaluate("""() => document.querySelector('.score-page iframe')?.srcdoc
        ?? document.querySelector('.score-page section > pre')?.textContent ?? ''""")
    return shown, page.locator(".score-messages li").all_text_contents()


def compare(page, folder: Path, files: dict[str, list[str]], question: str, value: str = "",
            options: tuple[str, ...] = ()) -> None:
    "The page and the command say the same."
    for box, names in zip(page.locator(".score-zone input").all(), files.values(), strict=True):
        box.set_input_files([folder / name for name in names])
    field = page.get_by_label(QUESTIONS[question])
    field.fill(value) if value else field.check()
    if value or question == "lint":
        files = {**files, "-o": files["-o"][:None if question == "lint" else 1]}
    words = [word for option, names in files.items() if names for word in (option, *names)]
    first = [question, *([value] if question == "which-gleu" else [])]
    last = ["--line", value] if question == "explain" else []
    expected = command([*first, *words, *last, *options], folder)
    found = answer(page)
    check(found == expected, f"the page says\n{found}\nof {words}, the command\n{expected}")


def broken(folder: Path) -> dict[str, bytes]:
    "Files of a system in which something is wrong, by the name of it."
    text = (DEMO / "strong.txt").read_bytes()
    lines = text.splitlines(keepends=True)
    return {"a line too few": b"".join(lines[:-1]), "empty": b"",
            "of another kind": bytes(range(256)),
            "with carriage returns": text.replace(b"\n", b"\r\n"),
            "in Latin-1": text.replace(b"the", b"th\xe9", 1),
            "in UTF-16": text.decode().encode("utf-16")}


def try_all(page, folder: Path) -> int:
    "Every question, on the bundled corpus, on broken files, and on CoNLL-2014; how many answers."
    demo = {"-s": ["source.txt"], "-r": ["ref0.txt", "ref1.txt"], "-o": ["strong.txt", "eager.txt"]}
    asked = [("score", "", BOARD), ("compare",), ("explain", "12"), ("which-gleu", "82.40"),
             ("lint",)]
    corpora = [(DEMO, demo)]
    if (DATA / "conll14").is_dir():
        corpora.append((DATA / "conll14", {"-s": ["source"], "-r": ["REF0", "REF1"],
                                           "-o": ["AMU", "CAMB", "CUUI"]}))
    for place, files in corpora:
        for question in asked:
            compare(page, place, files, *question)
    wrong = broken(folder)
    for name, text in wrong.items():
        shutil.copytree(DEMO, folder / name)
        (folder / name / "strong.txt").write_bytes(text)
        compare(page, folder / name, {**demo, "-o": ["strong.txt"]}, *asked[0])
    for files in {**demo, "-s": []}, {**demo, "-s": [], "-r": ["references.m2"]}:
        compare(page, DEMO, files, *asked[0])
    return len(corpora) * len(asked) + len(wrong) + 2


def main() -> None:
    folder = Path(sys.argv[1])
    bring(folder)
    started, address, pyodide, asked = time.monotonic(), serve(), serve_pyodide(folder), []
    with a_browser(address, pyodide) as tab, tempfile.TemporaryDirectory() as files:
        page = tab.page
        page.add_init_script(f"window.pyodideAddress = {pyodide!r}")
        page.goto(f"{address}score_your_files_here.html")
        page.get_by_role("button", name="library's own corpus").click()
        answer(page)
        page.on("request", lambda request: asked.append(request.url))
        number = try_all(page, Path(files))
        check(not asked, f"after it was loaded the page asks for {', '.join(asked)}")
        problems = tab.finish()
        check(not problems, "; ".join(problems))
    print(f"{number} answers are those of the command, {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
