"""The figure of chapter 2: BLEU of a perfect text with more and more errors of one kind."""
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
