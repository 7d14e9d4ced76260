"""The public names of gec_ngram, each imported from its module when it is first used."""

from .api.agreement import agreement as agreement
from .api.comparisons import compare as compare, difference as difference
from .api.edits import edits as edits
from .api.explanations import explain as explain
from .api.files import score_files as score_files
from .api.identification import identify as identify
from .api.scores import (reference_weights as reference_weights, score as score,
                         tally as tally)
from .frames import score_frame as score_frame, sentence_frame as sentence_frame
from .large_scale.accumulator import Accumulator as Accumulator
from .large_scale.tally_files import load_tallies as load_tallies, save_tallies as save_tallies
from .lint.warnings import LintWarning as LintWarning, lint_texts as lint_texts
from .meta_evaluation.datasets import load_dataset as load_dataset
from .metrics.base import Metric as Metric
from .metrics.bleu import BLEU as BLEU
from .metrics.corpus_statistics import Tally as Tally
from .metrics.edit_f import NGramEditF as NGramEditF
from .metrics.gleu import GLEU as GLEU, GoogleGLEU as GoogleGLEU
from .metrics.green import GREEN as GREEN
from .metrics.registry import from_signature as from_signature
from .metrics.sari import SARI as SARI
from .metrics.scores import Score as Score
from .results.score_table import ScoreTable as ScoreTable

__version__: str
