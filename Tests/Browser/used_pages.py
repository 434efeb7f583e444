"""Runs the tests that use pages in Chromium."""

import contextlib
import inspect
import traceback

import assistants
import away
import catalogs
import displays
import emulations
import entries
import exports
import interactions
import links
import manuals
import motions
import overlays
import pictures
import readers
import saves
import workbenches
from browser import Browser, files_served
from chromium import launch
from playwright.sync_api import sync_playwright
from times import timed
from waiting import VAIN

TESTS = (
    interactions.TESTS + displays.TESTS + emulations.TESTS + overlays.TESTS + pictures.TESTS + catalogs.TESTS + exports.TESTS + readers.TESTS
    + saves.TESTS + entries.TESTS + away.TESTS + motions.TESTS + links.TESTS + manuals.TESTS + workbenches.TESTS
    + assistants.TESTS
)


def run(url, package, names, start_export=None, start_large=None):
    """Runs the tests with some names. Returns the number of checks, and the failures.

    A test names what it needs: `browser` opens pages of the host, `large` pages of a program with 1,000 views, and
    `exported` those of an export, and `disk` its files without a server. `package` is the folder with the files of the host.
    """
    tests = [test for test in TESTS if test.__name__ in names]
    exported_tests, large_tests = ([test for test in tests if kind in needs(test)] for kind in ("exported", "large"))
    results = []
    with sync_playwright() as playwright, contextlib.ExitStack() as started:
        chromium = launch(playwright)
        run_each = lambda tests, urls: results.extend(run_test(test, chromium, urls, package) for test in tests)
        finish_export = started.enter_context(start_export()) if exported_tests else None
        run_each([test for test in tests if test not in exported_tests + large_tests], {"browser": url})
        if large_tests:
            # It looks for problems in 10,000 previews, so it runs only while it is needed. The export is written meanwhile.
            with start_large() as large:
                run_each(large_tests, {"large": large})
        if exported_tests:
            folder = finish_export()
            with files_served(folder) as exported:
                run_each(exported_tests, {"browser": url, "exported": exported, "disk": folder.as_uri()})
        chromium.close()
    return sum(checked for checked, _ in results), [failure for _, failures in results for failure in failures]


def needs(test):
    return inspect.signature(test).parameters


# The tests that use another program, or files, and change nothing of the package.
OTHERS = {test.__name__ for test in TESTS if {"exported", "large"} & set(needs(test))}


def run_test(test, chromium, urls, package):
    browsers = {name: Browser(chromium, url) for name, url in urls.items()}
    checked, failures = 0, []

    def expect(condition, text):
        nonlocal checked
        checked += 1
        if not condition:
            failures.append(f"{test.__name__}: not true: {text}")

    VAIN.waits.clear()
    given = {**browsers, "package": package, "expect": expect}
    try:
        with timed(test.__name__):
            test(**{name: given[name] for name in needs(test)})
    except Exception:
        failures.append(f"{test.__name__}: {traceback.format_exc(limit=3)}")
    problems = VAIN.waits + [problem for browser in browsers.values() for problem in browser.problems]
    failures += [f"{test.__name__}: {problem}" for problem in problems]
    # A test that fails waits for long, and others follow.
    print("".join(f"{failure}\n" for failure in failures), end="", flush=True)
    return checked, failures
