"""What people read: tables of scores, and figures."""

from gec_ngram import front_door

__all__ = ["ScoreTable", "score", "tally", "plot_venn"]
ROOMS = {
    "figures": "plot_lines plot_scatter plot_venn",
    "groups": "CLASSES MACRO check_group_names rows_by too_few_units units_of",
    "page": "leaderboard marked page_head texts_table told_apart wide",
    "scores": "DEFAULT ScoreRow ScoreTable column_named joint_signature outputs_of people person_counts "
              "person_sentences plot_scores score score_table system_rows system_scores tally "
              "warn_of_zero_rows",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
