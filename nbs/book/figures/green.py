"""Figures of the chapter on GREEN."""
import matplotlib.pyplot as plt

from gec_ngram.results.figures import plot_venn


def draw_regions(source, reference, system_a, system_b):
    "The words of the three texts in their seven regions, for system A and for system B."
    _, axes = plt.subplots(2, 1, figsize=(5, 9.4), layout="constrained")  # legible on a telephone
    for ax, name, hypothesis in zip(axes, "AB", (system_a, system_b)):
        plot_venn(source, reference, hypothesis, 1, ax=ax)
        ax.set_title(f"system {name}")
    plt.show()


def draw_f(means, f_score, beta):
    "Draw F over β for systems of which precision and recall are given, and who is ahead at one β."
    figure, axes = plt.subplots(figsize=(6, 3.4))
    betas = [0.25 * 1.03 ** k for k in range(95)]
    here = {name: 100 * f_score(*both, beta) for name, both in means.items()}
    for (name, both), style in zip(means.items(), ("-", "--")):
        [line] = axes.plot(betas, [100 * f_score(*both, each) for each in betas], style,
                           label=f"{name}: {here[name]:.2f}")
        axes.plot(beta, here[name], "o", color=line.get_color())
    axes.axvline(beta, color="black", lw=0.5)
    ahead = max(here, key=here.get)
    axes.set(xscale="log", xticks=[0.25, 0.5, 1, 2, 4], xticklabels=["¼", "½", "1", "2", "4"],
             xlabel="β", ylabel="F × 100", title=f"β = {beta:g}: {ahead} is ahead")
    axes.minorticks_off()
    axes.legend(frameon=False)
    plt.show()
