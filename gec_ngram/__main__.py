"""The installed command ``gec-ngram``; ``python -m gec_ngram`` does the same."""

import gc
import os
import sys


def main() -> int:
    "Run ``gec-ngram`` in this process; return the exit status."
    from gec_ngram.cli.main import main as command
    from gec_ngram.cli.shell import run_process

    os.environ.setdefault("PYTHONSAFEPATH", "1")  # workers run no file of the current folder
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads of numpy would only wait
    status = run_process("gec-ngram", command)
    gc.freeze()  # Python does not search all objects for garbage before it exits
    return status


if __name__ == "__main__":
    sys.exit(main())
