"""Look at the built site as a reader's browser does: python docs/check.py, after docs/build.py.

Every page (of the listings of code: one) must load without a console error and without a request
that leaves the machine, have its formulas typeset and in a line of text without a scroll bar, show
no directive, say in words what a figure shows, have every solution folded and its text rendered,
say of every name of the reference what it is, and lead only to pages that exist. Nothing may reach
beyond the window, at 1280 pixels or on a telephone, but what scrolls by itself; at 1280 pixels code
does not even scroll. Then docs/reader.py does what a reader does. Screenshots of what most people
read are left in docs/_screens/. Needs Chromium on the PATH. With names of pages, only these are
looked at.
"""
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote, urldefrag, urljoin

from browser import Watch, a_browser, check, serve
from pages import SITE
from reader import ACTS, HREFS, SCREENS

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
STUBS = """entries => entries.filter(entry => !entry.nextElementSibling
    || !entry.nextElementSibling.textContent.trim()).map(entry => entry.id)"""
DEFINED = "dl.function > dt.sig, dl.class > dt.sig, dl.method > dt.sig, dl.property > dt.sig"
READ = "book/", "index", "tutorials", "gallery", "reference"  # by most people
FIGURES = "article img:not(.toggler)"


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
    check(name != "reference.html" or "\\_" not in text, f"{name} shows a backslash of Markdown")
    check(page.locator("mjx-merror").count() == 0, f"{name} has a formula that cannot be typeset")
    for text in page.eval_on_selector_all(FIGURES, "images => images.map(image => image.alt)"):
        check(len(text.split()) >= 4, f"{name} has a figure that is not described: {text!r}")
    stubs = page.eval_on_selector_all(DEFINED, STUBS)
    check(not stubs, f"{name} does not say what these do: {', '.join(stubs)}")


def look_at_links(page, address: str, name: str) -> None:
    for link in page.eval_on_selector_all("a[href]", HREFS):
        target = urldefrag(urljoin(address + name, link))[0]
        if target.startswith(address):
            file = SITE / unquote(target.removeprefix(address) or "index.html")
            check(file.is_file(), f"{name} links to {link}, which does not exist")


def loaded(page, url: str) -> int:
    "Load a page as wide as a desk's, wait for its formulas, and return how many there are."
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(url)
    marked = page.locator("span.math, div.math").count()
    if marked:
        page.wait_for_function("n => document.querySelectorAll('mjx-container').length >= n",
                               arg=marked, timeout=20000)
    return marked


def look(tab: Watch, address: str, name: str) -> int:
    "Look at a page at both widths; how many formulas it has."
    page, screen = tab.page, name.removesuffix(".html").replace("/", "-")
    marked = loaded(page, address + name)
    if shown := name.startswith(READ):
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
    problems = tab.finish()
    check(not problems, f"{name}: {'; '.join(problems)}")
    return marked


def look_at_all(address: str, names: list[str]) -> dict[str, int]:
    "Look at some pages; how many formulas each has."
    with a_browser(address) as tab:
        return {name: look(tab, address, name) for name in names}


def main() -> None:
    check((SITE / "index.html").is_file(), "no site; run python docs/build.py first")
    shutil.rmtree(SCREENS, ignore_errors=True)
    SCREENS.mkdir()
    address, formulas, count = serve(), {}, os.cpu_count()
    names = sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html")
                   if not path.is_relative_to(SITE / "_static"))
    listings = [name for name in names if name.startswith("_modules/")]
    names = sys.argv[1:] or sorted({*names} - {*listings[1:]})  # listings are all made alike
    with ThreadPoolExecutor(count) as pool:  # a browser mostly waits
        shares = [names[k::count] for k in range(count)]
        for found in pool.map(look_at_all, [address] * count, shares):
            formulas |= found
    check(formulas.get("book/04_gleu.html", 10) >= 10, "the GLEU chapter has few formulas")
    with a_browser(address) as tab:
        for act in ACTS:
            act(tab.page, address)
            problems = tab.finish()
            check(not problems, f"{act.__name__}: {'; '.join(problems)}")
    print(f"{len(names)} pages, {sum(formulas.values())} formulas, all as they should be")


if __name__ == "__main__":
    main()
