"""What the site has, in which order, and which words find which page."""
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
NBS = ROOT / "nbs"
TUTORIALS = (  # in this order; coming_from_* stand in their own part
    "score_jfleg", "score_your_system", "compare_two_systems", "which_gleu", "which_tokenisation",
    "read_a_green_table", "data_frames", "in_a_training_loop", "minimum_bayes_risk",
    "hundred_million", "your_own_metric", "does_your_metric_agree", "your_own_sentence")
START = "install", "tutorials/your_own_sentence", "gallery"
PROJECT = "chapters", "contributing", "changelog", "benchmarks", "bibliography"


class Part(NamedTuple):
    "A part of the site: its page, its name in the bar, its title, what stands below that."
    page: str
    name: str
    title: str
    text: str
    digits: tuple[str, ...] = ()  # with which the names of its chapters begin


PARTS = (
    Part("start", "Start", "Start here", "From nothing to a first score, and something to play "
         "with: no file is needed for any of it."),
    Part("tutorials", "Tasks", "Tasks", "What would you like to do? Each page goes from the files "
         "to the answer."),
    Part("meaning", "Meaning", "I What the numbers mean", "For a reader who has never seen GLEU, "
         "in this order: what is counted, and what each metric makes of it. Every letter has one "
         "meaning in all chapters; [Notation](notation.ipynb) has them all.", ("0",)),
    Part("computing", "Computing", "II How they are computed", "For an engineer: how the counting "
         "became fast, what a metric has to say, files, processes, pictures, and judgments of "
         "people.", (*"12345", "89", "90", *(str(number) for number in range(95, 100)))),
    Part("commands", "Commands", "III The commands", "What each command takes, and then how the "
         "commands are made. `sgleu` is `gleu sent`, `mgleu` is `gleu mean`, and so for `green`.",
         (*"67", *(str(number) for number in range(80, 89)))),
    Part("elsewhere", "Other tools", "IV From other tools", "For whoever used another tool "
         "before: its call, ours, what differs between the two, and why.",
         ("91", "92", "93", "94")),
    Part("reference", "Reference", "Reference", "What the package offers, from its docstrings. "
         "The names that most people need come first; each can be imported from `gec_ngram`."),
    Part("evidence", "Evidence", "Evidence", "For whoever doubts: first a table of what is exact "
         "and what is not, then numbers of other programs, random corpora, refusals and "
         "properties, each under the number and the name of its chapter."),
    Part("project", "Project", "Project", "How fast it is, how it changes, how to change it, and "
         "the papers it builds on."))

FIRST = "GLEU", "GREEN", "BLEU", "score", "compare"  # of the public names
GROUPS = {  # the modules of the reference; what stands in none of them is a helper
    "Metrics": "bleu gleu green which_gleu references expectation metric settings registry results "
               "smoothing tf_nmt ngrams",
    "Scores of many texts": "scoring score_table score_rows "
                            "tallies accumulator frames streaming cluster",
    "Files and corpora": "files m2 corpus texts lint text_lint alignment "
                         "misalignment appearance marks",
    "Other tools": "tokenisation conventions token_lists adapters",
    "Comparing systems": "comparing comparison differences inference resampling prices",
    "Agreement with people": "agreeing agreements estimates meta_evaluation system_level datasets "
                             "judgments rankings fetching scorers preferences",
    "Which GLEU is it?": "identification readings",
    "Figures": "pictures scatter"}

EXPLAINED = {  # the pages that explain a command, or the commands that begin with a word
    "gec-ngram score": ("tutorials/score_your_system", "tutorials/score_jfleg", "84_leaderboard"),
    "gec-ngram compare": ("tutorials/compare_two_systems", "06_compare"),
    "gec-ngram diff": ("06_compare", "39_differences"),
    "gec-ngram agree": ("tutorials/does_your_metric_agree", "07_agreement"),
    "gec-ngram data": ("tutorials/score_jfleg", "43_datasets"),
    "gec-ngram demo": ("install",),
    "gec-ngram explain": ("tutorials/your_own_sentence", "tutorials/read_a_green_table"),
    "gec-ngram lint": ("14_lint", "95_misalignment"),
    "gec-ngram m2-to-text": ("13_m2",),
    "gec-ngram merge": ("tutorials/hundred_million", "16_distributed"),
    "gec-ngram which-gleu": ("tutorials/which_gleu", "05_which_gleu"),
    "gleu": ("tutorials/coming_from_gleu_and_green", "02_gleu"),
    "green": ("tutorials/coming_from_gleu_and_green", "04_green"),
    "bleu": ("01_bleu", "29_tf_nmt")}

SEARCHED = {  # words that must find a page first: the first of these pages that there is
    "install": ("install",), "pip": ("install",), "first score": ("install",),
    "significance": ("tutorials/compare_two_systems",), "p-value": ("06_compare",),
    "confidence interval": ("tutorials/compare_two_systems",),
    "pandas": ("tutorials/data_frames",), "data frame": ("tutorials/data_frames",),
    "jfleg": ("tutorials/score_jfleg", "tutorials/score_your_system"),
    "tokenisation": ("tutorials/which_tokenisation", "91_*", "00_ngrams"),
    "tokenization": ("tutorials/which_tokenisation", "91_*", "00_ngrams"),
    "leaderboard": ("84_*", "tutorials/score_your_system"),
    "sacrebleu": ("tutorials/coming_from_sacrebleu", "tutorials/coming_from_*", "01_bleu"),
    "nltk": ("tutorials/coming_from_nltk", "tutorials/coming_from_*", "28_smoothing"),
    "gec-metrics": ("tutorials/coming_from_gec*", "tutorials/coming_from_*", "05_which_gleu"),
    "training loop": ("tutorials/in_a_training_loop", "55_accumulator"),
    "figures": ("gallery",), "venn": ("tutorials/your_own_sentence",),
    "signature": ("27_registry", "18_settings"), "beta": ("04_green",), "windows": ("install",),
    "latex": ("tutorials/score_your_system",), "bootstrap": ("06_compare",),
    "cite": ("index",), "limits": ("exact",), "spark": ("tutorials/data_frames",),
    "dask": ("tutorials/hundred_million", "16_distributed")}


def checked_tutorials() -> list[str]:
    "The tutorials that there are, in order; one that nobody has put in order is refused."
    there = {path.stem for path in (NBS / "tutorials").glob("*.ipynb")}
    unlisted = {name for name in there - {*TUTORIALS} if not name.startswith("coming_from_")}
    if unlisted:
        raise SystemExit(f"{', '.join(sorted(unlisted))}: put the name of the tutorial into "
                         "TUTORIALS of docs/contents.py, at its place in the order of reading")
    return [name for name in TUTORIALS if name in there]


def coming_from() -> list[str]:
    "The tutorials for users of other tools."
    return sorted(path.stem for path in (NBS / "tutorials").glob("coming_from_*.ipynb"))


def found_by() -> dict[str, str]:
    "For each word to search for the page that it must find first."
    found = {}
    for word, patterns in SEARCHED.items():
        for pattern in patterns:
            if pattern in START or pattern in PROJECT:
                found[word] = pattern
            elif paths := sorted(NBS.glob(f"{pattern}.ipynb")):
                found[word] = paths[0].relative_to(NBS).with_suffix("").as_posix()
            if word in found:
                break
    return found
