"""A slow machine: processes of the test that have the processor only a part of the time."""

import contextlib
import os
import pathlib
import signal
import threading

from browser import Door

# For which seconds processes stand still, and for which they run after that. The times of both kinds differ, so that each
# of them runs without the other one.
PAUSES = {"preview-host": (0.21, 0.07), "chromium": (0.11, 0.08)}
# The most seconds for which a part of an answer of the host is on its way.
DELAY = 0.3


@contextlib.contextmanager
def slow(url):
    """Takes the processor from the host and from Chromium again and again. Returns an address whose answers are late."""
    door = Door(url, DELAY)
    is_over = threading.Event()
    threads = [threading.Thread(target=interrupt, args=[is_over, name, *times]) for name, times in PAUSES.items()]
    for thread in threads:
        thread.start()
    try:
        yield door.url
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
        door.close()


def interrupt(is_over, name, pause, run):
    while not is_over.wait(run):
        stopped = processes(name)
        send(signal.SIGSTOP, stopped)
        is_over.wait(pause)
        send(signal.SIGCONT, stopped)


def send(number, processes):
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def processes(name):
    """The processes whose names begin so, of those that the test has started, and that these have started."""
    parents, names = {}, {}
    for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            start, _, rest = file.read_text().rpartition(")")
            process, _, names[int(file.parent.name)] = start.partition(" (")
            parents[int(process)] = int(rest.split()[1])
    own = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in own} - own:
        own |= more
    return [process for process in own if names.get(process, "").startswith(name)]
