"""How direct is the code? Count functions on the way to a result, and names that say nothing.

    python .ci/structure.py          print both measurements; fail where a limit is exceeded
    python .ci/structure.py names    the share of uninformative names in each module

Functions of gec_ngram that are called in a fresh process are counted with `sys.setprofile`. Names
that are bound in the code (variables, arguments, functions, classes) count as uninformative if they
are single letters or on the list below.
"""
import ast
import subprocess
import sys
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parent.parent
TEXTS = "-s {0}/source.txt -r {0}/ref0.txt {0}/ref1.txt -o {0}/strong.txt"
PREPARE = """
from gec_ngram import GLEU, compare
from gec_ngram.text.corpus import demo_corpus
corpus = demo_corpus()
two = {name: corpus.by_name[name] for name in ("strong", "eager")}
"""
PATHS = {  # what is counted: preparation, code, most functions
    "GLEU().score_corpus": (
        PREPARE, "GLEU().score_corpus(corpus.sources, two['strong'], corpus.references)", 176),
    "compare": (PREPARE, "str(compare(corpus.sources, two, corpus.references))", 334),
    "gec-ngram score": (
        f"import sys; sys.argv = ['gec-ngram', 'score', *'{TEXTS}'.split()]",
        "from gec_ngram.__main__ import main; main()", 409)}
COUNT = """
import inspect, sys
{prepare}
called = set()
def count(frame, event, _):
    if event == "call" and {package!r} in frame.f_code.co_filename:
        code = frame.f_code
        if code.co_flags & inspect.CO_OPTIMIZED and code.co_name[:1] != "<":  # no class or module
            called.add((code.co_filename, code.co_firstlineno, code.co_name))
sys.setprofile(count)
try:
    {code}
finally:
    sys.setprofile(None)
    files = len({{place[0] for place in called}})
    print(len(called), files, file=sys.stderr)
"""
MOST_UNINFORMATIVE = 12  # percent
FILLERS = set("""
    alike alone another apart arg args asked behind beside both called cur done each elem elems
    every foo found given here how idx kept kwargs kwds known late made more moving named now obj
    one other others own place places prev rest said same seen shown so some stuff taken that then
    there these they thing things this those tmp told val vals wanted way ways what which whole
    widened""".split())


def functions(prepare: str, code: str) -> tuple[int, int]:
    "How many functions in how many files code calls, in a fresh process."
    folder = ROOT / "gec_ngram"
    prepare = prepare.replace("{0}", str(folder / "demo"))
    script = COUNT.format(prepare=prepare, code=code, package=str(folder))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        sys.exit(done.stderr)
    called, files = done.stderr.split()[-2:]
    return int(called), int(files)


def bound_names(path: Path) -> Iterator[str]:
    "The names that a module binds."
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name


def uninformative(path: Path) -> tuple[int, int]:
    "How many of a module's names say nothing, and how many it binds."
    names = [name.strip("_") for name in bound_names(path)]
    names = [name for name in names if name not in ("", "self", "cls")]
    return sum(len(name) == 1 or name in FILLERS for name in names), len(names)


def main(only: str = "") -> None:
    modules = [path for path in sorted((ROOT / "gec_ngram").rglob("*.py"))
               if not path.name.startswith("__") and path.name != "_modidx.py"]
    counts = {path: uninformative(path) for path in modules}
    share = 100 * sum(few for few, _ in counts.values()) / sum(n for _, n in counts.values())
    if only == "names":
        for path, (few, names) in sorted(counts.items(), key=lambda item: item[1][0]):
            print(f"{few:4} of {names:4}  {100 * few / max(1, names):3.0f}%  "
                  f"{path.relative_to(ROOT)}")
    print(f"{share:.1f}% of the names are uninformative; at most {MOST_UNINFORMATIVE}% may be")
    failed = share > MOST_UNINFORMATIVE
    for name, (prepare, code, most) in PATHS.items() if only != "names" else ():
        called, files = functions(prepare, code)
        print(f"{name}: {called} functions in {files} files; at most {most} functions")
        failed |= called > most
    sys.exit(failed)


if __name__ == "__main__":
    main(*sys.argv[1:])
