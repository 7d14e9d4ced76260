"""Test the adapters with the real packages, and the scores of these packages that pages quote.

    python .ci/adapters.py [--write] [PACKAGE...]

Each package is installed into its own virtual environment, which can also import the packages of
this Python: by default gec-metrics, evaluate and gleu; the other packages, some of which need
torch, must be named. The script lists the packages that were not tested; it fails if a package
cannot be installed. --write stores the scores of the packages in nbs/golden/peers.json.
"""
import argparse
import json
import math
import os
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
import venv
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Callable, Iterator

from stand_ins import Finder

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "nbs" / "golden" / "peers.json"
NEEDED = {
    # gec-metrics asks for torch, spaCy and more, which its GLEU and GREEN do not use: see stand_ins
    "gec-metrics": "--no-deps gec-metrics==0.1.1 trueskill pyyaml numpy<3 tqdm six".split(),
    "evaluate": ["evaluate==0.4.6"],
    "gleu": ["gleu==1.1.0", "numpy<3"],
    "inspect-ai": ["inspect-ai==0.3.285"],
    "lm_eval": ["lm_eval==0.4.13"],
    "lighteval": ["lighteval==0.13.0", "huggingface_hub<2", "xxhash<4"],
    "torchmetrics": ["torchmetrics==1.9.0", "torch", "sacrebleu"],
    "transformers": ["transformers==5.24.0", "accelerate", "datasets", "torch"],
    "trl": ["trl==1.16.0", "torch"]}
USUAL = ["gec-metrics", "evaluate", "gleu"]
SITE_PACKAGES = "import sysconfig; print(sysconfig.get_path('purelib'), end='')"


def equal(what: str, theirs, ours, most: float | None = None) -> None:
    "Stop unless two values are the same, or differ by no more than this."
    if theirs != ours if most is None else abs(theirs - ours) > most:
        sys.exit(f"{what}: {theirs} there, and {ours} here")


def texts() -> tuple[list[str], dict[str, list[str]], list[list[str]]]:
    from gec_ngram.text.corpus import demo_corpus

    corpus = demo_corpus()
    return corpus.sources, corpus.by_name, corpus.references


def made_up(seed: int) -> tuple[list[str], list[str], list[list[str]]]:
    "Random texts of a small vocabulary; no odd spaces and no empty line."
    draw = random.Random(seed)
    D, R = draw.randint(1, 20), draw.randint(1, 4)
    sources, hypotheses, *references = [
        [" ".join(draw.choice("abcd") for _ in range(draw.randint(1, 12))) for _ in range(D)]
        for _ in range(2 + R)]
    return sources, hypotheses, references


def inside_gec_metrics() -> Iterator[tuple[str, str, float]]:
    sys.meta_path.insert(0, Finder())
    import gec_metrics

    from gec_ngram import BLEU, GLEU, GREEN
    from gec_ngram.integrations.adapters import register_in_gec_metrics

    register_in_gec_metrics()
    for ours in (GLEU(), GLEU(references="mean"), GREEN(beta=0.5), GREEN(max_order=6, unit="char"),
                 BLEU(smoothing="exp", weights=(0.4, 0.3, 0.2, 0.1))):
        there = gec_metrics.get_metric(f"gec_ngram.{type(ours).__name__.lower()}")
        equal(f"Config of {there}", list(vars(there.Config())), list(vars(ours)))
        same_in_gec_metrics(there(there.Config(**vars(ours))), ours)
    command_of_gec_metrics()
    for seed in range(30):
        for name, like in (("gleu", GLEU.preset("gec-metrics")),
                           ("green", GREEN.preset("gec-metrics")),
                           ("gleuofficial", GLEU.preset("gec-metrics-official"))):
            equal(f"{name} of corpus {seed}", gec_metrics.get_metric(name)().score_corpus(
                *made_up(seed)), like.score_corpus(*made_up(seed), lint=False), 1e-12)
    sources, systems, references = texts()
    gleu, official, green = map(gec_metrics.get_metric, ("gleu", "gleuofficial", "green"))
    for call, metric in {  # the rows of the page for those who come from there
            "GLEU": gleu(), "GLEU(GLEU.Config(iter=100))": gleu(gleu.Config(iter=100)),
            "GLEUOfficial": official(), "GREEN": green(),
            "GREEN(GREEN.Config(beta=0.5))": green(green.Config(beta=0.5)),
            'GREEN(GREEN.Config(n=6, unit="char"))': green(green.Config(n=6, unit="char"))}.items():
        for system, output in systems.items():
            yield call, system, metric.score_corpus(sources, output, references)
    for system, output in systems.items():
        each = official().score_sentence(sources, output, references)
        yield "GLEUOfficial, mean of score_sentence", system, sum(each) / len(each)


