"""N-gram metrics for grammatical error correction: exact, fast, and derived in notebooks."""

from importlib import import_module

__version__ = "0.1.0"
TYPE_CHECKING = False  # as in typing, which is not imported: python -m would look for it here first

if TYPE_CHECKING:
    from gec_ngram.accumulator import Accumulator
    from gec_ngram.agreeing import agreement
    from gec_ngram.bleu import BLEU
    from gec_ngram.comparing import compare
    from gec_ngram.datasets import load
    from gec_ngram.differences import difference
    from gec_ngram.gleu import GLEU
    from gec_ngram.green import GREEN
    from gec_ngram.identification import identify
    from gec_ngram.metric import Metric
    from gec_ngram.registry import from_signature
    from gec_ngram.results import Score
    from gec_ngram.score_table import ScoreTable
    from gec_ngram.scoring import score, tally
    from gec_ngram.tallies import Tally, load_tallies, save_tallies
    from gec_ngram.text_lint import LintWarning, lint_texts
    from gec_ngram.which_gleu import GoogleGLEU

__all__ = ["Accumulator", "BLEU", "GLEU", "GREEN", "GoogleGLEU", "LintWarning", "Metric", "Score",
           "ScoreTable", "Tally", "agreement", "compare", "difference", "from_signature",
           "identify", "lint_texts", "load", "load_tallies", "save_tallies",
           "score", "tally", "__version__"]
_HOMES = {"Accumulator": "accumulator", "BLEU": "bleu", "GLEU": "gleu", "GREEN": "green",
          "GoogleGLEU": "which_gleu", "LintWarning": "text_lint", "Metric": "metric",
          "Score": "results", "ScoreTable": "score_table", "Tally": "tallies",
          "agreement": "agreeing", "compare": "comparing", "difference": "differences",
          "from_signature": "registry", "identify": "identification", "lint_texts": "text_lint",
          "load": "datasets", "load_tallies": "tallies", "save_tallies": "tallies",
          "score": "scoring", "tally": "scoring"}


def __getattr__(name: str) -> object:
    "What is asked for is imported then, numpy with it, so that a command starts quickly."
    if name in _HOMES:
        found = getattr(import_module(f"gec_ngram.{_HOMES[name]}"), name)
        return globals().setdefault(name, found)
    if name in _rooms():
        return import_module(f"gec_ngram.{name}")
    raise AttributeError(f"module 'gec_ngram' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_rooms()})


def _rooms() -> list[str]:
    "The modules of the package."
    from pkgutil import iter_modules

    return [module.name for module in iter_modules(__path__)]
