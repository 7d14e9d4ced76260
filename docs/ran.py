"""Run the book in a browser: python docs/ran.py FOLDER [PAGE…], after docs/build.py.

FOLDER is that of docs/pyodide.py, which is filled if it is not. Every chapter's cells run from
first to last, without network, and must print what is committed, to the digit, and draw as many
figures. Cells whose data are not here are counted; where DATA is a folder with conll14, seeda and
gjg15, it is chosen on the page, and none may be without.
"""
import functools
import http.server
import os
import sys
import threading
import time
from pathlib import Path

from browser import Quiet, a_browser, check, serve
from contents import ROOT, book
from pyodide import bring

DATA = Path(os.environ.get("DATA", ROOT / "../shared/data"))
START = "() => document.querySelector('.run-page button').click()"
READY = "() => !runPage.running() && /./.test(runPage.said())"
PRINTED = """part => part ? [
    [...part.querySelectorAll('pre')].map(each => each.textContent).join(''),
    part.querySelectorAll('img').length] : ['', 0]"""
COMMITTED = f"() => runPage.cells.map(cell => ({PRINTED})(cell.printed))"
SHOWN = f"() => runPage.cells.map(cell => ({PRINTED})(cell.shown))"
ABSENT = "() => document.querySelectorAll('.run-absent').length"


class Open(Quiet):
    "Files for pages of any origin, as a public server has them."

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


def serve_pyodide(folder: Path) -> str:
    "Serve the folder of Pyodide on this machine; its address."
    handler = functools.partial(Open, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def run(page, url: str) -> tuple[int, int]:
    "Run a page and compare what it prints; how many cells, and how many without their data."
    page.goto(url)
    committed = page.evaluate(COMMITTED)
    page.evaluate(START)
    page.wait_for_function(READY, timeout=600_000)
    if DATA.is_dir() and page.evaluate(ABSENT):
        with page.expect_file_chooser() as chooser:
            page.locator(".run-needed input").click()
        chooser.value.set_files(DATA)
        page.wait_for_function("() => runPage.running()")
        page.wait_for_function(READY, timeout=600_000)
    said = page.evaluate("() => runPage.said()")
    check(said == f"{len(committed)} of {len(committed)} cells have run.", f"{url}: {said} "
          + "".join(page.locator(".run-error").all_inner_texts()))
    absent = page.evaluate(ABSENT)
    check(not (absent and DATA.is_dir()), f"{url}: {absent} cells lack their data")
    for number, (before, now) in enumerate(zip(committed, page.evaluate(SHOWN), strict=True), 1):
        if now != ["", 0] or not absent:
            check(before[0].strip() == now[0].strip() and before[1] == now[1],
                  f"{url}, cell {number} has\n{now}, committed is\n{before}")
    return len(committed), absent


def main() -> None:
    folder, *names = sys.argv[1:]
    bring(Path(folder))
    names = names or [name for part in book().values() for name in part if name != "notation"]
    started, address, cells, absent = time.monotonic(), serve(), 0, 0
    pyodide = serve_pyodide(Path(folder))
    with a_browser(address, pyodide) as tab:
        tab.page.add_init_script(f"window.pyodideAddress = {pyodide!r}")
        for name in names:
            began = time.monotonic()
            number, without = run(tab.page, f"{address}{name}.html")
            problems = tab.finish()
            check(not problems, f"{name}: {'; '.join(problems)}")
            print(f"{time.monotonic() - began:6.1f} s  {name}", flush=True)
            cells, absent = cells + number, absent + without
    print(f"{cells} cells of {len(names)} pages print what is committed"
          f"{f', {absent} without their data' * bool(absent)}, {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
