"""Tests that a frame shows the whole view: what is outside of its flow, and what needs an element around it."""

from waiting import until

VIEW = "NotFoundViewModel"
TEMPLATE = "Templates/Gallery/Results/NotFoundView.mustache"

BOX = "inline-size: 200px; block-size: 240px; background: teal"
CASES = {
    "a fixed overlay": f'<div style="position: fixed; inset: 0; display: grid; place-items: center"><div id="box" style="{BOX}"></div></div>',
    "a fixed bar at the end": f'<div id="box" style="position: fixed; bottom: 10px; {BOX}"></div>',
    "a dialog": f'<dialog open id="box" style="{BOX}"></dialog>',
    "a modal dialog": f'<dialog id="box"><div style="{BOX}"></div></dialog><script src="/assets/overlays.js"></script>',
    "a popover": f'<div popover id="box" style="{BOX}"></div><script src="/assets/overlays.js"></script>',
    "a menu below": f'<div style="position: relative">Menu<div id="box" style="position: absolute; top: 100%; {BOX}"></div></div>',
    "a tip above": f'<div style="position: relative">Tip<div id="box" style="position: absolute; bottom: 100%; {BOX}"></div></div>',
    "a menu before the start": f'<div style="position: relative">Menu<div id="box" style="position: absolute; right: 100%; {BOX}"></div></div>',
    "content of a full page": f'<style>html, body {{ height: 100% }}</style><div id="box" style="{BOX}"></div>',
    "a tip of a style": f'<style>#box::after {{ position: absolute; top: 90%; content: ""; {BOX} }}</style><div id="box" style="position: relative; block-size: 250px; inline-size: 200px"></div>',
    "a shadow": f'<div><template shadowrootmode="open"><div style="position: absolute; {BOX}"></div></template></div><i id="box" style="position: absolute; {BOX}"></i>',
}
# These need no room.
SMALL = {
    "a hidden menu": f'<div style="position: relative">Menu<div style="visibility: hidden; position: absolute; {BOX}"></div></div>',
    "a clipped menu": f'<div style="position: relative; overflow: hidden">Menu<div style="position: absolute; {BOX}"></div></div>',
    "a list that scrolls": f'<div style="block-size: 30px; overflow: auto"><div style="{BOX}"></div></div>',
    "a closed drawer": f'<div style="position: relative">Menu<div style="position: absolute; right: 100%; bottom: 100%; margin: 24px; {BOX}"></div></div>',
    "a fixed list that scrolls": f'<div style="position: fixed; inset-block-start: 0; block-size: 30px; overflow: auto"><div style="{BOX}"></div></div>',
}
SCRIPT = """
    const box = document.querySelector("#box");
    if (box.showModal) box.showModal(); else box.showPopover();
"""

READ = """(frame) => {
    const { top, left, bottom, width, height } = frame.contentDocument.querySelector("#box").getBoundingClientRect();
    const page = frame.contentDocument.documentElement;
    return {
        isShown: top >= -1 && left >= -1 && bottom <= frame.contentWindow.innerHeight + 1 && width >= 200 && height >= 240
            && page.scrollHeight <= frame.contentWindow.innerHeight + 1,
        place: [top, left, bottom, frame.offsetHeight],
    };
}"""


def each_page(browser):
    with browser.page("/docs") as page:
        for path, frame in [
            (f"/previews/{VIEW}/unknown-number", "#preview-frame"), (f"/previews/{VIEW}", ".view-frame iframe"),
            (f"/matrix/{VIEW}", ".matrix-frame iframe"), ("/docs/Overlays", ".docs-preview iframe"),
        ]:
            page.goto(browser.url + path, wait_until="load")
            yield path, page, page.locator(frame).first


def what_is_outside_of_the_flow_is_shown(browser, expect, package):
    template = package / TEMPLATE
    original = template.read_text()
    script = package / "Public/overlays.js"
    document = package / "Docs/Overlays.md"
    script.write_text(SCRIPT)
    document.write_text(f"# Overlays\n\n```preview {VIEW}/unknown-number\n```\n")
    has_case = lambda name: f"""(frame) => frame.contentDocument?.readyState === "complete"
        && frame.contentDocument.querySelector("[data-case='{name}']") !== null"""
    try:
        for name, html in CASES.items():
            template.write_text(f'<section data-case="{name}">{html}</section>')
            for path, page, frame in each_page(browser):
                until(lambda: frame.evaluate(has_case(name)))
                expect(until(lambda: frame.evaluate(READ)["isShown"]), f"{name} on {path}: {frame.evaluate(READ)}")
        for name, html in SMALL.items():
            template.write_text(f'<section data-case="{name}">{html}</section>')
            with browser.page(f"/previews/{VIEW}/unknown-number") as page:
                frame = page.locator("#preview-frame")
                until(lambda: frame.evaluate(has_case(name)))
                until(lambda: frame.evaluate("(frame) => frame.offsetHeight") < 120)
                height = frame.evaluate("(frame) => frame.offsetHeight")
                padding = frame.evaluate("(frame) => frame.contentDocument.documentElement.style.cssText")
                expect(height < 120 and not padding, f"{name} needs no room: {height}, {padding}")
    finally:
        template.write_text(original)
        script.unlink()
        document.unlink()
        until(lambda: not browser.serves(f"/render/{VIEW}/unknown-number", "data-case"))


