"""run.py CLONE OUTDIR [-j N] [--only REGEX] [--fresh] [--commands FILE]

Runs each line of commands.txt (its syntax: commands.py) with the package of a clone, in a fresh copy of
the data, and writes OUTDIR/records.jsonl: for each line the steps (words, exit status, standard output, standard
error) and every file written, changed or removed. Most steps are run in a child that is forked from a parent
which has imported the package and what it needs; --fresh runs all as processes of their own instead.
"""
import argparse
import contextlib
import hashlib
import io
import json
import os
import pkgutil
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
PYTHON = sys.executable
PROGRAMS = "gec-ngram gleu sgleu mgleu green sgreen mgreen bleu".split()
COVERED = os.environ.get("GEC_COVERED")  # a folder for the data of coverage.py, to see what no command reaches
TIMEOUT = 300  # seconds for a step
THIRD = ("numpy prettytable pandas pyarrow pyarrow.parquet sacrebleu sacrebleu.tokenizers.tokenizer_13a tqdm shtab "
         "sacrebleu.tokenizers.tokenizer_intl sacrebleu.tokenizers.tokenizer_zh sacrebleu.tokenizers.tokenizer_char "
         "textwrap difflib html json decimal zipfile gzip bz2 lzma glob csv xml.parsers.expat concurrent.futures "
         "importlib.resources pooch requests urllib3 unicodedata uuid scipy scipy.stats").split()


def environment(clone):
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "PYTHONPATH": str(clone), "COLUMNS": "100", "LINES": "40", "LANG": "C.UTF-8", "TERM": "dumb",
            "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "PYTHONPYCACHEPREFIX": "/tmp/gec_bytes_pyc", "TZ": "UTC",
            "GEC_NGRAM_DATA": "nocache", **{name: os.environ[name] for name in ("GEC_COVERED",) if name in os.environ}, "PYTHONHASHSEED": "0", "MPLBACKEND": "agg"}


# ---------------------------------------------------------------------------------------- parsing
def parsed(line):
    """The mode of a line, and its steps: (fresh, environment, words, stdin, stdout); of bash, the line."""
    digits = line.startswith("!digits ")
    line = line.removeprefix("!digits ")
    if line.startswith("!bash "):
        return digits, line.removeprefix("!bash ")
    fresh = line.startswith("!fresh ")
    steps = []
    for text in line.removeprefix("!fresh ").split(" && "):
        own = text.startswith("!fresh ")
        words, given, source, target = shlex.split(text.removeprefix("!fresh ")), {}, None, None
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0], re.S):
            name, _, value = words.pop(0).partition("=")
            given[name] = value
        while len(words) > 2 and words[-2] in "<>":
            if words[-2] == "<":
                source = words[-1]
            else:
                target = words[-1]
            del words[-2:]
        if words[0] not in PROGRAMS:
            raise SystemExit(f"{words[0]} is no program, in: {line}")
        steps.append((fresh or own, given, words, source, target))
    return digits, steps


# ---------------------------------------------------------------------------------------- running
def in_child(given, words, source, folder, outputs):
    """Run a step in a forked child; its exit status."""
    pid = os.fork()
    if pid:
        return waited(pid)
    status = 99
    try:
        os.setpgid(0, 0)
        sys.dont_write_bytecode = True
        os.chdir(folder)
        os.environ.update(given)
        os.environ["HOME"] = str(folder)
        place = os.open(source or os.devnull, os.O_RDONLY)
        for number, opened in enumerate([place, *outputs]):
            os.dup2(opened, number)
        os.closerange(3, 256)
        sys.stdin = sys.__stdin__ = io.TextIOWrapper(io.BufferedReader(io.FileIO(0, "rb", closefd=False)),
                                                     encoding="utf-8", errors="surrogateescape")
        sys.stdout = sys.__stdout__ = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, "wb", closefd=False)),
                                                       encoding="utf-8", errors="surrogateescape")
        sys.stderr = sys.__stderr__ = io.TextIOWrapper(io.BufferedWriter(io.FileIO(2, "wb", closefd=False)),
                                                       encoding="utf-8", errors="backslashreplace", line_buffering=True)
        if COVERED:
            import coverage
            cover = coverage.Coverage(data_file=f"{COVERED}/.coverage.{os.getpid()}", include=[f"{os.environ['PYTHONPATH']}/gec_ngram/*"])
            cover.start()
        program = words[0]
        sys.argv = [f"/bin/{program}", *words[1:]]
        sys.orig_argv = [PYTHON, *sys.argv]
        from gec_ngram import __main__ as door
        call = door.main if program == "gec-ngram" else getattr(door, program)
        try:
            status = call()
        except SystemExit as end:
            status = end.code
        status = status if isinstance(status, int) else 0 if status is None else 1
        sys.stdout.flush()
        sys.stderr.flush()
        if COVERED:
            cover.stop()
            cover.save()
    except BaseException:
        import traceback
        with contextlib.suppress(BaseException):
            os.write(2, ("run.py: " + traceback.format_exc()).encode())
        status = 98
    finally:
        os._exit(status & 255)


