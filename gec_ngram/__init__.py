"""Exact and fast n-gram metrics for grammatical error correction, derived in notebooks."""

import lazy_loader

__version__ = "0.2.0"
__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
__all__ += ["__version__"]