def same_in_gec_metrics(metric, ours) -> None:
    "Our metric as one of gec-metrics has the same scores, and ranks systems."
    from gec_metrics.metrics import inputs_handler

    sources, systems, references = texts()
    for name, output in systems.items():
        given = inputs_handler(metric, sources, output, references)
        equal(f"{ours} of {name}", metric.score_corpus(**given),
              ours.score_corpus(sources, output, references))
        equal(f"{ours} of the sentences of {name}", metric.score_sentence(**given),
              ours.score_sentence(sources, output, references))
    outputs = list(systems.values())
    for way in "default", "trueskill":
        scores = metric.rank_systems(sources, outputs, references, aggregation=way)
        equal(f"the order by {way}", max(zip(scores, systems))[1], "strong")


def command_of_gec_metrics() -> None:
    "Its command takes our metric, and its settings from a file."
    from gec_metrics.cli.evaluate import main

    from gec_ngram import GREEN

    sources, systems, references = texts()
    demo = ROOT / "gec_ngram" / "demo"
    with tempfile.NamedTemporaryFile("w", suffix=".yaml") as settings:
        settings.write("gec_ngram.green:\n  beta: 0.5\n  unit: char\n")
        settings.flush()
        sys.argv = ["gecmetrics-eval", "--metric", "gec_ngram.green", "--config", settings.name,
                    "--src", f"{demo}/source.txt", "--hyps", f"{demo}/strong.txt",
                    "--refs", f"{demo}/ref0.txt", f"{demo}/ref1.txt"]
        with redirect_stdout(StringIO()) as printed:
            main()
    score = GREEN(unit="char", beta=0.5).score_corpus(sources, systems["strong"], references)
    equal("gecmetrics-eval", printed.getvalue().split(" | ")[0], f"Score={score}")


def inside_evaluate() -> Iterator[tuple[str, str, float]]:
    import evaluate

    from gec_ngram import BLEU, GLEU, GREEN
    from gec_ngram.integrations.adapters import hugging_face_module

    for ours in GLEU(), GREEN(beta=0.5), BLEU():
        same_in_evaluate(evaluate.load(hugging_face_module(), metric=ours), ours)
    sources, systems, (first, second) = texts()
    some = [[one, two][:1 + k % 2] for k, (one, two) in enumerate(zip(first, second))]
    absent = [first, [text if k % 2 else None for k, text in enumerate(second)]]
    found = evaluate.load(hugging_face_module(), "green").compute(
        sources=sources, predictions=systems["strong"], references=some)
    equal("fewer references", found["green"],
          GREEN().score_corpus(sources, systems["strong"], absent))
    yield from ()


def same_in_evaluate(metric, ours) -> None:
    "Our metric as one of evaluate has the same scores, at once, in batches, with one reference."
    sources, systems, references = texts()
    each, name = [list(group) for group in zip(*references)], type(ours).__name__.lower()
    given = {"sources": sources} if ours.needs_source else {}
    for output in systems.values():
        score = ours.evaluate(sources, output, references)
        equal(name, metric.compute(predictions=output, references=each, **given),
              {name: float(score), "signature": score.signature})
        for start in range(0, len(sources), 10):
            part = slice(start, start + 10)
            metric.add_batch(predictions=output[part], references=each[part],
                             **{key: value[part] for key, value in given.items()})
        equal(f"{name} in batches", metric.compute()[name], float(score))
        one = metric.compute(predictions=output, references=references[0], **given)
        equal(f"{name} with one reference", one[name],
              ours.score_corpus(sources, output, references[:1]))