def waited(pid):
    end = time.monotonic() + TIMEOUT
    step = 0.0005
    while True:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > end:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return "timeout"
        time.sleep(step)
        step = min(0.01, step * 1.3)


def in_process(command, given, source, folder, outputs, clone, scripts):
    """Run a command as a process of its own; its exit status."""
    env = {**environment(clone), **given, "HOME": str(folder)}
    env["PATH"] = f"{scripts}:{os.path.dirname(PYTHON)}:{env['PATH']}"
    with open(Path(folder) / source if source else os.devnull, "rb") as stdin:
        child = subprocess.Popen(command, cwd=folder, env=env, stdin=stdin, stdout=outputs[0], stderr=outputs[1],
                                 start_new_session=True)
        try:
            return child.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.wait()
            return "timeout"


# ---------------------------------------------------------------------------------------- the folder, before and after
def copied(line, folder):
    """Copy the data that a line may need; what is there, for `changes`."""
    data, known = HERE / "data", {}
    for entry in os.scandir(data):
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), folder / entry.name)
        elif entry.is_dir():
            if entry.name == "judged":
                (folder / "judged").mkdir()
                for part in os.scandir(entry.path):
                    if re.search(rf"judged/{re.escape(part.name)}\b", line):
                        (shutil.copytree if part.is_dir() else shutil.copy2)(part.path, folder / "judged" / part.name)
            elif entry.name in line if len(entry.name) > 2 else f"{entry.name}/" in line:
                shutil.copytree(entry.path, folder / entry.name)
        else:
            shutil.copyfile(entry.path, folder / entry.name)
    for path in walked(folder):
        if not path.is_symlink() and path.is_file():
            known[str(path.relative_to(folder))] = path.read_bytes()
    return known


def walked(folder):
    for place, folders, files in os.walk(folder):
        for name in sorted([*files, *(each for each in folders if os.path.islink(os.path.join(place, each)))]):
            yield Path(place) / name
        folders.sort()
        if not folders and not files:
            yield Path(place)


def changes(folder, known):
    found = {}
    for path in walked(folder):
        name = str(path.relative_to(folder))
        if path.is_symlink() and name in os.listdir(HERE / "data"):
            continue
        if path.is_dir() and not path.is_symlink():
            if path != folder and not (HERE / "data" / name).is_dir() and not name.startswith(".cache"):
                found[name] = {"folder": "empty"}
            continue
        if not path.is_file():
            found[name] = {"kind": "no plain file"}
            continue
        content = path.read_bytes()
        if name not in known or known[name] != content:
            found[name] = decoded(path, content) | {"mode": oct(path.stat().st_mode & 0o777)}
    for name in known:
        if not os.path.lexists(folder / name):
            found[name] = {"removed": True}
    return found


def decoded(path, content):
    """What a file has: text, or the contents of npz and Parquet."""
    if content[:4] == b"PK\x03\x04":
        import numpy as np
        arrays = {}
        with np.load(io.BytesIO(content)) as archive:
            for name in archive.files:
                each = archive[name]
                text = each.tobytes().decode() if name == "header" and each.dtype == np.uint8 else (
                    each.tolist() if each.size <= 400 else hashlib.sha256(np.ascontiguousarray(each)).hexdigest())
                arrays[name] = [str(each.dtype), list(each.shape), json.loads(text) if name == "header" else text]
        return {"npz": arrays}
    if content[:4] == b"PAR1":
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(path)
        meta = {key.decode(): value.decode() for key, value in (table.schema.metadata or {}).items()}
        return {"parquet": {"schema": [f"{each.name}: {each.type}" for each in table.schema], "metadata": meta,
                            "rows": [repr(row) for row in table.to_pylist()][:2000], "count": table.num_rows}}
    text = content.decode("utf-8", "surrogateescape")
    return {"text": text} if len(text) < 2**17 else {"hash": hashlib.sha256(content).hexdigest(), "size": len(content), "head": text[:2000]}


# ---------------------------------------------------------------------------------------- a line
def record(number, line, clone, room, scripts, all_fresh):
    start, cpu = time.monotonic(), sum(os.times()[:4])
    digits, steps = parsed(line)
    folder = room / "c"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    known, found = copied(line, folder), []
    if isinstance(steps, str):
        found.append(step_of(lambda outputs: in_process(["bash", "-c", steps], {}, None, folder, outputs, clone, scripts),
                             room, [steps], folder))
    else:
        for fresh, given, words, source, target in steps:
            if fresh or all_fresh:
                module = [PYTHON, "-m", "gec_ngram", *words[words[0] == "gec-ngram":]]
                run = lambda outputs: in_process(module, given, source, folder, outputs, clone, scripts)
            else:
                run = lambda outputs: in_child(given, words, source, folder, outputs)
            found.append(step_of(run, room, words, folder, target))
    result = {"number": number, "line": line, "steps": found, "files": changes(folder, known)}
    if digits:
        for step in result["steps"]:
            for name in "out", "err":
                step[name] = re.sub(r"\d+(\.\d+)?", "0", step[name])
    for step in result["steps"]:  # which file and line had an error that nobody foresaw
        step["err"] = re.sub(r"127\.0\.0\.1:\d{4,}", "127.0.0.1:<PORT>", step["err"])
        step["err"] = re.sub(r"failed in [\w.]+, line \d+", "failed in <FILE>, line <N>", step["err"])
    text = json.dumps(result)
    for name in (str(folder), str(room)):
        text = text.replace(name, "<DIR>")
    text = text.replace(str(clone), "<CLONE>")
    return {**json.loads(text), "seconds": [round(time.monotonic() - start, 3), round(sum(os.times()[:4]) - cpu, 2)]}


