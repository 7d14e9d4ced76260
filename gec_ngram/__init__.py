"""N-gram metrics for grammatical error correction: exact, fast, and derived in notebooks."""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from gec_ngram.bleu import BLEU
    from gec_ngram.gleu import GLEU, identify
    from gec_ngram.green import GREEN
    from gec_ngram.report import Score, from_signature

__all__ = ["BLEU", "GLEU", "GREEN", "Score", "from_signature", "identify", "__version__"]
_HOMES = {"BLEU": "bleu", "GLEU": "gleu", "identify": "gleu", "GREEN": "green", "Score": "report", "from_signature": "report"}
_MODULES = ["ngrams", "corpus", "bleu", "references", "gleu", "green", "report", "scale", "pictures", "cli"]


def __getattr__(name: str) -> object:
    "What is asked for is imported then, numpy with it: a command can start quickly (see __main__.py)."
    if name in _MODULES:
        return import_module(f"gec_ngram.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'gec_ngram' has no attribute {name!r}")
    return globals().setdefault(name, getattr(import_module(f"gec_ngram.{_HOMES[name]}"), name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_MODULES})
