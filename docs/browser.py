"""A browser that looks at the built site, and notes what goes wrong there."""
import functools
import http.server
import shutil
import sys
import threading
from contextlib import contextmanager
from typing import Iterator

from playwright.sync_api import sync_playwright

from pages import SITE

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SHOWN_BARS = ["--hide-scrollbars"]  # what playwright adds, and would hide from us


def check(ok: bool, message: str) -> None:
    if not ok:
        sys.exit(message)


class Quiet(http.server.SimpleHTTPRequestHandler):
    "Connections stay open, and a browser keeps what all pages share, with what it compiled of it."
    protocol_version = "HTTP/1.1"

    def log_message(self, *args) -> None:
        pass

    def end_headers(self) -> None:
        if self.path.startswith("/_static/"):
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


def serve() -> str:
    "Serve the site on this machine; its address."
    handler = functools.partial(Quiet, directory=str(SITE))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


class Watch:
    """A tab of the browser, everything that goes wrong on it, and the requests that it still makes.

    Between two pages the tab is empty, so that a late request of the first is not taken for one of
    the second.
    """

    def __init__(self, page, *addresses: str) -> None:
        self.page, self.problems, self.under_way = page, [], 0
        local = *addresses, SITE.as_uri(), "data:", "blob:"
        say = lambda text: self.problems.append(text)
        page.on("console", lambda said: say(said.text) if said.type == "error" else None)
        page.on("response", lambda response: say(f"{response.url} is missing")
                if response.status >= 400 else None)
        page.on("pageerror", lambda error: say(str(error)))
        page.on("request", lambda request: self.count(1) if request.url.startswith(local)
                else say(f"asks for {request.url}"))
        for event in "requestfinished", "requestfailed":
            page.on(event, lambda request: self.count(-request.url.startswith(local)))

    def count(self, number: int) -> None:
        self.under_way += number

    def finish(self) -> list[str]:
        "Wait until nothing is under way, leave the page, and return what has gone wrong on it."
        tries = 0
        while self.under_way and tries < 500:
            self.page.wait_for_timeout(10)
            tries += 1
        if self.under_way:
            self.problems.append("requests are still under way after five seconds")
        self.page.goto("about:blank")
        problems, self.problems, self.under_way = self.problems, [], 0
        return problems


def browser_path() -> str:
    "The path of a browser; without one the script ends."
    paths = filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))
    path = next(paths, None)
    check(path is not None, "no Chromium on the PATH; on Debian: apt-get install chromium")
    return path


@contextmanager
def a_browser(*addresses: str) -> Iterator[Watch]:
    "A tab of a browser of its own, which is watched."
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_path(), args=FLAGS,
                                       ignore_default_args=SHOWN_BARS)
        yield Watch(browser.new_page(), *addresses)
        browser.close()
