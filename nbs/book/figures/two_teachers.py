"The figures of the chapter on two teachers."
from random import Random
from statistics import fmean, pstdev

import matplotlib.pyplot as plt

from gec_ngram.formatting import counted


def draw_leads(upward: list[float], rightward: list[float]) -> None:
    "Draw IITB's scores against INPUT's: in the same draw, and in the next one."
    fig, axes = plt.subplots(1, 2, figsize=(7, 3.4), sharex=True, sharey=True)
    panels = (("the same draws", rightward, "#0072b2", "o"),
              ("different draws", [*rightward[1:], rightward[0]], "#e69f00", "^"))
    ends = min(upward + rightward), max(upward + rightward)
    for ax, (title, others, color, marker) in zip(axes, panels):
        ax.plot(others, upward, marker, color=color, ms=3, alpha=0.6)
        ax.plot(ends, ends, color="black", lw=1)
        ax.set(title=title, xlabel="INPUT, GLEU × 100 of a draw", aspect="equal")
    axes[0].set_ylabel("IITB, GLEU × 100 of a draw")
    fig.tight_layout()
    plt.show()


def draw_runs(scores: dict[str, list[float]], iterations: int, runs: int = 400) -> None:
    "Draw a histogram of the means that runs print; in a run all systems share the draws."
    generator, means = Random(1), {name: [] for name in scores}
    for _ in range(runs):
        draws = generator.choices(range(len(next(iter(scores.values())))), k=iterations)
        for name, values in scores.items():
            means[name].append(sum(values[draw] for draw in draws) / iterations)
    (first, lower), (_, higher) = means.items()
    fig, ax = plt.subplots(figsize=(6.4, 3.4))
    bins = [25 + 1.25 * k for k in range(50)]
    for (name, values), color, hatch in zip(means.items(), ("#e69f00", "#0072b2"), ("//", "")):
        ax.hist(values, bins, color=color, alpha=0.6, hatch=hatch,
                label=f"{name}: {fmean(values):.1f}, SD {pstdev(values):.2f}")
    ahead = sum(one > other for one, other in zip(lower, higher))
    ax.set(xlabel="GLEU × 100 of a run", ylabel="runs",
           title=f"{counted(iterations, 'draw')} a run: {first} leads in {ahead} of {runs} runs")
    ax.legend(frameon=False)
    plt.show()
