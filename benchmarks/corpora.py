"""Corpora of any size, no two parts of which are alike: CoNLL-2014 again and again, in other words.

In each copy a word that is not among the most frequent ones is replaced, wherever it stands, by a
variant of itself. Variants are numbered from 1, which is the word itself, and drawn by Zipf's law.
So the vocabulary grows with the corpus by Heaps' law, as that of text does; source, references and
hypothesis of a copy remain as like and as unlike as they were. A copy depends on its number alone.
"""
import random
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Iterator, NamedTuple

SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()
FREQUENT = 128  # words that stay as they are; they are half of all tokens
GROWTH = 0.6  # tokens to this power: the vocabulary, by Heaps' law
SYLLABLES = [a + b for a in "bcdfghjklmnpqrstvwyz" for b in "aeiou"]


class Texts(NamedTuple):
    "Texts whose words, each with the space or line end behind it, are numbers of `pieces`."
    words: list[str]
    pieces: list[tuple[int, str]]
    texts: dict[str, list[list[int]]]


def data_files(given: str | None) -> tuple[dict[str, Path], str]:
    "The files of source, references and systems, and what they are; `given` is a folder."
    folder = Path(given) if given else None
    if folder is not None and folder.is_dir():
        return {name: folder / name for name in ("source", "REF0", "REF1", *SYSTEMS)}, "CoNLL-2014"
    demo = Path(__file__).resolve().parent.parent / "gec_ngram" / "demo"
    names = {"source": "source", "REF0": "ref0", "REF1": "ref1", "careful": "careful",
             "eager": "eager", "strong": "strong"}
    return ({name: demo / f"{file}.txt" for name, file in names.items()},
            "the bundled corpus (CoNLL-2014 is not here)")


def read_texts(files: dict[str, Path]) -> Texts:
    "Read all files; the most frequent words come first."
    lines = {name: [line.split(" ") for line in path.read_text(encoding="utf-8").splitlines()]
             for name, path in files.items()}
    counts = Counter(word for text in lines.values() for line in text for word in line)
    words = sorted(counts, key=lambda word: (-counts[word], word))
    number, pieces, texts = {word: k for k, word in enumerate(words)}, {}, {}
    for name, text in lines.items():
        texts[name] = [[pieces.setdefault((number[word], end), len(pieces))
                        for word, end in zip(line, [" "] * (len(line) - 1) + ["\n"])]
                       for line in text]
    return Texts(words, list(pieces), texts)


def spelled(number: int) -> str:
    "A number as syllables: 0 is ba, 99 is zu, 100 is ceba."
    found = SYLLABLES[number % 100]
    while number := number // 100:
        found = SYLLABLES[number % 100] + found
    return found


def variants(words: list[str], copy: int) -> list[str]:
    "The words of a copy, of which the first is the corpus itself."
    rng, power = random.Random(copy), -1 / (1 / GROWTH - 1)
    found = words[:FREQUENT]
    for word in words[FREQUENT:]:
        variant = int((1 - rng.random()) ** power)
        found.append(word + spelled(variant - 2) if variant > 1 and word.isalpha() else word)
    return found if copy else words


def copies(files: dict[str, Path], triples: int, start: int = 0) -> Iterator[list[str]]:
    """Source, two references and hypothesis of each copy; each has the next of the systems. So many
    triples in all, from the triple `start` on."""
    given = read_texts(files)
    size = len(given.texts["source"])
    systems = [name for name in files if name not in ("source", "REF0", "REF1")]
    for copy in range(start // size, -(-(start + triples) // size)):
        words = variants(given.words, copy)
        some = slice(max(0, start - size * copy), start + triples - size * copy)
        pieces = [words[word] + end for word, end in given.pieces]
        names = "source", "REF0", "REF1", systems[copy % len(systems)]
        yield ["".join([pieces[piece] for line in given.texts[name][some] for piece in line])
               for name in names]


def make(files: dict[str, Path], folder: Path, triples: int, start: int = 0) -> list[Path]:
    "Write a corpus to the files source, ref0, ref1 and hypothesis of a folder."
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / name for name in ("source", "ref0", "ref1", "hypothesis")]
    with ExitStack() as stack:
        opened = [stack.enter_context(path.open("w", encoding="utf-8", newline="\n",
                                                buffering=2**20)) for path in paths]
        for texts in copies(files, triples, start):
            for file, text in zip(opened, texts):
                file.write(text)
    return paths
