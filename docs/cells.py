"""Run the cells of a notebook in the reader's browser, and send their outputs to the page."""
import ast
import base64
import contextlib
import io
import linecache
import logging
import os
import sys
import traceback

HOME = "/home/pyodide"
space, say = {}, None


def begin(folder):
    "Delete the variables of all cells, and change to the folder of the notebook, such as nbs/book."
    os.makedirs(f"{HOME}/{folder}", exist_ok=True)
    os.chdir(f"{HOME}/{folder}")
    os.environ |= {"MPLBACKEND": "module://canvas", "CONLL14": "/home/shared/data/conll14"}
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # no messages about fonts
    sys.path[:] = ["", *(path for path in sys.path if path.startswith("/lib"))]
    space.clear()
    space["__name__"] = "__main__"


class Stream(io.TextIOBase):
    "A stream that sends its text to the page."

    def write(self, text):
        say("text", text)
        return len(text)


def value(found):
    "Send a figure, or the value of the last line of a cell, to the page."
    html = getattr(found, "_repr_html_", lambda: None)()
    if hasattr(found, "savefig"):
        data = io.BytesIO()
        found.savefig(data, format="png", bbox_inches="tight", dpi=144)
        say("image", base64.b64encode(data.getvalue()).decode())
    elif html or found is not None:
        say(*("html", html) if html else ("text", f"{found!r}\n"))


def missing(error):
    "Return the name of the missing module that caused an error, or None."
    while error and not isinstance(error, ModuleNotFoundError):
        error = error.__cause__ or error.__context__
    return error and error.name.partition(".")[0]


def run(code, name, tell, final):
    "Run a cell; return whether it succeeded, or the missing module if the attempt is not final."
    global say
    say, stream = tell, Stream()
    linecache.cache[name] = len(code), None, code.splitlines(True), name  # for tracebacks
    with contextlib.redirect_stdout(stream), contextlib.redirect_stderr(stream):
        try:
            tree = ast.parse(code, name)
            shows = tree.body and isinstance(tree.body[-1], ast.Expr) and code.strip()[-1] != ";"
            last = shows and tree.body.pop()
            exec(compile(tree, name, "exec"), space)
            if last:
                value(eval(compile(ast.Expression(last.value), name, "eval"), space))
            if "matplotlib.pyplot" in sys.modules:
                sys.modules["matplotlib.pyplot"].show()
            return True
        except BaseException as error:
            if not final and (module := missing(error)):
                return module
            place = error.__traceback__
            while place and place.tb_frame.f_code.co_filename != name:  # frames above the cell
                place = place.tb_next
            say("error", "".join(traceback.format_exception(type(error), error, place)))
            return False
