"""Test the search and the dark theme of the built site in a browser."""
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


def search(page, address: str) -> None:
    "Check that search terms lead to their page, and that no page of tests is found."
    for query, name in SEARCHES.items():
        page.goto(f"{address}search.html?q={query.replace(' ', '+')}")
        page.wait_for_function(FINISHED, timeout=20000)
        links = page.eval_on_selector_all("#search-results li a", HREFS)
        names = {link.removeprefix(address).partition("#")[0].removesuffix(".html")
                 for link in links}
        check(name in names, f"{query!r} finds {names}, not {name}")
        tests = [name for name in names if "/checks/" in name]
        check(not tests, f"{query!r} finds pages of tests: {tests}")


def darken(page, address: str) -> None:
    "Check that the button for the theme makes a page dark."
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}book/07_green.html", wait_until="networkidle")
    light = page.evaluate(SHADE)
    for _ in range(3):
        page.locator("button.theme-switch-button:visible").first.click()
        for item in page.locator("button.theme-change-button[data-mode=dark]:visible").all():
            item.click()  # if the button opened a menu; otherwise it switched to the next theme
        if page.evaluate("document.documentElement.dataset.theme") == "dark":
            break
    check(page.evaluate(SHADE) < 200 < light, "the theme button does not make the page dark")
    page.screenshot(path=SCREENS / "dark.png")


ACTS = search, darken
