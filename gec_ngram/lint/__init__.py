"""What is suspicious in the texts, and moves scores by more than they say."""

from gec_ngram import front_door

__all__ = ["LintWarning", "lint_texts", "Finding"]
ROOMS = {
    "findings": "Finding LintWarning conventions_of counted_as lint lint_texts moving_findings "
                "told_of warn_of warn_of_rows warn_of_texts warn_of_zeros",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
