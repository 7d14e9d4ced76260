"""What can go wrong with a cluster or a disk: one line, nothing half-written, no process left.

    python .ci/faults.py             all but what is tried by name only
    python .ci/faults.py NAME…       such as interrupted
    python .ci/faults.py --times 20 signals_at_any_time    so many signals for each command, not two

Each case types the command in a folder of its own. Afterwards the folder must have what it had
before, and no process that was started for the case may be alive. The last line says how many
cases have passed.
"""
import argparse
import os
import random
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Callable

import gec_ngram

LIBRARY = str(Path(gec_ngram.__file__).parent.parent)
SCRIPTS = Path(sys.executable).parent
TIMES = 2  # that each command is sent a signal at a random moment
LINES = 45_000  # of each text: more than is read before a corpus is large, which is 16 MiB
FILES = "-s source -r ref0 ref1 -o A=a --quiet"
SENTENCES = f"{FILES} --sentences --format parquet --output old"
METRICS = """\
import os
import pathlib
import signal
import time

from gec_ngram import BLEU


class Slow(BLEU):
    def statistics(self, *given):
        pathlib.Path(os.environ["BEGUN"]).touch()
        time.sleep(0.3)
        return super().statistics(*given)


class Wrong(BLEU):
    def statistics(self, *given):
        raise KeyError("no such word")


class Deadly(BLEU):
    def statistics(self, *given):
        os.kill(os.getpid(), signal.SIGKILL)


class Once(BLEU):
    def statistics(self, *given):
        try:
            pathlib.Path(os.environ["BEGUN"]).touch(exist_ok=False)
        except FileExistsError:
            return super().statistics(*given)
        os.kill(os.getpid(), signal.SIGKILL)
"""


def listening() -> None:
    "Let signals do what they usually do: a job in the background ignores some."
    for number in signal.SIGINT, signal.SIGTERM:
        signal.signal(number, signal.SIG_DFL)


class Room:
    "A folder with a corpus, and the processes that are started in it."

    def __init__(self, folder: Path) -> None:
        self.folder, self.begun = folder, folder.with_name(f"{folder.name}.begun")
        self.mark = f"GEC_NGRAM_ROOM={folder}"
        for name, last in ("source", "one"), ("ref0", "two"), ("ref1", "three"), ("a", "two"):
            (folder / name).write_text("".join(
                f"sentence {k % 997} has these {'many ' * 10}words and number {k} and {last}\n"
                for k in range(LINES)))
        (folder / "odd.py").write_text(METRICS)
        (folder / "old").mkdir()
        (folder / "old" / "part-00000.parquet").write_text("earlier")
        self.before = self.files()
        texts = sum(self.before[name] for name in ("source", "ref0", "ref1", "a"))
        assert texts * 44_500 / LINES > 1.05 * 2**24, texts

    def shorten(self) -> None:
        "Leave so many lines of each text that scoring them takes less than a second."
        for name in "source", "ref0", "ref1", "a":
            lines = (self.folder / name).read_text().splitlines(keepends=True)
            (self.folder / name).write_text("".join(lines[:8000]))
        self.before = self.files()

    def files(self) -> dict[str, int]:
        "What is in the folder, and how large it is."
        return {str(path.relative_to(self.folder)): path.stat().st_size
                for path in self.folder.rglob("*") if path.is_file()}

    def start(self, line: str, **settings) -> subprocess.Popen:
        "Start an installed command in the folder, in a group of its own."
        name, value = self.mark.split("=")
        program, *words = shlex.split(line)
        path = os.pathsep.join([*settings.pop("paths", []), LIBRARY, str(self.folder)])
        own = {name: value, "BEGUN": str(self.begun), "PYTHONPATH": path,
               "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.Popen([SCRIPTS / program, *words], cwd=self.folder, text=True,
                                env={**os.environ, **own}, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, start_new_session=True,
                                **{"preexec_fn": listening, **settings})

    def alive(self) -> dict[int, str]:
        "The processes of this room that are alive, and their command lines."
        found = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if self.mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                    words = (folder / "cmdline").read_bytes().split(b"\0")
                    found[int(folder.name)] = b" ".join(words).decode()
            except OSError:  # it has ended, or is another user's
                pass
        return found

    def said(self, command: subprocess.Popen, status: int = 2, others: int = 0) -> str:
        "The one line that a command says before it ends, having left nothing behind."
        printed, line = command.communicate(timeout=60)
        assert command.returncode == status, (command.returncode, line)
        assert printed == "" and line.count("\n") == 1, (printed, line)
        assert self.files() == self.before, set(self.files()) ^ set(self.before)
        end = time.monotonic() + 5
        while len(left := self.alive()) > others and time.monotonic() < end:
            time.sleep(0.1)
        assert len(left) <= others, left
        return line.replace(str(self.folder), "").strip()

    def scheduler(self) -> tuple[subprocess.Popen, str]:
        "Start a scheduler; return it and its address."
        place = self.folder.with_name(f"{self.folder.name}.json")
        started = self.start(f"python -m distributed.cli.dask_scheduler --host 127.0.0.1 "
                             f"--port 0 --no-dashboard --dashboard-address 127.0.0.1:0 "
                             f"--scheduler-file {place}")
        while not (place.exists() and '"tcp://' in place.read_text()):
            time.sleep(0.05)
        return started, place.read_text().split('"address": "')[1].split('"')[0]

    def worker(self, address: str, preload: str = "") -> subprocess.Popen:
        "Start a worker of a scheduler, which first runs some lines of Python."
        first = self.folder.with_name(f"{self.folder.name}_first.py")
        first.write_text(preload)
        started = self.start(f"python -m distributed.cli.dask_worker {address} --no-nanny "
                             f"--no-dashboard --nthreads 1 --preload {first} "
                             f"--local-directory {self.folder.with_name('scratch')}")
        for line in started.stderr:
            if "Registered to" in line:
                return started
        raise AssertionError("the worker does not start")

    def clear(self) -> None:
        "End what a case that has failed may have left."
        for number in self.alive():
            os.kill(number, signal.SIGKILL)

    def wait(self) -> None:
        "Wait until a slow metric has begun to count."
        end = time.monotonic() + 30
        while not self.begun.exists():
            assert time.monotonic() < end, "nothing has begun"
            time.sleep(0.02)


