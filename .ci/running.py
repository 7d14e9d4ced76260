"""Run notebooks, several at a time: in a kernel of Jupyter, or in a process of their own."""
import atexit
import multiprocessing
import os
import re
import signal
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Callable, Iterator

WORKERS = os.cpu_count()  # notebooks that run at a time, as nbdev_test does
HERE = Path(__file__).parent
MINUTES = 10  # that a notebook may take
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its threads would wait for the other notebook
SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload([  # most notebooks import them; a process begins with them
    "numpy", "scipy.stats", "matplotlib.pyplot", "matplotlib_inline.backend_inline", "pandas",
    "execnb.shell", "nbformat"])


class Failed(Exception):
    "A notebook has failed; what its cell says."


def run_fresh(notebook, folder: Path):
    "The notebook, executed by Jupyter in a new kernel that starts in a folder."
    from nbclient import NotebookClient
    drawing = {key: value for key, value in os.environ.items() if key != "MPLBACKEND"}
    client = NotebookClient(notebook, timeout=60 * MINUTES, kernel_name="python3",
                            coalesce_streams=True,
                            extra_arguments=["--IPKernelApp.log_level=40"],
                            resources={"metadata": {"path": str(folder)}})
    client.execute(env=drawing)
    return notebook


def run_here(notebook, path: Path) -> list[tuple[str, str]]:
    "Run a notebook in this process, as nbdev_test does; what each code cell shows as text."
    from execnb.nbio import dict2nb
    from execnb.shell import CaptureShell
    os.chdir(path.parent)
    shell, copy = CaptureShell(path), dict2nb(js=notebook)
    try:
        shell.run_all(copy, exc_stop=True)
    except Exception as error:
        raise Failed(plain(shell.prettytb(fname=path) or str(error))) from None
    return text_outputs(copy)


def directives(source: str) -> list[list[str]]:
    "The words of each directive at the top of a cell."
    found = []
    for line in source.splitlines():
        if not line.startswith("#|"):
            break
        found.append(line[2:].split())
    return found


def is_slow(cell) -> bool:
    "Whether a cell is left out of quick tests."
    return cell.cell_type == "code" and ["slow"] in directives(cell.source)


def without_slow_cells(notebook):
    "The notebook with its slow cells emptied, so that the others keep their numbers."
    for cell in filter(is_slow, notebook.cells):
        cell.source = ""
    return notebook


def checks_first(path: Path) -> bool:
    "A sort key: notebooks in folders called checks take longest, and are run first."
    return path.parent.name != "checks"


def plain(text: str) -> str:
    "A traceback without colours."
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def text_outputs(notebook) -> list[tuple[str, str]]:
    "What each code cell shows as text: stream by stream, joined."
    def texts(cell) -> Iterator[str]:
        for output in cell.get("outputs", ()):
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            yield text if isinstance(text, str) else "".join(text)

    return [(cell.source, "".join(texts(cell)))
            for cell in notebook.cells if cell.cell_type == "code"]


def _answer(pipe, work: Callable, *words: object) -> None:
    "In the other process: call the function and send back whether it failed, and what it said."
    try:
        answer = False, work(*words)
    except BaseException as error:
        answer = True, str(error) or repr(error)
    pipe.send(answer)
    os.chdir(HERE)  # the notebook's own folder may be gone
    atexit._run_exitfuncs()  # which multiprocessing leaves out: what is temporary goes


def apart(work: Callable, *words: object):
    "What a function returns that is called in a process of its own."
    here, there = SERVER.Pipe(duplex=False)
    process = SERVER.Process(target=_answer, args=(there, work, *words))
    process.start()
    there.close()
    try:
        if not here.poll(60 * MINUTES):
            os.kill(process.pid, signal.SIGABRT)  # with PYTHONFAULTHANDLER it says where it stands
            raise Failed(f"not done after {MINUTES} minutes")
        failed, answer = here.recv()
    except EOFError:
        process.join()
        raise Failed(f"its process ended with exit status {process.exitcode}") from None
    process.join(30)
    if process.is_alive():  # something that the notebook started does not end
        process.kill()
    if failed:
        raise Failed(answer)
    return answer


def for_each(work: Callable[[Path], str], paths: list[Path]) -> None:
    "Call it for several notebooks at a time; print how far it is, and what each call returns."
    def timed(path: Path) -> str:
        start = time.perf_counter()
        said = work(path)
        return f"{time.perf_counter() - start:6.1f} s  {said}"

    with ThreadPoolExecutor(WORKERS) as pool:
        started = [pool.submit(timed, path) for path in sorted(paths, key=checks_first)]
        try:
            for number, done in enumerate(as_completed(started), 1):
                print(f"{number:4} of {len(paths)}  {done.result()}", flush=True)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
