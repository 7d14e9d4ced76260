"""data.py: make the small files on which the command lines run (deterministic); run once.

    python data.py            writes data, big and cache
"""
import bz2
import gzip
import hashlib
import json
import lzma
import os
import random
import re
import shutil
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
DEMO = Path(os.environ["GEC_BEFORE"]) / "gec_ngram" / "demo"  # the clone of the state before
SHARED = HERE.parents[2] / "shared" / "data"
ELSEWHERE = ["The committee will publish its report on Monday .",
             "Several ships were delayed by fog outside Rotterdam .",
             "Potatoes should be boiled until they are soft .",
             "Her violin teacher recommended slower tempos .",
             "Tax forms must reach our office before April ."]


def lines_of(name):
    return (DEMO / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def detokenised(line):
    line = re.sub(r" (n't|'s|'m|'re|'ve|'ll|'d)\b", r"\1", line)
    return re.sub(r"([(\[]) ", r"\1", re.sub(r" ([.,!?;:%)\]])", r"\1", line))


def main():
    data = Path(tempfile.mkdtemp(prefix="data", dir=HERE))  # put beside, as somebody may use what is there

    def put(name, content, end="\n"):
        path = data / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, list):
            content = "".join(f"{line}{end}" for line in content)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))

    source, ref0, ref1 = lines_of("source"), lines_of("ref0"), lines_of("ref1")
    a, b, c = lines_of("careful"), lines_of("eager"), lines_of("strong")
    ref2 = [(ref1, source, ref0)[d % 3][d] for d in range(64)]
    D = 64
    whole = {"source": source, "ref0": ref0, "ref1": ref1, "ref2": ref2, "a": a, "b": b, "c": c}
    for name, text in whole.items():
        put(f"{name}.txt", text)
        put(f"t/{name}.txt", text[:10])          # ten sentences
        put(f"p1/{name}.txt", text[:20])         # parts of a corpus
        put(f"p2/{name}.txt", text[20:50])
        put(f"p3/{name}.txt", text[50:])
        put(f"one/{name}.txt", text[4:5])        # one sentence
    m2 = (DEMO / "references.m2").read_text(encoding="utf-8")
    put("refs.m2", m2)
    blocks = m2.strip("\n").split("\n\n")
    put("t/refs.m2", "\n\n".join(blocks[:10]) + "\n\n")
    put("refs.m2.gz", gzip.compress(m2.encode(), mtime=0))
    put("refs_crlf.m2", m2.replace("\n", "\r\n"))
    put("REFS2.M2", m2)

    def without(d, block):  # annotators who have no line for some sentences
        rows = block.split("\n")
        if d % 4 == 1:
            return "\n".join(row for row in rows if not row.endswith("|||1"))
        if d % 4 == 2:
            return "\n".join(row for row in rows if not row.endswith("|||0"))
        if d % 16 == 3:
            return rows[0]
        return block
    missing = [without(d, block) for d, block in enumerate(blocks)]
    put("missing.m2", "\n\n".join(missing) + "\n\n")
    put("t/missing.m2", "\n\n".join(missing[:10]) + "\n\n")
    three = [block + "".join("\n" + row[:-1] + "2" for row in block.split("\n")
                             if row.endswith("|||1") and d % 3 == 0)
             for d, block in enumerate(missing)]
    put("three.m2", "\n\n".join(three) + "\n\n")
    put("noop.m2", "\n\n".join(
        block if d % 5 else block.split("\n")[0] + "\nA -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||-1"
        for d, block in enumerate(blocks)) + "\n\n")
    put("one_annotator.m2", "\n\n".join("\n".join(
        row for row in block.split("\n") if not row.endswith("|||1")) for block in blocks) + "\n\n")
    put("other_source.m2", "\n\n".join(
        block.replace("S ", "S so ", 1) if d % 9 == 4 else block for d, block in enumerate(blocks)) + "\n\n")
    put("no_edits.m2", "".join(f"S {line}\n\n" for line in source))
    head = "S I like to reading book .\n"
    tail = "|||Vt|||read|||REQUIRED|||-NONE-|||0\n"
    put("bad/overlap.m2", head + "A 2 4" + tail + "A 3 5" + tail)
    put("bad/span.m2", head + "A 2 9" + tail)
    put("bad/turned.m2", head + "A 3 2" + tail)
    put("bad/fields.m2", head + "A 2 3|||Vt|||read|||0\n")
    put("bad/words.m2", head + "A two 3" + tail)
    put("bad/long_number.m2", head + "A 2 12345678901" + tail)
    put("bad/nobody.m2", head + "A 2 3|||Vt|||read|||REQUIRED|||-NONE-|||-1\n")
    put("bad/neither.m2", head + "B nonsense\n")
    put("bad/no_sentence_first.m2", "A 2 3" + tail + head)
    put("bad/none.m2", "\n\n")
    put("bad/empty.m2", "")
    put("bad/many_annotators.m2", head + "".join(
        f"A 2 3|||Vt|||read|||REQUIRED|||-NONE-|||{k}\n" for k in range(1001)))
    put("bad/latin1.m2", head.replace("book", "b\xf6\xf6k").encode("latin-1"))
    put("bad/plain.m2", source)
    put("bad/many_edits.m2", head + ("A 2 3" + tail) * 100_001)
    (data / "bad/many_edits.m2.gz").write_bytes(gzip.compress(
        (data / "bad/many_edits.m2").read_bytes(), mtime=0))
    (data / "bad/many_edits.m2").unlink()

    # forms of a file
    whole_a = "".join(f"{line}\n" for line in a).encode()
    put("f/gz.txt.gz", gzip.compress(whole_a, mtime=0))
    put("f/named_plain", gzip.compress(whole_a, mtime=0))
    put("f/bz2.txt.bz2", bz2.compress(whole_a))
    put("f/xz.txt.xz", lzma.compress(whole_a))
    put("f/plain.gz", whole_a)
    put("f/crlf.txt", a, "\r\n")
    put("f/bom.txt", b"\xef\xbb\xbf" + whole_a)
    put("f/no_end.txt", whole_a[:-1])
    put("f/spaces.txt", [f"  {line.replace(' ', '   ')} " for line in a])
    put("f/tabs.txt", [line.replace(" ", "\t", 1) for line in a])
    put("f/mixed_ends.txt", "".join(f"{line}{chr(13) * (d % 2)}\n" for d, line in enumerate(a)))
    put("f/nbsp.txt", [line.replace(" ", "\u00a0", 1) if d % 7 == 0 else line for d, line in enumerate(a)])
    put("f/nbsp_many.txt", [line.replace(" ", "\u00a0", 1) for line in a])
    put("f/zero_width.txt", [f"\u200b{line}" if d == 5 else line for d, line in enumerate(a)])
    put("f/soft.txt", [line.replace("e", "e\u00ad", 1) for line in a])
    put("f/control.txt", ["\x07" + line if d in (3, 30) else line for d, line in enumerate(a)])
    put("f/escape.txt", ["\x1b[1m" + line if d < 4 else line for d, line in enumerate(a)])
    put("f/separator.txt", [line.replace(" ", "\u2028", 1) if d == 8 else line for d, line in enumerate(a)])
    put("f/accents.txt", [line.replace("e", "é") for line in a])
    put("f/chinese.txt", [line.replace(" ", "的", 2) for line in a])
    put("f/hostile.txt", ["<script>alert(1)</script> & \"x\" | *b* _c_ [d](e) $x$ #1 ~ \\ % { }"
                          if d == 2 else line for d, line in enumerate(a)])
    put("f/gz_damaged.gz", gzip.compress(whole_a, mtime=0)[:-40])
    put("f/gz_wrong.gz", gzip.compress(whole_a, mtime=0)[:30] + b"xxxxxxxxxxxx" + gzip.compress(whole_a, mtime=0)[42:])
    put("f/xz_damaged.xz", lzma.compress(whole_a)[:-30])
    put("f/bz2_damaged.bz2", bz2.compress(whole_a)[:-30])
    put("f/zst.zst", b"\x28\xb5\x2f\xfd" + whole_a[:200])
    put("f/utf16.txt", "".join(f"{line}\n" for line in a).encode("utf-16"))
    put("f/utf16le.txt", "".join(f"{line}\n" for line in a).encode("utf-16-le"))
    put("f/utf16be.txt", "".join(f"{line}\n" for line in a).encode("utf-16-be"))
    put("f/utf32.txt", "".join(f"{line}\n" for line in a).encode("utf-32"))
    put("f/latin1.txt", "".join(f"{line}\n" for line in a).replace("city", "cit\xe9").encode("latin-1"))
    put("f/latin1_late.txt", whole_a + "caf\xe9\n".encode("latin-1"))
    put("f/macintosh.txt", whole_a.replace(b"\n", b"\r"))
    put("f/binary.bin", bytes(range(256)) * 20)
    put("f/empty.txt", b"")
    put("f/surrogate.txt", whole_a.replace(b"city", b"cit\xed\xa0\x80"))
    put("f/nul.txt", whole_a.replace(b" ", b"\x00", 1))
    put("f/short.txt", a[:-1])
    put("f/long.txt", a + ["One more line ."])
    put("f/lost.txt", a[:20] + a[22:])
    put("f/added.txt", a[:20] + ELSEWHERE[:2] + a[20:])
    put("f/twice.txt", [line for line in a for _ in "12"])
    put("f/again.txt", a + a)
    put("f/with_empty.txt", [x for d, line in enumerate(a) for x in ([line, ""] if d % 8 == 0 else [line])])
    put("f/foreign9.txt", ELSEWHERE + ELSEWHERE[:4])
    put("f/ten.txt", a[:10])
    put("f/one_word.txt", ["word"] * D)
    put("f/long_line.txt", [line * 300 if d == 3 else line for d, line in enumerate(a)])

    # what the linter looks for
    dice = random.Random(1)
    shuffled = dice.sample(a, D)
    half = list(a)
    places = sorted(random.Random(2).sample(range(D), 32))
    for place, line in zip(places, random.Random(3).sample([a[d] for d in places], 32)):
        half[place] = line
    words = " ".join(ELSEWHERE).split()
    foreign = [" ".join(random.Random(d).sample(words, 12)) for d in range(D)]
    put("w/lower.txt", [line.lower() for line in a])
    put("w/lower_half.txt", [line.lower() if d % 2 else line for d, line in enumerate(a)])
    put("w/upper.txt", [line.upper() for line in a])
    put("w/title.txt", [line.title() for line in a])
    put("w/detok.txt", [detokenised(line) for line in a])
    put("w/detok_source.txt", [detokenised(line) for line in source])
    put("w/detok_ref0.txt", [detokenised(line) for line in ref0])
    put("w/detok_half.txt", [detokenised(line) if d % 2 else line for d, line in enumerate(a)])
    put("w/shift1.txt", a[1:] + ["One more line ."])
    put("w/shift_up.txt", ["First line ."] + a[:-1])
    put("w/shift_late.txt", a[:40] + a[41:] + ["One more line ."])
    put("w/shift_two.txt", a[:20] + a[21:45] + a[46:] + ELSEWHERE[:2])
    put("w/halves.txt", a[32:] + a[:32])
    put("w/shuffled.txt", shuffled)
    put("w/half_shuffled.txt", half)
    put("w/upside_down.txt", a[::-1])
    put("w/doubled.txt", [x for x in a for _ in "12"][:D])
    put("w/repeated.txt", a[:32] + [a[1]] * 32)
    put("w/foreign.txt", foreign)
    put("w/foreign_half.txt", a[:32] + foreign[32:])
    put("w/foreign_three.txt", a[:60] + foreign[60:63] + a[63:])
    put("w/prefix.txt", [f"Corrected: {line}" for line in a])
    put("w/numbered.txt", [f"{d}. {line}" for d, line in enumerate(a, 1)])
    put("w/suffix.txt", [f"{line} </s>" for line in a])
    put("w/marked.txt", [f"<s> {line} </s>" for line in a])
    put("w/quoted.txt", [f'"{line}"' for line in a])
    put("w/csv.txt", [f"{one},{other}" for one, other in zip(source, a)])
    put("w/tsv.txt", [f"{one}\t{other}" for one, other in zip(source, a)])
    put("w/bars.txt", [f"{one} ||| {other}" for one, other in zip(source, a)])
    put("w/cut.txt", [" ".join(line.split()[:6]) for line in a])
    put("w/html.txt", [line.replace("'", "&apos;").replace(",", "&#44;") for line in a])
    put("w/backslash.txt", [line.replace("'", "\\'").replace(",", "\\u002c") for line in a])
    put("w/pieces.txt", [re.sub(r"(\w{4})(\w)", r"\1@@ \2", line) for line in a])
    put("w/unk.txt", [line.replace(" ", " <unk> ", 1) for line in a])
    put("w/mojibake.txt", [line.replace("'", "’").encode().decode("cp1252", "replace") for line in a])
    put("w/lost_characters.txt", [line.replace("e", "\ufffd", 1) for line in a])
    put("w/curly.txt", [line.replace("'", "’") for line in a])
    put("w/empty_some.txt", ["" if d in (3, 20) else line for d, line in enumerate(a)])
    put("w/empty_many.txt", ["" if d % 3 == 0 else line for d, line in enumerate(a)])
    put("w/empty_all.txt", [""] * D)
    put("w/runaway.txt", [(line + " ") * 12 if d in (7, 9) else line for d, line in enumerate(a)])
    put("w/runaway_many.txt", [(line + " ") * 12 if d % 5 == 0 else line for d, line in enumerate(a)])
    put("w/spacing.txt", [line.replace("n't", "n 't").replace(" .", ".").replace(".", " .") for line in a])
    put("w/glued.txt", [line.replace(" the ", " the", 1) for line in source])
    put("w/misspelt.txt", [re.sub(r"\b(\w{3})(\w)(\w)(\w+)", r"\1\3\2\4", line) for line in ref0])
    kinds = {"lower": str.lower, "cut": lambda x: " ".join(x.split()[:max(2, len(x.split()) // 2)]), "prefix": "Output: {}".format, "foreign": lambda x: ELSEWHERE[len(x) % 5],
             "html": lambda x: x.replace(" .", " &quot; ."), "csv": None, "detok": detokenised, "empty": lambda x: "", "runaway": lambda x: (x + " ") * 12, "misspelt": lambda x: re.sub(r"\b(\w{3})(\w)(\w)(\w+)", r"\1\3\2\4", x), "unk": lambda x: "<unk> " + x, "shift": None}
    for kind, change in kinds.items():  # in few lines, around what makes a warning of it
        for few in 1, 2, 3, 4, 7:
            text = list(a)
            for d in range(9, 9 + 7 * few, 7):
                text[d] = {"csv": f"{source[d]},{a[d]}", "shift": a[d - 1]}.get(kind) or change(a[d])
            if kind == "shift":
                text = a[:60 - few] + a[61 - few:61] + a[60:]
            put(f"w/few_{kind}_{few}.txt", text)
    for d in range(8):  # eight files of two lines, and eight of eight
        put(f"x/turned{d}.txt", [ref0[d], ref1[d]])
        put(f"x/square{d}.txt", [ref0[d]] * 8)
    put("x/source8.txt", source[:8])
    put("x/a8.txt", a[:8])
    put("x/source4.txt", source[:4])
    put("x/a4.txt", a[:4])
    for r in range(4):
        put(f"x/ref4_{r}.txt", (ref0, ref1, ref2, c)[r][:4])
    put("s/source.txt", ["I .", "Hello !", "", "He go .", "a b"])  # short sentences, an empty one
    put("s/ref0.txt", ["I .", "Hello !", "", "He goes .", "a b c"])
    put("s/ref1.txt", ["Me .", "Hi !", "x", "He went .", "a c"])
    put("s/a.txt", ["I .", "Hello !", "", "He goes .", "a"])
    put("s/b.txt", ["", "Hello Hello Hello !", "y", "He go", "a b c d e f"])

    # tables of reported numbers
    put("n/table.tsv", "a.txt\t57.18\nb.txt\t55.02\n\nc.txt\t70.00\n")
    put("n/near.tsv", "a.txt\t40.0\nb.txt\t41.0\n")
    put("n/in_folder.tsv", "../a.txt\t57.18\n")
    put("n/no_tab.tsv", "a.txt 57.18\n")
    put("n/no_file.tsv", "nobody.txt\t57.18\n")
    put("n/no_number.tsv", "a.txt\tgood\n")
    put("n/too_large.tsv", "a.txt\t157.18\n")
    put("n/twice.tsv", "a.txt\t57.18\na.txt\t57.18\n")
    put("n/empty.tsv", "\n\n")
    put("n/small.tsv", "a.txt\t1\nb.txt\t0\n")

    # metrics of a user
    put("my_metric.py", MY_METRIC)
    put("my_fault.py", "import no_such_module_at_all\n")
    put("my_raise.py", "raise RuntimeError('by\\n design')\n")
    put("my_exit.py", "import sys\nsys.exit('leaving')\n")
    put("hostile/json.py", "print('hostile json')\nraise SystemExit(7)\n")
    put("hostile/numpy.py", "print('hostile numpy')\nraise SystemExit(7)\n")
    put("hostile/gec_ngram.py", "print('hostile gec_ngram')\nraise SystemExit(7)\n")

    # names
    put("served/seeda/EW_edit", "0.1\n")
    put("served/conll14/official.m2", "S x\n")
    put("served_long/conll14/official.m2", "x" * 3_000_000)
    put("served_long/seeda/EW_edit", "0.1\n" * 1000)
    for name in "shtab", "pyarrow", "distributed", "sacrebleu", "pandas":
        put(f"gone/{name}.py", f"raise ImportError('no {name} here')\n")
    put("f/double_spaces.txt", [line.replace(" ", "  ", 1) for line in a])
    put("f/nbsp_source.txt", [line.replace(" ", "\u00a0", 1) if d % 5 == 0 else line for d, line in enumerate(source)])
    put("f/nbsp_ref.txt", [line.replace(" ", "\u00a0", 1) if d % 6 == 0 else line for d, line in enumerate(ref0)])
    put("names/a=b.txt", a)
    put("names/[1].txt", a)
    put("names/a b.txt", a)
    put("names/-x.txt", a)
    put("names/é.txt", a)
    put("names/tab\there.txt", a)
    put("names/=1+2.txt", a)
    put("names/x|y&z<b>.txt", b)
    put("names/_under_%$#.txt", c)
    put("names/source", a)
    put("out/A.txt", a)
    put("out/B.txt", b)
    put("out/C.txt", c)
    put("~/a.txt", a)
    put("folder/inside.txt", a)
    put("scores/part-00000.parquet", b"old")
    put("foreign_folder/other.txt", a)
    put("out.txt", ["an earlier text"])

    people(data, put, source, ref0, ref1, ref2, a, b, c, m2, blocks)
    os.symlink(SHARED / "conll14", data / "conll14")
    os.symlink(SHARED / "gmeg", data / "gmeg")
    os.symlink(SHARED / "seeda", data / "seeda_folder")
    if not (HERE / "cache").is_dir():
        cache(HERE / "cache")
    os.symlink(HERE / "cache", data / "cache")
    (data / "cache_part").mkdir()
    (data / "cache_part/conll14").mkdir()
    os.symlink(SHARED / "conll14/source", data / "cache_part/conll14/source")
    if not (HERE / "big/shuffled").exists():
        big(HERE / "big")
    os.symlink(HERE / "big", data / "big")
    os.symlink("a.txt", data / "link.txt")
    os.symlink("nowhere.txt", data / "broken.txt")
    put_in_place(data, HERE / "data")
    data = HERE / "data"
    print(sum(1 for _ in data.rglob("*")), "files",
          sum(p.stat().st_size for p in data.rglob("*") if p.is_file() and not p.is_symlink()) // 1024, "KB")


def put_in_place(new, old):
    """Change only what differs."""
    old.mkdir(exist_ok=True)
    for path in sorted(new.rglob("*")):
        place = old / path.relative_to(new)
        if path.is_symlink():
            if not place.is_symlink() or os.readlink(place) != os.readlink(path):
                place.unlink(missing_ok=True)
                os.symlink(os.readlink(path), place)
        elif path.is_dir():
            place.mkdir(exist_ok=True)
        elif not place.is_file() or place.read_bytes() != path.read_bytes():
            shutil.copyfile(path, place)
            print("written:", place.relative_to(old))
    for path in sorted(old.rglob("*"), reverse=True):
        if not os.path.lexists(new / path.relative_to(old)):
            path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
            print("removed:", path.relative_to(old))
    shutil.rmtree(new)


MY_METRIC = '''
from dataclasses import dataclass, field
import numpy as np
from gec_ngram import Metric


@dataclass(frozen=True)
class Overlap(Metric):
    "Share of the hypothesis' words that some reference has."
    bonus: float = 0.0
    strict: bool = False
    mode: str = "plain"

    def rows(self, table, roles):
        eta, rho = table.orders[0].counts[roles.hypotheses], table.orders[0].counts[roles.references]
        match = np.minimum(eta[:, None], rho)
        out = np.zeros((eta.shape[0], rho.shape[0], table.lengths.shape[1], 2), np.int64)
        for d in range(table.lengths.shape[1]):
            at = table.orders[0].sentence == d
            out[:, :, d, 0] = match[..., at].sum(-1)
        out[..., 1] = table.lengths[roles.hypotheses][:, None]
        return out

    def value(self, rows):
        return (rows[..., 0] + self.bonus) / np.maximum(rows[..., 1] + self.bonus, 1)


class Far(Overlap):
    "Scores beyond the scale."

    def value(self, rows):
        return 3 * super().value(rows) - 1


class WrongShape(Overlap):
    def value(self, rows):
        return np.zeros(3)


class Infinite(Overlap):
    def value(self, rows):
        return super().value(rows) / 0.0 if False else np.full(rows.shape[:-1], np.inf)


class BadRows(Overlap):
    def rows(self, table, roles):
        return np.zeros((1, 2))


class Raises(Overlap):
    def rows(self, table, roles):
        raise KeyError("what is this")


class Lacking(Metric):
    def rows(self, table, roles):
        return None


@dataclass(frozen=True)
class NoDefault(Overlap):
    need: int = field(kw_only=True)


@dataclass(frozen=True)
class Odd(Overlap):
    pair: tuple = (1, 2)


class Whole(Overlap):
    "Wants to know which references are missing."
    fills_references = False


class InfRows(Overlap):
    def rows(self, table, roles):
        return super().rows(table, roles) * np.inf


class Slow(Overlap):
    "Fails for sums that no sentence has, as those of a resampled corpus."
    def value(self, rows):
        if rows[..., 1].max() > 94:
            raise ArithmeticError("too large")
        return super().value(rows)


class NoMetric:
    pass


number = 5
'''


def people(data, put, source, ref0, ref1, ref2, a, b, c, m2, blocks):
    """Folders with judgments: a good one, and faulty ones."""
    dice = random.Random(7)
    D = 24
    mixed = [(a, b)[d % 2][d] for d in range(64)]
    systems = {"INPUT": source[:D], "careful": a[:D], "eager": b[:D], "strong": c[:D],
               "mixed": mixed[:D], "ref": ref2[:D]}
    quality = {"INPUT": 0.0, "careful": 1.0, "eager": 0.8, "strong": 3.0, "mixed": 1.2, "ref": 4.0}
    rows = ["sentence\tjudge\tsystem\trank"]
    for d in range(D):
        for judge in ("anna", "bert"):
            noise = {name: quality[name] + dice.gauss(0, 1) for name in systems}
            order = sorted(systems, key=lambda name: -noise[name])
            text_rank = {}
            for rank, name in enumerate(order, 1):
                text_rank.setdefault(systems[name][d], rank)
                rows.append(f"{d + 1}\t{judge}\t{name}\t{text_rank[systems[name][d]]}")
    table = "\n".join(rows) + "\n"
    m2_part = "\n\n".join(blocks[:D]) + "\n\n"

    def folder(name, judgments=table, refs=m2_part, named="judgments_tab.tsv", texts=systems, human=()):
        for system, lines in texts.items():
            put(f"judged/{name}/outputs/{system}.txt", lines)
        if refs is not None:
            put(f"judged/{name}/references.m2", refs)
        if judgments is not None:
            put(f"judged/{name}/{named}", judgments)
        for each, content in dict(human).items():
            put(f"judged/{name}/human/{each}.txt", content)

    folder("good", human={"EW_tab": "".join(f"{name} {quality[name] / 5}\n" for name in sorted(systems))})
    folder("two", texts={k: systems[k] for k in ("careful", "strong")},
           judgments="\n".join(r for r in rows if r.split("\t")[2] in ("system", "careful", "strong")) + "\n")
    folder("scored", judgments=table.replace("rank", "score").replace("\t", ","), named="judgments_x.csv")
    folder("shifted", judgments="\n".join([rows[0]] + [
        f"{int(r.split(chr(9))[0]) - 1}\t" + r.partition("\t")[2] for r in rows[1:]]) + "\n")
    folder("both_ways")
    put("judged/both_ways/judgments_other.csv", table.replace("\t", ","))
    plain = {"references_0.txt": ref0[:D], "references_1.txt": ref1[:D]}
    folder("plain", refs=None)
    for each, lines in plain.items():
        put(f"judged/plain/{each}", lines)
    xml = ['<?xml version="1.0" encoding="UTF-8"?>', "<appraise-results>"]
    for d in range(D):
        for judge in ("anna", "bert"):
            xml.append(f'<ranking-item src-id="{d + 1}" doc-id="INPUT" id="{d}" user="{judge}">')
            order = sorted(systems, key=lambda name: -(quality[name] + dice.gauss(0, 1)))
            groups = {}
            for rank, name in enumerate(order, 1):
                groups.setdefault(systems[name][d], []).append(name)
            for rank, names in enumerate(groups.values(), 1):
                xml.append(f'<translation system="{" ".join(names)}" rank="{rank}"/>')
            xml.append("</ranking-item>")
    xml.append("</appraise-results>")
    xml = "\n".join(xml) + "\n"
    folder("xml", judgments=xml, named="judgments_x.xml")
    put("judged/xml/outputs/zipped.txt.gz", gzip.compress("".join(f"{x}\n" for x in ref1[:D]).encode(), mtime=0))
    # faults
    folder("f_no_judgments", judgments=None)
    put("judged/f_no_outputs/judgments_x.tsv", table)
    folder("f_no_references", refs=None)
    folder("f_both_references")
    put("judged/f_both_references/references_0.txt", ref0[:D])
    folder("f_no_input", refs=None, texts={k: v for k, v in systems.items() if k != "INPUT"})
    put("judged/f_no_input/references_0.txt", ref0[:D])
    folder("f_two_files")
    put("judged/f_two_files/judgments_tab.csv", table.replace("\t", ","))
    folder("f_short", texts={**systems, "careful": a[:D - 1]})
    folder("f_other_source", texts={**systems, "INPUT": ["so " + x if d == 5 else x for d, x in enumerate(source[:D])]})
    folder("f_empty", judgments="\n")
    folder("f_only_head", judgments=rows[0] + "\n")
    folder("f_columns", judgments=table.replace("judge", "who", 1))
    folder("f_rank_and_score", judgments=table.replace("rank", "rank\tscore", 1))
    folder("f_cells", judgments=table.replace("\t1\n", "\t1\t5\n", 1))
    folder("f_no_cell", judgments=table.replace("anna", "", 1))
    folder("f_rank_word", judgments=table.replace("\t1\n", "\tbest\n", 1))
    folder("f_rank_comma", judgments=table.replace("\t1\n", "\t1,5\n", 1))
    folder("f_sentence_word", judgments=table.replace("\n1\t", "\none\t", 1))
    folder("f_sentence_large", judgments=table.replace("\n24\t", "\n99\t"))
    folder("f_quote", judgments=table.replace("anna", '"anna', 1))
    folder("f_name", judgments=table.replace("careful", "Carefull"))
    folder("f_twice", judgments=table.replace("\teager\t", "\tcareful\t", 1))
    folder("f_ties", judgments=re.sub(r"\t\d+\n", "\t1\n", table))
    folder("f_xml", judgments=xml.replace("</ranking-item>", "", 1), named="judgments_x.xml")
    folder("f_xml_attribute", judgments=xml.replace(' rank="1"', "", 1), named="judgments_x.xml")
    folder("f_xml_rank", judgments=xml.replace(' rank="1"', ' rank="one"', 1), named="judgments_x.xml")
    folder("f_xml_doctype", judgments=xml.replace("<appraise", "<!DOCTYPE x>\n<appraise", 1), named="judgments_x.xml")
    item = xml[xml.index("<ranking-item"):xml.index("</ranking-item>") + len("</ranking-item>\n")]
    folder("f_xml_twice", judgments=xml.replace(item, item + item, 1), named="judgments_x.xml")
    folder("f_xml_shared", judgments=xml.replace('system="ref"', 'system="ref INPUT"', 3), named="judgments_x.xml")
    folder("f_copy", judgments=table.replace("bert", "bert") + "\n".join(
        r.replace("anna", "carl") for r in rows[1:] if "\tanna\t" in r) + "\n")
    names = sorted(systems)
    folder("f_human_count", human={"EW_tab": "0.5\n0.4\n"})
    folder("f_human_names", human={"EW_tab": "".join(f"{n}x 0.5\n" for n in names)})
    folder("f_human_word", human={"EW_tab": "".join(f"{n} good\n" for n in names)})
    folder("f_human_order", human={"EW_tab": "".join(f"{n} {-quality[n]}\n" for n in names)})
    folder("f_human_away", human={"EW_tab": "".join(f"{n} {0.1 + quality[n] / 9}\n" for n in names)})
    # numbers of other sentences
    own = {name: [f"{line} {name}" for line in text] for name, text in
           {"careful": a, "eager": b, "strong": c, "INPUT": source, "ref": ref2}.items()}
    rows = ["sentence\tjudge\tsystem\trank"]
    for d in range(1, 63):
        far = {name: len(set(text[d].split()) ^ set(ref0[d].split())) for name, text in own.items()}
        order = sorted(set(far.values()))
        rows += [f"NUMBER{d}\tanna\t{name}\t{order.index(far[name]) + 1}" for name in own]

    def numbered(step):
        return re.sub(r"NUMBER(\d+)", lambda match: str(int(match[1]) + 1 + step), "\n".join(rows)) + "\n"
    m2_whole = "\n\n".join("S " + x + "\n" + "\n".join(block.split("\n")[1:])
                           for x, block in zip(own["INPUT"], blocks)) + "\n\n"
    for name, step in ("moved_right", 0), ("moved_down", -1), ("moved_up", 1):
        folder(name, judgments=numbered(step), texts=own, refs=m2_whole)
    folder("f_apart", judgments=re.sub(r"\t(\w+)\t\d+\n", lambda m: f"\t{m[1]}\t{names.index(m[1]) + 1}\n", table))
    tied = [line for line in table.split("\n")[1:] if line]
    folder("f_less", judgments="\n".join([table.split("\n")[0]] + [
        f"{int(r.split(chr(9))[0]) + 1}\t" + r.partition("\t")[2] for r in tied if not r.startswith("24\t")]) + "\n")
    folder("f_xml_less", judgments=re.sub(r'src-id="(\d+)"', lambda m: f'src-id="{int(m[1]) % 24 + 1}"', xml), named="judgments_x.xml")
    # scores from elsewhere
    put("judged/systems.tsv", "".join(f"{n}\t{quality[n]}\n" for n in names))
    put("judged/sentences.tsv", "".join(f"{d + 1}\t{n}\t{quality[n] + dice.random():.4f}\n"
                                        for d in range(D) for n in names))
    put("judged/both.tsv", "".join(f"{n}\t{quality[n]}\n" for n in names) + "".join(
        f"{d + 1}\t{n}\t{quality[n] + dice.random():.4f}\n" for d in range(D) for n in names))
    put("judged/s_missing.tsv", "".join(f"{n}\t{quality[n]}\n" for n in names[1:]))
    put("judged/s_cells.tsv", "careful 5\n")
    put("judged/s_system.tsv", "nobody\t5\n")
    put("judged/s_number.tsv", "careful\tgood\n")
    put("judged/s_twice.tsv", "careful\t5\ncareful\t5\n")
    put("judged/s_sentence.tsv", "99\tcareful\t5\n")
    put("judged/s_sentence_missing.tsv", "1\tcareful\t5\n")


def cache(place):
    """The public data sets that are here, as gec-ngram data fetch would put them."""
    known = json.loads((DEMO.parent / "data/datasets.json").read_text(encoding="utf-8"))
    here = {hashlib.sha256(path.read_bytes()).hexdigest(): path
            for path in SHARED.rglob("*") if path.is_file()}
    shutil.rmtree(place, ignore_errors=True)
    for file in known["files"]:
        if file["sha256"] in here:
            target = place / file["dataset"] / file["name"]
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(here[file["sha256"]], target)


def big(place):
    """A corpus that is larger than what is read at once (16 MB)."""
    place.mkdir(exist_ok=True)
    conll = SHARED / "conll14"
    for name, times in (("source", 42), ("REF0", 42), ("AMU", 42)):
        lines = (conll / name).read_text(encoding="utf-8").splitlines()
        (place / name).write_text("".join(f"{line}\n" for line in lines * times), encoding="utf-8")
        if name == "AMU":
            whole = lines * times
            dice = random.Random(5)
            for other, text in {"shifted": whole[:3000] + whole[3001:] + ["One more line ."], "lower": [x.lower() for x in whole], "shuffled": dice.sample(whole, len(whole))}.items():
                (place / other).write_text("".join(f"{line}\n" for line in text[:12000]), encoding="utf-8")
        else:
            (place / f"{name}12").write_text("".join(f"{line}\n" for line in (lines * times)[:12000]), encoding="utf-8")


if __name__ == "__main__":
    main()
