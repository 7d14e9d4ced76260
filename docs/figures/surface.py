"""Where two formulas of GLEU differ

The penalty of an n-gram that a hypothesis of three has three times, by how often the reference
and the source have it: by the program, by the paper, and the second minus the first.

book/04_gleu
"""
import matplotlib.pyplot as plt

from gec_ngram.results.figures import plot_surface

figure, axes = plt.subplots(1, 3, figsize=(11, 4))
for formula, ax in zip(("official", "paper", "difference"), axes):
    plot_surface(formula, ax=ax)
