"""A host that runs, what scripts ask it, and the package of the example that it serves."""

import contextlib
import http.client
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TEXTS = "Examples/Gallery/Localizations"
FOLDERS = [
    "Templates", "Public", "Docs", "Recordings", TEXTS, "Examples/Unfinished/Localizations", "Examples/WorkshopApp/Localizations",
    "Tests/GalleryTests/__Snapshots__",
]
# The seconds after which a response is missing, also on a busy machine.
PATIENCE = 120.0


def copy_example(package, folders=FOLDERS):
    """Copies the files of the example that a host reads, or some of them."""
    for folder in folders:
        shutil.copytree(ROOT / folder, package / folder, ignore=shutil.ignore_patterns("*.new.html", "*.new.png"))
    for file in (".preview-host", "Package.swift"):
        shutil.copy(ROOT / file, package)


def run_environment():
    """Returns the environment without CI, so that snapshots can be written, and without the files of this user."""
    return {name: value for name, value in os.environ.items() if name != "CI"} | {"XDG_DATA_HOME": "/nonexistent"}


class Response:
    """A response that has arrived."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def text(self):
        return self.body.decode()


class Host:
    """A running host."""

    def __init__(self, program, package, *options):
        # The host keeps the shell's limit of open files, because scripts raise their own limit later.
        self.errors = tempfile.TemporaryFile()
        command = [program, "serve", "--port", "0", "--package", package, *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=run_environment())
        url = None
        for line in self.process.stdout:
            if line.startswith("Open "):
                url = line.split()[1]
                break
        if url is None:
            sys.exit(f"The host did not start:\n{self.printed_errors()}")
        self.origin = url.rstrip("/")
        name, port = self.origin.removeprefix("http://").rsplit(":", 1)
        self.address = (name, int(port))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    @property
    def runs(self):
        return self.process.poll() is None

    def printed_errors(self):
        """Returns the end of what the host has printed to standard error."""
        self.errors.seek(0)
        return self.errors.read()[-4000:].decode(errors="replace")

    def memory(self):
        """Returns the memory of the host in MB. 0 if it has ended."""
        return memory_of(self.process.pid)

    def descriptors(self):
        """Returns the number of open files. None on a system without /proc."""
        with contextlib.suppress(OSError):
            return len(os.listdir(f"/proc/{self.process.pid}/fd"))
        return None

    def ask(self, path, form=None, cookie=None, timeout=PATIENCE):
        """Requests a path, or sends a form to it, as a page of the host does. Returns the response.

        Raises an OSError or an HTTPException if there is none.
        """
        headers = {"Cookie": cookie} if cookie else {}
        if form is not None:
            headers |= {"Origin": self.origin, "Sec-Fetch-Site": "same-origin",
                        "Content-Type": "application/x-www-form-urlencoded"}
        connection = http.client.HTTPConnection(*self.address, timeout=timeout)
        try:
            connection.request("GET" if form is None else "POST", path, body=form, headers=headers)
            response = connection.getresponse()
            return Response(response.status, response.headers, response.read())
        finally:
            connection.close()


def memory_of(process):
    """Returns the memory of a process in MB. 0 if it has ended."""
    command = ["ps", "-o", "rss=", "-p", str(process)]
    text = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return int(text) // 1024 if text else 0


def allow_descriptors(count):
    """Raises this process's limit of open files, as far as the system allows. Returns the number for clients."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + 100
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - 100
