import numpy as np

from gec_ngram import Metric
from gec_ngram.counting import sum_by_sentence


class CorrectionRecall(Metric):
    "Share of n-grams deleted or inserted by a reference that the hypothesis deletes or inserts."

    def statistics(self, table, roles):
        D, sums = table.lengths.shape[1], 0
        for counts, sentence in table.orders[:self.max_order]:
            s, r = counts[roles.source], counts[roles.references]
            h = counts[roles.hypotheses][:, None]  # (S, 1, G), broadcast with (R, G)
            done = np.maximum(s - np.maximum(r, h), 0) + np.maximum(np.minimum(r, h) - s, 0)
            columns = np.stack(np.broadcast_arrays(done, abs(s - r)), axis=-2)
            sums = sums + sum_by_sentence(columns, sentence, D)  # (S, R, 2, D)
        return sums.swapaxes(-1, -2)

    def value(self, statistics):
        done, to_do = np.moveaxis(statistics, -1, 0)
        return np.where(to_do > 0, done / np.maximum(to_do, 1), 1.0)  # 1 if no change is needed
