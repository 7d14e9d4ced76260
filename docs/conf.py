"""Sphinx settings; docs/build.py puts the pages beside a copy of this file."""
import gec_ngram

project = "gec_ngram"
project_copyright = "2026, the gec_ngram authors"
release = gec_ngram.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode",
              "sphinx.ext.mathjax", "sphinx-mathjax-offline", "sphinxcontrib.bibtex"]
exclude_patterns = ["notebooks"]  # the copies to open

nb_execution_mode = "off"  # the committed outputs are those of a fresh run
myst_enable_extensions = ["dollarmath", "amsmath", "colon_fence"]
myst_heading_anchors = 3

bibtex_bibfiles = ["references.bib"]
bibtex_reference_style = "author_year"

default_role = "py:obj"
nitpick_ignore_regex = [(r"py:.*", r"(?!gec_ngram).*")]  # types of other packages have no page here
autodoc_member_order = "bysource"
autodoc_typehints = "none"  # the docstrings give shapes, which say more
napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_use_ivar = True

html_theme = "pydata_sphinx_theme"
html_title = "gec_ngram"
html_favicon = "favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": False, "header_links_before_dropdown": 7,
                      "show_prev_next": True, "footer_start": ["copyright"], "footer_end": []}
html_context = {"default_mode": "auto"}
html_css_files = ["custom.css"]
html_static_path = ["_static"]
