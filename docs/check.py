"""Look at the built site as a reader's browser does: python docs/check.py, after docs/build.py.

Every page (of the listings of code: one) must load without a console error and without a request
that leaves the machine, have its formulas typeset and in a line of text without a scroll bar, show
no directive, say in words what a figure shows, have every solution folded and its text rendered,
and lead only to pages that exist. Nothing may reach beyond the window, at 1280 pixels or on a
telephone, but what scrolls by itself; at 1280 pixels code does not even scroll. The search must
find the chapters, and the theme must turn dark. Screenshots of chapters are left in docs/_screens/.
Needs Chromium on the PATH.
"""
import functools
import http.server
import os
import re
import shutil
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator
from urllib.parse import unquote, urldefrag, urljoin

from playwright.sync_api import sync_playwright

DOCS = Path(__file__).resolve().parent
SITE, SCREENS = DOCS / "_site", DOCS / "_screens"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SHOWN_BARS = ["--hide-scrollbars"]  # what playwright adds, and would hide from us
SCROLLED = """formulas => formulas.filter(f =>
    [f, f.parentElement].some(
        box => box.offsetHeight > box.clientHeight || box.offsetWidth > box.clientWidth)
    && f.firstElementChild.getBoundingClientRect().width
       <= f.closest('p, td, li, dd').getBoundingClientRect().width).map(f => f.textContent)"""
CUT_OFF = """formulas => formulas.filter(f =>
    f.firstElementChild.getBoundingClientRect().right
    > f.parentElement.getBoundingClientRect().right + 2
    && getComputedStyle(f.parentElement).overflowX != 'auto').map(f => f.textContent)"""
BEYOND = """parts => parts.filter(part => {
    const width = document.documentElement.clientWidth + 1;
    const within = box => box.getBoundingClientRect().right <= width;
    for (let box = part; box.tagName != 'ARTICLE'; box = box.parentElement)
        if (within(box) && (box == part || /auto|scroll/.test(getComputedStyle(box).overflowX)))
            return false;
    return true;
}).map(part => `${part.tagName.toLowerCase()} ${part.textContent.trim().slice(0, 40)}`)"""
SCROLLING_CODE = """blocks => blocks.filter(block => block.scrollWidth > block.clientWidth)
    .map(block => block.textContent.split('\\n').sort((a, b) => b.length - a.length)[0])"""
CODE = "article .cell_input pre, article details pre"
FOLDED = """folds => folds.map(fold => {
    const inside = fold.cloneNode(true);
    inside.querySelectorAll('pre, code, summary').forEach(part => part.remove());
    return {open: fold.open, text: inside.textContent.trim(),
            empty: fold.children.length < 2 && !inside.textContent.trim()};
})"""
HREFS = "links => links.map(link => link.href)"
FIGURES = "article img:not(.toggler)"
SHADE = """getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3)
    .reduce((a, b) => a + +b, 0)"""
SEARCHES = (("capped penalty", "02_gleu.html"), ("brevity penalty", "01_bleu.html"),
            ("under-delete", "04_green.html"))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args) -> None:
        pass


def serve() -> str:
    "Serve the site on this machine; its address."
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def check(ok: bool, message: str) -> None:
    if not ok:
        sys.exit(message)


def look_at_formulas(page, name: str) -> None:
    "Formulas in a line of text are all there, and only one wider than the text has a scroll bar."
    inline = "mjx-container:not([display=true])"
    scrolled = page.eval_on_selector_all(inline, SCROLLED)
    check(not scrolled, f"{name} shows scroll bars under formulas in a line: {', '.join(scrolled)}")
    cut_off = page.eval_on_selector_all(inline, CUT_OFF)
    check(not cut_off, f"{name} cuts off formulas in a line of text: {', '.join(cut_off)}")


def look_at_folds(page, name: str) -> None:
    "Solutions and plumbing are folded and not empty, and the text in them is rendered; unfold all."
    for fold in page.eval_on_selector_all("article details", FOLDED):
        check(not fold["open"], f"{name} shows what should be folded: {fold['text'][:60]}")
        check(not fold["empty"], f"{name} has <details> with nothing in it")
        check(not re.search(r"```|\*\*|\$", fold["text"]), f"{name} has <details> with Markdown "
              f"that is not rendered; leave blank lines around it: {fold['text'][:60]}")
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")


def look_at_width(page, name: str) -> None:
    "Nothing reaches beyond the window but what scrolls by itself."
    width = page.viewport_size["width"]
    whole = page.evaluate("document.documentElement.scrollWidth")
    check(whole <= width, f"{name} is {whole} pixels wide on a screen of {width}")
    beyond = page.eval_on_selector_all("article *", BEYOND)
    check(not beyond, f"{name} is cut off on the right at {width} pixels: {'; '.join(beyond[:3])}")


