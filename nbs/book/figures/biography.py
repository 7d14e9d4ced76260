"""The figure of A bug's biography: the places of thirteen texts by people and by five metrics."""
import matplotlib.pyplot as plt

LOOKS = {"CAMB": ("#0072b2", "o", "-"), "AMU": ("#009e73", "s", "--"),
         "RAC": ("#cc79a7", "^", "-."), "INPUT": ("#d55e00", "D", "-"),
         "UFC": ("#e69f00", "v", ":")}  # the others are thin and grey


def draw_places(orders: dict[str, list[str]], people: dict[str, list[str]]) -> None:
    "A column for each order, best first, between those of two groups of people; a line a system."
    first, last = ((f"the {name}", order) for name, order in people.items())
    columns = [first, *orders.items(), last]
    fig, ax = plt.subplots(figsize=(7.5, 4.4))
    for name in first[1]:
        places = [order.index(name) + 1 for _, order in columns]
        colour, marker, style = LOOKS.get(name, ("#aaaaaa", ".", "-"))
        ax.plot(range(len(columns)), places, style, color=colour, marker=marker,
                linewidth=2.2 if name in LOOKS else 0.8, zorder=3 if name in LOOKS else 2)
        weight = "bold" if name in LOOKS else "normal"
        for x, y, side in (-0.14, places[0], "right"), (len(columns) - 0.86, places[-1], "left"):
            ax.text(x, y, name, ha=side, va="center", fontsize=8, weight=weight)
    for x in 0, len(columns) - 1:
        ax.axvspan(x - 0.1, x + 0.1, color="#dddddd", zorder=0)
    ax.set(xlim=(-0.8, len(columns) - 0.2), ylim=(13.6, 0.4), yticks=range(1, 14), ylabel="place",
           xticks=range(len(columns)))
    ax.set_xticklabels([title for title, _ in columns], fontsize=8)
    ax.spines[["top", "right"]].set_visible(False)
    plt.show()
