"""From texts of tokens to the table of counts that every metric is computed from."""

from gec_ngram import front_door

__all__ = ["CountTable", "OrderCounts", "count_table", "sum_by_sentence"]
ROOMS = {
    "counting": "CountTable OrderCounts count_block count_table ngrams sum_by_sentence",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
