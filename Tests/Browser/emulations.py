"""Tests that the theme and the preferences of the toolbar decide over media queries, whatever the reader's system has, and
that a preview is shown in the states that the toolbar has.
"""

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


# Each element has the order 1 in a state: by a selector, with the attributes and the content of the element.
STATES = {
    "hover": [
        ("plain", ".plain:hover", 'class="plain"', ""),
        ("escaped", r".md\:hover\:x:hover", 'class="md:hover:x"', ""),
        ("dark", r".dark\:hover\:x:is(.dark *):hover", 'class="dark:hover:x"', ""),
        ("quoted", "[data-name=':hover']:hover", 'data-name=":hover"', ""),
        ("listed", ".none::file-selector-button:hover, .listed:hover", 'class="listed"', ""),
        ("nested", ".nested { &:hover { order: 1 } } .none", 'class="nested"', ""),
        ("layered", "@layer one { .layered:hover { order: 1 } } .none", 'class="layered"', ""),
        ("scoped", "@scope (.scope:hover) { .scoped { order: 1 } } .none", 'class="scope"', '<i class="scoped"></i>'),
        ("group", ".group:hover .grouped", 'class="group"', '<i class="grouped"></i>'),
    ],
    "focus": [
        ("link", "a:focus", "", '<a href="/">Link</a>'),
        ("visible", r".focus-visible\:x:focus-visible", "", '<button class="focus-visible:x">Press</button>'),
        ("editable", ".editable:focus", 'class="editable" contenteditable="true"', ""),
        ("within", ".within:focus-within", 'class="within"', '<input aria-label="Name">'),
        ("itself", "button.itself:focus-within", "", '<button class="itself">Press</button>'),
        ("around", ".around:has(:focus-within)", 'class="around"', "<p><button>Press</button></p>"),
    ],
    "active": [
        ("card", ".card:active", 'class="card"', ""), ("label", "label:active", "", "<label>Name</label>"),
        ("button", r".active\:x:active", "", '<button class="active:x">Press</button>'),
    ],
}
# These stay as they are.
OTHERS = {
    "hover": [("unhovered", ".unhovered:not(:hover)", 'class="unhovered"', "")],
    "focus": [
        ("text", ".text:focus", 'class="text"', ""), ("empty", ".empty:focus-within", 'class="empty"', "<i>Text</i>"),
        ("disabled", "button.disabled:focus", "", '<button class="disabled" disabled>Press</button>'),
    ],
    "active": [("other", ".other:hover", 'class="other"', "")],
}
SHADOW = """
    const element = document.querySelector("#attached");
    const shadow = element.attachShadow({ mode: "closed" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":host(:hover) { order: 1 }");
    shadow.adoptedStyleSheets = [sheet];
    setTimeout(() => { document.head.append(Object.assign(document.createElement("style"), { textContent: "#added:hover { order: 1 }" })); });
"""


def states_page(state):
    cases = STATES[state] + OTHERS[state]
    rules = "".join(f"{selector} {{ order: 1 }}\n" for _, selector, _, _ in cases)
    boxes = "".join(f'<div data-case="{name}" {attributes}>{content}</div>' for name, _, attributes, content in cases)
    return f"""<section class="dark"><style>{rules} div.stronger.stronger {{ order: 2 }} .stronger:{state} {{ order: 3 }}</style>{boxes}
        <div id="declared"><template shadowrootmode="open"><style>:host(:hover), :host(:active) {{ order: 1 }} p:focus {{ order: 0 }}
            @media all {{ button:focus {{ color: rgb(1, 2, 3) }} }}</style><button>Press</button></template></div>
        <div id="attached"></div><div id="added"></div><div id="stronger" class="stronger" tabindex="0"></div>
        <script type="module" src="/assets/states/script.js"></script></section>"""


def forced_states_apply_to_what_can_be_in_them(browser, expect, package):
    template = package / TEMPLATE
    original = template.read_text()
    folder = package / "Public/states"
    folder.mkdir()
    (folder / "script.js").write_text(SHADOW)
    orders = """() => Object.fromEntries([...document.querySelectorAll("[data-case]")].map((box) =>
        [box.dataset.case, [box, ...box.querySelectorAll("*")].some((element) => getComputedStyle(element).order === "1")]))"""
    order = "(name) => getComputedStyle(document.getElementById(name)).order"
    try:
        for state in STATES:
            template.write_text(states_page(state))
            until(lambda: browser.serves(DOCUMENT, f'data-case="{STATES[state][0][0]}"'))
            with browser.page(f"{DOCUMENT}?state={state}") as page:
                wanted = {name: True for name, *_ in STATES[state]} | {name: False for name, *_ in OTHERS[state]}
                expect(until(lambda: page.evaluate(orders) == wanted), f"{state}: {page.evaluate(orders)}")
                color = "() => getComputedStyle(document.querySelector('#declared').shadowRoot.querySelector('button')).color"
                is_focused = page.evaluate(color) == "rgb(1, 2, 3)"
                expect(is_focused == (state == "focus"), f"{state}: a shadow that comes with the HTML: {page.evaluate(color)}")
                expect((page.evaluate(order, "declared") == "1") == (state != "focus"), f"{state}: and the element around it")
                for name in ("attached", "added"):
                    is_shown = until(lambda: (page.evaluate(order, name) == "1") == (state == "hover"))
                    expect(is_shown, f"{state}: what a script adds: {name}")
                expect(page.evaluate(order, "stronger") == "2", f"{state}: the specificity stays: {page.evaluate(order, 'stronger')}")
            with browser.page(DOCUMENT) as page:
                shown = [name for name, is_shown in page.evaluate(orders).items() if is_shown]
                expect(shown in ([], ["unhovered"]), f"without {state}: {shown}")
    finally:
        template.write_text(original)


TESTS = [
    the_theme_decides_over_media_queries, the_size_of_text_decides_over_media_queries, forced_states_apply_to_what_can_be_in_them,
]
