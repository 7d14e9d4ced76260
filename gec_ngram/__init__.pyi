"""The public names of gec_ngram, each imported from its module when it is first used."""

from .analysis.comparison import compare as compare
from .analysis.differences import difference as difference
from .analysis.identification import identify as identify
from .api.files import score_files as score_files
from .large_scale.accumulator import Accumulator as Accumulator
from .large_scale.tally_files import load_tallies as load_tallies, save_tallies as save_tallies
from .lint.findings import LintWarning as LintWarning, lint_texts as lint_texts
from .meta_evaluation.agreements import agreement as agreement
from .meta_evaluation.datasets import load as load
from .metrics.aggregation import Score as Score, Tally as Tally
from .metrics.base import Metric as Metric
from .metrics.bleu import BLEU as BLEU
from .metrics.gleu import GLEU as GLEU, GoogleGLEU as GoogleGLEU
from .metrics.green import GREEN as GREEN
from .metrics.registry import from_signature as from_signature
from .results.score_table import ScoreTable as ScoreTable, score as score, tally as tally

__version__: str
