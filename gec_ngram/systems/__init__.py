"""Is one system better than another, and why; which GLEU is a number?"""

from gec_ngram import front_door

__all__ = ["compare", "difference", "identify", "Comparisons"]
ROOMS = {
    "comparison": "Comparisons compare compare_sums system_pairs",
    "differences": "Split difference order_name split_rows",
    "identification": "Explanation identify",
    "paper": "paper_report",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
