"""Run the recipes of the tutorial on data frames, for Hugging Face datasets and for Spark, and
compare what they give with pandas.

    python .ci/recipes.py [NAME…]      datasets, spark; default: both

The packages are installed into a virtual environment of their own. Spark needs Java, and is left
out where there is none.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = ROOT / "nbs" / "tutorials" / "data_frames.ipynb"
PACKAGES = {"datasets": ["datasets>=2.14"], "spark": ["pyspark>=3.5", "pandas<3"]}

BEFORE = '''
import pandas
from gec_ngram.text.corpus import demo_corpus
from gec_ngram.frames import score_frame, sentence_frame
corpus = demo_corpus()
table = pandas.DataFrame({"source": corpus.sources, "ref0": corpus.references[0],
                          "ref1": corpus.references[1], **corpus.by_name})
TEXTS = {"references": ["ref0", "ref1"], "systems": ["careful", "eager"]}
'''
AFTER = '''
values = [100 * score.value for tally in whole for score in tally.scores()]
assert values == score_frame(table, metrics=METRICS, baseline=False, **TEXTS).score.tolist(), values
by_row = sentence_frame(table, metrics=METRICS, **TEXTS)
names = [name for name in by_row if name not in table]
assert (scored[names].to_numpy() == by_row[names].to_numpy()).all()
print(f"{len(values)} values and {by_row.size} sentence scores are those of pandas")
'''
GIVEN = {"datasets": '''
from datasets import Dataset
dataset = Dataset.from_pandas(pandas.concat([table] * 20, ignore_index=True))
table = dataset.to_pandas()
''', "spark": '''
from pyspark.sql import SparkSession
spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
numbered = table.assign(line=range(len(table)))
spark_frame = spark.createDataFrame(numbered).repartition(3)
'''}
TAKEN = {"datasets": "scored = scored.to_pandas()\n",
         "spark": 'scored = scored.toPandas().sort_values("line")\n'}


def recipe(name: str) -> str:
    "The code of a recipe of the tutorial."
    text = "\n".join(cell.source for cell in nbformat.read(TUTORIAL, 4).cells)
    [found] = re.findall(rf"```python\n# recipe: {name}\n(.*?)```", text, re.DOTALL)
    return found


def run(name: str, folder: Path) -> None:
    "Install what a recipe needs, run it, and compare."
    python = folder / name / "bin" / "python"
    venv.create(folder / name, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "pandas", "pyarrow", "prettytable",
                    "narwhals", *PACKAGES[name]], check=True, stderr=subprocess.DEVNULL)
    program = folder / f"run_{name}.py"
    program.write_text(BEFORE + GIVEN[name] + recipe(name) + TAKEN[name] + AFTER, encoding="utf-8")
    settings = {"PYTHONPATH": str(ROOT), "PYSPARK_PYTHON": str(python), "HF_HUB_OFFLINE": "1",
                "HF_HOME": str(folder), "SPARK_LOCAL_IP": "127.0.0.1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run([python, program], cwd=folder, env={**os.environ, **settings},
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"the recipe {name} failed:\n{done.stderr}")
    print(f"{name}: {done.stdout.splitlines()[-1]}")


def main(names: list[str]) -> None:
    for name in names:
        if name == "spark" and not shutil.which("java"):
            print("spark: skipped, there is no Java")
            continue
        with tempfile.TemporaryDirectory() as folder:
            run(name, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:] or list(PACKAGES))
