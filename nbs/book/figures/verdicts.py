"""The figure of What the GLEUs did: which differences one GLEU decides, another, or both."""
import matplotlib.pyplot as plt
import numpy as np

LOOKS = {"both": ("#0072b2", "o"), "only today's": ("#d55e00", "^"),
         "only the other": ("#009e73", "s"), "neither": ("#bbbbbb", ".")}


def draw_verdicts(panels: dict[str, tuple[np.ndarray, np.ndarray, list[str]]]) -> None:
    """A panel for each other GLEU: the pairs of systems, by their difference in standard errors.

    Of each panel the differences by today's program and by the other, both turned so that today's
    leader is ahead, and of each pair who decides it.
    """
    fig, axes = plt.subplots(1, len(panels), figsize=(7.5, 3.6), sharey=True, sharex=True,
                             layout="constrained", squeeze=False)
    for ax, (name, (today, other, kinds)) in zip(axes[0], panels.items()):
        for kind, (colour, marker) in LOOKS.items():
            some = np.array([each == kind for each in kinds])
            ax.plot(today[some], other[some], marker, color=colour, markersize=5,
                    label=f"{kind}: {some.sum()}")
        ax.axhline(0, color="#888888", linewidth=0.7)
        ax.set(title=name, xlabel="lead by today's program,\nin standard errors")
        ax.legend(fontsize=8, loc="upper left", frameon=False, handletextpad=0.2)
        ax.spines[["top", "right"]].set_visible(False)
    axes[0][0].set_ylabel("lead by the other, in standard errors")
    plt.show()
