"""The figures of the appendix on splitting a difference: the ways from one system to another."""
from math import log

import matplotlib.pyplot as plt

TAUS = [k / 100 for k in range(101)]


def draw_growth(start: float, end: float) -> None:
    """Draw a number that grows at a constant rate, with its chord, tangent and average.

    Parameters
    ----------
    start, end : float
        The scores of two systems, in points.
    """
    average, middle = (end - start) / log(end / start), (start * end)**0.5
    figure, ax = plt.subplots(figsize=(5.5, 3), layout="constrained")
    curve = [start**(1 - tau) * end**tau for tau in TAUS]
    tangent = [middle * (1 + log(end / start) * (tau - 0.5)) for tau in TAUS]
    ax.fill_between(TAUS, curve, color="#0072b2", alpha=0.15)
    ax.plot([0, 1], [start, end], "--", color="#e69f00", label="chord")
    ax.plot(TAUS, curve, color="#0072b2", label="constant growth")
    ax.plot(TAUS, tangent, ":", color="#009e73", label="tangent")
    ax.axhline(average, color="#d55e00", lw=1, label=f"logarithmic mean {average:.2f}")
    ax.set(xlabel="place on the way from A to B, τ", ylabel="GLEU × 100", xlim=(0, 1),
           ylim=(0, 1.1 * end))
    ax.legend(frameon=False, loc="lower right")
    plt.show()


def draw_ways(ways: dict, ends: dict[str, tuple[float, float]]) -> None:
    """Draw ways through the plane of two numerators, over curves of equal score.

    Parameters
    ----------
    ways : dict
        By its name, a function that gives the two numerators at a place between 0 and 1.
    ends : dict
        By their names, the numerators of the two systems.
    """
    figure, ax = plt.subplots(figsize=(4.5, 3.2), layout="constrained")
    right, up = [3 + k / 16 for k in range(81)], [0.5 + k / 16 for k in range(73)]
    ax.contour(right, up, [[(x * y)**0.25 for x in right] for y in up], 9, colors="0.75",
               linewidths=0.8)
    for (name, way), color, line in zip(ways.items(), ("#0072b2", "#e69f00"), ("-", "--")):
        ax.plot(*zip(*map(way, TAUS)), line, color=color, label=name)
    for name, place in ends.items():
        ax.plot(*place, "o", color="black")
        ax.annotate(name, place, (6, -10), textcoords="offset points")
    ax.set(xlabel="numerator of order 2", ylabel="numerator of order 3")
    ax.legend(frameon=False)
    plt.show()
