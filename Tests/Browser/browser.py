"""Pages of the host in Chromium, and what tests ask them."""

import contextlib
import functools
import http.server
import random
import socket
import sys
import threading
import time
import urllib.error
import urllib.request

from waiting import NOTE_WORK, PATIENCE, until

WORKBENCH = "/previews/TaskListViewModel/with-tasks"


class Browser:
    """Opens pages of the host. Notes errors in the console, and requests that leave the host."""

    def __init__(self, chromium, url):
        self.chromium = chromium
        self.url = url
        self.origin = "/".join(url.split("/")[:3])
        self.problems = []

    @contextlib.contextmanager
    def page(self, path, width=1280, height=800, script=True, system="light", language="en", is_idle=False):
        with self.tabs(width, height, script, system, language, is_idle) as open_tab:
            yield open_tab(path)

    @contextlib.contextmanager
    def tabs(self, width=1280, height=800, script=True, system="light", language="en", is_idle=False):
        """Returns a function that opens a page in a new tab of one window, whose tabs share what a browser stores.

        Pages that are not idle examine no previews in the background.
        """
        window = self.chromium.new_context(
            viewport={"width": width, "height": height}, java_script_enabled=script, locale=language, color_scheme=system)
        window.set_default_timeout(PATIENCE * 1000)
        window.add_init_script(NOTE_WORK)
        if not is_idle:
            window.add_init_script("window.requestIdleCallback = () => {}")
        try:
            yield lambda path: self.open(window.new_page(), path)
        finally:
            # What a test holds back is given up.
            for page in window.pages:
                page.unroute_all(behavior="ignoreErrors")
            window.close()

    def open(self, page, path):
        page.on("console", lambda message: self.note(path, message))
        page.on("pageerror", lambda error: self.problems.append(f"{path}: {error}"))
        page.on("request", lambda request: self.note_request(path, request))
        page.goto(self.url + path, wait_until="load")
        return page

    def serves(self, path, text=""):
        """Whether the host has read a file that was just written."""
        with contextlib.suppress(urllib.error.HTTPError), urllib.request.urlopen(self.url + path) as response:
            return text in response.read().decode()
        return False

    def note(self, path, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{path}: the console says: {message.text}")

    def note_request(self, path, request):
        if not request.url.startswith((self.url, "data:", "about:")):
            self.problems.append(f"{path}: a request leaves the host: {request.url}")


class FileServer(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *arguments):
        pass


class Files(http.server.ThreadingHTTPServer):
    """Reports every error, except that a browser has closed the connection of a page that it has left."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def files_served(folder):
    """Serves the files of a folder below its name. Returns the address."""
    handler = functools.partial(FileServer, directory=folder.parent)
    with Files(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
        finally:
            server.shutdown()


def address(page):
    """The address now. The property `url` is updated only while the test waits for the browser."""
    return page.evaluate("() => location.href")


def mark_page(page):
    """Marks the document, to find out later whether it has been loaded again."""
    page.evaluate("() => { window.isSameDocument = true; }")


def is_same_page(page):
    return page.evaluate("() => window.isSameDocument === true")


def wait_until_known(page):
    """Waits until the host has looked for problems in all previews, because it refreshes the page until then. Returns
    whether it has.
    """
    return until(lambda: page.locator("[data-looking]").count() == 0)


def refresh(page):
    """Refreshes the page as after a change that another tab has heard of. Returns when the page has heard of it."""
    page.evaluate("""() => new Promise((told) => {
        const [one, other] = [1, 2].map(() => new BroadcastChannel("preview-host-changes /"));
        other.onmessage = told;
        one.postMessage({});
    })""")


def note_canceled(page):
    """Returns a function that returns the requests that the page has canceled or that have failed."""
    canceled = []
    page.on("requestfailed", lambda request: canceled.append(request.url))
    # Requests are noted only while the test waits for the browser.
    return lambda: page.wait_for_timeout(20) or canceled


def has_document(page):
    """Whether the preview on a workbench is one, and not the browser's page of an error."""
    return page.evaluate("() => document.querySelector('#preview-frame').contentDocument !== null")


def preview(page):
    """The document of the preview on a workbench."""
    return page.locator("#preview-frame").element_handle().content_frame()


def wait_for_preview(page, expression, value):
    return until(lambda: preview(page).evaluate(f"() => document.readyState === 'complete' && ({expression})") == value)


class Door:
    """An address of the host that can be closed, as if the host had ended, and opened again.

    `delay` is the most seconds for which a part of an answer is on its way.
    """

    def __init__(self, url, delay=0):
        self.host = url.rsplit("/", 1)[1].split(":")
        self.delay = delay
        self.connections = []
        self.listener = None
        self.port = 0
        self.open()
        self.url = f"http://127.0.0.1:{self.port}"

    def open(self):
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, args=[self.listener], daemon=True).start()

    def close(self):
        # A thread that waits keeps the socket open.
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for connection in self.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self.connections.clear()

    def accept(self, listener):
        with contextlib.suppress(OSError):
            while True:
                client, _ = listener.accept()
                server = socket.create_connection((self.host[0], int(self.host[1])))
                self.connections += [client, server]
                for ends in [(client, server, 0), (server, client, self.delay)]:
                    threading.Thread(target=self.copy, args=ends, daemon=True).start()

    @staticmethod
    def copy(source, target, delay):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                time.sleep(random.uniform(0, delay))
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def door(browser):
    """A browser's pages through an address that can be closed. Failed requests are not problems then."""
    opened = Door(browser.url)
    try:
        yield opened, Browser(browser.chromium, opened.url)
    finally:
        opened.close()
