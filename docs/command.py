"""Run a command of the library in the reader's browser, on files that the page has written."""
import contextlib
import io
import os
import shutil

HOME = "/home/pyodide/files"


class Shown(io.TextIOWrapper):
    "Standard error, as a terminal: progress is handed over, and what else is written is kept."

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
    "Go to the folder of the files, which is empty, or has the corpus of the library."
    shutil.rmtree(HOME, ignore_errors=True)
    if demo:
        import gec_ngram
        shutil.copytree(f"{gec_ngram.__path__[0]}/demo", HOME)
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)


def command(words, say):
    "What the command gec-ngram prints for words such as score -s source.txt: status and streams."
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
