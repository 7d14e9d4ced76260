"""Count the calls from one module of gec_ngram into another.

    python benchmarks/calls.py [corpus|score|command] [-v]

Two sentences are scored by GLEU().score_corpus, by score() and by gec-ngram score, and the second
run is counted. Between functions that call each other through numpy or the standard library no
call is seen. With -v the pairs of functions are listed, the most frequent first.
"""
import contextlib
import io
import os
import sys
import tempfile
from collections import Counter

import gec_ngram

ROOT = os.path.dirname(os.path.abspath(gec_ngram.__file__)) + os.sep
SOURCES = ["Yesterday he go to the the library by foot .", "I likes it ."]
HYPOTHESES = ["Yesterday he went to the library by foot .", "I like it ."]
REFERENCES = [["Yesterday he went to the library on foot .", "I like it ."],
              ["He walked to the library yesterday .", "I do like it ."]]


def counted(work):
    found = Counter()

    def profile(frame, event, arg):
        if event != "call" or frame.f_back is None:
            return
        callee, caller = frame.f_code, frame.f_back.f_code
        if callee.co_filename != caller.co_filename and all(
                each.co_filename.startswith(ROOT) for each in (callee, caller)):
            found[tuple(f"{each.co_filename[len(ROOT):-3]}.{each.co_qualname}"
                        for each in (caller, callee))] += 1

    work()
    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def corpus():
    gec_ngram.GLEU().score_corpus(SOURCES, HYPOTHESES, REFERENCES)


def score():
    str(gec_ngram.score(SOURCES, {"A": HYPOTHESES, "B": SOURCES}, REFERENCES))


def command():
    "gec-ngram score, as the installed command runs it, in this process"
    from gec_ngram.__main__ import main

    folder, bytes_of = command.folder, lambda: io.TextIOWrapper(io.BytesIO(), write_through=True)
    sys.argv = ["gec-ngram", "score", "--source", f"{folder}/s", "--ref", f"{folder}/r0",
                f"{folder}/r1", "--out", f"{folder}/h"]
    with contextlib.redirect_stdout(bytes_of()), contextlib.redirect_stderr(bytes_of()) as said:
        try:
            status = main()
        except SystemExit as end:
            status = end.code
    if status:
        raise SystemExit(f"gec-ngram score: {status}: {said.buffer.getvalue()}")


if __name__ == "__main__":
    verbose = "-v" in sys.argv
    wanted = [each for each in sys.argv[1:] if each != "-v"] or ["corpus", "score", "command"]
    with tempfile.TemporaryDirectory() as folder:
        command.folder = folder
        texts = dict(s=SOURCES, h=HYPOTHESES, r0=REFERENCES[0], r1=REFERENCES[1])
        for name, lines in texts.items():
            with open(f"{folder}/{name}", "w") as file:
                file.write("".join(line + "\n" for line in lines))
        for name in wanted:
            found = counted(globals()[name])
            print(f"{name}: {sum(found.values())} calls from one module into another")
            if verbose:
                for (caller, callee), times in found.most_common():
                    print(f"  {times:4} {caller} -> {callee}")
