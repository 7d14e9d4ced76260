"""Correlate the five quantities of the paper with human judgments on SEEDA and GMEG.

    python nbs/golden/published/people.py          writes people.json beside this file

It needs SEEDA and GMEG, which nbs/evidence.py finds. For each quantity and data set, the file
contains Spearman's correlation and its 95% confidence interval over systems and sentences.
"""
import json
import sys
from functools import cache
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from evidence import gmeg, seeda  # noqa: E402  (which stands two folders up)
from gec_ngram.api.agreement import agreement  # noqa: E402

EXPECTED = "references=expected"
GLEUS = {"June 2015": "gleu:formula=2015-06", "March 2016": "gleu:formula=2016-03",
         "May 2016": f"gleu:formula=2016-05,{EXPECTED}",
         "Equation 1": f"gleu:formula=paper,{EXPECTED}", "June 2017": f"gleu:{EXPECTED}"}
SETS = {"SEEDA, sentences": (seeda, "TS_sent"), "SEEDA, edits": (seeda, "TS_edit"),
        "GMEG, FCE": (lambda: gmeg("gmeg-fce"), "rating"),
        "GMEG, Wiki": (lambda: gmeg("gmeg-wiki"), "rating")}


@cache
def judged(data: Callable, resamples: int) -> list | None:
    "What is found on a data set, by all kinds of judgments; None without the data."
    if (dataset := data()) is None:
        return None
    return agreement(dataset, metrics=[*GLEUS.values()], resamples=resamples).system


def correlations(resamples: int = 1000) -> dict[str, dict[str, list[float]]] | None:
    "For each GLEU and data set the correlation and the ends of its interval; None without data."
    found = {name: {} for name in GLEUS}
    for title, (data, judgments) in SETS.items():
        if (every := judged(data, resamples)) is None:
            return None
        rows = [each for each in every if each.judgments == judgments]
        for name, each in zip(GLEUS, rows, strict=True):
            found[name][title] = [round(number, 6) for number in each.spearman]
    return found


if __name__ == "__main__":
    (HERE / "people.json").write_text(json.dumps(correlations(), indent=1) + "\n",
                                      encoding="utf-8")