def inside_inspect_ai() -> Iterator[tuple[str, str, float]]:
    "The plug-in of inspect_ai has the scores of the library, also over epochs and from a log."
    from importlib.metadata import entry_points

    import inspect_ai
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    from gec_ngram import BLEU, GLEU, GREEN
    from gec_ngram.integrations.inspect_ai import gec, ngram_scores

    equal("the task of the plug-in", entry_points(group="inspect_ai")["gec_ngram"].load().gec, gec)
    same_as_shown("in_inspect_ai", "mockllm/model")
    sources, systems, references = texts()
    for name, output in systems.items():
        answers = dict(zip(sources, output, strict=True))

        def answer(messages, tools, tool_choice, config) -> ModelOutput:
            result = ModelOutput.from_content("mockllm", f" {answers[messages[-1].text]}\n")
            result.usage = ModelUsage()  # otherwise a tokeniser is downloaded
            return result

        model = get_model("mockllm/model", custom_outputs=answer)
        with tempfile.TemporaryDirectory() as folder:
            [log] = inspect_ai.eval(gec(), model=model, log_dir=folder, display="none")
            [twice] = inspect_ai.eval(gec(metrics="green:beta=0.5"), model=model, log_dir=folder,
                                      epochs=2, display="none")
            again = inspect_ai.score(log, ngram_scores("bleu"), action="overwrite", display="none")
        for result, times, metric in ((log, 1, GLEU()), (log, 1, GREEN()), (again, 1, BLEU()),
                                      (twice, 2, GREEN(beta=0.5))):
            [scores] = result.results.scores
            equal(f"{metric} of {name} in inspect_ai", scores.metrics[metric.label()].value,
                  metric.score_corpus(sources * times, output * times,
                                      [text * times for text in references], lint=False))
    yield from ()


def inside_lm_eval() -> Iterator[tuple[str, str, float]]:
    "The ready tasks of lm-evaluation-harness have the scores of the library, as have its samples."
    from lm_eval import simple_evaluate
    from lm_eval.api.model import LM
    from lm_eval.tasks import TaskManager

    from gec_ngram import GLEU, GREEN, score_files
    from gec_ngram.integrations.lm_eval import task_folder

    class Answers(LM):
        "A model whose outputs are the sentences of a system."
        loglikelihood = loglikelihood_rolling = None

        def generate_until(self, requests, disable_tqdm=False) -> list[str]:
            return [f" {systems['strong'][request.doc_id]}\n" for request in requests]

    same_as_shown("in_lm_eval", "simple_evaluate(")
    sources, systems, references = texts()
    rows = [list(group) for group in zip(*references)]
    layouts = {"gec_demo": ("source", "references", rows),
               "gec_jfleg": ("sentence", "corrections", rows),
               "gec_ask": ("source", "correction", references[0])}
    with tempfile.TemporaryDirectory() as folder:
        for task, (source, field, corrections) in layouts.items():
            table = Path(folder, f"{task}.jsonl")
            table.write_text("".join(json.dumps({source: text, field: correction}) + "\n"
                                     for text, correction in zip(sources, corrections)))
            local = {"include": f"{task_folder()}/{task}.yaml", "task": f"local_{task}",
                     "dataset_path": "json", "dataset_kwargs": {"data_files": {
                         split: str(table) for split in ("train", "validation", "test")}}}
            Path(folder, f"{task}.yaml").write_text(json.dumps(local))  # JSON is YAML, too
        manager = TaskManager(include_path=[task_folder(), folder])
        for task, (source, field, corrections) in layouts.items():
            name = task if task == "gec_demo" else f"local_{task}"
            results = simple_evaluate(Answers(), tasks=[name], task_manager=manager)
            samples = Path(folder, f"samples_{task}.jsonl")
            samples.write_text("".join(map("{}\n".format, map(json.dumps,
                                                              results["samples"][name]))))
            row = score_files(f"{samples}:doc.{source}", {"A": f"{samples}:filtered_resps[0]"},
                              [f"{samples}:doc.{field}"], metrics=["gleu", "green"])
            for metric in GLEU(), GREEN():
                expected = metric.score_corpus(sources, systems["strong"],
                                               references[:1 if task == "gec_ask" else 2])
                label, scores = metric.label(), results["results"][name]
                equal(f"{label} of {name}", scores[f"{label.lower()},none"], expected)
                equal(f"{label} of the samples of {name}", row["A", label].value, expected)
    yield from ()


