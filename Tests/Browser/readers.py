"""Tests that a page does what its reader means: held keys, composed text, Back, and what an update must not disturb."""

import re

from browser import WORKBENCH, address, is_same_page, mark_page, preview, refresh, wait_for_preview
from waiting import rest, until

FOCUSED = "() => document.activeElement.getAttribute('rel') ?? document.activeElement.id"


def press(page, key, **attributes):
    """Sends a key to the focused element as another keyboard would. Returns whether the page has handled it."""
    options = {"key": key, "bubbles": True, "cancelable": True, **attributes}
    return page.evaluate("options => !document.activeElement.dispatchEvent(new KeyboardEvent('keydown', options))", options)


def a_held_key_decides_nothing(browser, expect, package):
    template = package / "Templates/Gallery/Results/NotFoundView.mustache"
    original = template.read_text()
    path = "/snapshots/NotFoundViewModel/unknown-number?locale=en"
    try:
        template.write_text(original.replace("<h3", '<p class="kicker">404</p><h3', 1))
        with browser.page(path) as page:
            accept = page.locator("button[aria-keyshortcuts=a]")
            expect(until(lambda: page.reload() and accept.count() == 1), "a change can be accepted")
            sent = []
            page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
            press(page, "a", repeat=True)
            page.keyboard.press("k")
            page.locator("#siteFinder [type=search]").fill("task")
            until(lambda: page.locator("#siteFinder .results a").count() > 0)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("a")
            rest(page)
            expect(sent == [], f"neither a held key nor one behind a dialog accepts it: {sent}")
            expect(accept.count() == 1 and address(page).endswith(path), "the page stays")
    finally:
        template.write_text(original)


def keys_work_with_other_layouts(browser, expect):
    with browser.page(WORKBENCH) as page:
        theme = "document.documentElement.dataset.theme ?? ''"
        press(page, "в", code="KeyD")
        expect(wait_for_preview(page, theme, "dark"), "a key of a Cyrillic layout works")
        first = address(page)
        press(page, "]", code="Digit9", altKey=True)
        expect(until(lambda: address(page) != first), "a bracket on the third level works")
        press(page, "L", code="KeyK", ctrlKey=True)
        expect(not page.locator("#siteFinder").is_visible(), "a letter is the one of the layout")
        press(page, "K", code="KeyK", ctrlKey=True)
        expect(page.locator("#siteFinder").is_visible(), "Control-K works with caps lock")
        field = page.locator("#siteFinder [type=search]")
        field.fill("task")
        until(lambda: page.locator("#siteFinder .results a").count() > 0)
        press(page, "ArrowDown", isComposing=True)
        expect(page.evaluate("() => document.activeElement.type") == "search", "a candidate of an input method is chosen in the field")
        announced = lambda: page.locator("#siteFinder [role=status]").text_content()
        expect(until(lambda: "task" in announced().lower()), f"the first result is announced: {announced()}")


def the_next_link_stays_the_next_link(browser, expect):
    with browser.page("/previews/TaskListViewModel/with-tasks") as page:
        page.goto(browser.url + page.locator("#siteSidebar .tree a").first.get_attribute("href"))
        expect(page.locator(".toolbar [rel=prev]").count() == 0, "the first preview has none before it")
        page.locator(".toolbar [rel=next]").focus()
        seen = [address(page)]
        for _ in range(2):
            page.keyboard.press("Enter")
            expect(until(lambda: address(page) not in seen), f"each press leads to another preview: {seen}")
            expect(page.evaluate(FOCUSED) == "next", f"the focus is on the same link: {page.evaluate(FOCUSED)}")
            seen.append(address(page))


def back_leads_to_the_place(browser, expect):
    with browser.page("/docs/Templates") as page:
        top = lambda: page.evaluate("() => scrollY")
        page.evaluate("() => scrollTo(0, 300)")
        page.evaluate("() => [...document.querySelectorAll('.main a')].findLast((link) => link.hash && link.pathname === location.pathname).click()")
        expect(until(lambda: "#" in address(page) and top() > 600), f"a link leads down the page: {top()}")
        rest(page)
        low = top()
        page.go_back()
        expect(until(lambda: abs(top() - 300) < 2), f"Back leads up again: {top()}")
        page.go_forward()
        expect(until(lambda: abs(top() - low) < 2), f"Forward leads down: {top()}")
        page.locator(".topnav a").first.click()
        expect(until(lambda: "/docs" not in address(page)), "another page is shown")
        page.go_back()
        expect(until(lambda: "/docs" in address(page) and abs(top() - low) < 2), f"Back leads to the place: {top()}, {low}")
        page.go_back()
        page.go_forward()
        expect(until(lambda: abs(top() - low) < 2), f"so does Forward: {top()}, {low}")


