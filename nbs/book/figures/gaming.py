"""The figure of the appendix on outputs that correct nothing."""
import matplotlib.pyplot as plt

RAISED = {"reversed": 10, "nothing": 5, "the weather": -3, "one 4-gram": -5}  # in the crowd


def draw_gaming(idle, honest):
    """GLEU and GREEN of outputs that correct nothing, and of others; the source is among `honest`.

    Each has a pair of points for each name. Names of those without GLEU stand to their left.
    """
    _, axes = plt.subplots(figsize=(6, 4.2), layout="constrained")
    axes.axvline(honest["source"][0], color="#0072b2", linewidth=0.8)
    axes.axhline(honest["source"][1], color="#0072b2", linewidth=0.8)
    for texts, mark, color in (idle, "x", "#d55e00"), (honest, "o", "#0072b2"):
        for name, point in texts.items():
            left = point[0] == 0
            axes.plot(*point, mark, color=color, markersize=6)
            axes.annotate(name, point, (-7 if left else 7, RAISED.get(name, 0) - 3), fontsize=8,
                          textcoords="offset points", ha="right" if left else "left")
    axes.set(xlabel="GLEU", ylabel="GREEN, β = 2", xlim=(-22, 97), ylim=(25, 100),
             xticks=range(0, 100, 20))
    plt.show()
