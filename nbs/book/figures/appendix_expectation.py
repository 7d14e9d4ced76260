"The figures of the appendix on the expectation in closed form."
import matplotlib.pyplot as plt
import numpy as np

BLUE, ORANGE, GREEN, RED = "#0072b2", "#e69f00", "#009e73", "#d55e00"


def density(x: np.ndarray, mean: float = 0.0, deviation: float = 1.0) -> np.ndarray:
    "That of a normal variable."
    return np.exp(-((x - mean) / deviation)**2 / 2) / (deviation * np.sqrt(2 * np.pi))


def law_of_sum(choices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    "The values of a sum of integers, one of R from each row (D, R), and their probabilities."
    low, law = choices.min(1), np.ones(1)
    for row in (choices.T - low).T:
        law = np.convolve(law, np.bincount(row) / len(row))
    return low.sum() + np.arange(len(law)), law


def draw_laws(strong: np.ndarray, dominated: np.ndarray) -> None:
    "The law of the reference length of two corpora (D, R), and the bells of their moments."
    fig, axes = plt.subplots(1, 2, figsize=(7.5, 2.8))
    titles = "strong: Λ = 0.07", "one sentence dominates: Λ = 0.88"
    for ax, lengths, title in zip(axes, (strong, dominated), titles):
        values, law = law_of_sum(lengths)
        mean, deviation = lengths.mean(1).sum(), np.sqrt(lengths.var(1).sum())
        shown = abs(values - mean) < 3.5 * deviation
        ax.bar(values[shown], law[shown], color=BLUE, width=1)
        ax.plot(values[shown], density(values[shown], mean, deviation), color="black")
        ax.set(xlabel="words of all references", title=title)
    axes[0].set_ylabel("probability")
    fig.tight_layout()
    plt.show()


def draw_cloud(u: np.ndarray, y: np.ndarray, pair: tuple[float, ...]) -> None:
    "Draws as points, two ellipses of the normal law with these five numbers, and the kink."
    mean_y, var_y, mean_u, var_u, c = pair
    root = np.linalg.cholesky([[var_u, c], [c, var_y]])
    angle = np.linspace(0, 2 * np.pi, 100)
    fig, ax = plt.subplots(figsize=(5, 3.2))
    ax.plot(u, y, ".", color=BLUE, ms=3, alpha=0.6)
    for radius, style in (1, "-"), (2, "--"):
        x = radius * root @ [np.cos(angle), np.sin(angle)] + np.array([[mean_u], [mean_y]])
        ax.plot(*x, style, color="black", lw=1.5)
    ax.axvline(0, color=RED)
    ax.set(xlabel="u = 1 − $L_r/L_h$", ylabel="y: logarithm of the mean precision")
    plt.show()


def draw_tilt() -> None:
    "A bell, and the bell that its product with an exponential is."
    at = np.linspace(-4, 5, 400)
    fig, ax = plt.subplots(figsize=(5, 2.6))
    ax.plot(at, density(at), color=BLUE, label="density of u")
    ax.plot(at, np.exp(at) * density(at), "--", color=RED, label="density of u, times $e^u$")
    ax.annotate("", (1, 0.2), (0, 0.2), arrowprops={"arrowstyle": "->"})
    ax.text(0.5, 0.22, "1", ha="center")
    ax.set(xlabel="u", ylabel="density")
    ax.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    plt.show()


def draw_errors(sizes: np.ndarray, errors: dict[str, list[float]]) -> None:
    "What the closed form errs by on corpora of these sizes, a line for each setting."
    fig, ax = plt.subplots(figsize=(5, 3.2))
    for (name, each), color, style in zip(errors.items(), (RED, ORANGE, BLUE), ("^-", "s--", "o:")):
        ax.loglog(sizes, each, style, color=color, label=name)
    ax.set(xlabel="D: sentences", ylabel="error, points of 100")
    ax.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.2))
    plt.show()
