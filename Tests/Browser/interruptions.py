"""Processes that have the processor only a part of the time, as on a slow machine."""

import contextlib
import os
import pathlib
import signal
import sys


def interrupt(is_over, pause, run, started_by, name=""):
    """Lets processes run and stand still for these seconds, by turns, until an event is set.

    They are those that a process has started, and that these have started, whose names begin so. If none has that
    name in all that time, the test is no slower, so this fails.
    """
    interrupted = set()
    while not is_over.wait(run):
        stopped = processes(started_by, name)
        interrupted.update(stopped)
        send(signal.SIGSTOP, stopped)
        is_over.wait(pause)
        send(signal.SIGCONT, stopped)
    if name and not interrupted:
        print(f"Error: No process whose name begins with '{name}' was interrupted.", file=sys.stderr)
        os._exit(1)


def send(number, processes):
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, number)


def processes(started_by, name):
    parents, names = {}, {}
    for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            start, _, rest = file.read_text().rpartition(")")
            process, _, names[int(file.parent.name)] = start.partition(" (")
            parents[int(process)] = int(rest.split()[1])
    found = {started_by}
    while more := {process for process, parent in parents.items() if parent in found} - found:
        found |= more
    return [process for process in found - {started_by} if names.get(process, "").startswith(name)]
