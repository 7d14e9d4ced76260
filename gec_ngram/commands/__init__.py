"""The commands, a module for each."""

from gec_ngram import front_door

ROOMS = {
    "programs": "PROGRAMS",
    "shell": "process",
}
__getattr__, __dir__ = front_door(__name__, ROOMS)
