"""Metrics: from the table of counts to rows of sums, and from these to scores."""

from gec_ngram import front_door

__all__ = ["BLEU", "GLEU", "GREEN", "GoogleGLEU", "Metric", "Score", "Tally", "from_signature"]
ROOMS = {
    "bleu": "BLEU",
    "conventions": "programs",
    "draws": "KEPT Expected Kept",
    "gleu": "GLEU GoogleGLEU by_order length_penalty precisions rows_by_reference",
    "green": "GREEN REGIONS occurrence_regions order_table region_ngrams",
    "metric": "Metric geometric_mean over_blocks text_rows whole_rows",
    "prices": "path_prices",
    "settings": "checked_metrics from_signature metric_named metric_names metrics_named names_class",
    "signatures": "FACTS_OF_DATA contradictions distinct states stating warn_of_signatures",
    "sums": "TIE UNITS Additive Best Choices ExactSum Part Policy Score Tally at_least "
            "exact_total sum_rows",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
