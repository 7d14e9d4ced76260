"""The installed command ``gec-ngram``; ``python -m gec_ngram`` is the same."""

import os
import sys

if __name__ == "__main__" and not getattr(sys.flags, "safe_path", False):
    # python -m has put the current folder first, and no file beside the data is to be run
    _home = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    if os.path.realpath(sys.path[0]) != _home:  # this package is not run from its own folder
        del sys.path[0]

import gc
import signal
from contextlib import suppress


class _Early:
    "A handler that keeps a signal until `gec_ngram.cli.shell` is there; two end the process."

    def __init__(self, program: str) -> None:
        self.program, self.came = program, []

    def __call__(self, number: int, frame: object) -> None:
        self.came.append(number)
        if len(self.came) == 2:
            try:
                self.say()
            finally:
                os._exit(128 + self.came[0])

    def say(self) -> int:
        "Print what has ended the process; return the exit status."
        number = (self.came or [signal.SIGINT])[0]
        names = {signal.SIGINT: "interrupted", getattr(signal, "SIGQUIT", None): "quit"}
        _say(f"{self.program}: {names.get(number, 'terminated')}")
        return 128 + number


def _command(program: str) -> int:
    "Run a program of `gec_ngram.cli.main`; its exit status."
    os.environ.setdefault("PYTHONSAFEPATH", "1")  # the same for processes that it starts
    _handle(early := _Early(program), signal.SIG_DFL, signal.default_int_handler)
    try:
        from gec_ngram.output import quick_imports
        with quick_imports():
            from gec_ngram.cli.main import PROGRAMS
            from gec_ngram.cli.shell import process
    except (Exception, KeyboardInterrupt) as error:
        interrupted = early.came or isinstance(error, KeyboardInterrupt)
        status = early.say() if interrupted else _not_started(program, error)
    else:
        status = process(program, PROGRAMS[program], early)
    _handle(signal.SIG_IGN)  # it is over, so nothing need end it
    if status > 128 or "distributed" in sys.modules:  # whose threads may never end
        _end(status)
    gc.freeze()  # so that nobody looks for garbage at the end
    return status


def _handle(handler: object, *instead: object) -> None:
    "Let signals that ask this process to end have a handler, if they have one of some, or any."
    for name in {"SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"}.intersection(dir(signal)):
        number = getattr(signal, name)  # Windows has two of them
        if not instead or signal.getsignal(number) in instead:
            signal.signal(number, handler)


def _end(status: int) -> None:
    "End this process without waiting for anything, once all is written."
    from gec_ngram.output import end_children

    for stream in filter(None, [sys.stdout, sys.stderr]):
        with suppress(OSError, ValueError):
            stream.flush()
    try:
        end_children()
    finally:
        os._exit(status)


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


def main() -> int:
    "Run ``gec-ngram``; return the exit status."
    return _command("gec-ngram")


if __name__ == "__main__":
    sys.exit(main())
