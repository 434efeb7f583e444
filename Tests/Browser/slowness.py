"""A slow machine: the host and Chromium have the processor only a part of the time, and answers are late."""

import contextlib
import os
import threading

from browser import Door
from interruptions import interrupt

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
    threads = [
        threading.Thread(target=interrupt, args=[is_over, *times, os.getpid(), name]) for name, times in PAUSES.items()
    ]
    for thread in threads:
        thread.start()
    try:
        yield door.url
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
        door.close()
