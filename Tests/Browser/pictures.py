"""Tests that views in Swift look as on an iPhone: measures their frames, colors and layers in the pages of Pictures.html."""

import base64
import contextlib
import json
import pathlib

import axe_playwright_python

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WIDTH = 390
# How far a color may be from another one, in each channel of 255.
NEAR = 3
# Nothing moves while it is measured, and a page without a device is as high as its view.
RULES = f"""
    body {{ margin: 0; }}
    section[data-picture] {{ position: relative; display: flow-root; inline-size: {WIDTH}px; min-block-size: 20px; overflow: hidden; }}
    .ui-view * {{ transition: none !important; }}
"""

MEASURE = """(section) => {
    const own = () => section.getBoundingClientRect();
    const isMirrored = section.ownerDocument.documentElement.dir === "rtl";
    const start = (left, right) => (isMirrored ? own().right - right : left - own().left);
    const part = (name) => section.querySelector(`[data-testid="${name}"]`);
    const box = (name) => part(name)?.getBoundingClientRect() ?? { left: NaN, right: NaN, top: NaN, width: NaN, height: NaN };
    // A text can be smaller than its frame.
    const content = (name) => {
        if (!part(name)?.textContent.trim()) return box(name);
        const range = document.createRange();
        range.selectNodeContents(part(name));
        return range.getBoundingClientRect();
    };
    const lines = (name) => {
        const range = document.createRange();
        range.selectNodeContents(part(name));
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => bottom);
        return tops.reduce((found, bottom) => (found.some((one) => Math.abs(one - bottom) < 8) ? found : [...found, bottom]), []).length;
    };
    const found = {
        frame: (name) => { const { left, right, top, width, height } = box(name); return [start(left, right), top - own().top, width, height]; },
        middle: (name) => { const { left, right, top, height } = content(name); return [start((left + right) / 2, (left + right) / 2), top - own().top + height / 2]; },
        lines: (name) => [lines(name)],
        beside: (name, other) => {
            const [one, next] = [box(name), box(other)];
            return Math.abs((one.top + one.height / 2) - (next.top + next.height / 2)) < 2 && start(one.left, one.right) < start(next.left, next.right);
        },
        unseen: (name) => {
            const { width, height } = box(name);
            return part(name) === null || !part(name).checkVisibility() || part(name).closest(".ui-unseen") !== null || width * height <= 1;
        },
        front: (name, x, y) => {
            section.scrollIntoView({ block: "center" });
            const { left, right, top } = section.getBoundingClientRect();
            return document.elementFromPoint(isMirrored ? right - x : left + x, top + y)?.closest("[data-testid]")?.dataset.testid === name;
        },
    };
    return JSON.parse(section.dataset.expected).map(([kind, ...rest]) => found[kind]?.(...rest) ?? null);
}"""

