"""The figure of chapter 9: the scores of two systems on the same test sets."""
from statistics import correlation

import matplotlib.pyplot as plt

LOOKS = ("o", "#0072b2"), ("^", "#d55e00")


def draw_test_sets(pairs: dict[tuple[str, str], list[tuple[float, float]]]) -> None:
    """Draw a panel for each two systems, with a point for each test set.

    Parameters
    ----------
    pairs : dict
        For the names of two systems, their scores on each test set, in points.
    """
    figure, axes = plt.subplots(1, len(pairs), figsize=(3.5 * len(pairs), 3.4), sharex=True,
                                sharey=True, layout="constrained")
    every = [score for scores in pairs.values() for both in scores for score in both]
    ends = [min(every) - 1, max(every) + 1]
    for ax, ((ahead, behind), scores), (marker, color) in zip(axes, pairs.items(), LOOKS):
        up, right = zip(*scores)
        ax.plot(right, up, marker, color=color, ms=2.5, alpha=0.3)
        ax.plot(ends, ends, "--", color="black", lw=1)
        ax.set_title(f"correlation {correlation(up, right):.2f}", fontsize=10)
        ax.set(xlabel=f"{behind}, points", ylabel=f"{ahead}, points", xlim=ends, ylim=ends,
               aspect="equal")
    plt.show()