def what_is_in_a_shadow_follows_a_save(browser, expect, package):
    template = package / TEMPLATE
    original = template.read_text()
    shadow = lambda text: f'<div id="host"><template shadowrootmode="open"><p>{text}</p></template>Around</div>'
    path = f"/previews/{VIEW}/unknown-number"
    template.write_text(shadow("One"))
    try:
        until(lambda: browser.serves(f"/render/{VIEW}/unknown-number", "One"))
        with browser.page(path) as page:
            frame = page.frame_locator("#preview-frame")
            expect(until(lambda: frame.locator("#host p").all_text_contents() == ["One"]), "a shadow is shown")
            frame.locator("body").evaluate("(body) => { body.isSame = true; }")
            template.write_text(shadow("Two"))
            expect(until(lambda: frame.locator("#host p").all_text_contents() == ["Two"]), "its text changes")
            template.write_text('<div id="host">Around</div>')
            expect(until(lambda: frame.locator("#host").evaluate("(host) => host.shadowRoot === null")), "it goes")
            expect(frame.locator("body").evaluate("(body) => body.isSame"), "the document stays")
    finally:
        template.write_text(original)


def what_opens_and_closes_changes_the_height(browser, expect, package):
    template = package / TEMPLATE
    original = template.read_text()
    template.write_text(f'<section><button popovertarget="box">Open</button><div popover id="box" style="{BOX}"></div></section>')
    try:
        with browser.page(f"/previews/{VIEW}/unknown-number") as page:
            frame = page.locator("#preview-frame")
            until(lambda: page.frames[-1].locator("[popovertarget]").count())
            height = lambda: frame.evaluate("(frame) => frame.offsetHeight")
            until(lambda: height() < 120)
            before = height()
            button = page.frame_locator("#preview-frame").locator("button")
            button.click()
            expect(until(lambda: height() > 230), f"the frame is higher: {before}, {height()}")
            page.keyboard.press("Escape")
            expect(until(lambda: height() == before), f"the frame is as high as before: {before}, {height()}")
    finally:
        template.write_text(original)


# What browsers drop without its container, or do not show as what it is.
PARTS = {
    "tr": ("<tr><td>a</td></tr>", "table"), "td": ("<td>a</td>", "tr"), "thead": ("<thead><tr><th>a</th></tr></thead>", "table"),
    "caption": ("<caption>a</caption>", "table"), "option": ("<option>a</option>", "select"), "li": ("<li>a</li>", "ul"),
    "optgroup": ("<optgroup label=a><option>a</option></optgroup>", "select"), "dt": ("<dt>a</dt>", "dl"),
    "legend": ("<legend>a</legend>", "fieldset"), "summary": ("<summary>a</summary>", "details"),
    "figcaption": ("<figcaption>a</figcaption>", "figure"), "rt": ("<rt>a</rt>", "ruby"),
    "path": ('<path d="M0 0h9v9z"></path>', "svg"), "source": ('<source srcset="/assets/preview-host/icon.svg">', "picture"),
}


def what_needs_a_container_is_in_one(browser, expect, package):
    template = package / TEMPLATE
    original = template.read_text()
    try:
        with browser.page(f"/render/{VIEW}/unknown-number") as page:
            for name, (html, container) in PARTS.items():
                template.write_text(html.replace(f"<{name}", f'<{name} data-case="{name}"', 1))
                found = page.locator(f"{container} [data-case={name}]")
                until(lambda: page.reload() and found.count())
                expect(found.count() == 1, f"<{name}> is in <{container}>")
                shown = page.locator(container).last.bounding_box()
                expect(shown and shown["width"] > 0 and shown["height"] > 0, f"<{name}> is shown: {shown}")
    finally:
        template.write_text(original)


TESTS = [
    what_needs_a_container_is_in_one, what_is_outside_of_the_flow_is_shown, what_is_in_a_shadow_follows_a_save,
    what_opens_and_closes_changes_the_height,
]