def inside_lighteval() -> Iterator[tuple[str, str, float]]:
    "The command on the page prints the table on the page, and the stored details are scored."
    from gec_ngram import GLEU, GREEN, score_files

    sources, systems, references = texts()
    script, command, table = next(
        part for part in zip(*(blocks("in_lighteval")[k:] for k in range(3)))
        if "strong.py" in part[0])
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        exec(script.removeprefix("python"), {})
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(command.removeprefix("bash\n"), shell=True, check=True, text=True,
                              stdout=subprocess.PIPE, env={**os.environ, "PATH": path})
        equal("the table of the page", table.removeprefix("text\n") in done.stdout, True)
        [result] = Path("results").glob("results/*/*.json")
        [details] = Path("results").glob("details/*/*/*.parquet")
        scores = json.loads(result.read_text())["results"]["gec_demo|0"]
        again = score_files(f"{details}:doc.specific.source",
                            {"A": f"{details}:model_response.text[0]"}, [f"{details}:doc.choices"],
                            metrics=[GLEU(references="expected"), GREEN()])
        os.chdir(ROOT)
    for metric in GLEU(), GREEN():
        equal(f"{metric} in lighteval", scores[metric.label().lower()],
              metric.score_corpus(sources, systems["strong"], references))
    for metric, score in zip((GLEU(references="expected"), GREEN()), again["A"], strict=True):
        equal(f"{metric} of the details", score.value,
              metric.score_corpus(sources, systems["strong"], references), 1e-12)
    yield from ()


def inside_torchmetrics() -> Iterator[tuple[str, str, float]]:
    import torch
    from torchmetrics import MetricCollection
    from torchmetrics.text import BLEUScore, SacreBLEUScore

    from gec_ngram import BLEU, GLEU, GREEN
    from gec_ngram.integrations.adapters import torch_metric

    sources, systems, references = texts()
    each, output = [list(group) for group in zip(*references)], systems["strong"]
    for ours in GLEU(), GLEU(references="expected"), GLEU(references="mean"), GREEN(), BLEU():
        same_in_torchmetrics(torch_metric(ours), ours)
    both = MetricCollection({"gleu": torch_metric(), "green": torch_metric(GREEN())})
    both.update(output, each, sources=sources)
    equal("a collection", both["green"].accumulator().compute()[0].value,
          GREEN().score_corpus(sources, output, references))
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(one_of_two, (f"{folder}/meet",), nprocs=2)
    for name, peer, like in (
            ("BLEUScore()", BLEUScore(), {}), ("SacreBLEUScore()", SacreBLEUScore(), {
                "tokenize": "13a"}), ("BLEUScore(smooth=True)", BLEUScore(smooth=True), {
                    "smoothing": "lin-och"})):
        same_numbers(name, peer, BLEU.preset("torchmetrics", **like))
        for system, output in systems.items():
            yield name, system, float(peer(output, each))


def same_numbers(name: str, peer, ours) -> None:
    "BLEU of torchmetrics is ours on random corpora; 0 without a match of each order, if smoothed."
    from dataclasses import replace

    for seed in range(60):
        _, output, references = made_up(seed)
        some = replace(ours, smoothing="none").score_corpus(None, output, references) > 0
        value = ours.score_corpus(None, output, references) if some else 0.0
        equal(f"{name} of corpus {seed}", float(peer(output, [*zip(*references)])), value, 1e-6)


