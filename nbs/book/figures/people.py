"The figure of chapter 10."
import matplotlib.pyplot as plt


def draw_clouds(clouds: dict[str, list[list[float]]]) -> None:
    "Correlations with people of today's program and of another version, a panel for each other."
    fig, axes = plt.subplots(1, len(clouds), figsize=(7.5, 3.8), sharex=True, sharey=True,
                             layout="constrained")
    colors = "#0072b2", "#e69f00"
    for ax, (name, points), color, marker in zip(axes, clouds.items(), colors, "ox"):
        ax.plot(*zip(*points), marker, color=color, ms=2.5, alpha=0.4, ls="")
        ax.plot([-1, 1], [-1, 1], "k--", lw=1)
        ax.set(title=name, xlabel="today's program", xlim=(-0.8, 1.02), ylim=(-0.8, 1.02))
        ax.set_aspect("equal")
    axes[0].set_ylabel("the other version")
    plt.show()
