"""A command and the processes that it starts: processor time and peak memory of each of them.

Linux says in /proc/PID/status how large the resident set of a process has been (VmHWM); that counts
pages which several processes share, as those of libraries, in each of them. /proc/PID/smaps_rollup
has the proportional set size, which counts a page in parts; its sum over all processes is what they
take together. The kernel's `ru_maxrss` of a command that has ended is the largest of its own and of
its workers, and may include what this process held when it started the command: it bounds what
looking ten times a second has missed, so this process stays small.
"""
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")
INTERVAL = 0.1  # seconds


class Usage(NamedTuple):
    "What a command took: seconds, processor seconds, and MiB of memory."
    seconds: float
    driver: float
    workers: float
    driver_memory: float
    worker_memory: float
    together: float
    largest: float
    load: float

    @property
    def total(self) -> float:
        "The processor seconds of all."
        return self.driver + self.workers

    @property
    def share(self) -> float:
        "The driver's share of all processor time."
        return self.driver / self.total


def below(process: int) -> list[int]:
    "The processes that a process has started, and those that they have."
    found = []
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *below(child)]
    return found


def field(process: int, file: str, name: str) -> float:
    "A size of a process in MiB, 0 if it has ended."
    with suppress(OSError):
        for line in Path(f"/proc/{process}/{file}").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1]) / 1024
    return 0.0


def own_time(process: int) -> float:
    "The processor seconds of a process without those that it has started, also if it has ended."
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def is_worker(process: int) -> bool:
    "Whether this is no helper of `multiprocessing`, which works on nothing."
    with suppress(OSError):
        return b"resource_tracker" not in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def watched(command: list, output: Path | None = None) -> Usage:
    "Run a command to its end, with its output into a file, and say what it took."
    load, peaks, together = os.getloadavg()[0], {}, 0.0
    start = time.perf_counter()
    with open(output or os.devnull, "wb") as file:
        process = subprocess.Popen(list(map(str, command)), stdout=file)
    while not os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
        those = [process.pid, *filter(is_worker, below(process.pid))]
        for each in those:
            peaks[each] = max(peaks.get(each, 0.0), field(each, "status", "VmHWM"))
        together = max(together, sum(field(each, "smaps_rollup", "Pss") for each in those))
        time.sleep(INTERVAL)
    seconds, driver = time.perf_counter() - start, own_time(process.pid)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed")
    first = peaks.pop(process.pid, 0.0)
    return Usage(seconds, driver, max(0.0, usage.ru_utime + usage.ru_stime - driver), first,
                 max(peaks.values(), default=0.0), together, usage.ru_maxrss / 1024, load)
