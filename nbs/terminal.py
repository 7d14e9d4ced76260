"""Helpers that run the commands in the notebooks."""
import fcntl
import io
import os
import shlex
import signal
import struct
import subprocess
import sys
import termios
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from pathlib import Path
from unittest.mock import patch

import gec_ngram

DEMO_FOLDER = Path(gec_ngram.__file__).parent / "demo"
FILES = "-s source.txt -r ref0.txt ref1.txt -o careful.txt strong.txt"  # of the bundled corpus
DEMO = " ".join(word if word.startswith("-") else shlex.quote(str(DEMO_FOLDER / word))
                for word in FILES.split())  # the same from any folder


def printed_and_said(command, line: str, status: int = 0) -> tuple[str, str]:
    "Run a command line in this process; return its standard output and standard error."
    with redirect_stdout(io.StringIO()) as printed, redirect_stderr(io.StringIO()) as said:
        assert command(shlex.split(line)) == status, said.getvalue()
    return printed.getvalue(), said.getvalue()


def output(command, line: str) -> str:
    "Run a command line in this process and return its standard output."
    return printed_and_said(command, line)[0]


def in_demo(command, line: str) -> str:
    "Run a command line in the folder of the bundled corpus and return its standard output."
    here = Path.cwd()
    os.chdir(DEMO_FOLDER)
    try:
        return output(command, line)
    finally:
        os.chdir(here)


def drop_in(name: str, words: list[str]) -> int:
    "Run a drop-in command such as gleu with these arguments, and return its exit status."
    from gec_ngram.cli.main import main

    return main([name, *words])


gleu, sgleu, mgleu, green, sgreen, mgreen, bleu = (partial(drop_in, name) for name in (
    "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"))
DROP_INS = "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"
ALIASES = "".join(f'{name}() {{ gec-ngram {name} "$@"; }}; ' for name in DROP_INS)


def installed(line: str) -> list[str]:
    "Split a command line, with the path of the installed program."
    program, *words = shlex.split(line)
    if program in DROP_INS:
        program, words = "gec-ngram", [program, *words]
    return [str(Path(sys.executable).with_name(program)), *words]


def typed(line: str, folder: Path, **settings) -> subprocess.CompletedProcess:
    "Run an installed command in a folder, and return the completed process."
    return subprocess.run(installed(line), cwd=folder, capture_output=True, text=True,
                          timeout=120, **settings)


def done_here(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess:
    "Run a command line in a folder within this process, which is faster than `typed`."
    from gec_ngram.cli.main import main

    (_, *words), before = installed(line), Path.cwd()
    with patch.dict(os.environ, environment), redirect_stdout(io.StringIO()) as printed, \
            redirect_stderr(io.StringIO()) as said:
        os.chdir(folder)
        try:
            status = main(words)
        except SystemExit as error:  # raised by argparse
            status = error.code
        finally:
            os.chdir(before)
    return subprocess.CompletedProcess(words, status, printed.getvalue(), said.getvalue())


def listening() -> None:
    "Restore the default handling of signals, some of which background jobs ignore."
    for number in signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM:
        signal.signal(number, signal.SIG_DFL)


def started(line: str, folder: Path, **settings) -> subprocess.Popen:
    "Start an installed command in a folder."
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(installed(line), cwd=folder,
                            **{**pipes, "preexec_fn": listening, **settings})


def on_terminal(line: str, folder: Path, stdout: bool = False) -> tuple[str, str, int]:
    """Run an installed command; return its output, the contents of a terminal, and exit status.

    Standard error is a terminal, and with `stdout` so is standard output.
    """
    leader, follower = os.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
    command = started(line, folder, stderr=follower, env={**os.environ, "TERM": "xterm"},
                      **{"stdout": follower} if stdout else {})
    os.close(follower)
    shown = b""
    try:
        while piece := os.read(leader, 2**16):
            shown += piece
    except OSError:  # closed by all processes
        pass
    os.close(leader)
    printed, _ = command.communicate()
    return (printed or b"").decode(), shown.decode(), command.returncode


def in_shell(line: str, folder: Path, **settings: str) -> tuple[int, bytes, bytes]:
    "Run a shell command with the installed commands and a default environment."
    own = "PYTHONIOENCODING", "PYTHONUNBUFFERED", "LC_ALL", "PYTHONUTF8"
    usual = {name: value for name, value in os.environ.items() if name not in own}
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(["sh", "-c", ALIASES + line], cwd=folder, capture_output=True,
                          env={**usual, "PATH": path, **settings})
    return done.returncode, done.stdout, done.stderr


def judged_demo(folder: Path) -> Path:
    """Write a data set with simulated judgments of the bundled corpus, and return its path.

    It contains the three systems of the corpus, three mixtures of these and the source, and
    INPUT. Two judges, Ann and Ben, each prefer outputs that differ in fewer words from one of the
    references.
    """
    from collections import Counter

    source, first, second, careful, eager, strong = (
        (DEMO_FOLDER / name).read_text(encoding="utf-8").splitlines() for name in
        "source.txt ref0.txt ref1.txt careful.txt eager.txt strong.txt".split())
    outputs = {"INPUT": source, "careful": careful, "eager": eager, "strong": strong,
               "early": strong[:32] + source[32:], "late": source[:32] + careful[32:],
               "odd": [text for pair in zip(eager[::2], strong[1::2]) for text in pair]}
    made = Path(folder) / "made_up"
    (made / "outputs").mkdir(parents=True)
    for name, lines in outputs.items():
        (made / f"outputs/{name}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    (made / "references.m2").write_bytes((DEMO_FOLDER / "references.m2").read_bytes())

    def wrong(text: str, best: str) -> int:
        have, want = Counter(text.split()), Counter(best.split())
        return ((have - want) + (want - have)).total() if best else 0

    judged = [f"{d}\t{judge}\t{name}\t{wrong(lines[d - 1], best[d - 1])}\n"
              for judge, best in (("Ann", first), ("Ben", second))
              for d in range(1, 65) for name, lines in outputs.items()]
    table = "sentence\tjudge\tsystem\trank\n" + "".join(judged)
    (made / "judgments_all.tsv").write_text(table, "utf-8")
    return made
