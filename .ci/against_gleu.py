"""Compare with the package gleu 1.1.0 on random corpora: sentence, corpus, drawn and best
references, words and characters, and how it rounds.

    python .ci/against_gleu.py [CORPORA]      how many corpora; default 12

The peer is installed into a virtual environment of its own, since it has a command of our name.
There one process does what each of its commands would do, as starting Python takes longest.
"""
import io
import json
import os
import random
import subprocess
import sys
import tempfile
import warnings
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Iterator, NamedTuple

from adapters import environment

from gec_ngram import GLEU, LintWarning
from gec_ngram.cli.main import main as gec_ngram_main

PEER = "gleu==1.1.0"
ROOT = Path(__file__).resolve().parent.parent
warnings.filterwarnings("ignore", category=LintWarning)  # made-up texts are odd on purpose


def sentence(random_: random.Random) -> str:
    "Up to 12 words of a small vocabulary, often repeated, with odd spaces."
    return random_.choice(["", " "]) + random_.choice([" ", "  "]).join(
        random_.choice("a b c dd é".split()) for _ in range(random_.randint(0, 12)))


class Run(NamedTuple):
    "A command, the folder in which it is typed, and its words."
    command: str
    folder: str
    words: list[str]


ALL_OF_PEER = """
import io, json, os, sys
from contextlib import redirect_stdout
from importlib import import_module

found = []
for command, folder, words in json.load(sys.stdin):
    for name in [name for name in sys.modules if name.partition(".")[0] == "gleu"]:
        del sys.modules[name]  # its caches do not tell words from characters
    os.chdir(folder)
    sys.argv = [command, *words]
    with redirect_stdout(io.StringIO()) as printed:
        getattr(import_module("gleu.main"), command)()  # as the installed command does
    found.append(printed.getvalue())
json.dump(found, sys.stdout)
"""


def peer_prints(python: Path, runs: list[Run]) -> list[str]:
    "What the peer's commands print, one after the other in one process."
    done = subprocess.run([python, "-c", ALL_OF_PEER], input=json.dumps(runs), text=True,
                          capture_output=True)
    if done.returncode:
        sys.exit(f"the peer failed:\n{done.stderr}")
    return json.loads(done.stdout)


def numbers(text: str) -> list[float]:
    "Every number that the peer has printed, as a fraction of 1."
    return [float(cell) / 100 for line in text.splitlines() for cell in line.split("\t")
            if not cell.endswith(".txt")]


class Case(NamedTuple):
    "A random corpus, and how it is scored."
    sources: list[str]
    systems: list[list[str]]
    references: list[list[str]]
    max_order: int
    unit: str

    def write(self, folder: Path, digits: int = 14) -> list[str]:
        "Write the files into a new folder; the options for them."
        folder.mkdir()
        texts = {"s": [self.sources], "r": self.references, "h": self.systems}
        files = {f"{kind}{k}.txt": text for kind, some in texts.items()
                 for k, text in enumerate(some)}
        for name, lines in files.items():
            (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        named = {kind: [name for name in files if name.startswith(kind)] for kind in texts}
        return ["-s", *named["s"], "-r", *named["r"], "-o", *named["h"],
                "-n", str(self.max_order), "-t", self.unit, "-d", str(digits), "-i", "20"]

    def corpus(self, **settings) -> list[float]:
        "The score of each system."
        metric = GLEU(max_order=self.max_order, unit=self.unit, **settings)
        return [metric.score_corpus(self.sources, each, self.references, lint=False)
                for each in self.systems]

    def sentences(self, **settings) -> list[float]:
        "The scores of all systems, sentence by sentence."
        metric = GLEU(max_order=self.max_order, unit=self.unit, **settings)
        scores = [metric.score_sentence(self.sources, each, self.references, lint=False)
                  for each in self.systems]
        return [score for row in zip(*scores) for score in row]


def made_up(seed: int) -> Case:
    random_ = random.Random(seed)
    D, R, S, N = (random_.randint(1, most) for most in (20, 4, 3, 5))
    unit = random_.choice(["word", "char"])
    sources, *texts = [[sentence(random_) for _ in range(D)] for _ in range(1 + R + S)]
    return Case(sources, texts[R:], texts[:R], N, unit)


def scored(folder: Path, case: Case) -> Iterator[tuple[Run, list[float]]]:
    "A random corpus in all modes: what is typed, and the numbers here."
    words = case.write(folder)
    for command, flag, ours in (("sgleu", [], case.sentences(iterations=20)),
                                ("sgleu", ["-m"], case.sentences(references="best")),
                                ("gleu", ["-f"], case.corpus(iterations=20)),
                                ("gleu", ["-m"], case.corpus(references="best"))):
        yield Run(command, str(folder), [*words, *flag]), ours


def rounded(folder: Path, case: Case) -> Iterator[tuple[Run, str]]:
    "Precisions of single words are often halves and eighths: here rounding shows."
    for digits in 0, 1, 2:
        here = folder / str(digits)
        words = case._replace(max_order=1).write(here, digits)
        os.chdir(here)
        with redirect_stdout(io.StringIO()) as printed, redirect_stderr(io.StringIO()):
            if gec_ngram_main(["gleu", "sent", *words]):
                sys.exit(f"gleu sent {' '.join(words)} failed")
        yield Run("sgleu", str(here), words), printed.getvalue()


def main(corpora: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = environment(folder / "peer", [PEER])
        runs, expected, count = [], [], 0
        for seed in range(corpora):
            case = made_up(seed)
            for run, ours in (*scored(folder / str(seed), case),
                              *rounded(folder / str(seed), case)):
                runs.append(run)
                expected.append(ours)
        os.chdir(ROOT)
        for run, ours, theirs in zip(runs, expected, peer_prints(python, runs), strict=True):
            corpus = Path(run.folder).relative_to(folder)
            said = f"{run.command} {' '.join(run.words)} (corpus {corpus})"
            if isinstance(ours, str):
                if ours != theirs:
                    sys.exit(f"{said} rounds otherwise than gleu sent: {theirs}, and {ours} here")
                continue
            found = numbers(theirs)
            if len(ours) != len(found) or any(abs(a - b) > 1e-12 for a, b in zip(ours, found)):
                sys.exit(f"{said} prints {found}, and we have {ours}")
            count += len(ours)
        print(f"{count} numbers of {corpora} random corpora agree within 1e-12")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
