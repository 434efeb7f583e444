"""Runs the tests that use pages in Chromium."""

import inspect
import sys
import traceback

import catalogs
import interactions
import saves
from browser import Browser, files_served
from playwright.sync_api import sync_playwright

TESTS = interactions.TESTS + catalogs.TESTS + saves.TESTS


def run(url, large, package, export, only):
    """Runs the tests with some names, or all. Returns the number of checks, and the failures.

    A test names what it needs: `browser` opens pages of the host, `large` pages of a program with 1,000 views, and
    `exported` those of an export. `package` is the folder with the files of the host.
    """
    unknown = set(only) - {test.__name__ for test in TESTS}
    if unknown:
        sys.exit(f"There is no test {', '.join(sorted(unknown))}.")
    checked, failures = 0, []
    with files_served(export) as exported, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for test in TESTS:
            if only and test.__name__ not in only:
                continue
            browsers = {"browser": Browser(chromium, url), "large": Browser(chromium, large), "exported": Browser(chromium, exported)}

            def expect(condition, text, name=test.__name__):
                nonlocal checked
                checked += 1
                if not condition:
                    failures.append(f"{name}: not true: {text}")

            given = {**browsers, "package": package, "expect": expect}
            try:
                test(**{name: given[name] for name in inspect.signature(test).parameters})
            except Exception:
                failures.append(f"{test.__name__}: {traceback.format_exc(limit=3)}")
            problems = [problem for browser in browsers.values() for problem in browser.problems]
            failures += [f"{test.__name__}: {problem}" for problem in problems]
        chromium.close()
    return checked, failures
