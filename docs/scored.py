"""Compare the answers of the page that scores files with the output of the command."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import check
from contents import ROOT

DEMO = ROOT / "gec_ngram" / "demo"
ALONE = "--sort", "gleu", "--confidence", "--signature"
BOARD = *ALONE, "--human"
BUSY = "() => scorePage.busy()"
SAVED = """async () => Object.fromEntries(await Promise.all(
    [...document.querySelectorAll('.score-page a[download]')].map(
        async link => [link.download, await (await fetch(link.href)).text()])))"""
NAMELESS = """() => [...document.querySelectorAll('.score-page :is(input, button, iframe)')]
    .filter(part => !(part.labels?.[0]?.textContent || part.ariaLabel || part.title
                      || part.textContent).trim()).map(part => part.outerHTML)"""
DROP = """zone => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a line"], "dropped.txt"));
    zone.dispatchEvent(new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true}));
}"""
DIGITS = r"-?\d+\.\d+(?:e[-+]?\d+)?"
LONG, LARGE = 50_000, 3_000_000  # lines
QUESTIONS = {"score": "How good is", "compare": "Is one system", "lint": "Is anything",
             "explain": "number of the line", "worst": "number of sentences",
             "which-gleu": "the reported score"}
HTML = "score", "compare", "explain"


def rounded(text: str) -> str:
    "Round the numbers in a text, because the last digits differ between processors."
    return re.sub(DIGITS, lambda found: f"{float(found[0]):.9g}", text)


def command(words: list[str], folder: Path, style: str = "html") -> tuple[str, list[str]]:
    "Run the command; return its output and its messages."
    options = ["--format", style] if words[0] in HTML else []
    done = subprocess.run([sys.executable, "-m", "gec_ngram", *words, *options], cwd=folder,
                          capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})
    return rounded(done.stdout), [line.partition(": ")[2] for line in done.stderr.splitlines()]


def answer(page) -> tuple[str, list[str], int]:
    "Return the answer of the page, its messages, and how often it responded while it computed."
    page.get_by_role("button", name="Answer", exact=True).click()
    asked = 0
    while page.evaluate(BUSY):
        asked += 1
        check(asked < 3000, "the page was busy for five minutes")
        page.wait_for_timeout(100)
    said = page.evaluate("() => scorePage.said()")
    shown = page.evaluate("""() => document.querySelector('.score-page iframe')?.srcdoc
        ?? document.querySelector('.score-page section > pre')?.textContent ?? ''""")
    check(said.startswith("Done" if shown else "The command failed"), f"the page says {said!r}")
    return rounded(shown), page.locator(".score-messages li").all_text_contents(), asked


def compare(page, folder: Path, files: dict[str, list[str]], question: str, value: str = "",
            options: tuple[str, ...] = (), wrong: bool = False) -> int:
    """Check that page and command give the same answer, with a result unless `wrong` is set.
    Return how often the page responded while it computed."""
    for box, names in zip(page.locator(".score-zone input").all(), files.values(), strict=True):
        box.set_input_files([folder / name for name in names])
    field = page.get_by_label(QUESTIONS[question])
    field.fill(value) if value else field.check()
    if value or question == "lint":
        files = {**files, "-o": files["-o"][:None if question == "lint" else 1]}
    words = [word for option, names in files.items() if names for word in (option, *names)]
    first = ["explain" if question == "worst" else question,
             *([value] if question == "which-gleu" else [])]
    last = {"explain": ["--line", value], "worst": ["--worst", value]}.get(question, [])
    expected = command([*first, *words, *last, *options], folder)
    check(wrong or bool(expected[0]), f"the command prints no result for {words}: {expected[1]}")
    *found, asked = answer(page)
    check(tuple(found) == expected, f"{words}: page\n{found}\ncommand\n{expected}")
    check_saved(page, folder, [*first, *words, *last, *options])
    return asked


def broken(folder: Path) -> dict[str, bytes]:
    "Return defective files of a system, by the name of the defect."
    text = (DEMO / "strong.txt").read_bytes()
    lines = text.splitlines(keepends=True)
    return {"a missing line": b"".join(lines[:-1]), "empty": b"",
            "binary": bytes(range(256)),
            "with carriage returns": text.replace(b"\n", b"\r\n"),
            "in Latin-1": text.replace(b"the", b"th\xe9", 1),
            "in UTF-16": text.decode().encode("utf-16")}


def check_saved(page, folder: Path, words: list[str]) -> None:
    "Check that the files offered for download are equal to the output of the command."
    for name, text in page.evaluate(SAVED).items():
        kind = name.rpartition(".")[2].replace("tex", "latex")
        check(rounded(text) == command(words, folder, kind)[0],
              f"{name} of the page differs from the output of the command")


def many_lines(page, folder: Path) -> None:
    "Check that the page responds while it scores many lines, and warns about very large files."
    files = {"-s": ["source.txt"], "-r": ["ref0.txt", "ref1.txt"], "-o": ["strong.txt"]}
    for name in (name for names in files.values() for name in names):
        text = (DEMO / name).read_bytes()
        (folder / name).write_bytes(text * -(-LONG // text.count(b"\n")))
    asked = compare(page, folder, files, "score", "", (*BOARD, "--blocks", "1000"))
    check(asked > 10, f"the page responded only {asked} times while Python was running")
    page.locator(".score-zone input").first.set_input_files(
        {"name": "large.txt", "mimeType": "text/plain", "buffer": b"a line\n" * LARGE})
    check("take about" in page.evaluate("scorePage.said()"), "no warning about large files")
    page.locator(".score-zone").first.evaluate(DROP)
    check("dropped.txt" in page.locator(".score-zone").first.inner_text(), "dropping fails")


def by_keyboard(page, url: str) -> None:
    "Check that the form can be used without a pointer, and that every field has a name."
    page.goto(url)
    page.get_by_label("Source").first.focus()
    reached = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.textContent")
        reached.add(name)
        if name == "Use the bundled corpus":
            page.keyboard.press("Space")
        if name == "Answer":
            break
    check("Answer" in reached, f"the Tab key leads to {reached}, but not to the button Answer")
    page.keyboard.press("Enter")
    page.wait_for_function("() => scorePage.said().startsWith('Done')", timeout=300_000)
    check(page.locator(".score-page iframe").count() == 1, "the Tab key changes the question")
    nameless = page.evaluate(NAMELESS)
    check(not nameless, f"fields without a name: {nameless}")


def score(page, url: str, conll14: Path, shots: Path) -> int:
    """Check all questions on the bundled corpus, CoNLL-2014 (if available), broken files and many
    lines, and that no request follows the first answer; return the number of answers."""
    page.goto(url)
    page.get_by_role("button", name="Use the bundled corpus").click()
    answer(page)
    left = []
    page.on("request", lambda request: left.append(request.url))
    demo = {"-s": ["source.txt"], "-r": ["ref0.txt", "ref1.txt"], "-o": ["strong.txt", "eager.txt"]}
    asked = [("score", "", BOARD), ("compare",), ("explain", "12"), ("worst", "3"),
             ("which-gleu", "82.40"), ("lint",)]
    corpora = [(DEMO, demo)]
    if conll14.is_dir():
        corpora.append((conll14, {"-s": ["source"], "-r": ["REF0", "REF1"],
                                  "-o": ["AMU", "CAMB", "CUUI"]}))
    for place, files in corpora:
        for question in asked:
            compare(page, place, files, *question)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        wrong = broken(folder)
        for name, text in wrong.items():
            shutil.copytree(DEMO, folder / name)
            (folder / name / "strong.txt").write_bytes(text)
            compare(page, folder / name, {**demo, "-o": ["strong.txt"]}, *asked[0],
                    wrong=True)
        same = {"-s": "source/same.txt", "-r": "references/same.txt", "-o": "systems/same.txt"}
        for name, path in zip(("source.txt", "ref0.txt", "strong.txt"), same.values()):
            (folder / path).parent.mkdir()
            shutil.copy(DEMO / name, folder / path)
        compare(page, folder, {option: [path] for option, path in same.items()}, "score", "", ALONE)
        lines = (DEMO / "references.m2").read_text().splitlines(keepends=True)
        (folder / "one.m2").write_text("".join(line for line in lines if line[-3:] != "|1\n"))
        one = {"-s": [], "-r": ["one.m2"], "-o": [same["-o"]]}
        compare(page, folder, one, "score", "", ALONE)
        many_lines(page, folder)
    compare(page, DEMO, {**demo, "-s": []}, *asked[0], wrong=True)
    compare(page, DEMO, {**demo, "-s": [], "-r": ["references.m2"]}, *asked[0])
    left = [each for each in left if not each.startswith("blob:")]
    check(not left, f"after the first answer the page requests {', '.join(left)}")
    by_keyboard(page, url)
    for scheme in "light", "dark":
        page.emulate_media(color_scheme=scheme)
        for width in 1280, 390:
            page.set_viewport_size({"width": width, "height": 900})
            check(page.evaluate("document.documentElement.scrollWidth") <= width + 1,
                  f"the page with an answer is wider than {width} pixels")
            page.screenshot(path=shots / f"scored-{scheme}-{width}.png", full_page=True)
    return len(corpora) * len(asked) + len(wrong) + 6
