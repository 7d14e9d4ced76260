"The figure of chapter 3."
import matplotlib.pyplot as plt

OFFSETS = {"INPUT": (-4, -14), "PKU": (-25, 4), "UMC": (5, 1), "AMU": (4, -11)}  # against overlaps


def draw_changes(changed: dict[str, int], bleu: dict[str, float]) -> None:
    "Each system at the number of sentences that it changed and at its BLEU."
    fig, ax = plt.subplots(figsize=(7, 3.8), layout="constrained")
    for name in bleu:
        marker, color = ("s", "#d55e00") if name == "INPUT" else ("o", "#0072b2")
        ax.plot(changed[name], bleu[name], marker, color=color)
        ax.annotate(name, (changed[name], bleu[name]), OFFSETS.get(name, (5, 4)),
                    textcoords="offset points", fontsize="small")
    ax.set(xlabel="sentences changed, of 1312", ylabel="BLEU × 100", xlim=(-40, 1240),
           ylim=(80.8, 87))
    plt.show()
