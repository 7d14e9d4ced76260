"""The web page of the Space, in which users type sentences and read the score."""
from pathlib import Path

import evaluate
from evaluate.utils import launch_gradio_widget

module = Path(__file__).with_name("gec_ngram_metrics.py")
launch_gradio_widget(evaluate.load(str(module)))
