"""The installed commands, which start quickly; ``python -m gec_ngram`` is ``gec-ngram``."""

import gc
import os
import signal
import sys
from functools import partial


def _command(name: str) -> int:
    "Run a command of `gec_ngram.cli`; its exit status."
    gc.disable()  # what is imported stays to the end, so there is nothing to collect
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads cost more time to start than they save here
    try:
        from gec_ngram import cli

        gc.freeze()
        gc.enable()
        return getattr(cli, name)()
    except KeyboardInterrupt:  # it was still being imported
        print(f"{'gec-ngram' if name == 'main' else name}: interrupted", file=sys.stderr)
        return 130
    finally:
        for number in signal.SIGINT, signal.SIGTERM:  # it is over, so nothing need end it
            signal.signal(number, signal.SIG_IGN)
        gc.freeze()


main, gleu, sgleu, mgleu, green, sgreen, mgreen, bleu = (
    partial(_command, name) for name in ("main", "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"))

if __name__ == "__main__":
    sys.exit(main())
