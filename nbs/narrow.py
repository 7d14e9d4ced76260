"""A wrapper of numpy that behaves as on a 32-bit platform, such as Pyodide, where `docs/ran.py`
runs the book: default integers have 32 bits, and positions must fit into them."""
from contextlib import ExitStack
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from unittest.mock import patch

import numpy as np

PACKAGES = "metrics", "statistics", "analysis", "meta_evaluation"
POSITIONS = "flatnonzero argsort lexsort searchsorted bincount triu_indices".split()


class Narrow(np.ndarray):
    "An array as on a 32-bit platform: positions must fit, and default integers have 32 bits."

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
    "Raise numpy's error if positions or repeats have a type that does not fit into 32 bits."
    if isinstance(values, np.ndarray) and not np.can_cast(values.dtype, np.int32):
        raise TypeError(f"Cannot cast array data from {values.dtype} to int32")
    return values


def of_sums(values, dtype):
    "Return the type of a sum, unless `dtype` sets it."
    small = values.dtype.kind in "bi" and values.dtype.itemsize < 4
    return dtype if dtype is not None else np.int32 if small else values.dtype


def narrow(result, small):
    "Convert results to `Narrow` arrays; with `small`, 64-bit integers become 32-bit ones."
    if isinstance(result, (tuple, list)):
        return type(result)(narrow(value, small) for value in result)
    if not isinstance(result, np.ndarray):
        return result
    return (result.astype(np.int32) if small and result.dtype == np.int64 else result).view(Narrow)


class NarrowNumpy:
    "A replacement of numpy whose `intp` and default integer have 32 bits."
    intp, ndarray = np.int32, Narrow
    add = SimpleNamespace(at=np.add.at, reduceat=lambda values, at, axis=0, dtype=None:
                          np.add.reduceat(values, position(at), axis, of_sums(values, dtype)))

    def __getattr__(self, name):
        plain = getattr(np, name)
        if isinstance(plain, (type, np.ufunc)) or not callable(plain):
            return plain

        def function(*args, **named):
            if name in ("repeat", "bincount"):
                position(args[name == "repeat"])
            known = name == "array" and any(isinstance(value, np.ndarray) for value in args[0])
            typed = any(isinstance(value, (type, np.dtype)) for value in (*args, *named.values()))
            default = name in ("arange", "full", "array") and not (known or typed)
            default = default or any(value is int for value in args) or (
                name == "diff" and args[0].dtype == np.int32)
            return narrow(plain(*args, **named), default or name in POSITIONS)
        return function


def numeric_modules():
    "Yield the modules that use numpy."
    names = ["gec_ngram.counting"]
    for package in PACKAGES:
        folder = import_module(f"gec_ngram.{package}").__path__
        names += [f"gec_ngram.{package}.{module.name}" for module in iter_modules(folder)]
    for name in names:
        module = import_module(name)
        if hasattr(module, "np"):
            yield module


def narrowly(function, *args, **named):
    "Call a function while these modules use the 32-bit numpy, and return its result."
    with ExitStack() as stack:
        for module in numeric_modules():
            stack.enter_context(patch.object(module, "np", NarrowNumpy()))
        return function(*args, **named)
