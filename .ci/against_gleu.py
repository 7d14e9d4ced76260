"""Compare with the package gleu 1.1.0 on random corpora: sentence, corpus, drawn and best
references, words and characters, and how it rounds.

    python .ci/against_gleu.py [CORPORA]      how many corpora; default 12

The peer is installed into a virtual environment of its own, since it has a command of our name.
"""
import random
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import NamedTuple

from gec_ngram import GLEU

PEER = "gleu==1.1.0"


def sentence(random_: random.Random) -> str:
    "Up to 12 words of a small vocabulary, often repeated, with odd spaces."
    return random_.choice(["", " "]) + random_.choice([" ", "  "]).join(
        random_.choice("a b c dd é".split()) for _ in range(random_.randint(0, 12)))


def printed(folder: Path, command: Path, words: list[str]) -> str:
    "What a command prints."
    done = subprocess.run([command, *words], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command} {' '.join(words)} failed:\n{done.stderr}")
    return done.stdout


def peer(folder: Path, command: str, words: list[str]) -> list[float]:
    "Every number that the peer prints, as a fraction of 1."
    lines = printed(folder, folder / "peer" / "bin" / command, words).splitlines()
    return [float(cell) / 100 for line in lines for cell in line.split("\t")
            if not cell.endswith(".txt")]


class Case(NamedTuple):
    "A random corpus, and how it is scored."
    sources: list[str]
    systems: list[list[str]]
    references: list[list[str]]
    max_order: int
    unit: str

    def write(self, folder: Path, digits: int = 14) -> list[str]:
        "Write the files; the options for them."
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
        return [metric.score_corpus(self.sources, each, self.references) for each in self.systems]

    def sentences(self, **settings) -> list[float]:
        "The scores of all systems, sentence by sentence."
        metric = GLEU(max_order=self.max_order, unit=self.unit, **settings)
        scores = [metric.score_sentence(self.sources, each, self.references)
                  for each in self.systems]
        return [score for row in zip(*scores) for score in row]


def made_up(seed: int) -> Case:
    random_ = random.Random(seed)
    D, R, S, N = (random_.randint(1, most) for most in (20, 4, 3, 5))
    unit = random_.choice(["word", "char"])
    sources, *texts = [[sentence(random_) for _ in range(D)] for _ in range(1 + R + S)]
    return Case(sources, texts[R:], texts[:R], N, unit)


def compare(folder: Path, seed: int) -> int:
    "One random corpus in all modes; how many numbers agreed."
    case, count = made_up(seed), 0
    words = case.write(folder)
    for command, flag, ours in (("sgleu", [], case.sentences(iterations=20)),
                                ("sgleu", ["-m"], case.sentences(references="best")),
                                ("gleu", ["-f"], case.corpus(iterations=20)),
                                ("gleu", ["-m"], case.corpus(references="best"))):
        theirs = peer(folder, command, [*words, *flag])
        if len(ours) != len(theirs) or any(abs(a - b) > 1e-12 for a, b in zip(ours, theirs)):
            sys.exit(f"{command} {' '.join(words + flag)} (corpus {seed}) prints {theirs}, "
                     f"and we have {ours}")
        count += len(ours)
    return count


def compare_rounding(folder: Path, seed: int) -> None:
    "Precisions of single words are often halves and eighths: here rounding shows."
    for digits in 0, 1, 2:
        rounded = made_up(seed)._replace(max_order=1).write(folder, digits)
        ours = printed(folder, Path(sys.executable).with_name("gleu"), ["sent", *rounded])
        if ours != printed(folder, folder / "peer" / "bin" / "sgleu", rounded):
            sys.exit(f"gleu sent {' '.join(rounded)} (corpus {seed}) rounds otherwise than sgleu")


def main(corpora: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "peer", with_pip=True)
        subprocess.run([folder / "peer" / "bin" / "pip", "install", "--quiet", PEER], check=True,
                       stderr=subprocess.DEVNULL)
        count = 0
        for seed in range(corpora):
            count += compare(folder, seed)
            compare_rounding(folder, seed)
        print(f"{count} numbers of {corpora} random corpora agree within 1e-12")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
