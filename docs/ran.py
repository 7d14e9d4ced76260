"""Run the book in a browser: python docs/ran.py FOLDER [PAGE…], after docs/build.py.

FOLDER contains Pyodide; if it is empty, docs/pyodide.py fills it. The cells of every chapter run
in order, without a network connection, and must print the committed output and draw the committed
number of figures. Cells without their data are counted. If DATA names a folder with conll14, seeda
and gjg15, this folder is selected on the page, and every cell must have its data. A figure with a
slider is moved, and the page that scores files is compared with the command (docs/scored.py). If
Pyodide cannot be downloaded, a line reports this; it is an error if CI=true is set and npm exists.
"""
import functools
import http.server
import os
import shutil
import sys
import threading
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


def serve_pyodide(folder: Path) -> str:
    "Serve the folder of Pyodide on this computer, and return its address."
    handler = functools.partial(Open, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


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
    count, pyodide = os.cpu_count() or 1, serve_pyodide(Path(folder))
    with ThreadPoolExecutor(count) as pool:  # one browser for each core
        found = [*pool.map(run_all, [address] * count, [pyodide] * count, [waiting] * count)]
    cells, absent = map(sum, zip(*found))
    print(f"{cells} cells of {len(names)} pages print the committed output"
          f"{f', {absent} without their data' * bool(absent)}, {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
