"""Configure Sphinx; docs/build.py copies this file into the folder of the pages."""
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import MethodDescriptorType

from sphinx.ext.autodoc.mock import mock

import gec_ngram

project = "gec_ngram"
release = gec_ngram.__version__
project_copyright = f"2026, the gec_ngram authors. Version {release}"
SUMMARY = ("N-gram metrics for grammatical error correction: GLEU, GREEN, BLEU and SARI, with "
           "confidence intervals and significance tests.")
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode",
              "sphinx.ext.mathjax", "sphinx-mathjax-offline", "sphinxcontrib.bibtex",
              "sphinx_copybutton", "sphinx_design"]
copybutton_selector = ":not(.output) > div.highlight pre"  # excludes the outputs of cells
copybutton_prompt_text = "$ "
exclude_patterns = ["notebooks"]  # the copies that readers download

nb_execution_mode = "off"  # the committed outputs are those of a fresh run
nb_code_prompt_show, nb_code_prompt_hide = "Show the code", "Hide the code"
myst_enable_extensions = ["dollarmath", "amsmath", "colon_fence", "deflist"]
myst_heading_anchors = 3
myst_html_meta = {"description": SUMMARY, "property=og:title": project,
                  "property=og:type": "website", "property=og:description": SUMMARY}

bibtex_bibfiles = ["references.bib"]
bibtex_reference_style = "author_year"

toc_object_entries_show_parents = "hide"
default_role = "py:obj"
nitpick_ignore_regex = [(r"py:.*", r"(?!gec_ngram).*")]  # types of other packages have no page here
autodoc_mock_imports = ["inspect_ai", "lighteval"]  # imported by gec_ngram.integrations
autodoc_member_order = "bysource"
autodoc_typehints = "none"  # the docstrings give shapes, which say more
napoleon_google_docstring = False
napoleon_use_param = False  # keeps parameters with a common description together
napoleon_use_rtype = False
napoleon_custom_sections = [("Attributes", "params_style")]  # of several names in one line

html_theme = "pydata_sphinx_theme"
html_title = f"gec_ngram {release}"
html_favicon = "favicon.svg"
html_extra_path = ["llms.txt", "SKILL.md", "404.html"]  # the first two are for programs
html_copy_source = html_use_index = html_domain_indices = False  # nothing links to the indices
html_show_sourcelink = False
html_theme_options = {"logo": {"image_light": "favicon.svg", "image_dark": "favicon.svg",
                               "text": project, "alt_text": ""},
                      "navigation_with_keys": False, "header_links_before_dropdown": 7,
                      "navbar_align": "left", "show_prev_next": True,
                      "collapse_navigation": True,  # except around the current page
                      "pygments_light_style": "a11y-high-contrast-light",
                      "pygments_dark_style": "a11y-high-contrast-dark",
                      "footer_start": ["copyright"], "footer_end": []}
html_context = {"default_mode": "auto"}
html_css_files = ["custom.css"]
html_search_scorer = str(Path(__file__).with_name("scorer.js"))
html_static_path = ["_static"]


def leave_out_of_search(app, doctree) -> None:
    "Exclude verification tests and folded code from the search index."
    name = app.env.current_document.docname
    if "/checks/" in name:
        app.env.metadata[name]["nosearch"] = True
    for node in doctree.findall(lambda node: hasattr(node, "attributes")):
        if "tag_hide-input" in node["classes"]:
            for code in node.findall(lambda part: "cell_input" in getattr(part, "attributes", {})
                                     .get("classes", [])):
                code["classes"].append("no-search")
        if "about" in node["classes"]:
            node["classes"].append("no-search")


def skip_bare(app, what: str, name: str, found: object, skip: bool, options) -> bool | None:
    "Leave out the fields of a class, which its docstring describes, and what others define."
    bare = not callable(found) and not isinstance(found, (property, classmethod, staticmethod))
    home = getattr(getattr(found, "fget", found), "__module__", None) or "gec_ngram"
    foreign = isinstance(found, MethodDescriptorType) or not home.startswith("gec_ngram")
    return True if what == "class" and (bare or foreign) else None


def homes() -> dict[str, str]:
    "Return the full name of each name that docstrings may link to, without ambiguous names."
    found: dict[str, set[str]] = {}
    for each in walk_packages(gec_ngram.__path__, "gec_ngram."):
        if each.ispkg or "hugging_face" in each.name:  # re-exports are not documented
            continue
        module = import_module(each.name)
        for name in getattr(module, "__all__", ()):
            if callable(getattr(module, name)):  # constants have no entry
                found.setdefault(name, set()).add(f"{module.__name__}.{name}")
    for name in gec_ngram.__all__[:-1]:  # without the version
        found[name] = {f"{getattr(gec_ngram, name).__module__}.{name}"}
    return {name: places.pop() for name, places in found.items() if len(places) == 1}


with mock(autodoc_mock_imports):
    HOMES, KEPT = homes(), {}


def keep(app, what: str, name: str, found: object, options, lines: list[str]) -> None:
    "Keep the line of a property, in which a colon would end a type; clear a module's, a subtitle."
    if what == "module":
        lines.clear()
    if what == "property" and "\n" not in "\n".join(lines).strip():
        KEPT[name] = list(lines)


def link(app, what: str, name: str, found: object, options, lines: list[str]) -> None:
    "Turn names in backquotes in a docstring into links."
    def linked(match: re.Match) -> str:
        first = match[2].partition(".")[0]
        home = HOMES.get(first, "").removesuffix(first)
        more = match[3] and f", *{match[3]}*"  # "optional" after a type
        return f":py:obj:`{match[2]} <{home}{match[2]}>`{more or ''}" if home else match[0]

    names = r"(?<![`:\w*])(?::py:obj:|:obj:)?([`*])([\w.]+)(?:, (\w+))?\1(?![`*])"
    lines[:] = [re.sub(names, linked, line) for line in KEPT.pop(name, lines)]


def setup(app) -> dict:
    app.connect("doctree-read", leave_out_of_search)
    app.connect("autodoc-skip-member", skip_bare)
    app.connect("autodoc-process-docstring", keep, priority=400)  # before napoleon, 500
    app.connect("autodoc-process-docstring", link, priority=600)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
