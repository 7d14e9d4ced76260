"""Show the figures of matplotlib on the page in the reader's browser, as a backend."""
import cells
import matplotlib.pyplot as plt
from matplotlib.backends.backend_agg import FigureCanvasAgg

FigureCanvas = FigureCanvasAgg  # matplotlib looks for this name


def show(*args, **settings):
    "Send all open figures to the page, and close them."
    for number in plt.get_fignums():
        cells.value(plt.figure(number))
    plt.close("all")
