"""Substitutes for packages that gec-metrics imports, but its n-gram metrics do not use."""
import importlib.machinery

FAR = {"bert_score", "errant", "fuzzywuzzy", "gecommon", "matplotlib", "openai", "outlines",
       "pandas", "pydantic", "scipy", "seaborn", "spacy", "torch", "transformers"}


class Anything(type):
    "A class all of whose attributes are itself."
    def __getattr__(cls, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        return cls


class Nothing(metaclass=Anything):
    "A substitute for classes and decorators of packages that are not installed."
    def __init__(self, *args, **settings) -> None: pass
    def __call__(self, decorated=None, *args, **settings): return decorated


class Finder:
    "Imports modules full of `Nothing` for these packages."
    def find_spec(self, name: str, path=None, target=None):
        if name.partition(".")[0] in FAR:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec): return None

    def exec_module(self, module) -> None:
        module.__getattr__ = lambda name: getattr(Nothing, name)