def same_in_torchmetrics(metric, ours) -> None:
    "Our metric in a loop has the scores of batches and of the whole, also copied, twice."
    import copy
    import pickle

    import torch

    sources, systems, references = texts()
    each, output = [list(group) for group in zip(*references)], systems["strong"]
    whole = ours.score_corpus(sources, output, references)
    for _ in range(2):
        for d in range(len(sources)):
            batch = metric(output[d:d + 1], each[d:d + 1], sources[d:d + 1])  # as in a loop
            equal(f"{ours} of sentence {d}", batch, torch.tensor(ours.score_corpus(
                sources[d:d + 1], output[d:d + 1], [[text] for text in each[d]])))
        equal(str(ours), metric.compute(), torch.tensor(whole))
        for again in copy.deepcopy(metric), pickle.loads(pickle.dumps(metric)):
            equal(f"{ours}, copied", again.accumulator().compute()[0].value, whole)
        metric.reset()


def one_of_two(rank: int, meeting: str) -> None:
    "A process has the first or the second part of the corpus; the score is that of both."
    import torch

    from gec_ngram import GLEU, GREEN
    from gec_ngram.integrations.adapters import torch_metric

    torch.distributed.init_process_group("gloo", f"file://{meeting}", rank=rank, world_size=2)
    sources, systems, references = texts()
    each, output = [list(group) for group in zip(*references)], systems["eager"]
    for ours in GLEU(), GLEU(references="mean"), GREEN():
        metric = torch_metric(ours)
        for d in range(0, 20) if rank == 0 else range(20, len(sources)):
            metric.update(output[d:d + 1], each[d:d + 1], sources[d:d + 1])
        whole = ours.score_corpus(sources, output, references)
        equal(f"{ours} of two processes", metric.compute(), torch.tensor(whole))
    torch.distributed.destroy_process_group()


def blocks(page: str) -> list[str]:
    "Return the code blocks of a guide, each beginning with its language."
    notebook = json.loads((ROOT / "nbs" / "tutorials" / f"{page}.ipynb").read_text("utf-8"))
    text = "\n".join("".join(cell["source"]) for cell in notebook["cells"])
    return re.findall(r"^```(\w*\n.*?)^```", text, re.S | re.M)


def run_script(page: str, word: str) -> tuple[dict, str]:
    "Run the first Python script of a guide with a word; return its variables and what it prints."
    script = next(part for part in blocks(page) if part.startswith("python") and word in part)
    variables: dict = {}
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(StringIO()) as printed:
        os.chdir(folder)
        exec(compile(script.removeprefix("python"), page, "exec"), variables)
        os.chdir(ROOT)
    return variables, printed.getvalue()


def same_as_shown(page: str, word: str) -> None:
    "Run a script of a guide; it prints the first text on the page after the script."
    _, printed = run_script(page, word)
    shown = next(two for one, two in pairwise(blocks(page))
                 if one.startswith("python") and word in one)
    equal(f"{page}.ipynb", printed, shown.removeprefix("text\n"))


def inside_transformers() -> Iterator[tuple[str, str, float]]:
    "The scores of an evaluation are those of the generated texts, also batch by batch."
    from gec_ngram import GLEU, GREEN

    trainer = run_script("in_a_training_loop", "Seq2SeqTrainer(")[0]["trainer"]
    tokenizer, letters = trainer.processing_class, range(100, 126)  # else no words
    trainer.model.generation_config.suppress_tokens = [
        number for number in range(len(tokenizer)) if number not in letters]
    ids = trainer.predict(trainer.eval_dataset).predictions
    output = [tokenizer.decode([number for number in row if number != -100],
                               skip_special_tokens=True) for row in ids]
    equal("outputs have words", any(map(str.split, output)), True)
    sources, _, references = texts()
    for batches in False, True:
        trainer.args.batch_eval_metrics = batches
        scores = trainer.evaluate()
        for metric in GLEU(), GREEN():
            name = type(metric).__name__.lower()
            equal(f"{name} of a Trainer", scores[f"eval_{name}"],
                  metric.score_corpus(sources, output, references))
    yield from ()


