"""A backend of matplotlib, by which figures go to the page in the reader's browser."""
import base64
import io

import cells
import matplotlib.pyplot as plt
from matplotlib.backends.backend_agg import FigureCanvasAgg

FigureCanvas = FigureCanvasAgg  # by this name it is looked for


def show(*args, **settings):
    "Hand over the figures that are open, and close them."
    for number in plt.get_fignums():
        data = io.BytesIO()
        plt.figure(number).savefig(data, format="png", bbox_inches="tight", dpi=144)
        cells.say("image", base64.b64encode(data.getvalue()).decode())
    plt.close("all")
