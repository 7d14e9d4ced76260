"""A metric against human scores

A panel for each metric: the human score on the x-axis, the score by the metric on the y-axis, and
the name of each system above its point. The numbers are made up; `agreement(…).plot()` draws yours.

meta_evaluation/agreements
"""
import numpy as np

from gec_ngram.results.figures import plot_scatter

systems = ["A", "B", "C", "D", "E", "F"]
human = {"judges": np.array([0.20, 0.35, 0.40, 0.62, 0.65, 0.80])}
metrics = {"near": np.array([0.22, 0.34, 0.45, 0.60, 0.68, 0.78]),
           "far": np.array([0.50, 0.30, 0.60, 0.40, 0.50, 0.45])}
titles = {(name, "judges"): f"{name}, r = {np.corrcoef(human['judges'], scores)[0, 1]:.2f}"
          for name, scores in metrics.items()}
figure = plot_scatter(human, metrics, systems, titles)
