"""What chapters and checks share: data and numbers from elsewhere, and how a refusal is shown."""
import os
from pathlib import Path

HERE = Path(__file__).parent
CONLL14 = Path(os.environ.get("CONLL14", HERE / "../../shared/data/conll14"))
SYSTEMS = "AMU CAMB CUUI IITB INPUT IPN NTHU PKU POST RAC SJTU UFC UMC".split()


def conll14(*names: str) -> list[list[str]] | None:
    """The lines of CoNLL-2014's files of these names; None, and a line that says so, without them.

    Their licence keeps them out of this repository. With CONLL14_REQUIRED set they must be there.
    They are read without the library, so that a fault of its reader shows.
    """
    if CONLL14.is_dir():
        texts = [(CONLL14 / name).read_text(encoding="utf-8") for name in names]
        return [text.removesuffix("\n").split("\n") for text in texts]
    if os.environ.get("CONLL14_REQUIRED"):
        raise FileNotFoundError(f"no folder {CONLL14}: set CONLL14 to that of {' '.join(names)}")
    print("skipped: CoNLL-2014 is not here (set CONLL14 to its folder)")
    return None


def golden(name: str) -> list[list[str]]:
    "What another program printed, from golden/: its lines, each split at white space."
    text = (HERE / "golden" / name).read_text(encoding="utf-8")
    return [line.split() for line in text.splitlines()]


def refused(function, *args, saying: str, **settings) -> None:
    "Call it; it must raise a ValueError of one line that says this; the line is printed."
    try:
        result = function(*args, **settings)
    except ValueError as error:
        assert "\n" not in str(error) and saying in str(error)
        print(error)
    else:
        raise AssertionError(f"{args} {settings} must be refused, and gave {result!r}")
