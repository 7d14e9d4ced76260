"""Neighbours in the order of people

How well does a metric order systems that are near each other? Each point is Pearson's r of four
systems that are neighbours in the order of people, the best first. The numbers are made up;
`agreement(…).plot_windows()` draws yours.

meta_evaluation/agreements
"""
import numpy as np

from gec_ngram.results.figures import plot_lines

people = np.array([0.80, 0.65, 0.62, 0.40, 0.35, 0.20])
metrics = {"near": np.array([0.78, 0.68, 0.60, 0.45, 0.34, 0.22]),
           "far": np.array([0.45, 0.50, 0.40, 0.60, 0.30, 0.50])}
lines = {name: [(k + 1, np.corrcoef(people[k:k + 4], scores[k:k + 4])[0, 1]) for k in range(3)]
         for name, scores in metrics.items()}
figure = plot_lines({"judges": lines}, window=4)
