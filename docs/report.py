"""Print the report as a PDF, beside its page on the built site: what one would hand to a reviewer.

docs/build.py does this if there is the browser that docs/check.py needs. The PDF is the notebook
without its code; links to other pages of the site are their paths there.
"""
import re
import subprocess

import nbformat
from nbconvert import HTMLExporter
from playwright.sync_api import sync_playwright

from browser import FLAGS, browser_path, check
from contents import NBS, REPORT, ROOT
from pages import SITE

STYLE = """
@page { size: A4; margin: 18mm 17mm 20mm 17mm }
body { font: 10pt/1.42 "DejaVu Serif", Georgia, serif; color: #111 }
h1 { font-size: 19pt; margin: 0 0 4pt } h2 { font-size: 13pt; margin: 15pt 0 4pt }
h1, h2 { font-family: "DejaVu Sans", Arial, sans-serif; line-height: 1.2; break-after: avoid }
blockquote { margin: 0 0 10pt; color: #444 } p { margin: 0 0 6pt } a { color: #0b4f8a }
a.anchor-link { display: none } img { max-width: 100%; display: block; margin: 6pt auto }
pre { font: 8pt/1.35 "DejaVu Sans Mono", monospace; white-space: pre-wrap; margin: 4pt 0 8pt }
p.caption, caption { font: 8.5pt/1.4 "DejaVu Serif", Georgia, serif; text-align: left }
caption { padding: 4pt 0 } pre { break-inside: avoid }
.path { font-size: 80%; color: #444 }
ul li { margin: 0 0 2pt } h2#References ~ * { font-size: 8.5pt }
p.byline { font: 9pt "DejaVu Sans", Arial, sans-serif; color: #444; margin: 0 0 12pt }
table { border-collapse: collapse; font: 7pt/1.3 "DejaVu Sans", Arial, sans-serif; margin: 6pt 0;
  break-inside: avoid }
td, th { padding: 1.5pt 3.5pt !important; border-bottom: 0.4pt solid #bbb; vertical-align: top }
.output td:not(:first-child) { white-space: nowrap } .output td:first-child { min-width: 33mm }
thead { border-bottom: 1pt solid #111 } tr, img { break-inside: avoid }
"""
FOOTER = ('<div style="font-size: 7pt; width: 100%; text-align: center">'
          '<span class="pageNumber"></span> / <span class="totalPages"></span></div>')


def last_changed() -> str:
    "The day on which the report was last changed, such as 2026-01-31; empty outside a repository."
    log = ["git", "-C", str(ROOT), "log", "-1", "--format=%cs", "--", f"nbs/{REPORT}.ipynb"]
    return subprocess.run(log, capture_output=True, text=True).stdout.strip()


def byline() -> str:
    "Whose report it is, of which version, and when what it says was last changed."
    about = dict(re.findall(r"^(?:  - )?(name|version|license): (.*)$",
                            (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M))
    return " · ".join(filter(None, (about["name"], f"with gec_ngram {about['version']}",
                                    last_changed(), about["license"])))


def page() -> str:
    "The notebook without its code, as one page of HTML."
    exporter = HTMLExporter(template_name="basic", exclude_input=True, exclude_output_prompt=True)
    body, _ = exporter.from_notebook_node(nbformat.read(NBS / f"{REPORT}.ipynb", 4))
    body = re.sub(r'<a href="(?!https?:)([^"#][^"]*?)(?:\.ipynb)?"[^>]*>(.*?)</a>',
                  r'\2 <span class="path">[\1]</span>', body, flags=re.S)
    body = re.sub(r"<p>(?=<strong>Figure \d+\.)", '<p class="caption">', body)
    body = re.sub(r"<p>(<strong>Table \d+\..*?)</p>(.*?<table[^>]*>)", r"\2<caption>\1</caption>",
                  body, flags=re.S)
    body = body.replace("</blockquote>", f'</blockquote>\n<p class="byline">{byline()}</p>', 1)
    title = re.search("<h1[^>]*>(.*?)<", body)[1]
    return (f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            f"<style>{STYLE}</style></head><body>{body}</body></html>")


def dated(data: bytes) -> bytes:
    "A PDF with the day of the report's last change in place of the time at which it was printed."
    day = (last_changed() or "1980-01-01").replace("-", "")
    return re.sub(rb"(/(?:Creation|Mod)Date \(D:)\d{14}", rb"\g<1>%b000000" % day.encode(), data)


def print_report() -> str:
    "Write the PDF; a line that says how long it is."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        tab = browser.new_page()
        tab.set_content(page(), wait_until="load")
        data = tab.pdf(prefer_css_page_size=True, display_header_footer=True, tagged=True,
                       header_template="<span></span>", footer_template=FOOTER)
        browser.close()
    file = SITE / f"{REPORT}.pdf"
    file.write_bytes(dated(data))
    pages = len(re.findall(rb"/Type\s*/Page\b", data))
    check(4 <= pages <= 20, f"{file} has {pages} pages: look at it")
    return f"{file}: {pages} pages, {len(data) / 1e6:.1f} MB"
