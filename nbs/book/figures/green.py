"""Figures of the chapter on GREEN."""
import matplotlib.pyplot as plt

from gec_ngram.report import plot_venn


def draw_regions(source, reference, system_a, system_b):
    "The words of the three texts in their seven regions, for system A and for system B."
    _, axes = plt.subplots(2, 1, figsize=(5, 9.4), layout="constrained")  # legible on a telephone
    for ax, name, hypothesis in zip(axes, "AB", (system_a, system_b)):
        plot_venn(source, reference, hypothesis, 1, ax=ax)
        ax.set_title(f"system {name}")
    plt.show()
