"""Open the built site in a browser, and record the errors that occur."""
import functools
import http.server
import shutil
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from playwright.sync_api import sync_playwright

from pages import SITE

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SHOWN_BARS = ["--hide-scrollbars"]  # an option of playwright that is removed, to see scroll bars


def check(ok: bool, message: str) -> None:
    if not ok:
        sys.exit(message)


class Quiet(http.server.SimpleHTTPRequestHandler):
    "Serve files over persistent connections, and let the browser cache files of all pages."
    protocol_version = "HTTP/1.1"

    def log_message(self, *args) -> None:
        pass

    def end_headers(self) -> None:
        if self.path.startswith("/_static/"):
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()


def serve(folder: Path = SITE, kind: type = Quiet) -> str:
    "Serve a folder on this machine, by default the site, and return its address."
    handler = functools.partial(kind, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


class Watch:
    "Watch a tab: its problems and its unfinished requests; between two pages the tab is empty."

    def __init__(self, page, *addresses: str) -> None:
        self.page, self.problems, self.under_way = page, [], 0
        local = *addresses, SITE.as_uri(), "data:", "blob:"
        say = lambda text: self.problems.append(text)
        page.on("console", lambda said: say(said.text) if said.type == "error" else None)
        page.on("response", lambda response: say(f"{response.url} is missing")
                if response.status >= 400 else None)
        page.on("pageerror", lambda error: say(str(error)))
        page.on("request", lambda request: self.count(1) if request.url.startswith(local)
                else say(f"requests {request.url}"))
        for event in "requestfinished", "requestfailed":
            page.on(event, lambda request: self.count(-request.url.startswith(local)))

    def count(self, number: int) -> None:
        self.under_way += number

    def finish(self) -> list[str]:
        "Wait until all requests are finished, leave the page, and return its errors."
        tries = 0
        while self.under_way and tries < 500:
            self.page.wait_for_timeout(10)
            tries += 1
        if self.under_way:
            self.problems.append("requests are not finished after five seconds")
        self.page.goto("about:blank")
        problems, self.problems, self.under_way = self.problems, [], 0
        return problems


def browser_path() -> str:
    "Return the path of Chromium; without Chromium, exit with an error message."
    paths = filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))
    path = next(paths, None)
    check(path is not None, "Chromium is not on the PATH; on Debian, run apt-get install chromium")
    return path


@contextmanager
def a_browser(*addresses: str) -> Iterator[Watch]:
    "Start a browser, and yield a tab that records errors."
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_path(), args=FLAGS,
                                       ignore_default_args=SHOWN_BARS)
        yield Watch(browser.new_page(), *addresses)
        browser.close()
