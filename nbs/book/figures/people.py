"The figures of chapter 10."
import matplotlib.pyplot as plt


def draw_clouds(clouds: dict[str, list[list[float]]]) -> None:
    "Correlations with people of today's program and of another version, a panel for each other."
    fig, axes = plt.subplots(1, len(clouds), figsize=(7.5, 3.8), sharex=True, sharey=True,
                             layout="constrained")
    colors = "#0072b2", "#e69f00"
    for ax, (name, points), color, marker in zip(axes, clouds.items(), colors, "ox"):
        ax.plot(*zip(*points), marker, color=color, ms=2.5, alpha=0.4, ls="")
        ax.plot([-1, 1], [-1, 1], "k--", lw=1)
        ax.set(title=name, xlabel="r with the three, today's program",
               xlim=(-0.8, 1.02), ylim=(-0.8, 1.02))
        ax.set_aspect("equal")
    axes[0].set_ylabel("r with the three, other version")
    plt.show()


def draw_units(found: dict[str, dict[str, tuple[float, float]]]) -> None:
    "For each metric and data set the correlation of words, a ring, and that of characters, a dot."
    fig, axes = plt.subplots(1, len(found), figsize=(7.5, 3.4), sharey=True, layout="constrained")
    for ax, (name, pairs) in zip(axes, found.items()):
        for k, (words, characters) in enumerate(pairs.values()):
            color = "#0072b2" if characters > words else "#d55e00"
            ax.plot([k, k], [words, characters], color=color, lw=1.5)
            ax.plot(k, characters, "o", color=color, ms=6)
            ax.plot(k, words, "o", color=color, mfc="white", ms=6)
        ax.axhline(0, color="0.7", lw=0.8, zorder=0)
        ax.set_xticks(range(len(pairs)), pairs, rotation=40, ha="right")
        ax.set(title=name, xlim=(-0.5, len(pairs) - 0.5), ylim=(-0.4, 1.05))
    axes[0].set_ylabel("r of words (ring), of characters (dot)")
    plt.show()
