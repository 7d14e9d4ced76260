"""The installed commands, which start quickly; ``python -m gec_ngram`` is ``gec-ngram``."""

import gc
import os
import sys
from functools import partial


def _command(name: str) -> int:
    "Run a command of `gec_ngram.cli`; its exit status."
    gc.disable()  # what is imported stays to the end, so there is nothing to collect
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads cost more time to start than they save here
    from gec_ngram import cli

    gc.freeze()
    gc.enable()
    try:
        return getattr(cli, name)()
    finally:
        gc.freeze()


main, gleu, sgleu, mgleu, green, sgreen, mgreen, bleu = (
    partial(_command, name) for name in ("main", "gleu", "sgleu", "mgleu", "green", "sgreen", "mgreen", "bleu"))

if __name__ == "__main__":
    sys.exit(main())