def inside_trl() -> Iterator[tuple[str, str, float]]:
    "GRPOTrainer logs the mean reward of each function at each step, and it is a number."
    history = run_script("rewards", "GRPOTrainer(")[0]["trainer"].state.log_history
    for name in "gleu max_order:2 gain", "green":
        means = [row[f"rewards/{name}/mean"] for row in history if "reward" in row]
        equal(f"number of rewards of {name}", len(means), 4)
        equal(f"finite rewards of {name}", all(map(math.isfinite, means)), True)
    yield from ()


def printed_by_gleu(command: str, words: list[str]) -> str:
    "Return what a command of the package gleu prints."
    for name in [name for name in sys.modules if name.partition(".")[0] == "gleu"]:
        del sys.modules[name]  # its caches do not distinguish words from characters
    sys.argv = [command, *words]
    with redirect_stdout(StringIO()) as printed:
        getattr(import_module("gleu.main"), command)()
    return printed.getvalue()


def same_in_gleu(seed: int, folder: Path) -> None:
    "Compare scores of a random corpus, and how they are rounded, with the package gleu."
    from gec_ngram import GLEU
    from gec_ngram.cli.main import main as gec_ngram

    draw = random.Random(seed)
    D, R, S, N = (draw.randint(1, most) for most in (20, 4, 3, 5))
    unit = draw.choice(["word", "char"])
    texts = [[draw.choice(["", " "]) + draw.choice([" ", "  "]).join(
        draw.choices("a b c dd é".split(), k=draw.randint(0, 12))) for _ in range(D)]
        for _ in range(1 + R + S)]
    paths = [str(folder / f"{k}.txt") for k in range(len(texts))]
    for path, text in zip(paths, texts):
        Path(path).write_text("".join(f"{line}\n" for line in text), encoding="utf-8")
    files = ["-s", paths[0], "-r", *paths[1:1 + R], "-o", *paths[1 + R:], "-t", unit, "-i", "20"]
    source, references, outputs = texts[0], texts[1:1 + R], texts[1 + R:]
    for references_as, flag in ("sample", []), ("best", ["-m"]):
        metric = GLEU(max_order=N, unit=unit, iterations=20, references=references_as)
        corpus = [metric.score_corpus(source, output, references, lint=False)
                  for output in outputs]
        sentences = [metric.score_sentence(source, output, references, lint=False)
                     for output in outputs]
        words = [*files, "-n", str(N), "-d", "14", *flag]
        for command, ours, full in (("gleu", corpus, [] if flag else ["-f"]),
                                    ("sgleu", [x for row in zip(*sentences) for x in row], [])):
            theirs = [float(cell) / 100
                      for line in printed_by_gleu(command, [*words, *full]).splitlines()
                      for cell in line.split("\t") if not cell.endswith(".txt")]
            equal(f"number of scores of {command}, corpus {seed}", len(theirs), len(ours))
            for k, (a, b) in enumerate(zip(theirs, ours)):
                equal(f"{command} {' '.join(flag)}, corpus {seed}, score {k}", a, b, 1e-12)
    for digits in "012":  # precisions of single words are often halves and eighths
        words = [*files, "-n", "1", "-d", digits]
        with redirect_stdout(StringIO()) as printed, redirect_stderr(StringIO()):
            gec_ngram(["gleu", "sent", *words])
        equal(f"rounding of corpus {seed}", printed_by_gleu("sgleu", words), printed.getvalue())


