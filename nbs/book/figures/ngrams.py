"""The figure of chapter 1: the n-grams of a sentence, and which of them the reference has, too."""
import matplotlib.pyplot as plt

from gec_ngram.definition.ngrams import ngrams, tokenize

RIGHT = {"color": "#0072b2"}
SPOILED = {"facecolor": "white", "edgecolor": "#d55e00", "hatch": "/////"}


def draw_ngrams(texts, reference):
    "Draw the n-grams of orders 1 to 4 of each named text as bars, a panel for each text."
    figure, panels = plt.subplots(len(texts), 1, figsize=(7.5, 2.9 * len(texts)),
                                  layout="constrained")
    figure.get_layout_engine().set(hspace=0.08)
    for axes, (name, text) in zip(panels, texts.items()):
        words = tokenize(text)
        draw_text(axes, words, tokenize(reference))
        axes.set_title(name, loc="left")
        axes.set(xlim=(0, 11.3), yticks=[])
        axes.set_xticks([i + 0.5 for i in range(len(words))], words)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.invert_yaxis()
    plt.show()


def draw_text(axes, words, reference):
    "Draw a bar for each n-gram of a text; bars of one order that overlap stand in rows."
    for n in 1, 2, 3, 4:
        left, top = ngrams(reference, n), n * (n + 1) / 2 + 0.6 * n
        matches = 0
        for i in range(len(words) - n + 1):
            x = tuple(words[i:i + n])
            right = left[x] > 0
            left[x] -= right
            matches += right
            axes.barh(top + i % n, n - 0.12, 0.75, i + 0.06, **(RIGHT if right else SPOILED))
        total = len(words) - n + 1
        axes.text(10.15, top + (n - 1) / 2, f"{matches} of {total}", va="center")
