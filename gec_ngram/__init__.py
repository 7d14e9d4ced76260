"""N-gram metrics for grammatical error correction: exact, fast, and derived in notebooks."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from gec_ngram.agreeing import agreement
    from gec_ngram.bleu import BLEU
    from gec_ngram.comparing import compare
    from gec_ngram.datasets import load
    from gec_ngram.differences import difference
    from gec_ngram.gleu import GLEU
    from gec_ngram.green import GREEN
    from gec_ngram.identification import identify
    from gec_ngram.metric import Metric, score
    from gec_ngram.registry import from_signature
    from gec_ngram.results import Score
    from gec_ngram.which_gleu import GoogleGLEU

__all__ = ["BLEU", "GLEU", "GREEN", "GoogleGLEU", "Metric", "Score", "agreement", "compare",
           "difference", "from_signature", "identify", "load", "score", "__version__"]
_HOMES = {"BLEU": "bleu", "GLEU": "gleu", "GREEN": "green", "Metric": "metric", "score": "metric",
          "from_signature": "registry", "Score": "results", "GoogleGLEU": "which_gleu",
          "identify": "identification", "compare": "comparing", "difference": "differences",
          "agreement": "agreeing", "load": "datasets"}


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