def inside_gleu() -> Iterator[tuple[str, str, float]]:
    for seed in range(12):
        with tempfile.TemporaryDirectory() as name:
            same_in_gleu(seed, Path(name))
    demo, here = ROOT / "gec_ngram" / "demo", Path(sys.executable).parent
    systems = {str(demo / f"{name}.txt"): name for name in texts()[1]}
    for command in "gleu -f", "gleu -m", "mgleu", "mgleu -m", "gleu -f -i 1000 -n 6 -t char":
        program, *flags = command.split()
        done = subprocess.run([here / program, *flags, "-d", "12", "-s", demo / "source.txt", "-r",
                               demo / "ref0.txt", demo / "ref1.txt", "-o", *systems], check=True,
                              capture_output=True, text=True)
        for line in done.stdout.splitlines():
            path, score = line.split("\t")
            yield command, systems[path], float(score)


INSIDE: dict[str, Callable] = {"gec-metrics": inside_gec_metrics, "evaluate": inside_evaluate,
                               "inspect-ai": inside_inspect_ai, "lm_eval": inside_lm_eval,
                               "lighteval": inside_lighteval, "gleu": inside_gleu,
                               "torchmetrics": inside_torchmetrics,
                               "transformers": inside_transformers, "trl": inside_trl}


def inside(name: str) -> None:
    "Print the numbers of the package as JSON."
    found: dict[str, dict[str, float]] = {}
    for what, system, score in INSIDE[name]():
        found.setdefault(what, {})[system] = score
    print(json.dumps(found))


def environment(home: Path, wanted: list[str]) -> Path:
    """Return the Python of a new virtual environment with some packages.

    The packages of the running Python can be imported there, too, if the environment has no other
    version of them.
    """
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    venv.create(home)
    own = subprocess.check_output([python, "-c", SITE_PACKAGES], text=True)
    Path(own, "others.pth").write_text(sysconfig.get_path("purelib") + "\n")
    done = subprocess.run([sys.executable, "-m", "pip", "--python", python, "install",
                           "--quiet", "--no-compile", *wanted], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"NOT TESTED: {' '.join(wanted)} could not be installed:\n{done.stderr}")
    return python


def tried(name: str, folder: Path) -> dict:
    "Test the adapter of a package, and return the scores that the package computes itself."
    known = {**os.environ, "PYTHONPATH": str(ROOT), "HF_HUB_OFFLINE": "1",
             "HF_HOME": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    python = environment(folder / name, NEEDED[name])
    done = subprocess.run([python, __file__, "--inside", name], env=known, stdout=subprocess.PIPE,
                          text=True)
    if done.returncode:
        sys.exit(f"{name}: failed; see the messages above")
    return json.loads(done.stdout.splitlines()[-1])


def alike(found: dict, known: dict) -> bool:
    "Return whether scores are equal up to rounding, which depends on the processor."
    return found.keys() == known.keys() and all(
        found[what].keys() == known[what].keys() and
        all(math.isclose(found[what][each], known[what][each], rel_tol=1e-12)
            for each in known[what]) for what in known)


def key_of(name: str) -> str:
    return next(each for each in NEEDED[name] if each.startswith(name)).replace("==", " ")


def main(names: list[str], folder: Path, write: bool) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else {}
    for name in names:
        found = tried(name, folder)
        known = golden.get(key_of(name), {})
        if write and found:
            golden[key_of(name)] = found
        elif not alike(found, known):
            sys.exit(f"{name} prints {found}, and {GOLDEN.relative_to(ROOT)} has {known}; "
                     "python .ci/adapters.py --write stores the former")
        count = sum(map(len, found.values()))
        print(f"{key_of(name)}: tested; its {count} scores equal the scores that pages quote")
    if write:
        GOLDEN.write_text(json.dumps(golden, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    for name in NEEDED.keys() - set(names):
        print(f"{key_of(name)}: not tested, because it was not named")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", nargs="*", default=USUAL)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--inside", choices=INSIDE, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := set(given.packages) - NEEDED.keys():
        parser.error(f"no package {', '.join(unknown)}; there are {', '.join(NEEDED)}")
    if given.inside:
        inside(given.inside)
    else:
        with tempfile.TemporaryDirectory() as name:
            main(given.packages, Path(name).resolve(), given.write)
