"""Run a command of gec_ngram in the reader's browser, on files that the page has stored."""
import contextlib
import io
import os
import shutil

HOME = "/home/pyodide/files"


class Shown(io.TextIOWrapper):
    "Simulate a terminal as standard error: report progress to the page, and store other text."

    def __init__(self, say):
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)
        self.say = say

    def isatty(self):
        return True

    def write(self, text):
        if text.startswith("\r"):
            self.say("progress", text.strip())
            return len(text)
        return super().write(text)


def begin(demo):
    "Create the folder of the files, empty or with the bundled corpus, and change to it."
    shutil.rmtree(HOME, ignore_errors=True)
    if demo:
        import gec_ngram
        shutil.copytree(f"{gec_ngram.__path__[0]}/demo", HOME)
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)


def command(words, say):
    "Run gec-ngram with arguments; return the exit status, standard output and standard error."
    from gec_ngram.cli.main import main
    from tqdm import tqdm

    tqdm.monitor_interval = 0  # it would start a thread
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), Shown(say)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main([*words])
        except SystemExit as error:
            status = error.code
    out.flush()
    return [status, *(each.buffer.getvalue().decode() for each in (out, err))]