COLORS = """async ([picture, points]) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


@contextlib.contextmanager
def pictures(browser, system, direction):
    """Opens a page with the pictures of a color scheme."""
    window = browser.chromium.new_context(viewport={"width": WIDTH, "height": 800}, color_scheme=system)
    try:
        page = window.new_page()
        sheet = (ROOT / "Public/preview-host/components.css").read_text()
        content = (ROOT / "Tests/Browser/Pictures.html").read_text()
        page.set_content(
            f"<!doctype html><html dir={direction} style='color-scheme: {system}'><style>{sheet} {RULES} "
            f"section[data-picture]:is([data-on], :not([data-scheme={system}])) {{ display: none; }}</style>{content}")
        yield page
    finally:
        window.close()


@contextlib.contextmanager
def on_screens(browser):
    """Opens a page for each picture that has the screen of a device. Yields its document and what is expected of it."""
    window = browser.chromium.new_context(viewport={"width": WIDTH, "height": 600})
    try:
        page = window.new_page()
        sheets = [(ROOT / f"Public/preview-host/{name}.css").read_text() for name in ("preview", "components")]
        with pictures(browser, "light", "ltr") as all_pictures:
            found = all_pictures.evaluate(
                "() => [...document.querySelectorAll('section[data-on]')].map(({ dataset, innerHTML }) => [dataset.picture, dataset.on, dataset.expected, innerHTML])")
        yield page, [
            (name, json.loads(expected), f"<!doctype html><html data-screen={screen} data-scheme=light data-expected='{expected}'>"
             f"<style>{' '.join(sheets)} .ui-view * {{ transition: none !important; }}</style><body>{content}</body></html>")
            for name, screen, expected, content in found
        ]
    finally:
        window.close()


def rgb(color):
    return [int(color[index:index + 2], 16) for index in (1, 3, 5)]


def is_near(found, expected, tolerance):
    return all(abs(one - other) <= tolerance for one, other in zip(found, expected, strict=True))


def expect_parts(section, expected, look, expect):
    """Measures the frames and the order of the parts."""
    for (kind, *rest), found in zip(expected, section.evaluate(MEASURE), strict=True):
        if kind in ("color", "readable"):
            continue
        is_right = is_near(found, rest[1:], 0 if kind == "lines" else 1) if isinstance(found, list) else found
        expect(is_right, f"{look}: {kind} of {', '.join(map(str, rest))}: {found}")


def expect_colors(page, section, expected, look, is_mirrored, expect):
    """Compares pixels of a picture."""
    points = [rest for kind, *rest in expected if kind == "color"]
    if not points:
        return
    picture = base64.b64encode(section.screenshot()).decode()
    places = [[WIDTH - x if is_mirrored else x, y] for _, x, y in points]
    for (color, x, y), found in zip(points, page.evaluate(COLORS, [picture, places]), strict=True):
        wanted = rgb(color.split()[section.get_attribute("data-scheme") == "dark"])
        expect(is_near(found, wanted, NEAR), f"{look}: the color at {x}, {y} is {wanted}: {found}")


def expect_contrast(page, section, expected, look, expect):
    """Compares which texts axe-core finds to have too little contrast."""
    texts = {rest[0]: rest[1] == 1 for kind, *rest in expected if kind == "readable"}
    if not texts:
        return
    name = section.get_attribute("data-picture")
    run = "name => axe.run(document.querySelector(`[data-picture='${name}']`), { runOnly: ['color-contrast'] })"
    found = page.evaluate(f"{run}.then(({{ violations }}) => violations.flatMap(({{ nodes }}) => nodes.map(({{ target }}) => "
                          "document.querySelector(target[0]).closest('[data-testid]').dataset.testid)))", name)
    for text, is_readable in texts.items():
        expect((text not in found) == is_readable, f"{look}: axe finds what cannot be read: {text}, {found}")


def views_look_as_on_an_iphone(browser, expect):
    axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    for system, directions in {"light": ["ltr", "rtl"], "dark": ["ltr"]}.items():
        for direction in directions:
            with pictures(browser, system, direction) as page:
                page.evaluate(axe)
                sections = page.locator(f"section[data-picture][data-scheme={system}]:not([data-on])").all()
                expect(len(sections) > 0, f"there are pictures: {len(sections)}")
                for section in sections:
                    expected = json.loads(section.get_attribute("data-expected"))
                    look = f"{section.get_attribute('data-picture')}, {direction}"
                    expect_parts(section, expected, look, expect)
                    expect_colors(page, section, expected, look, direction == "rtl", expect)
                    expect_contrast(page, section, expected, look, expect)


def views_have_the_screen_of_a_device(browser, expect):
    with on_screens(browser) as (page, documents):
        expect(len(documents) > 0, f"there are pictures on screens: {len(documents)}")
        for name, expected, document in documents:
            page.set_content(document)
            root = page.locator("html")
            expect_parts(root, expected, name, expect)
            expect_colors(page, root, expected, name, False, expect)


# The space that the frames of devices reserve at the top, at both sides, and at the bottom.
SAFE_AREAS = {
    "iPhone 17": (402, 874, [62, 0, 34]), "iPhone 16e": (390, 844, [47, 0, 34]), "iPhone SE": (375, 667, [20, 0, 0]),
    "Pixel 10": (412, 923, [44, 0, 24]), "Galaxy S25": (360, 780, [44, 0, 24]), "iPad mini": (744, 1133, [24, 0, 20]),
    "a tablet on its side": (1133, 744, [24, 0, 20]), "a phone on its side": (874, 402, [0, 62, 21]),
    "MacBook Air": (1470, 956, [0, 0, 0]),
}


def frames_reserve_the_safe_area_of_a_device(browser, expect):
    window = browser.chromium.new_context(viewport={"width": WIDTH, "height": 600})
    try:
        page = window.new_page()
        sheets = [(ROOT / f"Public/preview-host/{name}.css").read_text() for name in ("preview", "components")]
        page.set_content(
            f"<!doctype html><html data-screen=framed><style>{' '.join(sheets)}</style>"
            "<body style='margin: 0'><div class='ui-view'></div></body></html>")
        for name, (width, height, expected) in SAFE_AREAS.items():
            page.set_viewport_size({"width": width, "height": height})
            box = page.locator(".ui-view").bounding_box()
            found = [box["y"], box["x"], height - box["y"] - box["height"]]
            expect(is_near(found, expected, 0.5), f"the safe area of {name}: {found}")
    finally:
        window.close()


TESTS = [views_look_as_on_an_iphone, views_have_the_screen_of_a_device, frames_reserve_the_safe_area_of_a_device]
