"""What tests wait for. It never depends on how fast the machine is."""

import sys
import threading
import time

from playwright.sync_api import Error

# Seconds. Only what is wrong needs longer, also where a test gets a twentieth of a processor.
PATIENCE = 600
# What the browser says of a document that is being replaced, or that has no body yet.
REPLACED = "Execution context was destroyed", "Frame was detached", "of null", "is not of type"

# Notes what a document has begun and not ended: requests, and what it does within a second.
NOTE_WORK = """{
    const work = window.work = new Map();
    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame, fetch } = window;
    const { text } = Response.prototype;
    const later = (kind, begin, action, pause) => {
        const number = begin((...values) => {
            work.delete(kind + number);
            action(...values);
        }, pause);
        if (!(pause >= 1000)) work.set(kind + number, `${kind} ${action}`.slice(0, 200));
        return number;
    };
    const during = (name, promise) => {
        const key = {};
        work.set(key, name);
        return promise.finally(() => work.delete(key));
    };
    window.setTimeout = (action, pause) => later("timer", setTimeout, action, pause);
    window.clearTimeout = (number) => clearTimeout(number, work.delete(`timer${number}`));
    window.requestAnimationFrame = (action) => later("frame", requestAnimationFrame, action);
    window.cancelAnimationFrame = (number) => cancelAnimationFrame(number, work.delete(`frame${number}`));
    window.fetch = (...request) => during(`request ${request[0]}`, fetch(...request));
    Response.prototype.text = function () { return during(`text ${this.url}`, text.call(this)); };
    // Observers are called when something is painted.
    window.painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}"""
# What the documents of a page have begun and not ended.
WORK = """async () => {
    await window.painted();
    const windows = (window) => [window, ...Array.from(window, windows).flat()];
    // A frame shows an empty document until the one that it has asked for comes.
    const isComing = (frame) => frame.src && frame.loading !== "lazy" && frame.contentDocument?.URL === "about:blank";
    const loading = (document) => [
        ...document.readyState === "complete" ? [] : [document.URL],
        ...[...document.querySelectorAll("iframe")].filter(isComing).map(({ src }) => src),
    ];
    return windows(window).flatMap(({ document, work }) => [...loading(document), ...work?.values() ?? []]);
}"""


class Vain(threading.local):
    """What the test in this thread has waited for in vain. It is a failure, also if nothing is asserted."""

    def __init__(self):
        self.waits = []


VAIN = Vain()


def until(condition):
    """Returns the first true value of a condition, or its last value. A document that is being replaced has none."""
    end = time.monotonic() + PATIENCE
    pause = 0.03
    while True:
        try:
            value = condition()
        except Error as error:
            if not any(text in str(error) for text in REPLACED):
                raise
            value = None
        if value:
            return value
        if time.monotonic() > end:
            caller = sys._getframe(1)
            VAIN.waits.append(f"waited in vain in {caller.f_code.co_name}, line {caller.f_lineno}")
            return value
        time.sleep(pause)
        # Each question takes time from what is waited for.
        pause = min(0.2, pause * 1.15)


def rest(page, held=None):
    """Waits until the page, and each document in it, has done what it has begun, so that nothing comes after it.

    A request that the test holds back is named by a part of its address.
    """
    work = lambda: [begun for begun in page.evaluate(WORK) if not (held and held in begun)]
    if until(lambda: not work()) is not True:
        raise AssertionError(f"{page.url} does not come to rest: {work()}")
