"""The figures of chapter 2: what a brevity penalty makes of lengths, and the price of errors."""
import matplotlib.pyplot as plt

STYLES = {"wrong": ("o-", "#d55e00"), "too many": ("s--", "#cc79a7"),
          "missing": ("^-.", "#0072b2"), "missing, without penalty": (":", "black")}


def draw_prices(prices, errors, words):
    "Draw BLEU × 100 against the number of errors, a line for each kind of error."
    figure, axes = plt.subplots(figsize=(6, 3.4))
    for kind, points in prices.items():
        style, color = STYLES[kind]
        axes.plot(errors, points, style, color=color, label=kind)
    axes.set(xlabel=f"errors in the text of {words} words", ylabel="BLEU × 100", ylim=(60, 101))
    axes.legend(frameon=False)
    plt.show()


def draw_penalties(penalties, written, right):
    "Draw what a system has that is sure of 80 of 100 words, and writes so many, with each penalty."
    def score(length, penalty):
        matches = min(min(length, 80) + right * max(length - 80, 0), 100)
        return matches / length * penalty(length / 100)

    figure, axes = plt.subplots(figsize=(7, 3.4), layout="constrained")
    lengths = range(60, 121)
    for (name, penalty), style in zip(penalties.items(), (":", "--", "-.", "-")):
        here = score(written, penalty)
        [line] = axes.plot(lengths, [score(each, penalty) for each in lengths], style,
                           label=f"{name}: {here:.3f}")
        axes.plot(written, here, "o", color=line.get_color())
    axes.axvline(written, color="black", lw=0.5)
    axes.set(xlabel="words written, where the reference has 100", ylabel="score",
             ylim=(0.25, 1.03), title=f"{written} words written, {right:.0%} of the guesses right")
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    plt.show()
