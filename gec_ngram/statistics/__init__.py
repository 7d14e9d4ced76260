"""Resampling, tests and correlations, of whatever has a row for each sentence."""

from gec_ngram import front_door

__all__ = ["bca_interval", "holm", "kendall", "pearson", "spearman", "williams"]
ROOMS = {
    "correlations": "CONCORDANT DISCORDANT METRIC_TIES Calibrated accuracy calibrated cohen_kappa "
                    "compared exchange_metrics exchange_pooled expected_wins kendall pair_counts "
                    "pearson simulated_level soft_pairwise_accuracy spearman williams win_share",
    "inference": "as_large bca_interval cluster_ranks clusters expanded_level holm least_difference "
                 "percentile_interval sentences_needed",
    "resampling": "BlockSums Groups LEAST_GROUPS Resampling exchange_tests intervals "
                  "resampled_scores row_additives",
    "runs": "OF_RUNS Runs means_test run_variance standings two_runs_notes",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
