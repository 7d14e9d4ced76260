"""library.py CLONE OUTFILE [--part NAME …]

Writes a JSON object: what the library of a clone gives, with all digits, for metrics, their settings, treatments of references,
results of all kinds and messages of errors. Only names of gec_ngram.__all__ are used, and what they return; data frames and
a few functions beyond are looked for in several homes, and left out where they are in none.
"""
import argparse
import copy
import hashlib
import importlib
import json
import math
import os
import pickle
import sys
import tempfile
import time
import traceback
import warnings
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
FOUND = {}
SECONDS = {}


def plain(value):
    """A value as JSON has it; floats keep all digits."""
    import numpy as np
    if isinstance(value, np.ndarray):
        return [str(value.dtype), list(value.shape), plain(value.tolist())]
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, dict) or hasattr(value, "keys"):
        return {str(key): plain(each) for key, each in dict(value).items()}
    if hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (set, frozenset)):
        return sorted(map(str, value))
    if isinstance(value, float):
        return repr(value)
    if value is None or isinstance(value, (bool, int, str)):
        return value
    return repr(value)


def put(key, value):
    assert key not in FOUND, key
    FOUND[key] = plain(value() if callable(value) else value)


def err(key, call):
    """What a call raises, or that it does not."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = call()
        put(key, f"nothing raised: {type(found).__name__} {str(found)[:200]}")
    except BaseException as error:
        put(key, f"{type(error).__name__}: {error}")


def long(numbers):
    """Many numbers: the first, a sum of all digits, and a hash."""
    numbers = list(numbers)
    return {"first": [repr(each) for each in numbers[:12]], "fsum": repr(math.fsum(numbers)), "count": len(numbers),
            "hash": hashlib.sha256("\n".join(map(repr, numbers)).encode()).hexdigest()[:16]}


def drawn(figure):
    """What a figure of matplotlib shows: texts and the data of lines."""
    found = []
    for axes in figure.axes:
        lines = [[each.get_xdata(), each.get_ydata()] for each in axes.get_lines()]
        bars = [[each.get_x(), each.get_y(), each.get_width(), each.get_height()] for each in axes.patches]
        found.append({"title": axes.get_title(), "x": axes.get_xlabel(), "y": axes.get_ylabel(),
                      "xticks": [each.get_text() for each in axes.get_xticklabels()],
                      "yticks": [each.get_text() for each in axes.get_yticklabels()],
                      "texts": [each.get_text() for each in axes.texts],
                      "lines": [[[repr(float(x)) for x in side] for side in each] for each in lines],
                      "bars": [[repr(float(x)) for x in each] for each in bars],
                      "collections": [len(each.get_offsets()) for each in axes.collections]})
    title = figure.get_suptitle() if hasattr(figure, "get_suptitle") else ""
    return {"title": title, "axes": found, "size": [repr(float(x)) for x in figure.get_size_inches()]}


def elsewhere(name, *homes):
    """A function that some clone may keep elsewhere than another; None if it is nowhere."""
    for home in homes:
        try:
            return getattr(importlib.import_module(home), name)
        except (ImportError, AttributeError):
            continue
    return None


# ------------------------------------------------------------------------------------------ texts
def read(name):
    return (HERE / "data" / name).read_text(encoding="utf-8").splitlines()


def texts():
    demo = {name: read(f"{name}.txt") for name in ("source", "ref0", "ref1", "ref2", "a", "b", "c")}
    short = {name: read(f"s/{name}.txt") for name in ("source", "ref0", "ref1", "a", "b")}
    conll = {name: read(f"conll14/{name}") for name in ("source", "REF0", "REF1", "AMU", "CAMB", "IPN", "POST")}
    refs = [demo["ref0"], demo["ref1"], demo["ref2"]]
    missing = [[line if (d + r) % 3 or r == d % 2 else None for d, line in enumerate(text)] for r, text in enumerate(refs)]
    cref = [conll["REF0"], conll["REF1"], conll["POST"]]
    cmissing = [[line if (d + r) % 3 or r == d % 2 else None for d, line in enumerate(text)] for r, text in enumerate(cref)]
    return {"demo": (demo["source"], {"a": demo["a"], "b": demo["b"], "c": demo["c"]},
                     {"R1": refs[:1], "R2": refs[:2], "R3": refs, "missing": missing}),
            "short": (short["source"], {"a": short["a"], "b": short["b"]},
                      {"R1": [short["ref0"]], "R2": [short["ref0"], short["ref1"]],
                       "missing": [short["ref0"], [None, *short["ref1"][1:3], None, short["ref1"][4]]]}),
            "conll": (conll["source"], {name: conll[name] for name in ("AMU", "CAMB", "IPN")},
                      {"R1": cref[:1], "R2": cref[:2], "R3": cref, "missing": cmissing})}


GLEUS = [{}, {"formula": "2016-05"}, {"formula": "2016-03"}, {"formula": "2015-06"}, {"formula": "paper"}, {"formula": "compare-mt"},
         {"formula": "2016-03", "weight": 0.5}, {"formula": "2015-06", "weight": 1.0}, {"references": "best"}, {"references": "mean"},
         {"references": "expected"}, {"iterations": 20}, {"draws": "python3"}, {"draws": 5}, {"draws": 5, "iterations": 30},
         {"references": "expected", "draws": 3, "iterations": 40}, {"zero_order": "zero"}, {"zero_order": "smooth"}, {"max_order": 1}, {"max_order": 7},
         {"unit": "char"}, {"formula": "paper", "references": "expected"}, {"formula": "paper", "references": "best"}, {"formula": "2016-05", "references": "expected"},
         {"formula": "compare-mt", "references": "best", "zero_order": "zero"}, {"tokenize": "13a"}, {"tokenize": "ascii", "lowercase": True},
         {"formula": "2016-05", "zero_order": "smooth", "references": "mean"}, {"unit": "char", "max_order": 6, "references": "best"}]
GREENS = [{}, {"beta": 0}, {"beta": 0.5}, {"beta": 1}, {"beta": float("inf")}, {"beta": 3.14159265358979}, {"zero_division": "gec-metrics"},
          {"tie_break": "first"}, {"max_order": 1}, {"unit": "char", "max_order": 6}, {"tokenize": "13a", "lowercase": True},
          {"zero_division": "gec-metrics", "tie_break": "first", "beta": 0.5}]
BLEUS = [{}, *({"smoothing": each} for each in "add-one lin-och add-k floor exp method1 method2 method3 method4 method5 method6 method7".split()),
         {"smoothing": "add-k", "smoothing_value": 0.3}, {"smoothing": "floor", "smoothing_value": 0.0}, {"reference_length": "shortest"},
         {"reference_length": "average"}, {"reference_length": "first-closest"}, {"weights": (1, 0.5, 0.5, 0)}, {"max_order": 2, "weights": (0.3, 0.7)},
         {"effective_order": True}, {"least_total": 1}, {"least_total": 1, "smoothing": "method6"}, {"every_order": True, "smoothing": "add-one"},
         {"further_order": 5, "max_order": 2, "smoothing": "method5"}, {"unit": "char"}, {"tokenize": "intl", "smoothing": "exp"}, {"tokenize": "zh"}, {"tokenize": "char"}]
GOOGLES = [{}, {"min_order": 2}, {"max_order": 2, "unit": "char"}]


def metrics():
    import gec_ngram as g
    for make, every in ((g.GLEU, GLEUS), (g.GREEN, GREENS), (g.BLEU, BLEUS), (g.GoogleGLEU, GOOGLES)):
        for settings in every[::int(os.environ.get("GEC_FEW", 1))]:  # fewer for a quick trial
            yield make(**settings)


def user_metrics():
    sys.path.append(str(HERE / "data"))
    import my_metric
    return my_metric


# ------------------------------------------------------------------------------------------ parts
def part_names():
    import gec_ngram as g
    put("all", sorted(g.__all__))
    put("version", g.__version__)
    err("no such attribute", lambda: g.nonsense_name)
    for name in g.__all__:
        put(f"there is {name}", callable(getattr(g, name)))


def part_metrics():
    import gec_ngram as g
    for metric in metrics():
        name = metric.label()
        put(f"metric {name}: settings", {"repr": repr(metric), "label": name, "signature": metric.signature(),
                                         "R2": metric.signature(2), "short": metric.signature("1-3", short=True, missing="drop", expectation=None, hash="abc"),
                                         "again": g.from_signature(metric.signature(2)) == metric, "pickled": pickle.loads(pickle.dumps(metric)) == metric,
                                         "hash": hash(metric) == hash(g.from_signature(metric.signature()))})


def part_evaluate():
    """Every metric, on the short and on the bundled corpus, with all numbers of references."""
    every = texts()
    for corpus in "demo", "short":
        sources, systems, references = every[corpus]
        for metric in metrics():
            for R, refs in references.items():
                for name in list(systems)[:2]:
                    key = f"evaluate {corpus} {R} {name} {metric.label()}"
                    with warnings.catch_warnings(record=True) as told:
                        warnings.simplefilter("always")
                        try:
                            found = metric.evaluate(sources, systems[name], refs, hash_references=name == "b", missing_annotator="drop" if R == "missing" else None)
                            result = {"json": found.to_json()}
                            if name == "a" and (R == "R2" or corpus == "short"):
                                result |= {"str": str(found), "html": found._repr_html_(), "markdown": found.to_markdown()}
                            result |= {"float": repr(float(found)), "corpus": repr(metric.score_corpus(sources, systems[name], refs)),
                                       "sentences": [repr(each) for each in metric.score_sentence(sources, systems[name], refs)]}
                        except Exception as error:
                            result = f"{type(error).__name__}: {error}"
                    if told:
                        result = {"result": result, "warnings": sorted({f"{each.category.__name__}: {each.message}" for each in told})}
                    put(key, result)


def part_conll():
    """All metrics in one table of CoNLL-2014, three systems; sentence scores."""
    import gec_ngram as g
    sources, systems, references = texts()["conll"]
    for R, refs in references.items():
        chosen = list(metrics())
        table = g.score(sources, systems, refs, chosen, lint=False)
        for label in table.metrics:
            put(f"conll {R} {label}", {"signature": table.signatures[label], "scores": {name: [repr(table[name].scores[label].value), table[name].scores[label].to_dict()] for name in table}})
        sentences = table.sentences()
        by = {}
        for row in sentences.rows:
            by.setdefault((row["system"], row["metric"]), []).append(row["score"])
        for (system, label), values in by.items():
            put(f"conll sentences {R} {system} {label}", long(values))


def part_score():
    import gec_ngram as g
    every = texts()
    sources, systems, references = every["demo"]
    ways = {"plain": {}, "baseline": {"baseline": True}, "human": {"human": True}, "confidence": {"confidence": True, "resamples": 60, "seed": 2, "level": 0.9},
            "all": {"baseline": True, "human": True, "confidence": True, "resamples": 40}}
    several = {"default": None, "settings": ["gleu:references=best", "green:beta=0.5,1", "bleu:smoothing=exp,tokenize=13a"], "expected": [g.GLEU(references="expected"), g.GLEU(references="mean"), "googlegleu"]}
    for way, given in ways.items():
        for called, chosen in several.items():
            for R in ("R1", "R2", "R3", "missing"):
                if given.get("human") and R == "R1":
                    err(f"score {way} {called} {R}", lambda: g.score(sources, systems, references[R], **given, **({} if chosen is None else {"metrics": chosen})))
                    continue
                table = g.score(sources, systems, references[R], **given, **({} if chosen is None else {"metrics": chosen}))
                key = f"score {way} {called} {R}"
                put(f"{key} json", table.to_json())
                if R in ("R2", "missing"):
                    put(key, {"str": str(table), "repr": repr(table), "html": table.to_html(), "_html": table._repr_html_(), "latex": table.to_latex(), "markdown": table.to_markdown(), "tsv": table.to_tsv(),
                              "plain latex": table.to_latex(False), "plain html": table.to_html(signatures=False), "plain markdown": table.to_markdown(signatures=False),
                              "sorted": str(table.sort()), "by last": table.sort(table.metrics[-1]).to_json(), "notes": table.notes(True), "signatures": table.signatures, "systems": table.systems,
                              "metrics": table.metrics, "bounded": table.bounded, "names": list(table), "count": len(table), "rows": [repr(row) for row in table.rows], "row": table["a"].to_dict(),
                              "numbers": table["a"].numbers(table.metrics[0]), "slice": [repr(x.value) for x in table["b"][0:2]], "cell": repr(table["b", 0].value), "wide": str(table.wide()), "table": str(table.table(True))})
                    put(f"{key} pandas", framed(table.to_pandas()))
                    sentences = table.sentences()
                    put(f"{key} sentences", {"tsv": hashlib.sha256(sentences.to_tsv().encode()).hexdigest(), "head": sentences.to_tsv()[:600], "values": long(row["score"] for row in sentences.rows), "html": hashlib.sha256(sentences.to_html().encode()).hexdigest()})
                if R == "R2":
                    put(f"{key} plot", drawn(table.plot()))
    table = g.score(sources, systems, references["R2"], ["gleu", "green:beta=1,2"])
    put("score cells", {"name": repr(table["a", "gleu"].value), "label": repr(table["a", "GREEN beta:1"].value), "setting": repr(table["c", "green:beta=1"].value), "default": repr(table["c", "green"].value) if "GREEN" in table.metrics else None})
    for place in ("nobody", ("a", "nonsense"), ("a", "bleu")):
        err(f"score cell {place}", lambda: table[place])
    err("score sort nonsense", lambda: table.sort("nonsense"))
    err("score slice", lambda: table["a"][9])
    put("score None", g.score(None, systems, references["R2"], ["bleu", "googlegleu"]).to_json())
    import numpy as np
    import pandas
    put("score arrays", g.score(np.array(sources), {k: np.array(v) for k, v in systems.items()}, np.array(references["R2"])).to_json())
    put("score tuples", g.score(tuple(sources), {k: tuple(v) for k, v in systems.items()}, tuple(map(tuple, references["R2"]))).to_json())
    put("score series", g.score(pandas.Series(sources), {k: pandas.Series(v) for k, v in systems.items()}, [pandas.Series(x) for x in references["R2"]]).to_json())
    my = user_metrics()
    for metric in (my.Overlap(), my.Overlap(bonus=1.5, strict=True), my.Far()):
        for R, refs in references.items():
            found = metric.evaluate(sources, systems["a"], refs)
            put(f"user {metric.label()} {R}", {"json": found.to_json(), "str": str(found), "html": found._repr_html_(), "sentences": [repr(x) for x in metric.score_sentence(sources, systems["b"], refs)], "tally": metric.tally(sources, systems["a"], refs).score().to_json()})
        put(f"user {metric.label()} table", str(g.score(sources, systems, references["R2"], [metric, "gleu"], confidence=True, resamples=30, baseline=True)))
        put(f"user {metric.label()} compare", str(g.compare(sources, systems, references["R2"], metric, resamples=30)))
        put(f"user {metric.label()} difference", g.difference(sources, systems["a"], systems["b"], references["R2"], metric).to_json())
        put(f"user {metric.label()} pairwise", metric.pairwise_scores(sources[:4], [systems["a"][:4], systems["b"][:4]]))
        put(f"user {metric.label()} signature", [metric.signature(2), g.from_signature(metric.signature(2)) == metric])


def framed(frame):
    return {"csv": frame.to_csv(float_format=repr), "dtypes": [str(each) for each in frame.dtypes], "attrs": frame.attrs, "index": repr(frame.index)[:200]}


def part_scores():
    """What a Score can do, and what it refuses."""
    import gec_ngram as g
    sources, systems, references = texts()["demo"]
    for metric in (g.GLEU(), g.GREEN(), g.BLEU(), g.GoogleGLEU(), g.GLEU(references="expected"), g.GLEU(formula="2016-03")):
        one, other = (metric.evaluate(sources, systems[name], references["R2"]) for name in "ab")
        name = metric.label()
        put(f"Score {name}", {"formats": [format(one, spec) for spec in ("", ".2f", "8.1f", ">9.3f", ".1%", "%", "f", ".0f", "+.2f", "e", ".3g", "09.2f")], "dict": one.to_dict(), "orders": one.orders, "totals": one.totals, "spread": one.spread,
                              "compared": [one < other, one <= other, one > other, one >= other, one == other, one == metric.evaluate(sources, systems["a"], references["R2"])], "metric": one.metric, "scale": one.scale,
                              "dumps": json.dumps({"x": [one]}, default=g.Score.to_dict), "pickled": pickle.loads(pickle.dumps(one)) == one, "repr": repr(one), "markdown": one.to_markdown()})
        for what, call in {"minus": lambda: one - other, "plus 1": lambda: 1 + one, "times": lambda: one * 2, "divided": lambda: one / other, "less than a number": lambda: one < 0.5, "round": lambda: round(one, 2), "format x": lambda: f"{one:x}", "format s": lambda: f"{one:>20s}"}.items():
            err(f"Score {name} {what}", call)
    err("Score of another metric", lambda: g.GLEU().evaluate(sources, systems["a"], references["R1"]) < g.GREEN().evaluate(sources, systems["a"], references["R1"]))
    put("Score by hand", str(g.Score("X", 0.12345, "X|v:1")))


def part_compare():
    import gec_ngram as g
    every = texts()
    sources, systems, references = every["demo"]
    cases = {"two": ({k: systems[k] for k in "ab"}, {}), "three": (systems, {}), "against": (systems, {"against": "b"}), "seed": (systems, {"seed": 5, "level": 0.8}),
             "same": ({"a": systems["a"], "x": systems["a"], "b": systems["b"]}, {})}
    several = {"default": None, "others": ["gleu:references=expected", "gleu:formula=2016-03", "green:beta=0.5", "bleu:smoothing=method7", "googlegleu"]}
    for case, (chosen, given) in cases.items():
        for called, wanted in several.items():
            for R in ("R1", "R2", "missing"):
                result = g.compare(sources, chosen, references[R], resamples=80, **given, **({} if wanted is None else {"metrics": wanted}))
                key = f"compare {case} {called} {R}"
                put(f"{key} json", result.to_json())
                if R == "R2":
                    put(key, {"str": str(result), "html": result.to_html(), "latex": result.to_latex(), "markdown": result.to_markdown(), "tsv": result.to_tsv(), "pairs": str(result.pairs()), "pairs tsv": result.pairs().to_tsv(), "table": str(result.table()), "wide": str(result.wide()), "notes": result.notes(), "short notes": result.notes(False)})
                    put(f"{key} pandas", framed(result.to_pandas()))
                    put(f"{key} plot", drawn(result.plot()))
                    put(f"{key} methods", [{"metric": one.metric, "clusters": one.clusters, "ranking": [x.name for x in one.ranking], "undecided": len(one.undecided), "pairs": [[one.verdict(p), one.better(p), one.too_few(p), repr(one.needed(p)), repr(one.detectable(p)), p] for p in one.pairs], "systems": one.systems} for one in result.metrics])
    sources, systems, references = every["conll"]
    put("compare conll", g.compare(sources, systems, references["R2"], resamples=60, lint=False).to_json())
    put("compare conll expected", g.compare(sources, systems, references["R3"], ["gleu:references=expected", "green"], resamples=40, lint=False).to_json())


def part_difference():
    import gec_ngram as g
    every = texts()
    for corpus in "demo", "short":
        sources, systems, references = every[corpus]
        for metric in metrics():
            for R, refs in references.items():
                key = f"difference {corpus} {R} {metric.label()}"
                try:
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        found = g.difference(sources, systems["a"], systems["b"], refs, metric)
                except Exception as error:
                    put(key, f"{type(error).__name__}: {error}")
                    continue
                # every digit of the sentences in one hash; ten digits in a list, to see what differs
                put(key, {"exact": hashlib.sha256(found.to_json().encode()).hexdigest()[:16], "signature": found.signature, "scores": list(map(repr, found.scores)), "difference": repr(found.difference), "counts": found.counts,
                          "orders": {str(k): f"{v:.9g}" if abs(v) > 1e-12 else "0" for k, v in found.orders.items()}, "terms": {k: f"{v:.9g}" if abs(v) > 1e-12 else "0" for k, v in found.terms.items()},
                          "sentences": [f"{v:.9g}" if abs(v) > 1e-12 else "0" for v in found.sentences.tolist()], "top": [[x.line, f"{x.points:.9g}"] for x in found.top(5)]})
                if R == "R2":
                    put(f"{key} shown", {"str": str(found), "html": found._repr_html_(), "tables": [each.to_markdown() for each in found.tables()], "columns": found.columns})
    sources, systems, references = every["demo"]
    put("difference plot", drawn(g.difference(sources, systems["a"], systems["b"], references["R2"], "green").plot()))
    sources, systems, references = every["conll"]
    for metric in ("gleu", "gleu:references=expected", "gleu:references=best", "green", "bleu", "bleu:smoothing=exp", "gleu:formula=paper", "googlegleu", "gleu:references=mean"):
        found = g.difference(sources, systems["AMU"], systems["IPN"], references["R2"], metric, lint=False)
        put(f"difference conll {metric}", {"str": str(found), "exact": hashlib.sha256(found.to_json().encode()).hexdigest()[:16], "sentences": [f"{v:.9g}" if abs(v) > 1e-12 else "0" for v in found.sentences.tolist()][:200], "scores": list(map(repr, found.scores))})


def part_pairwise():
    every = texts()
    for corpus in "demo", "short":
        sources, systems, references = every[corpus]
        candidates = list(systems.values())
        for metric in metrics():
            found = metric.pairwise_scores(sources, candidates)
            put(f"pairwise {corpus} {metric.label()}", {"shape": found.shape, **long(found.ravel().tolist())})
            for R in ("R2", "missing"):
                found = metric.pairwise_scores(sources, candidates, references[R])
                put(f"pairwise {corpus} {R} {metric.label()}", {"shape": found.shape, **long([-1.0 if math.isnan(x) else x for x in found.ravel().tolist()])})


def part_tally():
    import gec_ngram as g
    sources, systems, references = texts()["demo"]
    cuts = [(0, 20), (20, 50), (50, 64)]

    def piece(R, start, stop):
        return sources[start:stop], {k: v[start:stop] for k, v in systems.items()}, [text[start:stop] for text in references[R]]
    with tempfile.TemporaryDirectory() as folder:
        for R in references:
            for metric in metrics():
                key = f"tally {R} {metric.label()}"
                try:
                    parts = [g.tally(*piece(R, *cut), metric, start=cut[0])[0] for cut in cuts]
                    whole = sum(parts)
                    g.save_tallies(path := f"{folder}/x", [whole, parts[1]])
                    again, part = g.load_tallies(path)
                    scores = [each.to_json() for each in whole.scores()]
                    other = parts[2] + parts[0] + parts[1]
                    put(key, {"scores": [repr(each.value) for each in whole.scores()], "signature": whole.scores()[0].signature, "loaded": [x.to_json() for x in again.scores()] == scores, "equal": again == whole, "order": [x.to_json() for x in other.scores()] == scores,
                              "whole": scores == [x.to_json() for x in g.tally(sources, systems, references[R], metric)[0].scores()], "hash": hashlib.sha256("".join(scores).encode()).hexdigest()[:16], "systems": whole.systems, "references": whole.references, "pickled": [x.to_json() for x in pickle.loads(pickle.dumps(whole)).scores()] == scores,
                              "extra facts": whole.scores(hash="abc")[0].signature, "missing": [whole.missing_sentences(), parts[1].missing_sentences(), (parts[0] + parts[2]).missing_sentences()]})
                except Exception as error:
                    put(key, f"{type(error).__name__}: {error}")
        a, b, c = (g.tally(*piece("R2", *cut), start=cut[0]) for cut in cuts)
        unplaced = g.tally(*piece("R2", 0, 20), start=None)
        one = g.GLEU().tally(sources[:20], systems["a"][:20], [text[:20] for text in references["R2"]])
        put("tally of one system", one.score().to_json())
        g.save_tallies(f"{folder}/several", a)
        put("tally loaded", [x.to_json() for each in g.load_tallies(f"{folder}/several") for x in each.scores()])
        put("tally unplaced", [[x.to_json() for x in each.scores()] for each in unplaced[1:]])
        for name, call in {
                "score of several": lambda: a[0].score(), "gap": lambda: (a[0] + c[0]).scores(), "begins late": lambda: b[0].scores(), "overlap": lambda: a[0] + a[0], "other metric": lambda: a[0] + b[1], "other systems": lambda: a[1] + g.tally(*[x if not isinstance(x, dict) else {"z": x["a"]} for x in piece("R2", 20, 50)], "green", start=20)[0],
                "other references": lambda: (a[0] + g.tally(*piece("R3", 20, 50), "gleu", start=20)[0]).scores(), "other references, green": lambda: (a[1] + g.tally(*piece("R3", 20, 50), "green", start=20)[0]).scores()[0].to_json(), "other references, bleu": lambda: a[2] + g.tally(*piece("R3", 20, 50), "bleu", start=20)[0],
                "other references, expected": lambda: (g.tally(*piece("R2", 0, 20), "gleu:references=expected")[0] + g.tally(*piece("R3", 20, 50), "gleu:references=expected", start=20)[0]).scores()[0].to_json(), "plus 1": lambda: a[0] + 1, "unplaced gleu": lambda: unplaced[0].scores(), "start -1": lambda: g.tally(*piece("R2", 0, 20), start=-1), "start True": lambda: g.tally(*piece("R2", 0, 20), start=True),
                "start 1.5": lambda: g.tally(*piece("R2", 0, 20), start=1.5), "save a list of words": lambda: g.save_tallies(f"{folder}/y", ["x"]), "save one": lambda: g.save_tallies(f"{folder}/y", a[0]), "save nowhere": lambda: g.save_tallies(5, a), "save in a folder": lambda: g.save_tallies("/tmp", a), "save to no name": lambda: g.save_tallies("", a), "save, no folder": lambda: g.save_tallies("/no_such_folder/x", a),
                "load nothing": lambda: g.load_tallies("/no_such_file"), "load text": lambda: g.load_tallies(HERE / "data/a.txt"), "load 5": lambda: g.load_tallies(5), "load a folder": lambda: g.load_tallies("/tmp"), "load a device": lambda: g.load_tallies("/dev/null"), "load an empty file": lambda: g.load_tallies(HERE / "data/f/empty.txt"), "load gz": lambda: g.load_tallies(HERE / "data/f/gz.txt.gz")}.items():
            err(f"tally: {name}", call)
        raw = Path(f"{folder}/several").read_bytes()
        for name, data in {"cut": raw[:-50], "cut in half": raw[:len(raw) // 2], "a byte changed": raw[:3000] + bytes([raw[3000] ^ 1]) + raw[3001:], "with a tail": raw + b"xx"}.items():
            Path(f"{folder}/damaged").write_bytes(data)
            err(f"tally, damaged: {name}", lambda: [x.to_json() for x in g.load_tallies(f"{folder}/damaged")[0].scores()] and "read")
        crafted(folder)
    for key in [key for key in FOUND if key.startswith("tally")]:
        FOUND[key] = json.loads(json.dumps(FOUND[key]).replace(folder, "<FOLDER>"))


def crafted(folder):
    """Files of tallies that somebody has changed; as long as they have the form that they have now."""
    import gec_ngram as g
    import numpy as np
    with np.load(f"{folder}/several") as archive:
        arrays = {name: archive[name] for name in archive.files}
    if "header" not in arrays:
        return
    header = json.loads(arrays["header"].tobytes())

    def saved(change=lambda header: None, more=None, less=None, how=np.savez):
        own = json.loads(json.dumps(header))
        change(own)
        found = {**arrays, "header": np.frombuffer(json.dumps(own).encode(), np.uint8), **(more or {})}
        found.pop(less, None)
        with open(f"{folder}/crafted", "wb") as file:
            how(file, **found)
        return [x.to_json() for each in g.load_tallies(f"{folder}/crafted") for x in each.scores()] and "read"
    digits = next(name for name in arrays if name.endswith("digits"))
    first = lambda own: own["tallies"][0]
    for name, call in {
            "as it was": lambda: saved(), "format": lambda: saved(lambda own: own.update(format=99)), "version": lambda: saved(lambda own: own.update(version="9.9")), "no tallies": lambda: saved(lambda own: own.update(tallies=[])), "systems none": lambda: saved(lambda own: first(own).update(systems=[])), "systems twice": lambda: saved(lambda own: first(own).update(systems=["a", "a", "b"])), "systems lines": lambda: saved(lambda own: first(own).update(systems=["a", "b\n", "c"])), "systems two": lambda: saved(lambda own: first(own).update(systems=["a", "b"])),
            "signature": lambda: saved(lambda own: first(own).update(signature="nonsense")), "signature other": lambda: saved(lambda own: first(own).update(signature="GREEN")), "references 0": lambda: saved(lambda own: first(own).update(references=[0, 1])), "references turned": lambda: saved(lambda own: first(own).update(references=[3, 1])), "missing": lambda: saved(lambda own: first(own).update(missing="who")), "parts none": lambda: saved(lambda own: first(own).update(parts=[])), "start -1": lambda: saved(lambda own: first(own)["parts"][0].update(start=-1)), "sentences x": lambda: saved(lambda own: first(own)["parts"][0].update(sentences="x")), "part of no references": lambda: saved(lambda own: first(own)["parts"][0].update(references=0)), "kind": lambda: saved(lambda own: first(own)["parts"][0]["sums"].update({next(iter(first(own)["parts"][0]["sums"])): "words"})),
            "a sum more": lambda: saved(lambda own: first(own)["parts"][0]["sums"].update(other="nothing")), "no header": lambda: saved(less="header"), "an array less": lambda: saved(less=digits), "an array more": lambda: saved(more={"other": np.zeros(3)}), "floats": lambda: saved(more={digits: arrays[digits].astype(float)}), "shape": lambda: saved(more={digits: arrays[digits][..., :-1]}), "objects": lambda: saved(more={digits: np.array([None])}), "large digits": lambda: saved(more={digits: arrays[digits] + 2**62}), "compressed": lambda: saved(how=np.savez_compressed)}.items():
        err(f"tally, crafted: {name}", call)


def part_accumulator():
    import gec_ngram as g
    sources, systems, references = texts()["demo"]
    a = systems["a"]
    for metric in metrics():
        for R, refs in references.items():
            key = f"accumulator {R} {metric.label()}"
            try:
                one, each, joined, states = g.Accumulator(metric), g.Accumulator(metric, waiting=1), g.Accumulator(metric), []
                for start in range(0, 64, 16):
                    stop = start + 16
                    given = sources[start:stop], a[start:stop], [text[start:stop] for text in refs]
                    one.update(*given)
                    each.update(given[0], given[1], sentence_references=[[x for x in lines if x is not None] for lines in zip(*given[2])])
                    part = g.Accumulator(metric)
                    part.update(*given)
                    states.append(part)
                found = one.compute()
                whole = metric.evaluate(sources, a, refs, lint=False)
                result = {"value": repr(found.value), "json": hashlib.sha256(found.to_json().encode()).hexdigest()[:16], "as one": found == whole, "each": each.compute().to_json() == found.to_json(), "len": len(one), "repr": repr(one), "tally": one.tallies()[0].score().to_json() == found.to_json(),
                          "pickled": pickle.loads(pickle.dumps(one)).compute().to_json() == found.to_json(), "copied": copy.deepcopy(one).compute().to_json() == found.to_json()}
                try:
                    result["states"] = repr(g.Accumulator.from_states(metric, [part.state() for part in states]).compute().value)
                    again = g.Accumulator(metric)
                    again.load_state(one.state())
                    result["state"] = again.compute().to_json() == found.to_json()
                except Exception as error:
                    result["states"] = f"{type(error).__name__}: {error}"
                try:
                    for part in states:
                        joined.merge(part)
                    result["merged"] = repr(joined.compute().value)
                except Exception as error:
                    result["merged"] = f"{type(error).__name__}: {error}"
                put(key, result)
            except Exception as error:
                put(key, f"{type(error).__name__}: {error}")
    several = g.Accumulator("gleu,green:beta=1,2")
    several.update(sources, a, references["R2"])
    put("accumulator several", [each.to_json() for each in several.compute()])
    several.update(sources[:5], a[:5], [text[:5] for text in references["R1"]])
    put("accumulator other R", [each.to_json() for each in several.compute()])
    several.reset()
    put("accumulator reset", [len(several), repr(several)])
    lone = g.Accumulator("bleu")
    lone.update(None, a, references["R2"])
    put("accumulator None", lone.compute().to_json())
    many = g.Accumulator("gleu:draws=3")
    for _ in range(12):
        many.update(sources, a, references["R2"])
    put("accumulator many", many.compute().to_json())
    other = g.Accumulator("green")
    for name, call in {
            "nothing": lambda: g.Accumulator("gleu").compute(), "no metric": lambda: g.Accumulator([]), "nonsense": lambda: g.Accumulator("nonsense"), "waiting 0": lambda: g.Accumulator("gleu", 0), "neither": lambda: other.update(sources, a), "both": lambda: other.update(sources, a, references["R1"], sentence_references=[]), "lengths": lambda: other.update(sources[:3], a[:4], [x[:3] for x in references["R1"]]),
            "sentence_references short": lambda: other.update(sources[:3], a[:3], sentence_references=[["x"]]), "sentence_references empty": lambda: other.update(sources[:2], a[:2], sentence_references=[["x"], []]), "sentence_references strings": lambda: other.update(sources[:2], a[:2], sentence_references=["x", "y"]), "sentence_references 5": lambda: other.update(sources[:2], a[:2], sentence_references=5), "no source": lambda: other.update(None, a, references["R1"]),
            "merge 5": lambda: other.merge(5), "merge another": lambda: other.merge(g.Accumulator("gleu")), "state {}": lambda: other.load_state({}), "state 5": lambda: other.load_state(5), "single words": lambda: (lambda x: (x.update(["a", "b"], ["a", "c"], [["a", "b"]]), x.compute()))(g.Accumulator("green")), "bleu, missing": lambda: (lambda x: (x.update(sources, a, references["R2"]), x.update(sources, a, references["R3"]), x.compute()))(g.Accumulator("bleu")),
            "too many references": lambda: (lambda x: [x.update(["s s"], ["h h"], [["r r"]] * n) for n in (7, 11, 13)])(g.Accumulator("gleu"))}.items():
        err(f"accumulator: {name}", call)


def part_lint():
    import gec_ngram as g
    sources, systems, references = texts()["demo"]
    refs = references["R2"]
    for path in sorted((HERE / "data/w").glob("*.txt")):
        text = path.read_text(encoding="utf-8").split("\n")[:-1]
        for what, given in {"system": (sources, {"x": text}, refs), "reference": (sources, {"b": systems["b"]}, [refs[0], text]), "source": (text, {"a": systems["a"]}, refs), "beside": (sources, {"x": text, "b": systems["b"], "c": systems["c"]}, refs)}.items():
            put(f"lint {path.stem} {what}", [list(each) for each in g.lint_texts(*given)])
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            value = g.GREEN().score_corpus(sources, text, refs)
            g.GREEN(lowercase=True, tokenize="13a").evaluate(sources, text, refs)
            g.score(sources, {"x": text, "b": systems["b"]}, refs, "green")
            g.compare(sources, {"x": text, "b": systems["b"]}, refs, "green", resamples=20)
            g.difference(sources, text, systems["b"], refs, "green")
            g.GREEN().score_sentence(sources, text, refs)
        put(f"LintWarning {path.stem}", {"value": repr(value), "told": [f"{each.category.__name__} {Path(each.filename).name}: {each.message}" for each in told]})
    for name, (source, chosen, which) in texts().items():
        for R, each in which.items():
            put(f"lint {name} {R}", [list(x) for x in g.lint_texts(source, chosen, each)])
    put("lint order 2", [list(x) for x in g.lint_texts(sources, systems, refs, max_order=8)])
    put("lint swapped", [list(x) for x in g.lint_texts(refs[0], {"s": sources}, [systems["a"], refs[1]])])
    put("lint transposed", [list(x) for x in g.lint_texts(sources[:4], {"a": systems["a"][:4]}, [[refs[0][d], refs[1][d], references["R3"][2][d], systems["c"][d]] for d in range(4)])])
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        g.GLEU().score_corpus(sources[:4], systems["a"][:4], [[refs[0][d], refs[1][d], references["R3"][2][d], systems["c"][d]] for d in range(4)])
    put("warning transposed", [f"{each.category.__name__}: {each.message}" for each in told])


def part_identify():
    import gec_ngram as g
    sources, systems, references = texts()["demo"]
    for R in ("R1", "R2", "R3", "missing"):
        for number in ("57.18", "40.0", 36.34, "0.3634", "0.55", "59.83") if R == "R2" else ("36.3", "0.55"):
            found = g.identify(number, sources, systems["a"], references[R])
            put(f"identify {R} {number}", [{"str": str(each), "name": each.name, "verdict": each.verdict, "value": repr(each.value), "doubt": each.doubt, "by_chance": repr(each.by_chance), "left_over": each.left_over, "scatter": each.scatter, "systems": each.systems} for each in found])
        if R == "R2":  # the numbers of many readings, with many digits, rounded and cut off
            few = sources[:10], systems["b"][:10], [text[:10] for text in references[R]]
            chosen = [each for each in metrics() if each.printed_name().endswith("GLEU") and each.unit == "word" and each.max_order == 4]
            for k, metric in enumerate(chosen):
                whole, mean = metric.score_corpus(*few, lint=False), math.fsum(metric.score_sentence(*few, lint=False)) / 10
                number = (f"{100 * whole:.5f}", f"{math.floor(1e6 * whole) / 1e4:.4f}", f"{100 * mean:.5f}")[k % 3]
                found = g.identify(number, *few)
                put(f"identify {metric.label()}", [number, *([str(each), each.verdict, each.doubt, repr(each.by_chance)] for each in found)])
        table = {"a": "36.34", "b": "59.83", "c": "82.1"}
        if R == "missing":
            err("identify names, missing", lambda: [each.name for each in g.identify(table, sources, systems, references[R], [f"person {r}" for r in range(len(references[R]))])])
            continue
        found = g.identify(table, sources, systems, references[R], [f"person {r}" for r in range(len(references[R]))])
        put(f"identify table {R}", [[str(each), each.verdict, repr(each.by_chance), each.left_over, each.systems] for each in found])
    for name, call in {"text": lambda: g.identify("good", sources, systems["a"], references["R1"]), "101": lambda: g.identify(101, sources, systems["a"], references["R1"]), "1": lambda: g.identify(1, sources, systems["a"], references["R1"]), "names": lambda: g.identify({"x": 5}, sources, systems, references["R1"]), "empty": lambda: g.identify({}, sources, {}, references["R1"]), "no mapping": lambda: g.identify({"a": 5}, sources, systems["a"], references["R1"]), "lengths": lambda: g.identify(50, sources[:5], systems["a"], references["R1"]), "nan": lambda: g.identify(float("nan"), sources, systems["a"], references["R1"]), "1e-7": lambda: len(g.identify(1e-7, sources, systems["a"], references["R1"]))}.items():
        err(f"identify: {name}", call)


def part_agreement():
    import gec_ngram as g
    os.chdir(HERE / "data")
    cases = {"good": ("judged/good", {}), "all": ("judged/good", {"systems": "all", "window": 3}), "some": ("judged/good", {"systems": ["careful", "strong", "eager"]}), "systems": ("judged/good", {"resample": "systems", "level": 0.9}), "sentences": ("judged/good", {"resample": "sentences", "seed": 3}), "both ways": ("judged/both_ways", {}), "xml": ("judged/xml", {}), "plain": (Path("judged/plain"), {"missing_annotator": "drop"}),
             "scores": ("judged/good", {"scores": {"Other": "judged/systems.tsv", "Mine": "judged/sentences.tsv"}}), "scored": ("judged/scored", {})}
    for case, (place, given) in cases.items():
        found = g.agreement(["green", "gleu:references=best"], place, resamples=30, **given)
        put(f"agreement {case}", {"str": str(found), "json": found.to_json(), "html": found.to_html(), "latex": found.to_latex(), "markdown": found.to_markdown(), "tsv": found.to_tsv(), "words": found.in_words(), "conclusions": found.conclusions(), "tables": [str(found.table()), str(found.sentence_table()), str(found.test_table())], "people": found.people, "metrics": found.metrics, "notes": found.notes, "grave": found.grave})
        put(f"agreement {case} pandas", framed(found.to_pandas()))
        if case in ("all", "both ways"):
            put(f"agreement {case} plot", drawn(found.plot()))
            put(f"agreement {case} windows", drawn(found.plot_windows()))
    data = g.load("judged/good")
    put("load", {"name": data.name, "sources": len(data.sources), "references": [len(x) for x in data.references], "systems": list(data.systems), "published": data.published, "missing": data.missing, "judgments": {k: [len(v), v.systems, v.judges] for k, v in data.judgments.items()}, "base": data.chosen("base"), "all": data.chosen("all"), "named": data.chosen(["strong", "careful"])})
    seeda = g.load("seeda_folder")
    put("load seeda", {"systems": list(seeda.systems), "references": len(seeda.references), "published": seeda.published, "judgments": {k: [len(v), v.judges] for k, v in seeda.judgments.items()}})
    found = g.agreement("bleu", seeda, resamples=20)
    put("agreement seeda", {"str": str(found), "json": found.to_json()})
    os.environ["GEC_NGRAM_DATA"] = str(HERE / "cache")
    public = g.load("seeda")
    put("load public seeda", [public.name, public.sources == seeda.sources, sorted(public.systems), public.missing])
    put("load conll14 gjg15", [len(g.load("gjg15").judgments[""]), g.load("gjg15").published])
    good = "judged/good"
    for name, call in {"resample": lambda: g.agreement("green", good, resample="judges"), "resamples": lambda: g.agreement("green", good, resamples=5), "seed": lambda: g.agreement("green", good, seed=-1), "level": lambda: g.agreement("green", good, level=2), "scores": lambda: g.agreement("green", good, scores=["x"]), "window 1": lambda: g.agreement("green", good, window=1, resamples=20), "window 99": lambda: g.agreement("green", good, window=99, resamples=20), "window x": lambda: g.agreement("green", good, window="x", resamples=20), "systems nonsense": lambda: g.agreement("green", good, systems="nonsense"), "systems one": lambda: g.agreement("green", good, systems=["careful"]), "systems unknown": lambda: g.agreement("green", good, systems=["careful", "nobody"]), "systems all in a list": lambda: g.agreement("green", good, systems=["all"]), "systems 5": lambda: g.agreement("green", good, systems=5), "+fluency": lambda: g.agreement("green", good, systems="+fluency"),
                       "twice": lambda: g.agreement(["green", "green"], good, resamples=20), "no metric": lambda: g.agreement([], good), "no set": lambda: g.agreement("green", "nonsense"), "conll14": lambda: g.agreement("green", "conll14"), "load 5": lambda: g.load(5), "load ''": lambda: g.load(""), "load count_from": lambda: g.load(good, count_from=3), "load public count_from": lambda: g.load("seeda", count_from=1), "load missing": lambda: g.load(good, "none"), "plot nonsense": lambda: found.plot("nonsense"), "jfleg": lambda: g.load("jfleg-dev"), "chosen": lambda: data.chosen("base ")}.items():
        err(f"agreement: {name}", call)
    for folder in sorted((HERE / "data/judged").glob("f_*")):
        err(f"load {folder.name}", lambda: g.load(f"judged/{folder.name}") and "read")
    os.chdir("/")


def part_signatures():
    import gec_ngram as g
    for line in ("GLEU", "GLEU|formula:paper", "green|beta:0.5|v:0.1.0", "BLEU|weights:1.0,0.5,0.5,0|refs:2", "GoogleGLEU|min_order:2", "GLEU|refs:1-4|missing:drop|expectation:closed|hash:abc|v:9", "bleu|smoothing_value:0.2|smoothing:floor", " gleu ", "GLEU|draws:5", "GLEU|lowercase:yes"):
        put(f"from_signature {line}", [repr(g.from_signature(line)), g.from_signature(line).signature(2), g.from_signature(line).signature(2, short=True)])
    for line in ("", "gleu|", "nonsense", "gleuu", "GLEU|nonsense:1", "GLEU|formula", "GLEU|formula:nonsense", "GLEU|iterations:x", "GLEU|iterations:0", "GREEN|beta:x", "GREEN|beta:-1", "GLEU|formula:paper|formula:paper", "BLEU|weights:a", "BLEU|weights:1,1", "GLEU|lowercase:maybe", "BLEU|effective_order:si", "my:Metric", 5, None, "GLEU:formula=paper", "green|bta:1", "GLEU|draws:-1"):
        err(f"from_signature {line!r}", lambda: g.from_signature(line))
    for make, programs in ((g.GLEU, "2015-06 2016-03 2016-05 2017-06 jfleg compare-mt paper gleu gec-metrics gec-metrics-official"), (g.GREEN, "green gec-metrics"), (g.BLEU, "sacrebleu nltk torchmetrics tf-nmt evaluate multi-bleu"), (g.GoogleGLEU, "nltk evaluate")):
        for program in programs.split():
            put(f"like {make.__name__} {program}", [repr(make.like(program)), repr(make.like(program, sentences=True)), make.like(program, max_order=2).signature()])
        err(f"like {make.__name__} nonsense", lambda: make.like("nonsense"))
        err(f"like {make.__name__} list", lambda: make.like(["x"]))
        err(f"like {make.__name__} setting", lambda: make.like(programs.split()[0], nonsense=1))


def part_errors():
    import gec_ngram as g
    import numpy as np
    import pandas
    sources, systems, references = texts()["demo"]
    s, h, r = sources[:6], systems["a"][:6], [references["R2"][0][:6], references["R2"][1][:6]]
    frame = pandas.DataFrame({"source": s, "a": h, "r0": r[0], "r1": r[1]})
    words = [line.split() for line in s]
    texts_ = {"sources None": (None, h, r), "sources short": (s[:5], h, r), "hypotheses long": (s, h + ["x"], r), "references flat": (s, h, r[0]), "references short": (s, h, [r[0][:5]]), "references transposed": (s, h, list(zip(*r))), "references empty": (s, h, []), "references of nothing": (s, h, [[]]), "all empty": ([], [], [[]]), "sources str": ("a b c", h, r), "hypotheses str": (s, "a b", r), "references str": (s, h, "x"), "sources 5": (5, h, r), "hypotheses None": (s, None, r), "references None": (s, h, None), "sources set": (set(s), h, r), "sources dict": ({"a": 1}, h, r), "sources generator": ((x for x in s), h, r),
              "sources frame": (frame, h, r), "references frame": (s, h, frame), "a None": (s, h[:5] + [None], r), "a nan": (s, h[:5] + [float("nan")], r), "a 5": (s, h[:5] + [5], r), "source bytes": ([x.encode() for x in s], h, r), "reference 5": (s, h, [r[0][:5] + [5]]), "reference nan": (s, h, [r[0][:5] + [float("nan")]]), "reference all None": (s, h, [r[0][:5] + [None], r[1][:5] + [None]]), "hypotheses nested": (s, [h, h], r), "hypotheses tokens": (s, words, r), "sources tokens": (words, h, r), "references tokens": (s, h, words), "references nested tokens": (s, h, [words]), "references mixed": (s, h, [r[0], "x"]), "references uneven": (s, h, [[x] * (1 + d % 2) for d, x in enumerate(r[0])]), "file": (s, ["a.txt"], r), "files": ("source.txt", "a.txt", ["ref0.txt"]), "paths": (Path("source.txt"), h, r),
              "file in references": (s, h, ["ref0.txt", "ref1.txt"]), "single words": (["a", "b"], ["a", "c"], [["a", "d"]]), "array 0": (np.array("x"), h, r), "array 2": (s, np.array([h, h]), r), "NaT": (s, h[:5] + [pandas.NaT], r), "NA": (s, h[:5] + [pandas.NA], r), "series": (pandas.Series(s), pandas.Series(h, index=range(5, -1, -1)), r), "series labels": (pandas.Series(s), pandas.Series(h, index=list("abcdef")), r), "series alone": (s, pandas.Series(h, index=[3, 1, 2, 0, 5, 4]), r), "too many": (s, h, [[x if k < (7, 11, 13)[d % 3] else None for d, x in enumerate(r[0])] for k in range(13)])}
    for metric in (g.GLEU(), g.BLEU()):
        for name, given in texts_.items():
            err(f"error {metric.label()} {name}", lambda: repr(metric.score_corpus(*copy.copy(given) if name != "sources generator" else ((x for x in s), h, r))))
    for name in ("sources short", "references flat", "references None", "a nan", "hypotheses nested"):
        sources_, hypotheses, refs = texts_[name]
        err(f"error evaluate {name}", lambda: g.GREEN().evaluate(sources_, hypotheses, refs))
        err(f"error score_sentence {name}", lambda: g.GREEN().score_sentence(sources_, hypotheses, refs))
        err(f"error tally {name}", lambda: g.GREEN().tally(sources_, hypotheses, refs))
        err(f"error score {name}", lambda: g.score(sources_, {"x": hypotheses}, refs))
        err(f"error compare {name}", lambda: g.compare(sources_, {"x": hypotheses, "y": h}, refs))
        err(f"error difference {name}", lambda: g.difference(sources_, hypotheses, h, refs))
        err(f"error lint_texts {name}", lambda: g.lint_texts(sources_, {"x": hypotheses}, refs))
        err(f"error identify {name}", lambda: g.identify(50, sources_, hypotheses, refs))
    both = {"a": h, "b": systems["b"][:6]}
    calls = {"score list": lambda: g.score(s, [h], r), "score str": lambda: g.score(s, "h", r), "score {}": lambda: g.score(s, {}, r), "score name 5": lambda: g.score(s, {5: h}, r), "score name ''": lambda: g.score(s, {"": h}, r), "score name lines": lambda: g.score(s, {"a\nb": h}, r), "score metrics []": lambda: g.score(s, both, r, []), "score metrics nonsense": lambda: g.score(s, both, r, "nonsense"), "score metrics class": lambda: g.score(s, both, r, g.GLEU), "score metrics 5": lambda: g.score(s, both, r, 5), "score metrics None": lambda: g.score(s, both, r, [None]), "score metrics double": lambda: g.score(s, both, r, [g.BLEU(tokenize="13a"), g.BLEU(tokenize="13a")]).metrics, "score gleu=": lambda: g.score(s, both, r, "gleu=paper"), "score settings": lambda: g.score(s, both, r, "gleu:formula=paper,beta=1"), "score mixed": lambda: g.score(s, both, r, "gleu:formula=paper|references:best"),
             "score baseline None": lambda: g.score(None, both, r, "bleu", baseline=True), "score baseline source": lambda: g.score(s, {"source": h}, r, baseline=True), "score human R1": lambda: g.score(s, both, r[:1], human=True), "score human name": lambda: g.score(s, {"reference 1": h}, r, human=True), "score resamples": lambda: g.score(s, both, r, confidence=True, resamples=3), "score resamples many": lambda: g.score(s, both, r, confidence=True, resamples=10**8), "score seed": lambda: g.score(s, both, r, confidence=True, seed=-1), "score seed x": lambda: g.score(s, both, r, confidence=True, seed="x"), "score level": lambda: g.score(s, both, r, confidence=True, level=95), "score one sentence": lambda: g.score(s[:1], {"a": h[:1]}, [r[0][:1]], confidence=True),
             "compare one": lambda: g.compare(s, {"a": h}, r), "compare none": lambda: g.compare(s, {}, r), "compare list": lambda: g.compare(s, [h, h], r), "compare against": lambda: g.compare(s, both, r, against="z"), "compare one sentence": lambda: g.compare(s[:1], {k: v[:1] for k, v in both.items()}, [r[0][:1]]), "compare resamples": lambda: g.compare(s, both, r, resamples=1), "compare level": lambda: g.compare(s, both, r, level=0), "compare level x": lambda: g.compare(s, both, r, level="x"), "difference several": lambda: g.difference(s, h, h, r, "gleu,green"), "difference nonsense": lambda: g.difference(s, h, h, r, "nonsense"), "difference list": lambda: g.difference(s, h, h, r, ["gleu", "bleu"]), "difference None": lambda: g.difference(None, h, h, r), "difference None, bleu": lambda: g.difference(None, h, both["b"], r, "bleu").to_json(),
             "pairwise None": lambda: g.GLEU().pairwise_scores(None, [h]), "pairwise flat": lambda: g.BLEU().pairwise_scores(None, h), "pairwise str": lambda: g.BLEU().pairwise_scores(None, "x"), "pairwise []": lambda: g.BLEU().pairwise_scores(None, []), "pairwise short": lambda: g.BLEU().pairwise_scores(None, [h, h[:3]]), "pairwise references": lambda: g.GLEU().pairwise_scores(s, [h], r[0]), "table empty": lambda: g.ScoreTable([]), "table double": lambda: g.ScoreTable([g.score(s, {"a": h}, r)["a"]] * 2), "table columns": lambda: g.ScoreTable([g.score(s, {"a": h}, r, "gleu")["a"], g.score(s, {"b": h}, r, "bleu")["b"]]), "table sentences": lambda: g.ScoreTable([g.score(s, {"a": h}, r, "gleu")["a"]]).sentences()}
    for name, call in calls.items():
        err(f"error {name}", call)
    settings = {"GLEU": [{"formula": "x"}, {"formula": 5}, {"formula": ["paper"]}, {"references": "x"}, {"iterations": 0}, {"iterations": True}, {"iterations": 1.5}, {"iterations": 10**7}, {"draws": "x"}, {"draws": -1}, {"draws": 1.5}, {"draws": True}, {"zero_order": 1}, {"weight": 1}, {"formula": "2016-03", "weight": -1}, {"formula": "2016-03", "weight": True}, {"formula": "2016-03", "weight": "x"}, {"max_order": 0}, {"max_order": 101}, {"max_order": "4"}, {"unit": "x"}, {"tokenize": "x"}, {"lowercase": "x"}, {"nonsense": 1}, {"max_orders": 1}],
                "GREEN": [{"beta": -1}, {"beta": "x"}, {"beta": None}, {"beta": float("nan")}, {"zero_division": "x"}, {"tie_break": "x"}, {"references": "best"}, {"max_order": True}], "BLEU": [{"smoothing": "x"}, {"smoothing": None}, {"smoothing_value": 1}, {"smoothing": "floor", "smoothing_value": -1}, {"smoothing": "floor", "smoothing_value": "x"}, {"reference_length": "x"}, {"weights": (1, 1)}, {"weights": (0, 0, 0, 0)}, {"weights": "x"}, {"weights": [1, 1, 1, -1]}, {"weights": np.array([1, 2, 3, 4])}, {"weights": 5}, {"effective_order": 2}, {"least_total": 2}, {"further_order": 0}, {"further_order": 999}, {"every_order": "x"}], "GoogleGLEU": [{"min_order": 5}, {"min_order": 0}, {"max_order": 2, "min_order": 3}]}
    for name, every in settings.items():
        for each in every:
            err(f"error {name} {each}", lambda: repr(getattr(g, name)(**each)))
        err(f"error {name} positional", lambda: getattr(g, name)(4))
        err(f"error {name} replaced", lambda: __import__("dataclasses").replace(getattr(g, name)(), max_order=-1))
    my = user_metrics()
    for metric in (my.WrongShape, my.Infinite, my.BadRows, my.Raises, my.Lacking):
        err(f"error user {metric.__name__}", lambda: metric().evaluate(s, h, r))
        err(f"error user {metric.__name__} score", lambda: g.score(s, both, r, [metric()]) if metric is not my.Lacking else g.from_signature("my_metric:Lacking"))
        err(f"error user {metric.__name__} compare", lambda: g.compare(s, both, r, [metric()], resamples=20) if metric is not my.Lacking else None)
    err("error user setting", lambda: my.Overlap(nonsense=1))
    err("error user signature", lambda: my.Overlap(mode="a|b").signature())
    err("error user signature colon", lambda: my.Overlap(mode="a:b").evaluate(s, h, r))
    err("error GLEU value of 7 columns", lambda: g.GLEU().value(np.zeros((2, 7))))
    err("error GREEN value of 6 columns", lambda: g.GREEN().value(np.zeros((2, 6))))
    err("error GoogleGLEU value", lambda: g.GoogleGLEU().value(np.zeros((2, 6))))
    missing = [r[0], [None, *r[1][1:]]]
    err("user Whole, missing", lambda: my.Whole().evaluate(s, h, missing).to_json())
    err("user Whole, accumulator", lambda: (lambda x: (x.update(s, h, r), x.update(s, h, r[:1]), x.compute()))(g.Accumulator(my.Whole())))
    err("user Whole, tallies", lambda: my.Whole().tally(s, h, r) + my.Whole().tally(s, h, r[:1], start=6))
    err("user InfRows", lambda: my.InfRows().evaluate(s, h, r))
    err("user InfRows tally", lambda: my.InfRows().tally(s, h, r).score())
    err("tallies of 7, 11 and 13 references", lambda: sum(g.GLEU(references="expected").tally(s, h, [r[0]] * n, start=6 * k) for k, n in enumerate((7, 11, 13))))
    err("plot_windows of two", lambda: g.agreement("green", HERE / "data/judged/two", resamples=20).plot_windows())
    err("error GLEU value", lambda: g.GLEU().value(np.zeros((2, 5))))
    err("error BLEU value", lambda: g.BLEU().value(np.zeros((2, 5))))
    err("error GREEN value", lambda: g.GREEN().value(np.zeros((2, 5))))
    put("GLEU value", g.GLEU().value(np.arange(28).reshape(2, 14)))
    put("GREEN value", g.GREEN().value(np.arange(56).reshape(2, 28)))
    put("BLEU value", g.BLEU().value(np.arange(1, 21).reshape(2, 10)))
    put("GoogleGLEU value", g.GoogleGLEU().value(np.array([[1, 2], [0, 0]])))


def part_frames():
    """Data frames, wherever they are."""
    import pandas
    homes = ("gec_ngram.scale", "gec_ngram.frames", "gec_ngram.scale.frames", "gec_ngram")
    score_frame, sentence_frame, tally_frame = (elsewhere(name, *homes) for name in ("score_frame", "sentence_frame", "tally_frame"))
    put("frames are there", score_frame is not None)
    if score_frame is None:
        return
    sources, systems, references = texts()["demo"]
    frame = pandas.DataFrame({"source": sources, **systems, "r0": references["R2"][0], "r1": references["missing"][1]}, index=[f"i{d}" for d in range(64)])
    frame["refs"] = [[x for x in lines if x is not None] for lines in zip(*references["missing"])]
    for name, given in {"columns": {"references": ["r0", "r1"], "systems": ["a", "b"]}, "lists": {"references": "refs", "systems": ["a"]}, "one": {"references": ["r0"], "systems": ["c"], "metrics": ["gleu:references=expected", "bleu"]}, "no source": {"references": ["r0"], "systems": ["c"], "metrics": ["bleu"], "source": None}, "drawn": {"references": "refs", "systems": ["a", "c"], "metrics": ["gleu", "gleu:draws=3", "gleu:references=mean"]}}.items():
        put(f"frame {name}", framed(score_frame(frame, **given)))
        put(f"frame sentences {name}", framed(sentence_frame(frame, **given)))
        put(f"frame tallies {name}", [[x.to_json() for x in each.scores()] for each in tally_frame(frame, **given)])
    for name, call in {"list": lambda: score_frame([1], references=["r0"], systems=["a"]), "no column": lambda: score_frame(frame, references=["nope"], systems=["a"]), "no system": lambda: score_frame(frame, references=["r0"], systems=["nope"]), "systems str": lambda: score_frame(frame, references=["r0"], systems="a"), "systems []": lambda: score_frame(frame, references=["r0"], systems=[]), "twice": lambda: score_frame(frame, references=["r0"], systems=["a", "a"]), "source None": lambda: score_frame(frame, references=["r0"], systems=["a"], source=None), "metric": lambda: score_frame(frame, ["nonsense"], references=["r0"], systems=["a"]), "metric twice": lambda: score_frame(frame, ["gleu", g_twice()], references=["r0"], systems=["a"]),
                       "no rows": lambda: score_frame(frame[:0], references=["r0"], systems=["a"]), "a missing text": lambda: score_frame(frame.assign(a=[None] + list(frame.a[1:])), references=["r0"], systems=["a"]), "a number": lambda: score_frame(frame.assign(a=[5] + list(frame.a[1:])), references=["r0"], systems=["a"]), "no reference": lambda: score_frame(frame.assign(r0=[None] + list(frame.r0[1:])), references=["r0"], systems=["a"]), "start": lambda: tally_frame(frame, references=["r0"], systems=["a"], start=-1)}.items():
        err(f"frame: {name}", call)
    import dask.dataframe
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        split = dask.dataframe.from_pandas(frame.drop(columns="refs").reset_index(drop=True), npartitions=3)
        import dask
        with dask.config.set(scheduler="synchronous"):
            put("frame dask", framed(score_frame(split, references=["r0", "r1"], systems=["a", "b"]).compute()))
            put("frame dask sentences", framed(sentence_frame(split, references=["r0", "r1"], systems=["a"]).compute()))


def part_doors():
    """A few functions beyond the front door, wherever they are."""
    import pandas
    homes = ["gec_ngram", *(f"gec_ngram.{wing}" for wing in "peers text systems people scale report lint metrics files m2 tf_nmt token_lists conventions comparing corpus adapters text_lint "
                                             "peers.adapters systems.comparison metrics.conventions".split())]
    sources, systems, references = texts()["demo"]
    data = HERE / "data"
    for name in ("floor_and_ceiling", "convention_rows", "bleu_corpus_level", "bleu_sentence_level", "from_tokens", "references_from_tokens", "read_text", "read_m2", "read_corpus", "demo_corpus"):
        call = elsewhere(name, *homes)
        put(f"door {name} is there", call is not None)
        if call is None:
            continue
        if name == "floor_and_ceiling":
            for R in ("R1", "R2", "missing"):
                put(f"door {name} {R}", {k: [repr(v.floor), list(map(repr, v.ceilings)), repr(v.ceiling)] for k, v in call(sources, references[R]).items()})
        elif name == "convention_rows":
            put(f"door {name}", call())
        elif name == "bleu_corpus_level":
            tokens = [line.split() for line in systems["a"]]
            put(f"door {name}", [repr(call(tokens, [[x.split() for x in lines] for lines in zip(*references["R2"])]))])
            err(f"door {name} short", lambda: call(tokens[:3], [[["x"]]]))
        elif name == "bleu_sentence_level":
            put(f"door {name}", [repr(call(a.split(), [b.split()])) for a, b in list(zip(systems["a"], references["R1"][0]))[:9]])
        elif name == "from_tokens":
            put(f"door {name}", call([["a", "b"], []]))
            for what, given in {"flat": ["a", "b"], "str": "ab", "5": [[5]], "space": [["a b"]], "empty": [["a", ""]], "None": [None]}.items():
                err(f"door {name} {what}", lambda: call(given))
        elif name == "references_from_tokens":
            put(f"door {name}", call([[["a", "b"], ["c"]], [["d"]]]))
            for what, given in {"flat": [["a", "b"]], "str": "ab", "5": [[[5]]], "one": [[["a b"]]], "None": [None]}.items():
                err(f"door {name} {what}", lambda: call(given))
        elif name == "read_text":
            for path in sorted((data / "f").iterdir()):
                err(f"door {name} {path.name}", lambda: hashlib.sha256("\n".join(call(path)).encode("utf-8", "surrogatepass")).hexdigest())
        elif name == "read_m2":
            for path in sorted([*data.glob("*.m2*"), *(data / "bad").glob("*.m2*")]):
                for way in ("first", "source", "drop"):
                    if "many_edits" not in path.name:
                        err(f"door {name} {path.name} {way}", lambda: (lambda x: [x.missing, len(x.sources), hashlib.sha256(repr([x.sources[:], *map(list, x.references)]).encode()).hexdigest()])(call(path, way)))
        elif name == "read_corpus":
            found = call(data / "source.txt", [data / "missing.m2"], [data / "a.txt"], "drop")
            put(f"door {name}", [found.sources == sources, len(found.references), found.missing, [text.name for text in (*found.references, *found.systems)]])
        elif name == "demo_corpus":
            found = call()
            put(f"door {name}", [found.sources == sources, len(found.references), list(found.by_name)])


def g_twice():
    import gec_ngram as g
    return g.GLEU()


PARTS = {name.removeprefix("part_"): call for name, call in list(globals().items()) if name.startswith("part_")}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clone", type=Path)
    parser.add_argument("outfile", type=Path)
    parser.add_argument("--part", nargs="+", choices=list(PARTS), default=list(PARTS))
    args = parser.parse_args()
    clone, outfile = args.clone.resolve(), args.outfile.resolve()
    if os.environ.get("GEC_BYTES") != str(clone):
        from run import environment
        os.execve(sys.executable, [sys.executable, "-P", str(HERE / "library.py"), *map(str, sys.argv[1:])], {**environment(clone), "GEC_BYTES": str(clone), "GEC_FEW": os.environ.get("GEC_FEW", "1")})
    os.chdir("/")
    import gec_ngram
    assert Path(gec_ngram.__file__).resolve().is_relative_to(clone), gec_ngram.__file__
    user_metrics()  # which names of metrics a message lists depends on those that were imported
    status = 0
    for name in args.part:
        start = time.monotonic()
        try:
            PARTS[name]()
        except Exception:
            put(f"part {name} ended early", traceback.format_exc().splitlines()[-1])
            traceback.print_exc()
            status = 1
        SECONDS[name] = round(time.monotonic() - start, 1)
    text = json.dumps(FOUND, ensure_ascii=True, indent=0).replace(str(clone), "<CLONE>")
    outfile.write_text(text)
    raised = sum(isinstance(each, str) and "Error: " in each for each in FOUND.values())
    print(f"{len(FOUND)} entries ({raised} messages of errors), {len(text) >> 10} KB, seconds: {SECONDS}, sum {sum(SECONDS.values()):.0f}")
    return status


if __name__ == "__main__":
    sys.exit(main())