def focus_beside_the_page_scrolls_nothing(browser, expect):
    for path in ["/docs/Templates", "/", "/coverage"]:
        with browser.page(path) as page:
            # Only the focus may scroll: pictures of previews that are still loaded make the page longer.
            moved = page.evaluate("""async () => {
                document.documentElement.style.overflowAnchor = "none";
                const moved = [];
                for (const control of document.querySelectorAll(":is(.topbar, #siteSidebar, .filters) *")) {
                    const { top, bottom } = control.getBoundingClientRect();
                    if (control.tabIndex < 0 || !control.checkVisibility() || top < 0 || bottom > innerHeight) continue;
                    scrollTo(0, 900);
                    const before = scrollY;
                    control.focus();
                    await new Promise(requestAnimationFrame);
                    if (scrollY !== before) moved.push(control.outerHTML.slice(0, 80));
                }
                return moved;
            }""")
            expect(moved == [], f"{path}: the page stays where it is: {moved}")


def the_current_link_of_a_row_is_clear_of_the_fade(browser, expect):
    for path, row in [
        (WORKBENCH + "?panel=source", ".mobile-tabs"), ("/?category=container", ".category-filter"),
        ("/matrix/TaskListViewModel?locales=ja", ".chip-row"),
    ]:
        with browser.page(path, width=360) as page:
            ends = page.evaluate("""(row) => {
                const link = document.querySelector(`${row} [aria-current]`);
                const { left, right } = link.getBoundingClientRect();
                const style = getComputedStyle(link.closest(row));
                const end = link.closest(row).getBoundingClientRect().right - parseFloat(style.scrollPaddingInlineEnd);
                return [left, right, end, style.maskImage.startsWith("linear-gradient")];
            }""", row)
            expect(0 <= ends[0] and ends[1] <= ends[2] + 1 and ends[3], f"{row} shows its current link, and fades: {ends}")
            expect(page.evaluate("() => scrollY") == 0, "only the row is scrolled")


def an_update_leaves_the_tree_and_findings_alone(browser, expect):
    with browser.page(WORKBENCH + "?panel=accessibility") as page:
        status = lambda: page.locator(".inspection-status").text_content()
        running = page.locator("[data-inspection]").get_attribute("data-running")
        expect(until(lambda: status() != running and page.locator(".shell[data-looking]").count() == 0), f"it is inspected: {status()}")
        page.evaluate("""() => {
            window.told = [];
            new MutationObserver((changes) => window.told.push(...changes)).observe(
                document.querySelector(".inspection"), { childList: true, subtree: true, characterData: true });
            const group = document.querySelector("#siteSidebar [aria-current=page]").closest("details");
            group.open = false;
        }""")
        rest(page)
        refresh(page)
        rest(page)
        expect(page.evaluate("() => window.told.length") == 0, "an update does not inspect the same document again")
        is_open = page.evaluate("() => document.querySelector('#siteSidebar [aria-current=page]').closest('details').open")
        expect(not is_open, "a group that the reader has closed stays closed")


def a_document_as_high_as_its_frame_does_not_grow(browser, expect, package):
    styles = package / "Public/gallery.css"
    original = styles.read_text()
    try:
        styles.write_text(original + "\nbody > :not(form, script) { min-block-size: 100vh }\n")
        for path in ["/render/SignInViewModel/filled", "/previews/SignInViewModel/filled", "/previews/SignInViewModel"]:
            with browser.page(path) as page:
                if path.startswith("/render"):
                    is_styled = "() => getComputedStyle(document.body.lastElementChild).minHeight !== 'auto'"
                    until(lambda: page.reload() and page.evaluate(is_styled))
                    continue
                frame = page.locator("iframe").first
                height = lambda: frame.evaluate("frame => frame.clientHeight")
                until(lambda: frame.evaluate("frame => frame.contentDocument?.readyState === 'complete'"))
                heights = []
                def stays():
                    heights.append(height())
                    rest(page)
                    return heights[-1] > 300 and height() == heights[-1]
                expect(until(stays), f"{path}: the frame keeps its height as soon as it has it: {heights}")
    finally:
        styles.write_text(original)


def a_browser_that_stores_nothing_shows_pages(browser, expect):
    with browser.page("/") as page:
        page.add_init_script("""Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("denied", "SecurityError"); } });""")
        requested = []
        page.on("request", lambda request: request.is_navigation_request() and request.frame == page.main_frame and requested.append(request.url))
        page.goto(browser.url + WORKBENCH + "?panel=html", wait_until="load")
        mark_page(page)
        page.locator(".drawer .tabs a", has_text="Controls").click()
        expect(until(lambda: "panel=controls" in address(page)), "panels change")
        page.keyboard.press("d")
        expect(until(lambda: "theme=dark" in address(page)), "shortcuts work")
        expect(is_same_page(page) and len(requested) == 1, f"pages change in place: {requested}")


