"""Figures of the chapter on break-even."""
import matplotlib.pyplot as plt
import numpy as np

from gec_ngram.definition.green import f_score

COLORS = "#0072b2", "#e69f00", "#009e73", "#d55e00"  # of Okabe and Ito
STYLES = "-", "--", "-.", ":"
ASIDE = {"INPUT": (4, 5), "UFC": (-7, -12), "IITB": (6, 1), "UMC": (5, 2), "PKU": (-22, -8),
         "RAC": (5, 2), "AMU": (-28, -4), "CUUI": (-2, -11)}  # where a name does not hide another


def draw_break_even(pairs, names, still="INPUT"):
    """How far some systems are ahead as β grows, and all systems in the plane of the inverses.

    `pairs` has precision and recall of each system, in points.
    """
    _, (upper, lower) = plt.subplots(2, 1, figsize=(6, 8.6), layout="constrained")
    betas = np.geomspace(0.25, 4, 200)
    upper.axhline(0, color="black", linewidth=0.8)
    for name, color, style in zip(names, COLORS, STYLES):
        ahead = [f_score(*pairs[name], beta) - f_score(*pairs[still], beta) for beta in betas]
        upper.plot(betas, ahead, style, color=color, label=name)
    upper.set_xscale("log", base=2)
    upper.set(xlabel="β", ylabel=f"points ahead of {still}", xticks=[0.25, 0.5, 1, 2, 4],
             xticklabels=["¼", "½", "1", "2", "4"], title="the stakes")
    upper.legend()

    inverse = {name: (100 / precision, 100 / recall) for name, (precision, recall) in pairs.items()}
    ends = np.array([1, 1.25])
    for beta, color, style in zip((0.5, 1, 2), COLORS, STYLES):
        lower.plot(ends, inverse[still][1] - (ends - 1) / beta**2, style, color=color,
                   linewidth=1, label=f"β = {beta}".replace("0.5", "½"))
    for name, point in inverse.items():
        lower.plot(*point, "s" if name == still else "o", color="black", markersize=4)
        lower.annotate(name, point, ASIDE.get(name, (5, -2)), textcoords="offset points",
                       fontsize=8)
    lowest = min(recall for _, recall in inverse.values())
    lower.set(xlabel="1 / precision", ylabel="1 / recall", title=f"below a line: ahead of {still}",
              xlim=(0.985, 1.255), ylim=(lowest - 0.01, inverse[still][1] + 0.01))
    lower.legend()
    plt.show()
