"""Test all pairs of systems of the published tables by several variants, from the stored counts.

    python nbs/golden/published/verdicts.py          writes verdicts.json beside this file

It takes some minutes. For each pair, the file contains the difference in points, its standard
error, the p-value of the paired permutation test, and the Holm-adjusted p-value for its table.
"""
import json
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from evidence import published, published_rows  # noqa: E402  (which stands two folders up)
from gec_ngram import GLEU  # noqa: E402
from gec_ngram.statistics.resampling import Resampling  # noqa: E402
from gec_ngram.analysis.comparison import compare_rows  # noqa: E402

EXPECTED = GLEU(references="expected")
GLEUS = {  # what is tested: references count with the expectation over all draws, or by the best
    "today": (EXPECTED, "official"), "equation": (replace(EXPECTED, formula="paper"), "paper"),
    "May 2016": (replace(EXPECTED, formula="2016-05"), "official"),
    "best": (GLEU(references="best"), "official"),
    "June 2015": (GLEU(formula="2015-06"), "2015-06"),
    "March 2016": (GLEU(formula="2016-03"), "2016-03")}
MERGED = {"June 2015", "March 2016"}  # whose counts are stored of CoNLL-2014 only


def tested(group: str, name: str, settings: Resampling = Resampling()) -> list[list]:
    "For each pair of systems its names, difference, standard error, and both p-values."
    metric, formula = GLEUS[name]
    rows, names = published_rows(group, formula), [each["name"] for each in published()[group]]
    pairs = list(combinations(range(len(names)), 2))
    [found] = compare_rows([metric], [rows], names, pairs, settings,
                           {"references": str(rows.shape[1])}).metrics
    return [[pair.a, pair.b, *(round(number, 8) for number in (
        pair.difference, pair.error, pair.p, pair.p_holm))] for pair in found.pairs]


def main() -> None:
    groups = [group for group, each in published().items() if len(each) > 1]
    found = {group: {name: tested(group, name) for name in GLEUS
                     if group == "conll14" or name not in MERGED} for group in groups}
    lines = json.dumps(found, ensure_ascii=False).replace("], [", "],\n[")
    (HERE / "verdicts.json").write_text(f"{lines}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