def step_of(run, room, words, folder, target=None):
    place = [room / "1", room / "2"]
    out = open(folder / target if target else place[0], "wb")
    with out, open(place[1], "wb") as err:
        status = run([out.fileno(), err.fileno()])
    read = [Path(each).read_bytes().decode("utf-8", "surrogateescape") for each in place]
    return {"words": words, "status": status, "out": "" if target else read[0], "err": read[1]}


# ---------------------------------------------------------------------------------------- all lines
def preload():
    """Import what commands need, so that children have it."""
    import importlib
    for name in THIRD:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    import gec_ngram
    import gec_ngram.__main__
    for each in pkgutil.walk_packages(gec_ngram.__path__, "gec_ngram."):
        if each.name.rpartition(".")[2] not in ("_modidx", "__main__") and "hugging" not in each.name:
            with contextlib.suppress(Exception):
                importlib.import_module(each.name)
    import warnings
    warnings.resetwarnings()
    import gc
    gc.collect()
    gc.freeze()


def lane(numbered, clone, path, scripts, all_fresh):
    with tempfile.TemporaryDirectory(prefix="gb") as made, open(path, "w", encoding="utf-8") as file:
        room = Path(made).resolve()
        for number, line in numbered:
            file.write(json.dumps(record(number, line, clone, room, scripts, all_fresh)) + "\n")
            file.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clone", type=Path)
    parser.add_argument("outdir", type=Path)
    parser.add_argument("-j", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--sample", type=int, default=0, help="every so manyth line only")
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--commands", type=Path, default=HERE / "commands.txt")
    args = parser.parse_args()
    clone = args.clone.resolve()
    if os.environ.get("GEC_BYTES") != str(clone):  # once more, with the clone's package and no other
        env = {**environment(clone), "GEC_BYTES": str(clone)}
        os.execve(PYTHON, [PYTHON, "-P", str(HERE / "run.py"), *map(str, sys.argv[1:])], env)
    del os.environ["GEC_BYTES"]
    start, outdir = time.monotonic(), args.outdir.resolve()
    outdir.mkdir(parents=True, exist_ok=True)
    lines = [line for line in args.commands.read_text(encoding="utf-8").split("\n") if line and line[0] != "#"]
    numbered = [(k, line) for k, line in enumerate(lines) if re.search(args.only, line)]
    numbered = numbered[::args.sample] if args.sample else numbered
    os.chdir("/")
    preload()
    import gec_ngram
    assert Path(gec_ngram.__file__).resolve().is_relative_to(clone), gec_ngram.__file__
    scripts = outdir / "bin"
    scripts.mkdir(exist_ok=True)
    for program in PROGRAMS:
        name = "main" if program == "gec-ngram" else program
        (scripts / program).write_text(f"#!{PYTHON} -P\nimport sys\nfrom gec_ngram.__main__ import {name}\nsys.exit({name}())\n")
        (scripts / program).chmod(0o755)
    parts = [outdir / f"lane{k}.jsonl" for k in range(args.j)]
    children = []
    for k, part in enumerate(parts):
        if pid := os.fork():
            children.append(pid)
        else:
            status = 1
            try:
                lane(numbered[k::args.j], clone, part, scripts, args.fresh)
                status = 0
            except BaseException:
                import traceback
                traceback.print_exc()
            finally:
                os._exit(status)
    failed = [pid for pid in children if os.waitpid(pid, 0)[1]]
    records = sorted((json.loads(line) for part in parts for line in part.read_text().splitlines()),
                     key=lambda each: each["number"])
    for part in parts:
        part.unlink()
    times = {each["line"]: each.pop("seconds") for each in records}
    (outdir / "records.jsonl").write_text("".join(json.dumps(each) + "\n" for each in records))
    (outdir / "times.json").write_text(json.dumps(times, indent=1))
    cpu = sum(each[1] for each in times.values())
    status = {}
    for each in records:
        for step in each["steps"]:
            status[str(step["status"])] = status.get(str(step["status"]), 0) + 1
    print(f"{len(records)} of {len(numbered)} command lines in {time.monotonic() - start:.0f} s ({cpu:.0f} s of processors); "
          f"exit statuses of steps: {dict(sorted(status.items()))}")
    shutil.rmtree(scripts)
    return 1 if failed or len(records) < len(numbered) else 0


if __name__ == "__main__":
    sys.exit(main())
