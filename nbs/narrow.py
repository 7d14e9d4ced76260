"""A numpy of 32 bits, made up: what platforms choose by themselves has 32 bits in it, and positions
must be safe as such. `docs/ran.py` runs the book in Pyodide, which is one."""
from contextlib import ExitStack
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from unittest.mock import patch

import numpy as np

PACKAGES = "metrics", "statistics", "analysis", "meta_evaluation"
POSITIONS = "flatnonzero argsort lexsort searchsorted bincount triu_indices".split()


class Narrow(np.ndarray):
    "An array of a numpy of 32 bits: positions must fit, and what it chooses itself has 32 bits."

    def take(self, at, *more, **named):
        return super().take(position(at), *more, **named)

    def repeat(self, times, *more, **named):
        return super().repeat(position(times), *more, **named)

    def sum(self, axis=None, dtype=None, *more, **named):
        return super().sum(axis, of_sums(self, dtype), *more, **named)[()]

    def cumsum(self, axis=None, dtype=None, *more, **named):
        return super().cumsum(axis, of_sums(self, dtype), *more, **named)

    def astype(self, dtype, *more, **named):
        return super().astype(np.int32 if dtype is int else dtype, *more, **named)


def position(values):
    "Refuse, as numpy does, positions and repeats of a type that does not fit."
    if isinstance(values, np.ndarray) and not np.can_cast(values.dtype, np.int32):
        raise TypeError(f"Cannot cast array data from {values.dtype} to int32")
    return values


def of_sums(values, dtype):
    "The type of a sum, for which one may be named."
    small = values.dtype.kind in "bi" and values.dtype.itemsize < 4
    return dtype if dtype is not None else np.int32 if small else values.dtype


def narrow(found, small):
    "What a function gives, as such arrays; with `small` integers of 64 bits become those of 32."
    if isinstance(found, (tuple, list)):
        return type(found)(narrow(each, small) for each in found)
    if not isinstance(found, np.ndarray):
        return found
    return (found.astype(np.int32) if small and found.dtype == np.int64 else found).view(Narrow)


class NarrowNumpy:
    "What numpy is to the modules, with an `intp` and a default integer of 32 bits."
    intp, ndarray = np.int32, Narrow
    add = SimpleNamespace(at=np.add.at, reduceat=lambda values, at, axis=0, dtype=None:
                          np.add.reduceat(values, position(at), axis, of_sums(values, dtype)))

    def __getattr__(self, name):
        plain = getattr(np, name)
        if isinstance(plain, (type, np.ufunc)) or not callable(plain):
            return plain

        def function(*given, **named):
            if name in ("repeat", "bincount"):
                position(given[name == "repeat"])
            known = name == "array" and any(isinstance(each, np.ndarray) for each in given[0])
            typed = any(isinstance(each, (type, np.dtype)) for each in (*given, *named.values()))
            chosen = name in ("arange", "full", "array") and not (known or typed)
            chosen = chosen or any(each is int for each in given) or (
                name == "diff" and given[0].dtype == np.int32)
            return narrow(plain(*given, **named), chosen or name in POSITIONS)
        return function


def numeric_modules():
    "Yield the modules that calculate with numpy."
    names = ["gec_ngram.counting"]
    for package in PACKAGES:
        folder = import_module(f"gec_ngram.{package}").__path__
        names += [f"gec_ngram.{package}.{module.name}" for module in iter_modules(folder)]
    for name in names:
        module = import_module(name)
        if hasattr(module, "np"):
            yield module


def narrowly(function, *given, **named):
    "What a function gives where these modules have such a numpy."
    with ExitStack() as stack:
        for module in numeric_modules():
            stack.enter_context(patch.object(module, "np", NarrowNumpy()))
        return function(*given, **named)
