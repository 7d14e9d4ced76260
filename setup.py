"""Package metadata, all of it read from settings.ini."""
from configparser import ConfigParser
from pathlib import Path

from setuptools import find_packages, setup

here = Path(__file__).parent
config = ConfigParser(delimiters=["="])
config.read(here / "settings.ini", encoding="utf-8")
settings = config["DEFAULT"]
extras = {name: settings[f"{name}_requirements"].split()
          for name in ("pandas", "arrow", "tokenize", "spacy", "sentencepiece", "dask", "trueskill",
                       "inspect", "lm_eval", "lighteval", "evaluate", "transformers", "trl",
                       "docs", "test", "dev")}
extras["test"] += sum(map(extras.get, ("pandas", "tokenize", "sentencepiece", "dask",
                                       "trueskill")), [])
extras["dev"] += extras["test"]

setup(
    name=settings["lib_name"],
    version=settings["version"],
    description=settings["description"],
    long_description=(here / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    author=settings["author"],
    license="Apache-2.0",
    keywords=settings["keywords"].split(),
    classifiers=[
        "Intended Audience :: Science/Research",
        "Natural Language :: English",
        "Topic :: Text Processing :: Linguistic",
        *(f"Programming Language :: Python :: 3.{minor}" for minor in range(10, 14)),
    ],
    python_requires=">=" + settings["min_python"],
    packages=find_packages(include=["gec_ngram", "gec_ngram.*"]),
    package_data={"gec_ngram": ["py.typed", "__init__.pyi", "demo/*", "data/*",
                                "integrations/hugging_face/*/*", "integrations/lm_eval_tasks/*"]},
    install_requires=settings["requirements"].split(),
    extras_require=extras,
    entry_points={"console_scripts": settings["console_scripts"].split(),
                  "inspect_ai": ["gec_ngram=gec_ngram.integrations.inspect_ai"],
                  "nbdev": ["gec_ngram=gec_ngram._modidx:d"]},
    zip_safe=False,
)
