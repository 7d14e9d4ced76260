"""The figures of the chapter on GLEU."""
import matplotlib.pyplot as plt
from matplotlib.patches import Rectangle

GREEN, ORANGE = "#009e73", "#e69f00"
GAP = "·"
SAME = "Yesterday he {} to the {} library {} foot ."
ALIGNED = {  # source, hypothesis, reference
    "A left by": (("go", "the", "by"), ("went", GAP, "by"), ("went", GAP, "on")),
    "B left the second the": (("go", "the", "by"), ("went", "the", "on"), ("went", GAP, "on"))}
LOOKS = {"+1": {"facecolor": GREEN, "alpha": 0.35},
         "−1": {"facecolor": ORANGE, "alpha": 0.6, "hatch": "//"},
         "−1 or 0?": {"facecolor": "white", "edgecolor": "black", "linestyle": "--"}}


def worth(source: str, hypothesis: str, reference: str, teacher: list[str]) -> str:
    "What a word of the hypothesis is worth, beside the words that stand at its place."
    if hypothesis == GAP:
        return ""
    if hypothesis == reference:
        return "+1"
    return "−1 or 0?" if hypothesis in teacher else "−1" if hypothesis == source else ""


def draw_texts() -> None:
    "Source, hypothesis and reference of A and of B, word under word, and what each word is worth."
    fig, axes = plt.subplots(2, 1, figsize=(7.5, 3.6))
    for ax, (title, fillings) in zip(axes, ALIGNED.items()):
        texts = [SAME.format(*words).split() for words in fillings]
        left = 0.0
        for words in zip(*texts):
            width = max(map(len, words)) + 2.0
            points = worth(*words, teacher=texts[2])
            if points:
                box = Rectangle((left + 0.1, 0.62), width - 0.2, 0.76, **LOOKS[points])
                ax.add_patch(box)
                ax.text(left + width / 2, 0.42, points, ha="center", va="center", fontsize=8)
            for y, word in zip((2, 1, 0), words):
                ax.text(left + width / 2, y, word, ha="center", va="center", fontsize=9,
                        bbox={"facecolor": "white", "alpha": 0.8, "linewidth": 0, "pad": 0.5}
                        if points == "−1" and y == 1 else None)
            left += width
        for y, name in zip((2, 1, 0), ("source", "hypothesis", "reference")):
            ax.text(-1, y, name, ha="right", va="center", fontsize=9, fontweight="bold")
        ax.set(xlim=(-11, left), ylim=(-0.5, 2.5))
        ax.set_title(title, fontsize=10, loc="left")
        ax.axis("off")
    fig.tight_layout()
    plt.show()


def draw_debts(balances: list[int]) -> None:
    "What each sentence earns or owes, a bar each, the richest sentence first."
    fig, ax = plt.subplots(figsize=(7.5, 2.6))
    ordered = sorted(balances, reverse=True)
    for sign, color, hatch, word in (1, GREEN, "", "earned"), (-1, ORANGE, "//", "owed"):
        bars = [(place, each) for place, each in enumerate(ordered) if each * sign > 0]
        ax.bar(*zip(*bars), color=color, hatch=hatch, width=0.85, label=(
            f"{word}: {sum(abs(each) for _, each in bars)} points in {len(bars)} sentences"))
    ax.axhline(0, color="black", linewidth=0.8)
    ax.set(xticks=[], yticks=range(-8, 9, 4), xlabel=f"{len(balances)} sentences",
           ylabel="match less penalty")
    ax.legend(frameon=False, fontsize=9)
    fig.tight_layout()
    plt.show()
