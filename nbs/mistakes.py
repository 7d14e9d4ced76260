"""Mistakes that occur in files of corrections, for tests of the linter."""
import random
import re
from typing import Callable, Iterator, Sequence

Lines = list[str]
ELSEWHERE = ["The committee will publish its report on Monday .",
             "Several ships were delayed by fog outside Rotterdam .",
             "Potatoes should be boiled until they are soft .",
             "Her violin teacher recommended slower tempos .",
             "Tax forms must reach our office before April ."]  # in no corpus of the tests


def detokenised(line: str) -> str:
    "Return a sentence with punctuation marks and contractions attached to words."
    line = re.sub(r" (n't|'s|'m|'re|'ve|'ll|'d)\b", r"\1", line)
    return re.sub(r"([(\[]) ", r"\1", re.sub(r" ([.,!?;:%)\]])", r"\1", line))


def _shuffled(text: Lines, share: float, seed: int = 1) -> Lines:
    "Return the lines with a share of them shuffled."
    rng, shuffled = random.Random(seed), list(text)
    positions = sorted(rng.sample(range(len(text)), int(share * len(text))))
    for position, line in zip(positions, rng.sample([text[d] for d in positions], len(positions))):
        shuffled[position] = line
    return shuffled


def _blocks(text: Lines, size: int) -> Lines:
    "Return the lines with blocks of `size` lines in random order."
    parts = [text[d:d + size] for d in range(0, len(text), size)]
    return [line for part in random.Random(2).sample(parts, len(parts)) for line in part]


def _half(text: Lines, change: Callable[[str], str]) -> Lines:
    "Return the lines with every second one changed."
    return [change(line) if d % 2 else line for d, line in enumerate(text)]


def misplaced(text: Sequence[str]) -> Iterator[tuple[str, str, Lines]]:
    """Yield misaligned lines: the mistake, a part of the expected message, and the lines."""
    text, D = list(text), len(text)
    for where, at in ("the first line", 0), ("a third", D // 3), ("the last ten lines", D - 10):
        for lost in 1, 2, -1, -3:
            shifted = text[:at] + ELSEWHERE[:max(0, -lost)] + text[at + max(0, lost):]
            what = f"{lost} lost" if lost > 0 else f"{-lost} too many"
            yield (f"{what}, from {where}", f"belongs to line d{lost:+d} of",
                   (shifted + ELSEWHERE)[:D])
    yield "halves exchanged", f"belongs to line d+{D // 2} of", text[D // 2:] + text[:D // 2]
    for name, share in ("all lines shuffled", 1), ("half shuffled", 0.5), ("a tenth", 0.1):
        yield name, "are in a different order", _shuffled(text, share)
    for size in 5, 20:
        yield f"blocks of {size} shuffled", "belong", _blocks(text, size)
    yield "upside down", "are in a different order", text[::-1]
    yield "every line twice", "every line seems to occur twice", [x for x in text for _ in "12"][:D]
    yield ("one line repeated", "the same text replaces many",
           text[:D // 2] + [text[1]] * (D - D // 2))
    for name, start in ("output of other data", 0), ("the second half of other data", D // 2):
        rng = random.Random(3)
        words = " ".join(ELSEWHERE).split()
        yield (name, "hardly a word in common",
               text[:start] + [" ".join(rng.sample(words, 12)) for _ in text[start:]])


def disfigured(text: Sequence[str]) -> Iterator[tuple[str, str, Lines]]:
    """Yield altered lines: the mistake, a part of the expected message, and the lines."""
    text = list(text)
    for name, says, change in (
            ("lower case", "lower case", str.lower), ("upper case", "upper case", str.upper),
            ("Corrected: …", "precedes the sentence", "Corrected: {}".format),
            ("<s> … </s>", "'<s>'", "<s> {} </s>".format),
            ("“quoted”", "quoted strings", '"{}"'.format),
            ("… </s>", "'</s>'", "{} </s>".format),
            ("detokenised", "attached to words", detokenised),
            ("cut after six words", "end before", lambda line: " ".join(line.split()[:6])),
            ("HTML entities", "HTML", lambda line: line.replace("'", "&apos;")),
            ("pieces of words", "subwords", lambda line: re.sub(r"(\w{4})(\w)", r"\1@@ \2", line)),
            ("read as another encoding", "another encoding",
             lambda line: line.replace("'", "’").encode().decode("cp1252", "replace"))):
        yield name, says, [change(line) for line in text]
        if name in ("lower case", "Corrected: …", "detokenised"):
            yield f"{name}, every second line", says, _half(text, change)
    yield "numbered", "precedes the sentence", [f"{d}. {line}" for d, line in enumerate(text, 1)]
