"""Check the built site in a browser: python docs/check.py [PAGE…], after docs/build.py.

Each page (one of the listings of code) loads without a console error or an external request. All
formulas are typeset, figures have a text alternative, solutions are folded, names of the API have
a description, and internal links exist. At 1280 and 390 pixels nothing overflows the window except
elements that scroll; at 1280 pixels code does not scroll. docs/reader.py then searches as a reader.
Screenshots of some pages are written to docs/_screens/. Chromium must be on the PATH.
"""
import os
import re
import shutil
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, Queue
from urllib.parse import unquote, urldefrag

from browser import Watch, a_browser, check, serve
from pages import SITE
from reader import ACTS, SCREENS

INSIDE = """
const all = (chosen) => [...document.querySelectorAll(chosen)];
const width = document.documentElement.clientWidth + 1;
const within = box => box.getBoundingClientRect().right <= width;
const reached = part => {  // beyond the window, and not inside an element that scrolls
    for (let box = part; box.tagName != 'ARTICLE'; box = box.parentElement)
        if (within(box) && (box == part || /auto|scroll/.test(getComputedStyle(box).overflowX)))
            return false;
    return true;
};
const text = part => part.textContent;
const measured = () => ({
    width: document.documentElement.scrollWidth,
    beyond: all('article *').filter(reached)
        .map(part => `${part.tagName.toLowerCase()} ${text(part).trim().slice(0, 40)}`)});
"""
NARROW = f"() => {{ {INSIDE} return measured(); }}"
WIDE = f"""() => {{ {INSIDE}
const folds = all('article details').map(fold => {{
    const inside = fold.cloneNode(true);
    inside.querySelectorAll('pre, code, summary').forEach(part => part.remove());
    return {{open: fold.open, text: text(inside).trim(),
             empty: fold.children.length < 2 && !text(inside).trim()}};
}});
all('details').forEach(fold => fold.open = true);
const defined = 'dl.function > dt.sig, dl.class > dt.sig, dl.method > dt.sig, dl.property > dt.sig';
return {{...measured(), folds,
    code: all('article .cell_input pre, article details pre')
        .filter(block => block.scrollWidth > block.clientWidth)
        .map(block => text(block).split('\\n').sort((a, b) => b.length - a.length)[0]),
    text: all('article').map(text).join(),
    wrong: all('mjx-merror').length,
    figures: all('article img:not(.toggler)').map(image => image.alt),
    stubs: all(defined).filter(entry => !entry.nextElementSibling
        || !text(entry.nextElementSibling).trim()).map(entry => entry.id),
    links: all('a[href]').map(link => link.href)}};
}}"""
SETTLED = """async () => {
    await window.MathJax?.startup?.promise;
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
SHOWN = {"index", "start", "tasks", "book", "commands", "reference", "made", "project", "gallery",
         "book/04_gleu", "tutorials/score_your_system", "command-gec-ngram-score", "class-gleu"}


def check_measures(found: dict, name: str, width: int) -> None:
    "Check that no element of a page reaches beyond the window."
    check(found["width"] <= width, f"{name} is {found['width']} pixels wide on a screen of {width}")
    check(not found["beyond"], f"{name} is cut off on the right at {width} pixels: "
          f"{'; '.join(found['beyond'][:3])}")


def check_folds(folds: list[dict], name: str) -> None:
    "Check that folded elements are closed and not empty, and that their text is rendered."
    for fold in folds:
        check(not fold["open"], f"{name} has an open fold: {fold['text'][:60]}")
        check(not fold["empty"], f"{name} has an empty <details> element")
        check(not re.search(r"```|\*\*|\$", fold["text"]), f"{name} has <details> with Markdown "
              f"that is not rendered; leave blank lines around it: {fold['text'][:60]}")


def check_text(found: dict, name: str) -> None:
    "Check that directives are hidden, formulas typeset, and figures and names described."
    check(not re.search(r"^\s*#\s*\|", found["text"], re.M), f"{name} shows a directive of nbdev")
    check(name != "reference.html" or "\\_" not in found["text"],
          f"{name} shows a backslash of Markdown")
    check(not found["wrong"], f"{name} has a formula that cannot be typeset")
    for line in found["code"]:
        check(False, f"{name} has code that scrolls at 1280 pixels: {line}")
    for text in found["figures"]:
        check(len(text.split()) >= 4, f"{name} has a figure without a description: {text!r}")
    check(not found["stubs"], f"{name} has names without text: {', '.join(found['stubs'])}")


def check_links(links: list[str], address: str, name: str) -> None:
    for link in links:
        target = urldefrag(link)[0]
        if target.startswith(address):
            file = SITE / unquote(target.removeprefix(address) or "index.html")
            check(file.is_file(), f"{name} links to {link}, which does not exist")


def loaded(page, url: str) -> int:
    "Load a page 1280 pixels wide, wait for its formulas, and return their number."
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(url)
    marked = page.locator("span.math, div.math").count()
    if marked:
        page.wait_for_function("n => document.querySelectorAll('mjx-container').length >= n",
                               arg=marked, timeout=20000)
        page.evaluate(SETTLED)  # styles and fonts are loaded after the formulas
    return marked


def look(tab: Watch, address: str, name: str) -> int:
    "Check a page at both widths, and return the number of its formulas."
    page, short = tab.page, name.removesuffix(".html")
    screen = SCREENS / short.replace("/", "-")
    marked = loaded(page, address + name)
    if short in SHOWN:
        page.screenshot(path=f"{screen}.png", full_page=True)
    found = page.evaluate(WIDE)
    check_folds(found["folds"], name)
    check_measures(found, name, 1280)
    check_text(found, name)
    check_links(found["links"], address, name)
    page.set_viewport_size({"width": 390, "height": 844})
    check_measures(page.evaluate(NARROW), name, 390)
    if short in SHOWN:
        page.screenshot(path=f"{screen}-390.png")
    problems = tab.finish()
    check(not problems, f"{name}: {'; '.join(problems)}")
    return marked


def look_at_all(address: str, names: Queue) -> dict[str, int]:
    "Check all pages of a queue, and return the number of formulas of each page."
    formulas = {}
    with a_browser(address) as tab, suppress(Empty):
        while True:
            name = names.get_nowait()
            formulas[name] = look(tab, address, name)
    return formulas


def main() -> None:
    check((SITE / "index.html").is_file(), "there is no site; run python docs/build.py first")
    shutil.rmtree(SCREENS, ignore_errors=True)
    SCREENS.mkdir()
    started, address, formulas, waiting = time.monotonic(), serve(), {}, Queue()
    names = sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html")
                   if not path.is_relative_to(SITE / "_static"))
    listings = [name for name in names if name.startswith("_modules/")]
    names = sys.argv[1:] or sorted({*names} - {*listings[1:]})  # the listings are alike
    for name in names:
        waiting.put(name)
    count = os.cpu_count() or 1
    with ThreadPoolExecutor(count) as pool:  # one browser for each core
        for found in pool.map(look_at_all, [address] * count, [waiting] * count):
            formulas |= found
    check(formulas.get("book/04_gleu.html", 10) >= 10, "the GLEU chapter has few formulas")
    with a_browser(address) as tab:
        for act in ACTS:
            act(tab.page, address)
            problems = tab.finish()
            check(not problems, f"{act.__name__}: {'; '.join(problems)}")
    print(f"{len(names)} pages and {sum(formulas.values())} formulas passed all checks in "
          f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    main()
