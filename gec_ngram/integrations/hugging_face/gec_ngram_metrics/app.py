"""The web page of the Space, which computes the score of sentences that users type."""
from pathlib import Path

import evaluate
import gradio

module = evaluate.load(str(Path(__file__).with_name("gec_ngram_metrics.py")))


def compute(sources: str, predictions: str, references: str) -> dict[str, float | str]:
    "Return the score and the signature of texts with one sentence per line."
    return module.compute(sources=sources.splitlines(), predictions=predictions.splitlines(),
                          references=references.splitlines())


texts = [gradio.Textbox(lines=3, label=f"{name}, one sentence per line")
         for name in ("Sources", "Predictions", "References")]
gradio.Interface(compute, texts, gradio.JSON(label="Score"), title="GLEU",
                 examples=[["Yesterday he go to the the library by foot .",
                            "Yesterday he went to the library by foot .",
                            "Yesterday he went to the library on foot ."]],
                 flagging_mode="never").launch(show_error=True)
