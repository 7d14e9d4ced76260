"""What the page that scores files says, beside what the command says of the same files."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import check
from contents import ROOT

DEMO = ROOT / "gec_ngram" / "demo"
BOARD = ["--sort", "gleu", "--baseline", "--human", "--confidence", "--signature"]
QUESTIONS = "score", "compare", "explain", "which-gleu", "lint"
READY = "() => !scorePage.busy() && scorePage.said()"
TICKS = "() => { window.ticks = 0; setInterval(() => { window.ticks++; }, 50); }"
SHOWN = """async () => {
    const answer = document.querySelector('.score-page section');
    const saved = {};
    for (const link of answer.querySelectorAll('a[download]'))
        saved[link.download] = await (await fetch(link.href)).text();
    return {out: answer.querySelector('iframe')?.srcdoc ?? answer.querySelector('pre')?.textContent,
            said: [...answer.querySelectorAll('li')].map(part => part.textContent), saved};
}"""


class Files:
    "Files that a reader has: a source, references, systems; and what the command says of them."

    def __init__(self, folder: Path, source: list[str], references: list[str],
                 systems: list[str]) -> None:
        self.folder, self.given = folder, {"s": source, "r": references, "o": systems}

    def choose(self, page) -> None:
        for place, names in enumerate(self.given.values()):
            page.locator(".score-zone input").nth(place).set_input_files(
                [self.folder / name for name in names])

    def words(self, systems: int | None = None) -> list[str]:
        named = {**self.given, "o": self.given["o"][:systems]}
        return [word for option, names in named.items() if names for word in (f"-{option}", *names)]

    def command(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run([sys.executable, "-m", "gec_ngram", *words], cwd=self.folder,
                              capture_output=True, text=True, env={**os.environ, "COLUMNS": "80"})


def asked(files: Files) -> dict[str, list[str]]:
    "What is asked on the page, in words of the command, without a format."
    one = files.words(1)
    return dict(zip(QUESTIONS, (
        ["score", *files.words(), *BOARD], ["compare", *files.words()],
        ["explain", *one, "--line", "3"], ["which-gleu", "0.575", *one], ["lint", *files.words()])))


def answer(page, question: str) -> dict:
    "Ask a question on the page, and wait for its answer."
    page.get_by_role("radio").nth(QUESTIONS.index(question)).check()
    if question == "explain":
        page.get_by_label("number of the line").fill("3")
    if question == "which-gleu":
        page.get_by_label("the number as it was reported").fill("0.575")
    page.get_by_role("button", name="Answer").click()
    page.wait_for_function(READY, timeout=600_000)
    said = page.evaluate("scorePage.said()")
    check(said.startswith("Done"), f"asked to {question}, the page says {said}")
    return page.evaluate(SHOWN)


def near(a: object, b: object) -> bool:
    "Whether two values of JSON are the same, but for the last digits of fractions."
    if isinstance(a, float) and isinstance(b, float):
        return a == b or abs(a - b) <= 1e-9 * max(abs(a), abs(b))
    if isinstance(a, dict) and isinstance(b, dict):
        return [*a] == [*b] and all(near(a[key], b[key]) for key in a)
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(near, a, b))
    return a == b


def compare(page, files: Files, questions: tuple[str, ...] = QUESTIONS) -> None:
    "Page and command say the same, to the digit, on standard output and beside it."
    for question in questions:
        words, shown = asked(files)[question], answer(page, question)
        html = ["--format", "html"] if question in QUESTIONS[:3] else []
        done = files.command(*words, *html)
        where = f"{question} of {files.folder.name}"
        check((shown["out"] or "").strip() == done.stdout.strip(),
              f"{where}: the page has\n{shown['out']}\nthe command\n{done.stdout}")
        told = [line.partition(": ")[2] for line in done.stderr.splitlines()]
        check(shown["said"] == told, f"{where}: the page says {shown['said']}, the command {told}")
        check(bool(shown["saved"]) == bool(html and not done.returncode),
              f"{where}: {[*shown['saved']]} can be saved")
        if text := shown["saved"].get(f"{question}.json"):
            other = files.command(*words, "--format", "json").stdout
            check(near(json.loads(text), json.loads(other)), f"{where}: other numbers in JSON")


def faulty(folder: Path) -> list[Files]:
    "Files in which something is wrong, each with the question that notices it."
    lines = (folder / "eager.txt").read_bytes().splitlines(keepends=True)
    (folder / "short.txt").write_bytes(b"".join(lines[:-1]))
    (folder / "windows.txt").write_bytes(b"".join(lines).replace(b"\n", b"\r\n"))
    (folder / "latin.txt").write_bytes("Il a mangé .\n".encode("latin-1") * len(lines))
    (folder / "picture.txt").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)))
    made = [Files(folder, ["source.txt"], ["ref0.txt"], [name])
            for name in ("short.txt", "windows.txt", "latin.txt", "picture.txt")]
    return [*made, Files(folder, ["source.txt"], [], ["eager.txt"]),
            Files(folder, [], ["references.m2"], ["eager.txt"])]


def repeated(folder: Path, lines: int) -> Files:
    "The bundled corpus again and again."
    for name in "source.txt", "ref0.txt", "strong.txt":
        text = (DEMO / name).read_bytes()
        (folder / f"long_{name}").write_bytes(text * -(-lines // text.count(b"\n")))
    return Files(folder, ["long_source.txt"], ["long_ref0.txt"], ["long_strong.txt"])


def score(tab, url: str, conll14: Path) -> None:
    """Try the page: the bundled corpus, CoNLL-2014 where it is, faults, and many lines.

    After Python is there nothing is asked of anybody.
    """
    page = tab.page
    page.goto(url)
    page.evaluate("scorePage.load()")
    asked_for = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.get_by_role("button", name="Take the library's own corpus").press("Enter")
    first = Files(DEMO, ["source.txt"], ["ref0.txt", "ref1.txt"],
                  ["strong.txt", "eager.txt", "careful.txt"])
    compare(page, first)
    if conll14.is_dir():
        real = Files(conll14, ["source"], ["REF0", "REF1"], ["AMU", "CAMB", "CUUI"])
        real.choose(page)
        compare(page, real)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made, "faulty")
        shutil.copytree(DEMO, folder)
        for files in faulty(folder):
            files.choose(page)
            compare(page, files, ("score",))
        files = repeated(folder, 50_000)
        files.choose(page)
        page.evaluate(TICKS)
        compare(page, files, ("score",))
        check(page.evaluate("window.ticks") > 10, "the page waits while Python works")
    page.locator(".score-zone input").first.set_input_files(
        {"name": "large.txt", "mimeType": "text/plain", "buffer": b"a line\n" * 3_000_000})
    check("MB" in page.evaluate("scorePage.said()"), "the page says nothing of large files")
    left = [url for url in asked_for if not url.startswith("blob:")]
    check(not left, f"the page asks for {left[:3]} after it was loaded")