def shortened_texts_keep_their_descenders(browser, expect):
    cut = """() => [...document.querySelectorAll("body *")].filter((element) => {
        const { textOverflow, overflowY } = getComputedStyle(element);
        return textOverflow === "ellipsis" && !element.matches("input") && overflowY !== "visible";
    }).map((element) => element.className || element.outerHTML.slice(0, 60))"""
    for path in [WORKBENCH + "?panel=source", WORKBENCH + "?panel=html", "/", "/search?q=repairs", "/snapshots", "/coverage"]:
        with browser.page(path) as page:
            page.keyboard.press("k")
            page.locator("#siteFinder [type=search]").fill("gift")
            expect(until(lambda: page.locator("#siteFinder .results a").count() > 0), f"{path}: something is found")
            expect(page.evaluate(cut) == [], f"{path}: nothing is cut off below its line: {page.evaluate(cut)}")
            wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
            expect(not wide, f"{path}: long texts make the page no wider")


def docs_in_another_direction_have_one_edge(browser, expect):
    starts = "blocks => [...new Set(blocks.map(block => Math.round(block.getBoundingClientRect().left)))]"
    for width in [390, 768, 1024, 1280]:
        arabic = browser.chromium.new_context(viewport={"width": width, "height": 800}, locale="ar")
        try:
            page = arabic.new_page()
            page.goto(browser.url + "/docs/Templates")
            expect(page.evaluate("() => document.documentElement.dir") == "rtl", "the site is in Arabic")
            edges = page.locator(".prose > :is(h1, h2, h3, p, ul, pre, .code-block)").evaluate_all(starts)
            expect(len(edges) == 1, f"{width}: all blocks begin at the same edge: {edges}")
        finally:
            arabic.close()


def code_has_the_colors_of_its_parts(browser, expect):
    colored = """kind => [...CSS.highlights.get(`code-${kind}`) ?? []].map((range) => range.toString())"""
    with browser.page("/previews/TaskListViewModel/with-tasks?panel=viewModel") as page:
        names, texts = (page.evaluate(colored, kind) for kind in ["name", "string"])
        expect(all(name.startswith('"') and name.endswith('"') for name in names) and len(names) > 5, f"names: {names[:5]}")
        expect(len(texts) > 5 and not any(re.fullmatch(r'"\s*[:,]\s*"', text) for text in texts), f"texts: {texts[:5]}")
    with browser.page("/previews/NotFoundViewModel/unknown-number?panel=view") as page:
        colors = {kind: page.evaluate(colored, kind) for kind in ["tag", "name", "string", "mustache"]}
        expect(all(re.fullmatch(r"</?[a-z0-9-]+|/?>", tag) for tag in colors["tag"]), f"tags: {colors['tag'][:9]}")
        expect("class" in colors["name"], f"names of attributes: {colors['name'][:9]}")
        expect(all(re.fullmatch(r'"[^"]*"', text) for text in colors["string"]), f"values: {colors['string'][:9]}")
        expect(all(re.fullmatch(r"{{[^{}]*}}+", tag) for tag in colors["mustache"]), f"tags of Mustache: {colors['mustache'][:9]}")
    # Each language that has colors has them on a page of docs.
    inside = """([kind, language]) => [...CSS.highlights.get(`code-${kind}`) ?? []]
        .filter((range) => range.startContainer.parentElement.matches(`.prose .language-${language}`)).map(String)"""
    shown = """(kind) => [null, `::highlight(code-${kind})`]
        .map((part) => getComputedStyle(document.querySelector(".prose pre code"), part).color)"""
    for path, language, wanted in [
        ("SnapshotTests", "swift", {"tag": "func", "name": "@Test"}), ("Forms", "swift", {"comment": None}),
        ("Localization", "yaml", {"name": "en", "string": '"Open now"'}),
        ("Templates", "mustache", {"tag": "<h2", "mustache": None}),
    ]:
        with browser.page(f"/docs/{path}") as page:
            for kind, word in wanted.items():
                pieces = page.evaluate(inside, [kind, language])
                expect(pieces and (word is None or word in pieces), f"{path}: {kind} of {language}: {pieces[:9]}")
                colors = page.evaluate(shown, kind)
                expect(colors[0] != colors[1], f"{path}: {kind} is shown in a color: {colors}")


