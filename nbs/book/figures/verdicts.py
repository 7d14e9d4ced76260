"""The figure of the paper on the five quantities called GLEU: which differences are significant."""
import matplotlib.pyplot as plt
import numpy as np

LOOKS = {"same winner": ("#0072b2", "o"), "opposite winners": ("#000000", "x"),
         "only June 2017": ("#d55e00", "^"), "only the other": ("#009e73", "s"),
         "neither": ("#bbbbbb", ".")}


def draw_verdicts(panels: dict[str, tuple[np.ndarray, np.ndarray, list[str]]]) -> None:
    """Draw a panel for each variant, with a point for each pair of systems.

    A panel has the leads by June 2017 and by the variant (both positive if the system that June
    2017 prefers leads), in standard errors, and for each pair which of the two is significant.
    """
    fig, axes = plt.subplots(1, len(panels), figsize=(9, 3.6), sharey=True, sharex=True,
                             layout="constrained", squeeze=False)
    for ax, (name, (june_2017, variant, kinds)) in zip(axes[0], panels.items()):
        for kind, (colour, marker) in LOOKS.items():
            selected = np.array([one == kind for one in kinds])
            if selected.any():
                ax.plot(june_2017[selected], variant[selected], marker, color=colour, markersize=5,
                        label=f"{kind}: {selected.sum()}")
        ax.axhline(0, color="#888888", linewidth=0.7)
        ax.axline((0, 0), slope=1, color="#888888", linewidth=0.7, linestyle="--")
        ax.set(title=name)
        ax.legend(fontsize=8, loc="upper left", frameon=False, handletextpad=0.2)
        ax.spines[["top", "right"]].set_visible(False)
    axes[0][0].set(ylabel="lead by the other variant", ylim=(-13, 26))  # space for the legend
    fig.supxlabel("lead by June 2017 (both in standard errors)", fontsize=10)
    plt.show()
