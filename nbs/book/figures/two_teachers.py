"The figure of the chapter on two teachers."
import matplotlib.pyplot as plt


def draw_leads(upward: list[float], rightward: list[float]) -> None:
    "IITB's scores in all draws against INPUT's: in the same draw, and in the draw after it."
    fig, axes = plt.subplots(1, 2, figsize=(7, 3.4), sharex=True, sharey=True)
    panels = (("the same dice", rightward, "#0072b2", "o"),
              ("other dice", [*rightward[1:], rightward[0]], "#e69f00", "^"))
    ends = min(upward + rightward), max(upward + rightward)
    for ax, (title, others, color, marker) in zip(axes, panels):
        ax.plot(others, upward, marker, color=color, ms=3, alpha=0.6)
        ax.plot(ends, ends, color="black", lw=1)
        ax.set(title=title, xlabel="INPUT, GLEU × 100 of a draw", aspect="equal")
    axes[0].set_ylabel("IITB, GLEU × 100 of a draw")
    fig.tight_layout()
    plt.show()