def buttons_cover_no_code_of_docs(browser, expect):
    for width in (390, 1280):
        with browser.page("/docs/GettingStarted", width=width) as page:
            boxes = page.evaluate("""() => [...document.querySelectorAll(".prose .code-block")].map((block) => {
                const [code, button, whole] = [block.querySelector("pre"), block.querySelector(".code-copy"), block]
                    .map((element) => element.getBoundingClientRect());
                return {
                    inside: button.top >= whole.top && button.bottom <= whole.bottom && button.right <= whole.right,
                    beside: button.left >= code.right,
                    text: block.textContent.trim().slice(0, 30),
                };
            })""")
            expect(len(boxes) > 2, f"{width}: there is code with buttons: {len(boxes)}")
            wrong = [box for box in boxes if not box["inside"] or not box["beside"]]
            expect(not wrong, f"{width}: each button is in its box and beside the code: {wrong[:3]}")


def a_missing_page_of_docs_is_beside_the_others(browser, expect):
    with browser.page("/docs/Nothing") as page:
        expect(page.locator(".docs-nav a").count() > 5, "the other pages are beside it")
        page.locator(".docs-section > summary", has_text="Write").click()
        page.locator(".docs-nav a", has_text="Templates").first.click()
        expect(until(lambda: "/docs/Templates" in address(page)), f"they are links: {address(page)}")
    browser.problems[:] = [problem for problem in browser.problems if "status of 404" not in problem]


def pictures_of_docs_are_those_of_the_theme(browser, expect, package):
    file = package / "Docs/Themes.md"
    names = ["/Docs/ours.svg#gh-dark-mode-only", "ours.svg#gh-light-mode-only", "ours.svg"]
    (package / "Docs/ours.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    file.write_text("# Themes\n\n" + "\n".join(f"![{name}]({name})" for name in names))
    try:
        until(lambda: browser.serves("/docs/Themes"))
        for scheme, hidden in [("dark", 1), ("light", 0)]:
            with browser.page("/docs/Themes", system=scheme) as page:
                pictures = page.locator(".prose img")
                shown = lambda: pictures.evaluate_all("""(images) => images.map((image) =>
                    image.checkVisibility() && image.naturalWidth > 0)""")
                wanted = [index != hidden for index in range(3)]
                expect(until(lambda: shown() == wanted), f"{scheme}: {shown()}")
    finally:
        file.unlink()
        (package / "Docs/ours.svg").unlink()


def a_broken_preview_is_not_inspected(browser, expect, package):
    template = package / "Templates/Gallery/Results/NotFoundView.mustache"
    original = template.read_text()
    try:
        template.write_text(original.replace("<h3", "{{#nothing}}<h3", 1))
        for panel in ["problems", "accessibility"]:
            with browser.page(f"/previews/NotFoundViewModel/unknown-number?panel={panel}") as page:
                status = lambda: page.locator(".inspection-status").text_content()
                expect(until(lambda: "cannot be shown" in status()), f"{panel}: it is not inspected: {status()}")
        with browser.page("/snapshots?locale=en") as page:
            links = page.locator(".empty-links a", has_text="NotFoundView")
            expect(until(lambda: page.reload() and links.count() > 0), "the page of snapshots names previews with errors")
            links.first.click()
            expect(until(lambda: "/previews/NotFoundViewModel/" in address(page)), f"and leads to them: {address(page)}")
    finally:
        template.write_text(original)
        browser.problems[:] = [problem for problem in browser.problems if "status of 500" not in problem]


def events_are_heard_after_a_refusal(browser, expect):
    refused = []
    stream = re.compile(r"/changes(/[\d.]+)?$")

    def refuse(route):
        if refused:
            return route.continue_()
        refused.append(route.request.url)
        return route.fulfill(status=503, body="")

    with browser.page("/render/TaskListViewModel/with-tasks") as page:
        page.route(stream, refuse)
        heard = lambda response: stream.search(response.url) and response.status == 200
        with page.expect_response(heard):
            page.goto(browser.url + WORKBENCH, wait_until="load")
        expect(len(refused) == 1, "the page asks again after a refusal")
        browser.problems.clear()


TESTS = [
    a_held_key_decides_nothing, keys_work_with_other_layouts, the_next_link_stays_the_next_link, back_leads_to_the_place,
    focus_beside_the_page_scrolls_nothing, the_current_link_of_a_row_is_clear_of_the_fade,
    an_update_leaves_the_tree_and_findings_alone,
    shortened_texts_keep_their_descenders, docs_in_another_direction_have_one_edge, code_has_the_colors_of_its_parts,
    buttons_cover_no_code_of_docs, pictures_of_docs_are_those_of_the_theme, a_missing_page_of_docs_is_beside_the_others,
    a_broken_preview_is_not_inspected,
    a_document_as_high_as_its_frame_does_not_grow, a_browser_that_stores_nothing_shows_pages, events_are_heard_after_a_refusal,
]
