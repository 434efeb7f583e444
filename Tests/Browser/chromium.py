"""The browser that runs the tests."""

import shutil

# The shell draws no window around each page, which takes the other one most of its time.
PROGRAM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]


def launch(playwright):
    return playwright.chromium.launch(executable_path=PROGRAM, args=ARGUMENTS)