def look_at_text(page, name: str) -> None:
    "No directive is shown, every formula is typeset, every figure described."
    text = page.locator("article").inner_text() if page.locator("article").count() else ""
    check(not re.search(r"^\s*#\s*\|", text, re.M), f"{name} shows a directive of nbdev")
    check(page.locator("mjx-merror").count() == 0, f"{name} has a formula that cannot be typeset")
    for text in page.eval_on_selector_all(FIGURES, "images => images.map(image => image.alt)"):
        check(len(text.split()) >= 4, f"{name} has a figure that is not described: {text!r}")


def look_at_links(page, address: str, name: str) -> None:
    for link in page.eval_on_selector_all("a[href]", HREFS):
        target = urldefrag(urljoin(address + name, link))[0]
        if target.startswith(address):
            file = SITE / unquote(target.removeprefix(address) or "index.html")
            check(file.is_file(), f"{name} links to {link}, which does not exist")


def look(page, address: str, name: str, problems: list) -> int:
    "Load a page at both widths and look; how many formulas it has."
    screen = name.removesuffix(".html").replace("/", "-")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(address + name)
    marked = page.locator("span.math, div.math").count()
    if marked:
        page.wait_for_function("n => document.querySelectorAll('mjx-container').length >= n",
                               arg=marked, timeout=20000)
    if shown := name.startswith(("0", "index", "tutorials")):  # what most people read
        page.screenshot(path=SCREENS / f"{screen}.png", full_page=True)
    look_at_folds(page, name)
    look_at_formulas(page, name)
    look_at_width(page, name)
    for line in page.eval_on_selector_all(CODE, SCROLLING_CODE):
        check(False, f"{name} has code that scrolls at 1280 pixels: {line}")
    look_at_text(page, name)
    look_at_links(page, address, name)
    page.set_viewport_size({"width": 390, "height": 844})
    look_at_formulas(page, name)
    if shown:
        page.screenshot(path=SCREENS / f"{screen}-390.png")
    look_at_width(page, name)
    check(not problems, f"{name}: {'; '.join(problems)}")
    return marked


def turn_dark(page, address: str) -> None:
    "Choose the dark theme as a reader does, and look."
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}04_green.html", wait_until="networkidle")
    light = page.evaluate(SHADE)
    for _ in range(3):
        page.locator("button.theme-switch-button:visible").first.click()
        for item in page.locator("button.theme-change-button[data-mode=dark]:visible").all():
            item.click()  # it opened a menu; else it has turned to the next theme
        if page.evaluate("document.documentElement.dataset.theme") == "dark":
            break
    check(page.evaluate(SHADE) < 200 < light, "the theme button does not make the page dark")
    page.screenshot(path=SCREENS / "dark.png")


def search(page, address: str) -> None:
    "Look for some words, which a chapter must be found by."
    for query, chapter in SEARCHES:
        page.goto(f"{address}search.html?q={query.replace(' ', '+')}", wait_until="networkidle")
        page.wait_for_selector("#search-results li a", timeout=20000)
        found = page.eval_on_selector_all("#search-results li a", HREFS)
        check(any(chapter in link for link in found), f"{query!r} finds {found}, not {chapter}")


def watch(page, address: str) -> list[str]:
    "Everything that goes wrong on a page from now on."
    problems: list[str] = []
    local = address, "data:", "blob:"
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    page.on("response", lambda response: problems.append(f"{response.url} is missing")
            if response.status >= 400 else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: None if request.url.startswith(local)
            else problems.append(f"asks for {request.url}"))
    return problems


def browser_path() -> str:
    found = filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))
    path = next(found, None)
    check(path is not None, "no Chromium on the PATH; on Debian: apt-get install chromium")
    return path


@contextmanager
def a_browser(address: str) -> Iterator[tuple]:
    "A page of a browser of its own, and what goes wrong on it."
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_path(), args=FLAGS,
                                       ignore_default_args=SHOWN_BARS)
        page = browser.new_page()
        yield page, watch(page, address)
        browser.close()


def look_at_all(address: str, names: list[str]) -> dict[str, int]:
    "Look at some pages; how many formulas each has."
    with a_browser(address) as (page, problems):
        return {name: look(page, address, name, problems) for name in names}


def main() -> None:
    check((SITE / "index.html").is_file(), "no site; run python docs/build.py first")
    shutil.rmtree(SCREENS, ignore_errors=True)
    SCREENS.mkdir()
    address, formulas, count = serve(), {}, os.cpu_count()
    names = sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html")
                   if not path.is_relative_to(SITE / "_static"))
    listings = [name for name in names if name.startswith("_modules/")]
    names = sorted({*names} - {*listings[1:]})  # listings of code are all made alike
    with ThreadPoolExecutor(count) as pool:  # a browser mostly waits
        shares = [names[k::count] for k in range(count)]
        for found in pool.map(look_at_all, [address] * count, shares):
            formulas |= found
    check(formulas["02_gleu.html"] >= 10, "the GLEU chapter has few formulas")
    with a_browser(address) as (page, _):
        search(page, address)
        turn_dark(page, address)
    print(f"{len(names)} pages, {sum(formulas.values())} formulas, all as they should be")


if __name__ == "__main__":
    main()
