"""The installed commands, which start quickly.

``python -m gec_ngram`` is ``gec-ngram``, and ``python -m gec_ngram gleu`` is ``gleu``, also where
another package has taken its name.
"""

import os
import sys

if __name__ == "__main__" and not getattr(sys.flags, "safe_path", False):
    # python -m has put the current folder first, and no file beside the data is to be run
    _home = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    if os.path.realpath(sys.path[0]) != _home:  # this package is not run from its own folder
        del sys.path[0]

import gc
import signal
from functools import partial

_NAMES = "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"


def _command(program: str) -> int:
    "Run a program of `gec_ngram.commands.programs`; its exit status."
    if program == "gec-ngram" and sys.argv[1:2] and sys.argv[1] in _NAMES:
        program = sys.argv.pop(1)
    os.environ.setdefault("PYTHONSAFEPATH", "1")  # the same for processes that it starts
    try:
        try:
            from gec_ngram.processes import quick_imports
            with quick_imports():
                from gec_ngram.commands.programs import start
        except Exception as error:
            return _not_started(program, error)
        return start(program)
    except KeyboardInterrupt:  # it was still being imported
        _ignore_signals()
        _say(f"{program}: interrupted")
        return 130
    finally:
        _ignore_signals()  # it is over, so nothing need end it
        gc.freeze()  # so that nobody looks for garbage at the end


def _say(line: str) -> None:
    "One line on standard error, or nowhere."
    print(line, file=sys.stderr or open(os.devnull, "w"))


def _not_started(program: str, error: Exception) -> int:
    "Say in one line why a module could not be imported; the exit status."
    while error.__cause__ or error.__context__:  # the first of all
        error = error.__cause__ or error.__context__
    reason = ": ".join(filter(None, [type(error).__name__, " ".join(str(error).split())]))
    _say(f"{program}: cannot start ({reason}); give it more memory (ulimit -v), or install it anew")
    return 2


def _ignore_signals() -> None:
    "From now on no signal that asks this process to end does anything."
    for name in {"SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"}.intersection(dir(signal)):
        signal.signal(getattr(signal, name), signal.SIG_IGN)  # Windows has two of them


main = partial(_command, "gec-ngram")
gleu, sgleu, mgleu, green, sgreen, mgreen, bleu = (partial(_command, name) for name in _NAMES)

if __name__ == "__main__":
    sys.exit(main())
