"""The installed commands, which start quickly.

``python -m gec_ngram`` is ``gec-ngram``, and ``python -m gec_ngram gleu`` is ``gleu``, also where another package has taken its name.
"""

import gc
import os
import signal
import sys
from functools import partial

_COMMANDS = "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"


def _command(name: str) -> int:
    "Run a command of `gec_ngram.cli`; its exit status."
    gc.disable()  # what is imported stays to the end, so there is nothing to collect
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads cost more time to start than they save here
    if name == "main" and sys.argv[1:2] and sys.argv[1] in _COMMANDS:
        name = sys.argv.pop(1)
    program = "gec-ngram" if name == "main" else name
    try:
        try:
            from gec_ngram import cli
        except Exception as error:
            return _not_started(program, error)
        gc.freeze()
        gc.enable()
        return cli._process(program, getattr(cli, name))
    except KeyboardInterrupt:  # it was still being imported
        _ignore_signals()
        print(f"{program}: interrupted", file=sys.stderr or open(os.devnull, "w"))
        return 130
    finally:
        _ignore_signals()  # it is over, so nothing need end it
        gc.freeze()


def _not_started(program: str, error: BaseException) -> int:
    "Say in one line why a module could not be imported, for instance since memory ran out; the exit status."
    while error.__cause__ or error.__context__:  # the first of all
        error = error.__cause__ or error.__context__
    reason = ": ".join(filter(None, [type(error).__name__, " ".join(str(error).split())]))
    print(f"{program}: cannot start ({reason}); give it more memory (ulimit -v), or install it anew", file=sys.stderr or open(os.devnull, "w"))
    return 2


def _ignore_signals() -> None:
    "From now on no signal that asks this process to end does anything."
    for name in {"SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"}.intersection(dir(signal)):  # Windows has two of them
        signal.signal(getattr(signal, name), signal.SIG_IGN)


main, gleu, sgleu, mgleu, green, sgreen, mgreen, bleu = (partial(_command, name) for name in ("main", *_COMMANDS))

if __name__ == "__main__":
    sys.exit(main())