def no_scheduler(room: Room) -> None:
    line = room.said(room.start(f"gec-ngram score {FILES} --scheduler tcp://127.0.0.1:9"))
    assert "no scheduler answers at 'tcp://127.0.0.1:9'" in line


def workers_that_cannot_work(room: Room) -> None:
    scheduler, address = room.scheduler()
    line = f"gec-ngram score {FILES} --scheduler {address} --save-tally t.npz"
    try:
        assert "has no worker" in room.said(room.start(line), others=1)
        for first, said in (("import sys; sys.modules['gec_ngram'] = None", "cannot import"),
                            ("import gec_ngram; gec_ngram.__version__ = '0.0.9'", "0.0.9")):
            worker = room.worker(address, first)
            assert said in room.said(room.start(line), others=2)
            worker.kill()
            worker.wait()
    finally:
        scheduler.kill()
        scheduler.wait()


def scheduler_killed(room: Room) -> None:
    scheduler, address = room.scheduler()
    worker = room.worker(address)
    try:
        command = room.start(f"gec-ngram score {SENTENCES} --metrics odd:Slow "
                             f"--scheduler {address}")
        room.wait()
        scheduler.kill()
        assert "has gone away" in room.said(command, others=1)
    finally:
        for each in worker, scheduler:
            each.kill()
            each.wait()


def metric_fails(room: Room) -> None:
    line = room.said(room.start(f"gec-ngram score {FILES} --metrics odd:Wrong --scheduler local "
                                "-p 1 --save-tally t.npz --output t.txt"))
    assert "KeyError: 'no such word'" in line


def not_utf8(room: Room) -> None:
    lines = (room.folder / "ref1").read_bytes().split(b"\n")
    lines[44_499] = b"caf\xe9"
    (room.folder / "ref1").write_bytes(b"\n".join(lines))
    room.before = room.files()
    for output in "--save-tally t.npz", "-p 1 --sentences --format parquet --output new":
        line = room.said(room.start(f"gec-ngram score {FILES} --scheduler local {output}"))
        assert "ref1, line 44500, byte 4: 0xe9 is not UTF-8" in line


def file_changed(room: Room) -> None:
    command = room.start(f"gec-ngram score {FILES} --metrics odd:Slow --scheduler local")
    room.wait()
    with open(room.folder / "a", "r+") as file:
        file.write("another")
    room.before = room.files()
    assert "a was changed while it was read" in room.said(command)


def workers_die(room: Room) -> None:
    line = room.said(room.start(f"gec-ngram score {FILES} --metrics odd:Deadly --scheduler local "
                                "-p 1 --save-tally t.npz"))
    assert "4 workers ended, one after the other" in line


def worker_dies_once(room: Room) -> None:
    line = f"gec-ngram score {FILES} --metrics odd:Once 'gleu|iterations:5' " \
           "--format json -p 2"
    found, said = room.start(f"{line} --scheduler local").communicate(timeout=60)
    assert room.begun.exists() and said == "", said
    assert found == room.start(line).communicate(timeout=60)[0] != ""
    assert not room.alive() and room.files() == room.before


def interrupted(room: Room) -> None:
    for output in "--save-tally t.npz --output t.txt", "--sentences --format parquet --output old":
        for number, group in (signal.SIGINT, True), (signal.SIGTERM, False):
            command = room.start(f"gec-ngram score {FILES} --metrics odd:Slow --scheduler local "
                                 f"{output}")
            room.wait()
            (os.killpg if group else os.kill)(command.pid, number)
            room.said(command, 128 + number)
            room.begun.unlink()


def has_handler(number: int) -> bool:
    "Whether a process handles SIGTERM, or has ended."
    try:
        lines = Path(f"/proc/{number}/status").read_text().splitlines()
    except OSError:
        return True
    caught = [line.split()[1] for line in lines if line.startswith("SigCgt")]
    return not caught or bool(int(caught[0], 16) >> signal.SIGTERM - 1 & 1)


