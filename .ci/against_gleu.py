"""Compare with the package gleu 1.1.0 on random corpora: sentence, corpus, drawn and best references, words and characters,
and how it rounds.

    python .ci/against_gleu.py [CORPORA]      how many corpora; default 12

The peer is installed into a virtual environment of its own, since it has a command of our name.
"""
import random
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

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
    return [float(cell) / 100 for line in printed(folder, folder / "peer" / "bin" / command, words).splitlines()
            for cell in line.split("\t") if not cell.endswith(".txt")]


def flat(scores: list) -> list[float]:
    "Sentence scores of systems, sentence by sentence."
    return [score for row in zip(*scores) for score in row]


def compare(folder: Path, seed: int) -> int:
    "One random corpus in all modes; how many numbers agreed."
    random_ = random.Random(seed)
    D, R, S, N = random_.randint(1, 20), random_.randint(1, 4), random_.randint(1, 3), random_.randint(1, 5)
    unit = random_.choice(["word", "char"])
    texts = {name: [sentence(random_) for _ in range(D)] for name in ["s", *(f"r{i}" for i in range(R)), *(f"h{i}" for i in range(S))]}
    for name, lines in texts.items():
        (folder / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    words = ["-s", "s.txt", "-r", *(f"r{i}.txt" for i in range(R)), "-o", *(f"h{i}.txt" for i in range(S)),
             "-n", str(N), "-t", unit, "-d", "14", "-i", "20"]
    args = texts["s"], [texts[f"h{i}"] for i in range(S)], [texts[f"r{i}"] for i in range(R)]
    sample, best = GLEU(N, unit, iterations=20), GLEU(N, unit, references="best")
    count = 0
    for command, flag, ours in (("sgleu", [], flat(sample.score_sentence(*args))), ("sgleu", ["-m"], flat(best.score_sentence(*args))),
                                ("gleu", ["-f"], sample.score_corpus(*args)), ("gleu", ["-m"], best.score_corpus(*args))):
        theirs = peer(folder, command, [*words, *flag])
        if len(ours) != len(theirs) or any(abs(a - b) > 1e-12 for a, b in zip(ours, theirs)):
            sys.exit(f"{command} {' '.join(words + flag)} (corpus {seed}) prints {theirs}, and we have {ours}")
        count += len(ours)
    for digits in "0", "1", "2":  # single words' precisions are often halves and eighths: here rounding shows
        rounded = [*words, "-n", "1", "-d", digits]
        ours = printed(folder, Path(sys.executable).with_name("gleu"), ["sent", *rounded])
        if ours != printed(folder, folder / "peer" / "bin" / "sgleu", rounded):
            sys.exit(f"gleu sent {' '.join(rounded)} (corpus {seed}) rounds otherwise than sgleu")
    return count


def main(corpora: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "peer", with_pip=True)
        subprocess.run([folder / "peer" / "bin" / "pip", "install", "--quiet", PEER], check=True, stderr=subprocess.DEVNULL)
        print(f"{sum(compare(folder, seed) for seed in range(corpora))} numbers of {corpora} random corpora agree within 1e-12")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
