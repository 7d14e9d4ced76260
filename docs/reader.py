"""What a reader does on the built site, in a browser: search, and turn it dark."""
from browser import check
from pages import DOCS

SCREENS = DOCS / "_screens"
SEARCHES = {"capped penalty": "book/04_gleu", "brevity penalty": "book/02_bleu",
            "under-delete": "book/07_green", "significance": "tutorials/compare_two_systems",
            "significance test": "tutorials/compare_two_systems",
            "p-value": "tutorials/compare_two_systems",
            "confidence interval": "tutorials/compare_two_systems",
            "Hugging Face": "tutorials/coming_from_hugging_face", "JSONL": "tutorials/from_tables",
            "CI": "tutorials/in_continuous_integration",
            "F0.5": "tutorials/beside_edit_based_scores", "GLEU": "class-gleu"}
FINISHED = "() => document.querySelector('.search-summary')?.innerText"
HREFS = "links => links.map(link => link.href)"
SHADE = """getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3)
    .reduce((a, b) => a + +b, 0)"""
CONTRAST = """() => {
    const linear = c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    const parts = color => color.match(/[0-9.]+/g).slice(0, 3).map(part => linear(part / 255));
    const light = color => parts(color).reduce((a, c, i) => a + c * [0.2126, 0.7152, 0.0722][i], 0);
    const behind = part => {
        const color = getComputedStyle(part).backgroundColor;
        return /, 0\\)|transparent/.test(color) ? behind(part.parentElement) : color;
    };
    const ratio = part => {
        const both = [getComputedStyle(part).color, behind(part)].map(light);
        return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
    };
    return [...document.querySelectorAll('article pre span')]
        .filter(part => part.textContent.trim())
        .map(part => [ratio(part), part.textContent]).sort((a, b) => a[0] - b[0])[0];
}"""
SIZES = """tags => tags.map(tag =>
    parseFloat(getComputedStyle(document.querySelector(`article ${tag}`)).fontSize))"""


def search(page, address: str) -> None:
    "Search terms find their page; pages of tests are not found."
    for query, name in SEARCHES.items():
        page.goto(f"{address}search.html?q={query.replace(' ', '+')}")
        page.wait_for_function(FINISHED, timeout=20000)
        links = page.eval_on_selector_all("#search-results li a", HREFS)
        names = {link.removeprefix(address).partition("#")[0].removesuffix(".html")
                 for link in links}
        check(name in names, f"{query!r} finds {names}, not {name}")
        tests = [name for name in names if "/checks/" in name]
        check(not tests, f"{query!r} finds pages of tests: {tests}")


def legible(page, where: str) -> None:
    "Code has a size and a contrast that can be read."
    ratio, word = page.evaluate(CONTRAST)
    check(ratio >= 4.5, f"{where}, {word!r} in code has a contrast of {ratio:.1f} : 1 only")
    [size] = page.evaluate(SIZES, ["pre"])
    check(size >= 13, f"{where}, code has a size of {size} pixels")


def read(page, address: str) -> None:
    "Headings differ in size, code is legible, and the page turns dark when a reader asks for it."
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}book/07_green.html", wait_until="networkidle")
    sizes = page.evaluate(SIZES, ["h1", "h2", "h3", "section > p"])
    check(all(big > 1.15 * small for big, small in zip(sizes, sizes[1:])),
          f"headings and text have sizes that hardly differ: {sizes}")
    legible(page, "in the light")
    light = page.evaluate(SHADE)
    for _ in range(3):
        page.locator("button.theme-switch-button:visible").first.click()
        for item in page.locator("button.theme-change-button[data-mode=dark]:visible").all():
            item.click()  # it opened a menu; else it has turned to the next theme
        if page.evaluate("document.documentElement.dataset.theme") == "dark":
            break
    check(page.evaluate(SHADE) < 200 < light, "the theme button does not make the page dark")
    legible(page, "in the dark")
    page.screenshot(path=SCREENS / "dark.png")


ACTS = search, read