def sent(command: subprocess.Popen, chance: random.Random, seconds: float) -> str:
    "Send one or two signals to a command, some time after it began to listen; say which, when."
    while not has_handler(command.pid):
        time.sleep(0.005)
    delay, gap = chance.uniform(0, seconds), chance.choice([0, 0.001, 0.01, 0.1])
    try:
        command.wait(delay)
    except subprocess.TimeoutExpired:
        pass
    numbers = chance.choices([signal.SIGINT, signal.SIGTERM], k=chance.choice([1, 2]))
    for number in numbers:
        command.send_signal(number)  # unless it has ended
        time.sleep(gap)
    return f"{[number.name for number in numbers]} after {delay:.3f} s, {gap} s apart"


def signals_at_any_time(room: Room) -> None:
    "A line, status 130 or 143 and no output; or status 0, the whole output and no line."
    seed = random.randrange(10**6)
    chance, place = random.Random(seed), room.folder / "new"
    room.shorten()
    (room.folder / "few").write_text("a b c d\n" * 30)
    for line in (f"score {FILES} -p 2 --metrics bleu", f"score {FILES} -p 2 --sentences",
                 "compare -s few -r few -o A=few B=few -m bleu --quiet",
                 f"score {FILES} -p 2 --metrics bleu --scheduler local"):
        line, start = f"gec-ngram {line} --format json --output new", time.monotonic()
        assert room.start(line).communicate(timeout=60) == ("", "")
        seconds, whole = time.monotonic() - start, place.read_bytes()
        for _ in range(TIMES):
            place.unlink(missing_ok=True)
            command = room.start(line)
            what = f"{line}: {sent(command, chance, 1.1 * seconds)}, seed {seed}"
            said, found = command.communicate(timeout=30), place.exists() and place.read_bytes()
            ends = {0: ("", whole), 130: ("gec-ngram: interrupted\n", False),
                    143: ("gec-ngram: terminated\n", False)}
            assert ("", *ends.get(command.returncode, ())) == (*said, found), (what, command, said)
            time.sleep(0.5)
            assert not room.alive() and not list(room.folder.glob(".new*")), (what, room.alive())
        place.unlink(missing_ok=True)


def few_files(room: Room) -> None:
    "Where the cluster cannot start, and Dask waits without end, we do not, and hear signals."
    for most, number in (16, signal.SIGINT), (16, None):
        def little() -> None:
            listening()
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

        command = room.start(f"gec-ngram score {FILES} --scheduler local", preexec_fn=little)
        if number:
            time.sleep(6)
            command.send_signal(number)
            time.sleep(1)
            command.send_signal(number)
        said = room.said(command, 130 if number and command.wait(60) == 130 else 2)
        assert said.endswith("interrupted") or "Dask cannot be started (" in said, said


def no_room(room: Room) -> None:
    def little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))

    room.shorten()
    for output in ("--save-tally t.npz", "--sentences --format parquet --output old",
                   "--sentences --format parquet --output new"):
        line = room.said(room.start(f"gec-ngram score {FILES} {output}", preexec_fn=little))
        assert "File too large" in line, line


def not_installed(room: Room) -> None:
    absent = room.folder.with_name("absent")
    absent.mkdir()
    for name in "distributed", "pyarrow":
        (absent / f"{name}.py").write_text("raise ImportError('it is not installed')")
    for output in "--scheduler local", SENTENCES.removeprefix(FILES):
        line = room.said(room.start(f"gec-ngram score {FILES} {output}", paths=[str(absent)]))
        assert "pip install 'gec-ngram[dask]'" in line


CASES = (few_files, signals_at_any_time, no_scheduler, workers_that_cannot_work, scheduler_killed,
         metric_fails, not_utf8, file_changed, workers_die, worker_dies_once, no_room,
         not_installed)
BY_NAME = (interrupted,)  # half a minute on a busy machine


def passed(case: Callable[[Room], None]) -> bool:
    "Whether a case ends as it should; print what it is, and what is wrong."
    name, start = case.__name__.replace("_", " "), time.perf_counter()
    with tempfile.TemporaryDirectory() as work:
        (folder := Path(work, "room")).mkdir()
        room = Room(folder)
        try:
            case(room)
        except (AssertionError, OSError, subprocess.TimeoutExpired) as error:
            print(f"{name}: {error!r}", flush=True)
            return False
        finally:
            room.clear()
    print(f"{time.perf_counter() - start:5.1f} s: {name}", flush=True)
    return True


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--times", type=int, default=TIMES)
    given = parser.parse_args()
    names, TIMES = given.names, given.times
    if unknown := set(names) - {case.__name__ for case in CASES + BY_NAME}:
        parser.error(f"no fault {', '.join(sorted(unknown))}")
    chosen = [case for case in CASES + BY_NAME if case.__name__ in names] if names else CASES
    with ThreadPoolExecutor(3) as threads:  # one of which mostly waits
        count = sum(threads.map(passed, chosen))
    print(f"{count} of {len(chosen)} faults end as they should")
    sys.exit(count != len(chosen))
