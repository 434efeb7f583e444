"""Tests that the theme and the preferences of the toolbar decide over media queries, whatever the reader's system has."""

from waiting import until

DOCUMENT = "/render/NotFoundViewModel/unknown-number"
TEMPLATE = "Templates/Gallery/Results/NotFoundView.mustache"

# Each element has one source of style, which is 1 in a light and 2 in a dark theme, and in the first one in any theme.
KINDS = ["linked", "imported", "nested", "inline", "within", "layered", "scheme", "picture"]
SCRIPTED = ["constructed", "replaced", "inserted", "added", "shadow", "matched", "media", "edited", "early", "sent"]
RULE = "@media (prefers-color-scheme: light) {{ {0} {{ order: 1 }} }} @media (prefers-color-scheme: dark) {{ {0} {{ order: 2 }} }}"


def page():
    boxes = "".join(f'<div id="{kind}"></div>' for kind in KINDS[:-1] + SCRIPTED)
    return f"""<section>{boxes}
        <link rel="stylesheet" href="/assets/themes/within.css">
        <style>{RULE.format("#inline")}</style>
        <style id="empty">#sent {{ order: 0 }}</style>
        <style media="(prefers-color-scheme: light)">#layered {{ order: 1 }}</style>
        <style media="(prefers-color-scheme: dark)">#layered {{ order: 2 }}</style>
        <style>#scheme {{ color-scheme: light dark; color: light-dark(rgb(1, 0, 0), rgb(2, 0, 0)) }}</style>
        <picture><source media="(prefers-color-scheme: dark)" srcset="/assets/themes/2.svg"><img id="picture" src="/assets/themes/1.svg" alt=""></picture>
        <script src="/assets/themes/script.js"></script></section>"""


def script():
    added = RULE.format("#added")
    return f"""
        const sheet = new CSSStyleSheet(); sheet.replaceSync(`{RULE.format("#constructed")}`);
        const other = new CSSStyleSheet(); other.replace(`{RULE.format("#replaced")}`);
        const dark = new CSSStyleSheet({{ media: "(prefers-color-scheme: dark)" }}); dark.replaceSync("#media {{ order: 2 }}");
        const light = new CSSStyleSheet({{ media: "(prefers-color-scheme: light)" }}); light.replaceSync("#media {{ order: 1 }}");
        const last = new CSSStyleSheet();
        for (const rule of `{RULE.format("#inserted")}`.split("@media").slice(1)) last.insertRule("@media" + rule);
        document.adoptedStyleSheets = [sheet, other, dark, light, last];
        const style = document.createElement("style"); style.textContent = `{added}`; document.body.append(style);
        const root = document.querySelector("#shadow").attachShadow({{ mode: "open" }});
        root.innerHTML = `<style>{RULE.format(":host")}</style>`;
        const edited = document.createElement("style"); document.body.append(edited);
        const early = document.createElement("style"); document.body.append(early);
        // The document is not loaded yet, and the element is noticed already.
        queueMicrotask(() => {{ early.textContent = `{RULE.format("#early")}`; }});
        document.querySelector("#empty").textContent = `{RULE.format("#sent")}`;
        setTimeout(() => {{ edited.textContent = `{RULE.format("#edited")}`; }}, 20);
        document.querySelector("#matched").style.order = matchMedia("(prefers-color-scheme: dark)").matches ? 2 : 1;
    """


def write(package):
    template = package / TEMPLATE
    original = template.read_text()
    folder = package / "Public/themes"
    folder.mkdir()
    files = {
        "within.css": '@import "nested/nested.css"; @import url(/assets/themes/imported.css);' + RULE.format("#within"),
        "imported.css": RULE.format("#imported"), "nested/nested.css": RULE.format("#nested"), "script.js": script(),
        "1.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="9"/>',
        "2.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="9"/>',
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text)
    (package / "Public/themes.css").write_text(RULE.format("#linked"))
    template.write_text(page())
    return template, original


READ = """(kinds) => Object.fromEntries(kinds.map((kind) => {
    const element = document.getElementById(kind);
    const style = getComputedStyle(element);
    if (kind === "scheme") return [kind, style.color[4]];
    return [kind, kind === "picture" ? String(element.naturalWidth) : style.order];
}))"""


def shows(frame, kinds, value):
    found = {}

    def all_are():
        nonlocal found
        found = frame.evaluate(READ, kinds) if frame.locator("#matched").count() else {"nothing": True}
        return all(text == value for text in found.values())
    until(all_are)
    return {kind: text for kind, text in found.items() if text != value}


def the_theme_decides_over_media_queries(browser, expect, package):
    template, original = write(package)
    try:
        until(lambda: browser.serves(DOCUMENT, 'id="matched"'))
        for system in ["light", "dark"]:
            for theme, value in [("light", "1"), ("dark", "2"), ("system", "1" if system == "light" else "2")]:
                path = f"{DOCUMENT}?theme={theme}"
                with browser.page(path, system=system) as page:
                    wrong = shows(page, KINDS + SCRIPTED, value)
                    expect(not wrong, f"{theme} in a {system} system: {wrong}")
                with browser.page(path, system=system, script=False) as page:
                    wrong = shows(page, KINDS, value)
                    expect(not wrong, f"{theme} in a {system} system without script: {wrong}")
            for path in ["/previews/NotFoundViewModel/unknown-number?theme=both", "/matrix/NotFoundViewModel?theme=both&locales=en"]:
                with browser.page(path, system=system) as page:
                    page.mouse.wheel(0, 1)
                    frames = lambda: [frame for frame in page.frames if f"{DOCUMENT}?" in frame.url]
                    until(lambda: len(frames()) == 2)
                    for frame in frames():
                        wrong = shows(frame, KINDS + SCRIPTED, "2" if "theme=dark" in frame.url else "1")
                        expect(not wrong, f"{frame.url} in {path} in a {system} system: {wrong}")
    finally:
        template.write_text(original)
        (package / "Public/themes.css").write_text("")


def the_size_of_text_decides_over_media_queries(browser, expect, package):
    style = package / "Public/sizes.css"
    style.write_text("@media (min-width: 50em) { .gift-card { order: 1 } }")
    read = """() => [getComputedStyle(document.querySelector(".gift-card")).order, matchMedia("(min-width: 50rem)").matches]"""
    document = "/render/GiftCardViewModel/long-name"
    try:
        for width, size, wanted in [(1000, 100, ["1", True]), (1000, 150, ["0", False]), (1300, 150, ["1", True])]:
            with browser.page(f"{document}?text={size}", width=width) as page:
                until(lambda: page.reload() and page.evaluate(read) == wanted)
                expect(page.evaluate(read) == wanted, f"{size} percent in {width} pixels: {page.evaluate(read)}")
    finally:
        style.write_text("")


TESTS = [the_theme_decides_over_media_queries, the_size_of_text_decides_over_media_queries]
