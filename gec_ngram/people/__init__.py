"""Do metrics agree with people? Judgments, and public data sets."""

from gec_ngram import front_door

__all__ = ["agreement", "load", "fetch", "pooled_agreement", "Agreement", "Dataset"]
ROOMS = {
    "aggregation": "ranked",
    "agreements": "Agreement agreement check_scorers check_window compare_with_people",
    "datasets": "CHOICES Dataset check_judged load",
    "fetching": "cache_folder fetch present public_sets",
    "pooling": "pooled pooled_agreement",
    "system_level": "Estimate metric_scorers read_scores",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
