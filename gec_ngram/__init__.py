"""N-gram metrics for grammatical error correction: exact, fast, and derived in notebooks."""

__version__ = "0.1.0"

from gec_ngram.bleu import BLEU
from gec_ngram.gleu import GLEU, identify
from gec_ngram.green import GREEN
from gec_ngram.report import Score, from_signature

__all__ = ["BLEU", "GLEU", "GREEN", "Score", "from_signature", "identify", "__version__"]
