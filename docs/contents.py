"""The pages of the site and their order."""
from pathlib import Path
from typing import NamedTuple

import nbformat

ROOT = Path(__file__).resolve().parent.parent
NBS = ROOT / "nbs"
TUTORIALS = {  # in the order of the site; coming_from_* are listed separately
    "For a paper": (
        "score_jfleg", "score_your_system", "choosing_a_metric", "compare_two_systems",
        "which_gleu", "beside_edit_based_scores", "read_a_green_table"),
    "While developing a model": (
        "in_a_training_loop", "rewards", "minimum_bayes_risk", "in_continuous_integration",
        "in_inspect_ai", "in_lm_eval", "in_lighteval", "in_euroeval", "your_frameworks_gleu"),
    "Data": ("from_tables", "data_frames", "which_tokenisation", "other_scripts", "whole_texts"),
    "Large corpora": ("hundred_million",),
    "Metrics": ("your_own_metric", "does_your_metric_agree"),
    "Courses and shared tasks": ("your_own_sentence", "on_codabench")}
START = "install", "score_your_files_here", "gallery", "glossary"
RUNS = "tutorials/your_own_sentence",  # can be run in the browser, like all pages of the book
INTERNALS = "chapters", "exact"
PROJECT = "what_the_gleus_did", "contributing", "changelog", "benchmarks", "bibliography"
SUBPACKAGES = {  # their titles, in the order of the site
    "metrics": "Metrics", "text": "Texts", "lint": "Linting", "statistics": "Statistics",
    "results": "Results", "analysis": "System comparison", "meta_evaluation": "Meta-evaluation",
    "api": "API functions", "large_scale": "Large-scale scoring",
    "integrations": "Integrations", "cli": "Command line"}


class Part(NamedTuple):
    "A part of the site: its page, its name in the navigation bar, its title, and a description."
    page: str
    name: str
    title: str
    text: str


PARTS = (
    Part("start", "Start", "Getting started", "Install the package and compute a first score, "
         "without files of your own."),
    Part("tasks", "How-to guides", "How-to guides", "Each guide answers one question, from the "
         "files to the result, on the command line and in Python."),
    Part("book", "Book", "The book", "An introduction to n-gram metrics for grammatical error "
         "correction, in the order of the chapters. [Notation](notation.ipynb) lists all symbols, "
         "each of which has one meaning in all chapters."),
    Part("commands", "Commands", "Commands", "The options of each command. `sgleu` is short for "
         "`gleu sent`, and `mgleu` for `gleu mean`; `sgreen` and `mgreen` are analogous."),
    Part("reference", "API reference", "API reference", "The public functions and classes of "
         "`gec_ngram`, the most common ones first."),
    Part("made", "Internals", "Internals", "How scores are computed. Each page is a module of the "
         "library with its derivation, code and tests. Each subpackage has further tests: golden "
         "values of other programs, random corpora, error messages and properties."),
    Part("project", "Project", "Project", "The benchmarks, the changelog, the guide for "
         "contributors, and the bibliography."))

FIRST = "GLEU", "GREEN", "BLEU", "score", "compare"  # of the public names

EXPLAINED = {  # pages that explain a command, or the commands that begin with a word
    "gec-ngram score": ("tutorials/score_your_system", "tutorials/score_jfleg",
                        "results/html_pages", "tutorials/in_continuous_integration"),
    "gec-ngram compare": ("tutorials/compare_two_systems", "book/09_compare",
                          "tutorials/in_continuous_integration"),
    "gec-ngram diff": ("book/09_compare", "analysis/differences"),
    "gec-ngram report": ("tutorials/compare_two_systems", "analysis/paper_report"),
    "gec-ngram agree": ("tutorials/does_your_metric_agree", "book/10_people"),
    "gec-ngram data": ("tutorials/score_jfleg", "meta_evaluation/downloads"),
    "gec-ngram demo": ("install",),
    "gec-ngram codabench": ("cli/codabench_command", "tutorials/on_codabench",
                            "tutorials/whole_texts"),
    "gec-ngram explain": ("tutorials/your_own_sentence", "tutorials/read_a_green_table"),
    "gec-ngram edits": ("book/appendix_edits", "analysis/edit_credits"),
    "gec-ngram lint": ("lint/findings", "lint/linter", "tutorials/in_continuous_integration"),
    "gec-ngram m2-to-text": ("text/m2",),
    "gec-ngram merge": ("tutorials/hundred_million", "large_scale/cluster"),
    "gec-ngram which-gleu": ("tutorials/which_gleu", "book/06_biography"),
    "gleu": ("tutorials/coming_from_gleu_and_green", "book/04_gleu"),
    "green": ("tutorials/coming_from_gleu_and_green", "book/07_green"),
    "bleu": ("book/02_bleu", "integrations/adapters"),
}

def checked_tutorials() -> list[str]:
    "Return all tutorials in order; exit with an error message if a tutorial is not listed."
    names = [name for group in TUTORIALS.values() for name in group]
    there = {path.stem for path in (NBS / "tutorials").glob("*.ipynb")}
    unlisted = {name for name in there - {*names} if not name.startswith("coming_from_")}
    if unlisted:
        raise SystemExit(f"{', '.join(sorted(unlisted))}: add the name of the tutorial to "
                         "TUTORIALS in docs/contents.py, at its position in the order of reading")
    return names


def coming_from() -> list[str]:
    "Return the tutorials for users of other tools."
    return sorted(path.stem for path in (NBS / "tutorials").glob("coming_from_*.ipynb"))


def notebooks(folder: str) -> list[str]:
    "Return the notebooks of a folder, in the order of nbs/chapters.ipynb, or by name."
    there = "".join(cell.source for cell in nbformat.read(NBS / "chapters.ipynb", 4).cells)
    names = sorted(path.relative_to(NBS).as_posix() for path in (NBS / folder).glob("*.ipynb"))
    return [name.removesuffix(".ipynb") for name in sorted(names, key=there.find)]


def book() -> dict[str, list[str]]:
    "Return the chapters of the book in order, and the appendices with the notation."
    pages = sorted(path.stem for path in (NBS / "book").glob("*.ipynb"))
    chapters = [f"book/{name}" for name in pages if name[0].isdigit()]
    appendices = [f"book/{name}" for name in pages if not name[0].isdigit()]
    return {"": chapters, "Appendices": [*appendices, "notation"]}


def subpackages() -> dict[str, tuple[list[str], list[str]]]:
    "Return the modules of each subpackage and their verification tests; shared utilities last."
    utilities = [name for name in notebooks(".")
              if name not in ("index", "notation", *START, *INTERNALS, *PROJECT)]
    return {**{title: (notebooks(name), notebooks(f"{name}/checks"))
               for name, title in SUBPACKAGES.items()},
            "Shared utilities": (utilities, notebooks("checks"))}
