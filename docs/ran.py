"""Run the book in a browser: python docs/ran.py FOLDER [PAGE…], after docs/build.py.

FOLDER is filled by docs/pyodide.py if it is empty. Each cell must print the committed output and
draw as many figures, without a network. Cells that lack their data are counted; none may if DATA
names a folder with conll14, seeda and gjg15. A slider must change its figure, and the page that
scores files must print what the command prints (docs/scored.py). If Pyodide cannot be downloaded,
a line states the reason; this is a failure only if CI=true is set and npm is installed.
"""
import os
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue

from browser import Quiet, a_browser, check, serve
from contents import ROOT, RUNS, book
from pyodide import Absent, bring
from reader import SCREENS
from scored import score

DATA = Path(os.environ["DATA"]) if "DATA" in os.environ else None
CONLL14 = Path(os.environ.get("CONLL14", ROOT / "../shared/data/conll14"))
SCORES = "score_your_files_here"
START = "() => document.querySelector('.run-page button').click()"
READY = "() => !runPage.running() && /./.test(runPage.said())"
PRINTED = """part => part ? [
    [...part.querySelectorAll('pre')].map(each => each.textContent).join(''),
    part.querySelectorAll('img').length] : ['', 0]"""
COMMITTED = f"() => runPage.cells.map(cell => ({PRINTED})(cell.printed))"
SHOWN = f"() => runPage.cells.map(cell => ({PRINTED})(cell.shown))"
DRAWN = """before => {
    const range = document.querySelector('.run-offer input[type=range]');
    const box = range.closest('.cell');
    const now = box.querySelector('.run-output img')?.src;
    return !runPage.running() && now && now != before
        && box.querySelector('pre').textContent.includes(`= ${range.value}  # move`);
}"""
ABSENT = "() => document.querySelectorAll('.run-absent').length"


class Open(Quiet):
    "Serve files to pages of any origin, as a public server does."

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


def run(page, url: str) -> tuple[int, int]:
    "Run a page and compare its output; return the number of cells, and of cells without data."
    page.goto(url)
    committed = page.evaluate(COMMITTED)
    page.evaluate(START)
    page.wait_for_function(READY, timeout=600_000)
    if DATA and page.evaluate(ABSENT):
        with page.expect_file_chooser() as chooser:
            page.locator(".run-needed input").click()
        chooser.value.set_files(DATA)
        page.wait_for_function("() => runPage.running()")
        page.wait_for_function(READY, timeout=600_000)
    said = page.evaluate("() => runPage.said()")
    check(said == f"{len(committed)} of {len(committed)} cells have run.", f"{url}: {said} "
          + "".join(page.locator(".run-error").all_inner_texts()))
    absent = page.evaluate(ABSENT)
    check(not (absent and DATA), f"{url}: {absent} cells lack their data")
    for number, (before, now) in enumerate(zip(committed, page.evaluate(SHOWN), strict=True), 1):
        if now != ["", 0] or not absent:
            check(before[0].strip() == now[0].strip() and before[1] == now[1],
                  f"{url}, cell {number} has the output\n{now}, but committed is\n{before}")
    return len(committed), absent


def move(page) -> None:
    "Move the first slider of a page with the keyboard, and wait until another figure is drawn."
    offer = page.locator(".cell:has(.run-offer input[type=range])").first
    before = offer.locator(".run-output img").get_attribute("src")
    offer.locator("input[type=range]").first.press("ArrowRight")
    page.wait_for_function(DRAWN, arg=before, timeout=60_000)


def run_all(address: str, pyodide: str, names: Queue) -> tuple[int, int]:
    "Run all pages of a queue; return the number of cells, and of cells without data."
    cells = absent = 0
    with a_browser(address, pyodide) as tab, suppress(Empty):
        tab.page.add_init_script(f"window.pyodideAddress = {pyodide!r}")
        while True:
            name, began = names.get_nowait(), time.monotonic()
            if name == SCORES:
                number = score(tab.page, f"{address}{name}.html", CONLL14, SCREENS)
                print(f"{number} answers of {name} equal the output of the command")
            else:
                number, without = run(tab.page, f"{address}{name}.html")
                cells, absent = cells + number, absent + without
                if "  # move:" in (ROOT / "nbs" / f"{name}.ipynb").read_text(encoding="utf-8"):
                    move(tab.page)
            problems = tab.finish()
            check(not problems, f"{name}: {'; '.join(problems)}")
            print(f"{time.monotonic() - began:6.1f} s  {name}", flush=True)
    return cells, absent


def main() -> None:
    folder, *names = sys.argv[1:]
    try:
        bring(Path(folder))
    except Absent as error:
        print(f"Python in a browser was not tested: {error}")
        sys.exit(int(os.environ.get("CI") == "true" and shutil.which("npm") is not None))
    SCREENS.mkdir(exist_ok=True)
    names = names or [SCORES, *RUNS, *(name for part in book().values() for name in part
                                       if name != "notation")]
    started, address, waiting = time.monotonic(), serve(), Queue()
    for name in names:
        waiting.put(name)
    count, pyodide = os.cpu_count() or 1, serve(Path(folder), Open)
    with ThreadPoolExecutor(count) as pool:  # a browser for each core
        found = [*pool.map(run_all, [address] * count, [pyodide] * count, [waiting] * count)]
    cells, absent = map(sum, zip(*found))
    print(f"{cells} cells of {len(names)} pages print the committed output"
          f"{f', {absent} without their data' * bool(absent)}, {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
