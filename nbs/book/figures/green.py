"""Figures of the chapter on GREEN."""
import matplotlib.pyplot as plt

from gec_ngram.results.figures import plot_venn


LEGEND = {  # the colours of the names in `plot_venn`
    "TD rightly deleted, TI rightly inserted, TK rightly kept": "#004d38",
    "OD wrongly deleted, OI wrongly inserted": "#a83200",
    "UD should have been deleted, UI should have been inserted": "#00457c"}


def draw_regions(source, reference, system_a, system_b):
    "Draw the seven regions: words of systems A and B, and bigrams of system B."
    figure, axes = plt.subplots(3, 1, figsize=(5, 14.4), layout="constrained")  # fits telephones
    for ax, name, hypothesis, n in zip(axes, "ABB", (system_a, system_b, system_b), (1, 1, 2)):
        plot_venn(source, reference, hypothesis, n, ax=ax)
        ax.set_title(f"system {name}, {'words' if n == 1 else 'bigrams'}")
    handles = [plt.Line2D([], [], linestyle="") for _ in LEGEND]
    figure.legend(handles, LEGEND, labelcolor=list(LEGEND.values()), loc="outside lower center",
                  frameon=False, handlelength=0, fontsize="small")
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
