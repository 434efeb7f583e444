"""How long the tests take, and which take the longest."""

import contextlib
import time

SHOWN = 12
times = {}


@contextlib.contextmanager
def timed(name):
    start = time.monotonic()
    try:
        yield
    finally:
        times[name] = time.monotonic() - start


def slowest():
    """Returns a table of what takes the longest."""
    ordered = sorted(times.items(), key=lambda item: item[1], reverse=True)
    return "\n".join(f"{seconds:7.1f} s  {name}" for name, seconds in ordered[:SHOWN])
