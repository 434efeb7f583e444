"""Tests how the pages of the host behave in Chromium when they are used: with the mouse, the keyboard, and without script."""

import contextlib
import functools
import http.server
import re
import sys
import threading
import time
import traceback
import urllib.error
import urllib.request

from playwright.sync_api import Error, sync_playwright

WORKBENCH = "/previews/TaskListViewModel/with-tasks"


class Browser:
    """Opens pages of the host. Notes errors in the console, and requests that leave the host."""

    def __init__(self, chromium, url):
        self.chromium = chromium
        self.url = url
        self.origin = "/".join(url.split("/")[:3])
        self.problems = []

    @contextlib.contextmanager
    def page(self, path, width=1280, height=800, script=True, scheme="light", language="en", stored=None):
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, java_script_enabled=script, color_scheme=scheme,
            locale=language, bypass_csp=False)
        if stored:
            entries = "".join(f"localStorage.setItem('preview-host.{key}', '{value}');" for key, value in stored.items())
            context.add_init_script(entries)
        page = context.new_page()
        page.on("console", lambda message: self.note(path, message))
        page.on("pageerror", lambda error: self.problems.append(f"{path}: {error}"))
        page.on("request", lambda request: self.note_request(path, request))
        page.goto(self.url + path, wait_until="load")
        try:
            yield page
        finally:
            context.close()

    def note(self, path, message):
        if message.type in ("error", "warning"):
            self.problems.append(f"{path}: the console says: {message.text}")

    def note_request(self, path, request):
        if not request.url.startswith((self.url, "data:", "about:")):
            self.problems.append(f"{path}: a request leaves the host: {request.url}")


class FileServer(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *arguments):
        pass


class Files(http.server.ThreadingHTTPServer):
    """Reports every error, except that a browser has closed the connection of a page that it has left."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def files_served(folder):
    """Serves the files of a folder below its name. Returns the address."""
    handler = functools.partial(FileServer, directory=folder.parent)
    with Files(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
        finally:
            server.shutdown()


def until(condition, seconds=10):
    """Returns the first true value of a condition, or its last value. A document that is being replaced has none."""
    end = time.monotonic() + seconds
    while True:
        try:
            value = condition()
        except Error as error:
            if "Execution context was destroyed" not in str(error) and "Frame was detached" not in str(error):
                raise
            value = None
        if value or time.monotonic() > end:
            return value
        time.sleep(0.03)


def address(page):
    """The address now. The property `url` is updated only while the test waits for the browser."""
    return page.evaluate("() => location.href")


def mark_page(page):
    """Marks the document, to find out later whether it has been loaded anew."""
    page.evaluate("() => { window.isSameDocument = true; }")


def is_same_page(page):
    return page.evaluate("() => window.isSameDocument === true")


def preview(page):
    """The document of the preview on a workbench."""
    return page.locator("#preview-frame").element_handle().content_frame()


def wait_for_preview(page, expression, value):
    return until(lambda: preview(page).evaluate(f"() => document.readyState === 'complete' && ({expression})") == value)


def tools_change_in_place(browser, expect):
    with browser.page(WORKBENCH) as page:
        mark_page(page)
        page.locator(".toolbar .locale-menu summary").click()
        page.locator(".toolbar .locale-menu a[hreflang=ar]").click()
        expect(wait_for_preview(page, "document.documentElement.lang", "ar"), "the preview is Arabic")
        expect(page.evaluate("() => document.documentElement.lang") == "en", "the site stays English")
        expect(address(page).endswith("?locale=ar"), f"the address names the locale: {address(page)}")
        expect(page.evaluate("() => document.activeElement.matches('.locale-menu summary')"), "the menu's button has the focus")
        page.keyboard.press("d")
        expect(wait_for_preview(page, "document.documentElement.dataset.theme", "dark"), "the key d makes the preview dark")
        expect(page.evaluate("() => document.documentElement.dataset.theme ?? ''") == "", "the site keeps its theme")
        expect("theme=dark" in address(page) and "locale=ar" in address(page), f"the address names both: {address(page)}")
        announced = page.locator("#announcer").text_content()
        expect("Dark" in announced, f"the change is announced: {announced}")
        page.go_back()
        expect(wait_for_preview(page, "document.documentElement.dataset.theme ?? ''", ""), "Back undoes the theme")
        page.go_back()
        expect(wait_for_preview(page, "document.documentElement.lang", "en"), "Back undoes the locale")
        expect(is_same_page(page), "the page is never loaded anew")


def previews_change_in_place(browser, expect):
    with browser.page(WORKBENCH) as page:
        mark_page(page)
        search = page.locator("#sidebar [type=search]")
        search.fill("list")
        page.locator("#sidebar .tree a", has_text="Failed").click()
        expect(until(lambda: address(page).endswith("/TaskListViewModel/failed")), f"the tree opens a preview: {address(page)}")
        expect(until(lambda: page.locator(".crumb-preview").text_content() == "Failed"), "the page names it")
        expect(search.input_value() == "list", "typed text stays")
        expect(page.evaluate("() => document.activeElement.textContent.trim()") == "Failed", "the pressed link has the focus")
        page.locator("body").press("]")
        expect(until(lambda: "TaskRowViewModel" in address(page)), f"the key ] opens the next preview: {address(page)}")
        page.locator(".topnav a").first.click()
        expect(until(lambda: page.locator(".cards").count() > 0), "the catalog opens")
        expect(is_same_page(page), "the page is never loaded anew")


def reader_keeps_language_and_theme(browser, expect):
    with browser.page(WORKBENCH + "?locale=ar") as page:
        mark_page(page)
        page.locator(".reader-menu summary").click()
        page.locator(".reader-menu button[value=de]").click()
        expect(until(lambda: page.evaluate("() => document.documentElement.lang") == "de"), "the site is German")
        expect(preview(page).evaluate("() => document.documentElement.lang") == "ar", "the preview stays Arabic")
        page.locator(".reader-menu summary").click()
        page.locator(".reader-menu button[value=dark]").click()
        expect(until(lambda: page.evaluate("() => document.documentElement.dataset.theme") == "dark"), "the site is dark")
        expect(address(page).endswith("?locale=ar") and is_same_page(page), f"the page stays: {address(page)}")
        page.reload()
        expect(page.evaluate("() => document.documentElement.lang") == "de", "the choice lasts")
    with browser.page(WORKBENCH, script=False) as page:
        page.locator(".reader-menu summary").click()
        page.locator(".reader-menu button[value=fr]").click()
        expect(page.locator("html").get_attribute("lang") == "fr", "the choice works without script")
        expect(address(page).endswith(WORKBENCH), f"it returns to the page: {address(page)}")


def docs_are_read_in_their_languages(browser, expect):
    language = lambda: page.locator("article").get_attribute("lang")
    with browser.page("/docs/Example/CloseRepairView") as page:
        mark_page(page)
        expect(language() == "en", "an English reader sees English")
        page.locator(".docs-languages a", has_text="Deutsch").click()
        expect(until(lambda: language() == "de"), "the note leads to German")
        expect(address(page).endswith("CloseRepairView.de") and is_same_page(page), f"in place: {address(page)}")
        page.go_back()
        expect(until(lambda: language() == "en"), "and back")
        page.locator(".reader-menu summary").click()
        page.locator(".reader-menu button[value=de]").click()
        expect(until(lambda: language() == "de"), "a German reader sees German at the same address")
        expect(address(page).endswith("CloseRepairView"), f"{address(page)}")
    with browser.page("/previews/CloseRepairViewModel/working") as page:
        mark_page(page)
        page.locator(".drawer-toggle").click()
        page.locator(".drawer .tabs a", has_text="Notes").click()
        expect(until(lambda: page.locator(".notes section").count() == 3), "notes have two comments and a page")
        page.locator(".notes h2 a").click()
        expect(until(lambda: "/docs/Example/CloseRepairView" in address(page)), "the page is a link")


def drawer_opens_and_is_dragged(browser, expect):
    with browser.page(WORKBENCH) as page:
        mark_page(page)
        drawer = page.locator("#drawer")
        expect(page.locator("#drawer .panel").count() == 0, "the drawer is closed at first")
        page.locator(".tabs a", has_text="ViewModel").click()
        expect(until(lambda: page.locator("#panel-code").count() == 1), "a tab opens its panel")
        before = drawer.bounding_box()
        page.mouse.move(before["x"] + 300, before["y"])
        page.mouse.down()
        page.mouse.move(before["x"] + 300, before["y"] - 150, steps=5)
        page.mouse.up()
        height = drawer.bounding_box()["height"]
        expect(abs(height - before["height"] - 150) < 8, f"the edge is dragged: {before['height']} to {height}")
        page.locator(".drawer-grip").focus()
        page.keyboard.press("ArrowDown")
        expect(drawer.bounding_box()["height"] < height, "arrow keys move the edge")
        page.locator(".drawer-side").click()
        beside = drawer.bounding_box()
        expect(beside["x"] > 600 and beside["height"] > 400, f"the drawer moves to the side: {beside}")
        page.locator("#sidebar .tree a", has_text="Loading").click()
        expect(until(lambda: "loading" in address(page)), "another preview opens")
        expect("panel=viewModel" in address(page), f"the panel stays open: {address(page)}")
        page.reload()
        expect(drawer.bounding_box()["x"] > 600, "the side is remembered")
        page.keyboard.press("p")
        expect(until(lambda: page.locator("#drawer .panel").count() == 0), "the key p closes the drawer")
        page.keyboard.press("p")
        expect(until(lambda: "panel=viewModel" in address(page)), f"it opens with the last panel: {address(page)}")


def tree_has_keys(browser, expect):
    with browser.page(WORKBENCH) as page:
        text = lambda: page.evaluate("() => document.activeElement.textContent.trim()")
        page.locator("#sidebar .tree a[aria-current=page]").focus()
        page.keyboard.press("ArrowDown")
        expect(text() == "Loading", f"down moves to the next entry: {text()}")
        page.keyboard.press("ArrowLeft")
        expect(text().startswith("TaskListView"), f"left moves to the view: {text()}")
        page.keyboard.press("ArrowLeft")
        expect(text().startswith("Tasks"), f"left moves to the feature: {text()}")
        page.keyboard.press("ArrowLeft")
        is_open = "() => document.activeElement.parentElement.open"
        expect(page.evaluate(is_open) is False, "left closes the feature")
        page.keyboard.press("ArrowRight")
        expect(page.evaluate(is_open) is True, "right opens it")
        page.keyboard.type("wa")
        expect(text().startswith("Waiting"), f"a letter finds an entry: {text()}")
        expect("width" not in address(page), "letters are no shortcuts in the tree")
        page.keyboard.press("Home")
        expect(text().startswith("Account"), f"Home moves to the first entry: {text()}")


def controls_change_the_preview(browser, expect):
    text = "你好 & <b>ß</b> 👩‍🚒?#%+"
    with browser.page("/previews/SignInViewModel/filled?panel=controls") as page:
        mark_page(page)
        field = page.locator("#controls textarea").first
        name = field.get_attribute("name")
        field.fill(text)
        shown = lambda: preview(page).evaluate(f"text => [...document.querySelectorAll('input')].some(input => input.value === text)", text)
        expect(until(shown), f"the preview shows the text of {name}")
        expect(field.input_value() == text and page.evaluate("() => document.activeElement.tagName") == "TEXTAREA", "focus and text stay")
        arguments = page.evaluate("name => new URL(location).searchParams.get(name)", name)
        expect(arguments == text, f"the address has the text exactly: {arguments}")
        page.reload()
        expect(until(shown) and field.input_value() == text, "it lasts")
        page.locator("#controls .control-line [data-control-reset]").first.click()
        expect(until(lambda: "arg." not in address(page)), "one is reset")
        expect(until(lambda: not shown()), "the preview shows the starting value")
        expect(page.evaluate("() => document.activeElement.tagName") == "TEXTAREA", "the focus moves to the control")


def everything_is_searched(browser, expect):
    with browser.page("/coverage?locale=en") as page:
        mark_page(page)
        page.keyboard.press("Control+k")
        expect(until(lambda: page.evaluate("() => document.activeElement.closest('#finder') !== null")), "Ctrl-K opens the search")
        first = page.locator(".finder-results a").first
        page.keyboard.type("board view")
        expect(until(lambda: first.count() and "Board" in first.text_content()), "names are found")
        page.locator("#finder [type=search]").fill("Reparaturbeleg")
        expect(until(lambda: first.count() and "TaskView" in first.text_content()), "texts in other languages are found")
        page.keyboard.press("Enter")
        expect(until(lambda: "/previews/TaskViewModel/" in address(page)), f"Enter opens the best match: {address(page)}")
        expect("locale=de" in address(page), "in the language of the text")
        expect(page.locator("#finder").get_attribute("open") is None and is_same_page(page), "the search closes")
        page.locator("[data-finder]").click()
        expect(until(lambda: first.count() and "TaskView" in first.text_content()), "previews seen recently are listed")
        page.locator("#finder [type=search]").fill("uitests")
        expect(until(lambda: first.count() and "UITests" in first.text_content()), "docs are found")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(until(lambda: "/docs/UITests" in address(page)), f"arrow keys choose a result: {address(page)}")
    with browser.page("/coverage", script=False) as page:
        page.locator("[data-finder]").click()
        page.locator(".search-main [type=search]").fill("sign in")
        page.locator(".search-main button").click()
        expect("SignInView" in page.locator(".results").text_content(), "the search works without script")


def exports_are_searched(host, expect, exported):
    with exported.page("/coverage.dark.html") as page:
        page.keyboard.press("Control+k")
        first = page.locator(".finder-results a").first
        field = page.locator("#finder [type=search]")
        field.fill("Board")
        expect(until(lambda: first.count() and "BoardView" in first.text_content()), "names are found")
        field.fill("uitests")
        expect(until(lambda: "docs/UITests.dark.html" in (first.count() and first.get_attribute("href") or "")), "docs are found")
        field.fill("volunteers. visitors")
        expect(until(lambda: first.count() and "SignInView" in first.text_content()), "texts are found")
        field.fill("xyzzy")
        expect(until(lambda: "Nothing was found" in page.locator(".finder-results").text_content()), "nothing is found")
        field.fill("board view busy")
        page.keyboard.press("Enter")
        path = f"{exported.url}/previews/BoardViewModel/busy.dark.html"
        expect(until(lambda: address(page) == path), f"Enter opens the best match in the same theme: {address(page)}")
        page.locator("[data-finder]").click()
        expect(until(lambda: first.count() and first.get_attribute("href") == path.removeprefix(exported.origin)), "previews seen recently are listed")
    for query in ["board", "task list", "sign", "sign in view filled", "uitests", "templates", "swift preview"]:
        pages = [host.page(f"/search?q={query}&locale=en"), exported.page(f"/search.html?q={query}")]
        found = []
        for opened in pages:
            with opened as page:
                until(lambda: page.locator(".results a").count() > 0)
                labels = [page.locator(f".results .result-{part}").all_text_contents() for part in ("label", "owner")]
                found.append(list(zip(*labels)))
        expect(found[0] and found[0] == found[1], f"an export finds the same as the host for {query}: {found}")
    with exported.page("/search.html") as page:
        page.locator(".search-main [type=search]").fill("sign in view")
        page.keyboard.press("Enter")
        expect(until(lambda: page.locator(".search-main .results a").count() > 0), "the page of the search works")
        expect("q=sign+in+view" in address(page), f"its address has the search: {address(page)}")
        page.locator(".search-main .results a").first.click()
        expect(until(lambda: "/previews/SignInViewModel/" in address(page)), f"its results are links: {address(page)}")
    with exported.page("/search.html", script=False) as page:
        expect("needs JavaScript" in page.locator(".search-main").text_content(), "it says that it needs a script")


def catalog_keeps_few_frames(browser, expect):
    with browser.page("/?locale=en") as page:
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 5)
        for position in (2000, 5000, 0, 8000):
            page.mouse.wheel(0, position)
            time.sleep(0.4)
            frames = page.locator(".card iframe").count()
            expect(0 < frames <= 12, f"at most 12 frames are alive: {frames}")
        page.evaluate("() => scrollTo(0, 0)")
        card = page.locator(".card", has_text="SignInView")
        picture = card.locator("iframe")
        until(lambda: picture.count() == 1)
        mark_page(page)
        card.locator(".state", has_text="With messages").click()
        shown = lambda: picture.element_handle().content_frame().url
        expect(until(lambda: shown().endswith("/with-messages?locale=en")), f"a state is switched on the card: {shown()}")
        expect(address(page).endswith("/?locale=en"), "the catalog stays")
        card.locator(".card-link").click()
        expect(until(lambda: "/SignInViewModel/with-messages" in address(page)), f"the card opens the shown state: {address(page)}")
        page.go_back()
        until(lambda: page.locator(".cards").count() > 0)
        expect(is_same_page(page), "Back shows the catalog again")


def catalog_is_light(browser, expect):
    requests = []
    with browser.page("/docs/GettingStarted") as page:
        page.on("request", lambda request: requests.append(request.url))
        page.goto(browser.url + "/", wait_until="load")
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 5)
        page.wait_for_timeout(1000)
    # A file with a digest in its name is asked for once, and every other time it comes from the cache.
    sent = [address for address in requests if "assets" not in address] + list({address for address in requests if "assets" in address})
    expect(len(sent) <= 40, f"the catalog makes at most 40 requests: {len(sent)}")


def the_host_filters_a_part_of_the_catalog(browser, expect):
    with browser.page("/?q=sign+in&locale=en") as page:
        field = page.locator(".filters input[type=search]")
        few = page.locator(".card").count()
        field.fill("no such view")
        announced = lambda: page.locator("#announcer").text_content()
        expect(until(lambda: "No matching previews" in announced()), f"it is said that nothing is found: {announced()}")
        expect(page.locator(".card").count() == 0, "no card is left")
        field.fill("")
        expect(until(lambda: page.locator(".card").count() > 20 > few), f"all views are back: {few}")
        expect(address(page).endswith("/?locale=en"), f"the address has no search: {address(page)}")
        expect(page.evaluate("() => document.activeElement.type") == "search", "the field keeps the focus")


def works_without_script(browser, expect):
    with browser.page("/?locale=en", script=False) as page:
        expect(page.locator(".card iframe").count() > 20, "every card has its picture")
        page.locator(".state", has_text="With messages").first.click()
        expect("/previews/" in address(page), f"a state is a link: {address(page)}")
        page.locator(".drawer .tabs a", has_text="HTML").click()
        expect(page.locator("#panel-code").count() == 1, "a panel is a link")
        page.locator(".drawer-toggle").click()
        expect(page.locator("#panel-code").count() == 0, "the drawer closes")


def saved_files_show_at_once(browser, expect, package):
    template = package / "Templates/Gallery/Tasks/TaskListView.mustache"
    original = template.read_text()
    try:
        with browser.page(WORKBENCH + "?panel=html") as page:
            mark_page(page)
            until(lambda: preview(page).evaluate("() => document.readyState") == "complete")
            page.locator("#sidebar [type=search]").fill("typed")
            template.write_text(original.replace("<h2", '<h2 data-edited="yes"', 1))
            edited = lambda: preview(page).evaluate("() => document.querySelector('[data-edited]') !== null")
            expect(until(edited), "an edit of a template shows in the preview")
            expect(until(lambda: "data-edited" in page.locator("#panel-code").text_content()), "and in the panel")
            expect(page.locator("#sidebar [type=search]").input_value() == "typed" and is_same_page(page), "typed text stays")
            template.write_text(original.replace("<h2", "<h2 {{#", 1))
            expect(until(lambda: page.locator(".notice-error").count() > 0), "an error shows on the page")
            page.wait_for_timeout(200)
            # The preview is an error page now.
            browser.problems.clear()
            template.write_text(original)
            expect(until(lambda: page.locator(".notice-error").count() == 0), "and goes with its cause")
    finally:
        template.write_text(original)


def a_saved_style_keeps_the_view_in_use(browser, expect, package):
    styles = package / "Public/gallery.css"
    original = styles.read_text()
    try:
        with browser.page("/previews/SignInViewModel/filled") as page:
            until(lambda: preview(page).evaluate("() => document.readyState") == "complete")
            mark_page(preview(page))
            field = preview(page).locator("input[type=email]")
            content = lambda: preview(page).evaluate("() => document.body.dataset.content")
            before = content()
            field.fill("typed@example.com")
            expect(until(lambda: content() != before), "the view is in use")
            styles.write_text(original + "\nbody { outline: 7px solid }\n")
            outline = "() => getComputedStyle(document.body).outlineWidth"
            expect(until(lambda: preview(page).evaluate(outline) == "7px"), "an edit of a style shows in the preview")
            expect(is_same_page(preview(page)), "the document stays")
            expect(field.input_value() == "typed@example.com", "what was entered stays")
            with page.expect_response(re.compile("/live/")) as response:
                field.fill("other@example.com")
            expect(response.value.status < 400, f"the view is still in use: {response.value.status}")
            styles.write_text(original)
            expect(until(lambda: preview(page).evaluate(outline) != "7px"), "the old style shows again")
            sheets = preview(page).evaluate("() => [...document.styleSheets].map(({ href }) => href)")
            expect(len(sheets) == len(set(sheets)), f"no style sheet is left over: {sheets}")
    finally:
        styles.write_text(original)


def files_saved_while_a_page_loads_show(browser, expect, package):
    template = package / "Templates/Gallery/Tasks/TaskListView.mustache"
    original = template.read_text()
    try:
        with browser.page("/render/TaskListViewModel/with-tasks") as page:
            held = []
            page.route(re.compile(r"/changes(/\d+)?$"), lambda route: held.append(route))
            page.goto(browser.url + WORKBENCH + "?panel=html", wait_until="load")
            until(lambda: preview(page).evaluate("() => document.readyState") == "complete" and len(held) > 0)
            template.write_text(original.replace("<h2", '<h2 data-edited="yes"', 1))
            page.wait_for_timeout(300)
            shown = lambda: page.locator("#panel-code").text_content()
            expect(len(held) == 1 and "data-edited" not in shown(), "the file is saved before the page listens")
            held[0].continue_()
            expect(until(lambda: "data-edited" in shown()), "the page shows the edit as soon as it listens")
            edited = lambda: preview(page).evaluate("() => document.querySelector('[data-edited]') !== null")
            expect(until(edited), "and so does the preview")
    finally:
        template.write_text(original)


def a_refresh_waits_for_a_visit(browser, expect, package):
    template = package / "Templates/Gallery/Tasks/TaskListView.mustache"
    original = template.read_text()
    pages = []
    try:
        with browser.page(WORKBENCH + "?panel=html") as page:
            mark_page(page)
            page.on("request", lambda request: "/previews/" in request.url and pages.append(request.url))
            # Requests are noted only while the test waits for the browser.
            asked = lambda milliseconds=50: page.wait_for_timeout(milliseconds) or list(pages)
            # The page listens once it shows an edit. A file that is being written may be read twice.
            template.write_text(original.replace("<h2", '<h2 data-edited="once"', 1))
            expect(until(lambda: "once" in page.locator("#panel-code").text_content()), "an edit shows")
            until(lambda: asked() == asked(1000), 20)
            pages.clear()
            held = []
            page.route("**/previews/TaskListViewModel/failed*", lambda route: route.continue_() if held else held.append(route))
            page.locator("#sidebar .tree a", has_text="Failed").click()
            until(lambda: asked() and held)
            template.write_text(original.replace("<h2", '<h2 data-edited="twice"', 1))
            expect(len(asked(1000)) == 1, f"nothing else is asked for during the visit: {asked()}")
            held[0].continue_()
            expect(until(lambda: len(asked()) > 1), "the page is refreshed after the visit")
            expect(all("/TaskListViewModel/failed" in url for url in asked()), f"with its own address: {asked()}")
            expect("/TaskListViewModel/failed" in address(page), f"the visit is not lost: {address(page)}")
            page.locator("#sidebar .tree a", has_text="With tasks").click()
            twice = lambda: preview(page).evaluate("() => document.querySelector('[data-edited=twice]') !== null")
            expect(until(twice) and is_same_page(page), "previews show the edit")
    finally:
        template.write_text(original)


def devices_and_edges_set_the_size(browser, expect):
    with browser.page(WORKBENCH) as page:
        mark_page(page)
        inner = "`${innerWidth} ${innerHeight}`"
        page.locator(".toolbar .segment", has_text="390").click()
        expect(wait_for_preview(page, inner, "390 844"), "a phone has its width and height")
        page.locator(".toolbar [aria-label=Rotate]").click()
        expect(wait_for_preview(page, inner, "844 390"), "it is rotated")
        grip = page.locator("[data-grip=width]")
        box = grip.bounding_box()
        page.mouse.move(box["x"] + 4, box["y"] + 100)
        page.mouse.down()
        page.mouse.move(box["x"] - 96, box["y"] + 100, steps=4)
        page.mouse.up()
        width = lambda: int(page.evaluate("() => new URL(location).searchParams.get('width')"))
        expect(until(lambda: abs(width() - 644) < 12), f"the edge is dragged: {width()}")
        before = width()
        grip.focus()
        page.keyboard.press("ArrowRight")
        expect(until(lambda: width() == before + 10), f"arrow keys move the edge: {before}, {width()}")
        page.locator(".look-menu summary").click()
        page.locator(".look-menu a", has_text="Outline").click()
        expect(wait_for_preview(page, "document.documentElement.hasAttribute('data-outline')", True), "the outline shows")
        page.keyboard.press("f")
        expect(not page.locator(".topbar").is_visible(), "the key f shows only the preview")
        page.keyboard.press("Escape")
        expect(page.locator(".topbar").is_visible() and is_same_page(page), "Escape shows the tools again")


def has_style(address):
    """Whether the host serves a style sheet that is not empty."""
    try:
        with urllib.request.urlopen(address) as response:
            return response.read() != b""
    except urllib.error.HTTPError:
        return False


def states_and_preferences_are_emulated(browser, expect, package):
    style = package / "Public/emulation.css"
    style.write_text("""
        .gift-card { & .card-title:hover { color: rgb(1, 2, 3); } }
        .gift-card p:not(:hover) { color: rgb(4, 5, 6); }
        .gift-card:focus-visible { color: rgb(7, 8, 9); }
        @media (prefers-reduced-motion: reduce) and (min-width: 1px) { .gift-card { order: 1; } }
        @media (prefers-reduced-motion: no-preference) { .gift-card { flex-grow: 2; } }
        @media (prefers-contrast: more) { .gift-card { flex-shrink: 3; } }
    """)
    read = """() => {
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        const card = style(".gift-card");
        return [style(".card-title").color, style(".gift-card p").color === "rgb(4, 5, 6)", card.order, card.flexGrow, card.flexShrink];
    }"""
    plain = "/previews/GiftCardViewModel/long-name"
    until(lambda: has_style(f"{browser.url}/assets/emulation.css"))
    try:
        with browser.page(plain) as page:
            mark_page(page)
            values = lambda: preview(page).evaluate(read)
            expect(until(lambda: values()[1:] == [True, "0", "2", "1"]), f"nothing is emulated at first: {values()}")
            for name, parameter in [("Hover", "state"), ("Reduced motion", "motion"), ("More contrast", "contrast")]:
                page.locator(".look-menu summary").click()
                page.locator(".look-menu a", has_text=name).click()
                until(lambda: f"{parameter}=" in address(page) and page.locator(".look-menu[open]").count() == 0)
            wanted = ["rgb(1, 2, 3)", False, "1", "0", "3"]
            expect(until(lambda: values() == wanted), f"all elements are hovered, and both preferences apply: {values()}")
            expect("state=hover&motion=reduce&contrast=more" in address(page), f"the address has them: {address(page)}")
            expect(is_same_page(page), "the page is not loaded anew")
    finally:
        # Pages that are loaded at this moment still have its link.
        style.write_text("")


def accessibility_is_checked(browser, expect, package):
    template = package / "Templates/Gallery/Tasks/TaskListView.mustache"
    original = template.read_text()
    try:
        with browser.page(WORKBENCH + "?panel=accessibility") as page:
            status = page.locator(".inspection-status")
            expect(until(lambda: "no problem" in status.text_content()), f"axe runs: {status.text_content()}")
            template.write_text(original.replace("<h2", "<img src='data:,'><h2", 1))
            finding = page.locator(".inspection-finding", has_text="image-alt")
            expect(until(lambda: finding.count() == 1), "an image without a name is found after the edit")
            finding.locator(".place").first.click()
            pointed = "() => document.querySelector('img[data-pointed]')?.style.outline ?? ''"
            expect(until(lambda: "solid" in preview(page).evaluate(pointed)), "its element is shown in the preview")
    finally:
        template.write_text(original)


def unfinished_previews_have_exactly_their_problems(browser, expect):
    expected = {
        "changed-snapshot": ["Texts in all languages 1", "color-contrast"],
        "long-name": ["Texts in all languages 1", "A text is too wide for its box", "color-contrast"],
        "misspelled-name": ["In this language 1", "Texts in all languages 1", "color-contrast"],
    }
    for slug, problems in expected.items():
        with browser.page(f"/previews/GiftCardViewModel/{slug}?panel=problems") as page:
            heads = ".problem-group:not(.needs-script) h2"
            found = f"{heads}, .inspection-finding[lang], .inspection-finding > a, .inspection-finding:not(:has(a)) > .fault-message"
            texts = lambda: [" ".join(text.split()) for text in page.locator(found).all_text_contents()]
            until(lambda: texts() == problems)
            expect(texts() == problems, f"{slug} has {problems}: {texts()}")
    with browser.page("/previews/GiftCardViewModel/long-name?panel=problems", width=390) as page:
        status = page.locator(".inspection-status")
        expect(until(lambda: "must be visible" in status.text_content()), "nothing is said about a preview that is not shown")
        page.set_viewport_size({"width": 1280, "height": 800})
        found = page.locator(".inspection-finding")
        expect(until(lambda: found.count() == 2), f"it is inspected when there is room: {found.count()}")
    with browser.page("/previews/GiftCardViewModel/long-name") as page:
        names = lambda: [mark.get_attribute("aria-label") for mark in page.locator(".tree ul ul .mark").all()]
        marks = ["Texts are missing or wrong", "Texts are missing or wrong", "Has problems", "Texts are missing or wrong"]
        expect(until(lambda: names() == marks), f"the tree marks them: {names()}")
        expect(page.locator(".drawer-closed").count() == 1, "the drawer stays closed")
        page.locator(".tree a", has_text="Misspelled name").click()
        expect(until(lambda: page.locator(".drawer-closed").count() == 0), "the drawer opens for a problem in the shown language")


def the_matrix_changes_in_place(browser, expect):
    with browser.page("/matrix/TaskRowViewModel?locale=en") as page:
        mark_page(page)
        heads = lambda: page.locator(".matrix thead th").count()
        measured = lambda: page.locator("#matrix-status").text_content()
        expect(until(lambda: "All" in measured(), 30), f"the matrix is measured: {measured()}")
        languages = heads()
        page.locator(".matrix-tools .segment", has_text="Themes").click()
        expect(until(lambda: heads() == 3), f"it shows a column for each theme: {heads()}")
        expect(until(lambda: "All 6" in measured(), 30), f"it is measured again: {measured()}")
        page.go_back()
        expect(until(lambda: heads() == languages), "Back shows the languages")
        page.locator("#sidebar a", has_text="All previews").click()
        frames = page.locator(".view-frame iframe")
        expect(until(lambda: frames.count() == 3), "the page of the view shows its previews")
        height = lambda: frames.first.evaluate("frame => frame.offsetHeight - frame.contentDocument.documentElement.offsetHeight")
        expect(until(lambda: abs(height()) <= 1), f"each is as high as its content: {height()}")
        expect(is_same_page(page), "the page is never loaded anew")


def shortcuts_can_be_turned_off(browser, expect):
    with browser.page(WORKBENCH) as page:
        page.keyboard.press("?")
        expect(until(lambda: page.evaluate("() => document.activeElement.closest('#keys') !== null")), "the list of keys has the focus")
        page.locator("[data-keys]").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("d")
        time.sleep(0.3)
        expect("theme" not in address(page), "a key does nothing when shortcuts are off")
        page.reload()
        expect(not page.locator("[data-keys]").is_checked(), "the choice lasts")


def menus_and_lists_of_keys_fit(browser, expect):
    with browser.page("/coverage?locale=en") as page:
        page.keyboard.press("?")
        rows = page.locator(".key-list > div:visible kbd")
        until(lambda: rows.count() > 2)
        keys = rows.all_text_contents()
        known = [key for key in keys if key == "/" or page.locator(f'[aria-keyshortcuts="{key}"]').count() > 0]
        expect(len(keys) > 2 and keys == known, f"the page has every key in its list: {keys}")
        page.keyboard.press("Escape")
        page.locator(".reader-menu summary").click()
        page.locator(".reader-menu button").first.focus()
        page.keyboard.press("Escape")
        is_back = page.evaluate("() => document.activeElement.matches('.reader-menu:not([open]) > summary')")
        expect(is_back, "Escape closes a menu and focuses its button")


def snapshots_are_reviewed(browser, expect, package):
    template = package / "Templates/Gallery/Results/NotFoundView.mustache"
    original = template.read_text()
    folder = package / "Tests/GalleryTests/__Snapshots__"
    files = lambda: {path: path.read_text() for path in folder.rglob("*.html") if path.parent.name != "GiftCardViewModel"}
    recorded = files()
    try:
        template.write_text(original.replace("<h3", '<p class="kicker">404</p><h3', 1))
        with browser.page("/snapshots?locale=en") as page:
            mark_page(page)
            # The other one is the known issue of the feature Unfinished.
            others = page.locator(".group", has_text="GiftCardView")
            group = page.locator(".group", has_not_text="GiftCardView")
            count = lambda: group.locator(".group-count").text_content() if group.count() else "none"
            page.locator(".snapshots-actions button", has_text="Compare all").click()
            expect(until(lambda: group.count() == 1, 60), f"one edit of a template is one group: {group.count()}")
            expect(others.count() == 1, f"another change is another group: {others.count()}")
            expect(page.locator(".comparison-failures").count() == 1, "a preview with problems is not compared")
            changed, pending = count(), files()
            number = int(changed.split()[0])
            expect(number > 20, f"it has the snapshots of all languages: {changed}")
            expect("404" in group.locator("ins").first.text_content(), "the added element is marked")
            expect(until(lambda: 0 < group.locator("iframe[data-loaded]").count() <= 12), "it has pictures")
            page.keyboard.press("a")
            group.locator("button").first.focus()
            page.keyboard.press("a")
            expect(until(lambda: page.locator(".snapshot-undo").count() == 1 and group.count() == 0), "the key a accepts the group that has the focus")
            expect(sum(files().get(path) != text for path, text in recorded.items()) == number, "all of its files are replaced")
            page.keyboard.press("u")
            expect(until(lambda: count() == changed), f"the key u brings it back: {count()}")
            expect(files() == pending, "with the same files")
            position = lambda: page.locator(".snapshot-position").text_content() if page.locator(".snapshot-position").count() else ""
            for key, place in [("s", 1), ("ArrowRight", 2), ("s", 3), ("ArrowLeft", 2)]:
                page.keyboard.press(key)
                expect(until(lambda: position() == f"{place} of {number + 1}"), f"{key} shows {place} of {number + 1}: {position()}")
            page.locator("label", has_text="Changed pixels").click()
            heights = lambda: {frame.evaluate("frame => frame.offsetHeight") for frame in page.locator(".compare-frames iframe").all()}
            expect(until(lambda: len(heights()) == 1), f"both pictures have the same height: {heights()}")
            blend = page.locator(".compare-current").evaluate("figure => getComputedStyle(figure).mixBlendMode")
            expect(blend == "difference", f"the pictures are subtracted: {blend}")
            page.keyboard.press("r")
            expect(until(lambda: position() == f"2 of {number}"), f"after r, the next one is shown: {position()}")
            page.keyboard.press("u")
            expect(until(lambda: count() == changed), f"the key u undoes it on any page of snapshots: {count()}")
            group.locator("button", has_text="Reject").click()
            expect(until(lambda: group.count() == 0) and files() == recorded, "a rejected group leaves the recorded files")
            expect(is_same_page(page), "the page is never loaded anew")
        with browser.page("/snapshots?locale=en", script=False) as page:
            page.locator(".snapshots-actions button", has_text="Compare all").click()
            expect(page.locator(".group-pictures iframe").count() > 1, "without script, there are pictures, too")
            group = page.locator(".group", has_not_text="GiftCardView")
            group.locator("button", has_text="Accept").click()
            page.locator(".snapshot-undo button").click()
            expect(group.count() == 1 and files() == pending, "and undo")
    finally:
        template.write_text(original)
        for path in folder.rglob("*.new.html"):
            path.unlink()
        for path, text in recorded.items():
            if path.read_text() != text:
                path.write_text(text)


TESTS = [
    tools_change_in_place, previews_change_in_place, reader_keeps_language_and_theme,
    docs_are_read_in_their_languages, drawer_opens_and_is_dragged, tree_has_keys, controls_change_the_preview,
    everything_is_searched, exports_are_searched, catalog_keeps_few_frames, catalog_is_light, works_without_script,
    shortcuts_can_be_turned_off, the_host_filters_a_part_of_the_catalog,
    the_matrix_changes_in_place, menus_and_lists_of_keys_fit, devices_and_edges_set_the_size,
    saved_files_show_at_once, a_saved_style_keeps_the_view_in_use, files_saved_while_a_page_loads_show,
    a_refresh_waits_for_a_visit, accessibility_is_checked, states_and_preferences_are_emulated,
    unfinished_previews_have_exactly_their_problems, snapshots_are_reviewed,
]
# Tests that edit files of the package.
EDITING = [
    saved_files_show_at_once, a_saved_style_keeps_the_view_in_use, files_saved_while_a_page_loads_show,
    a_refresh_waits_for_a_visit, accessibility_is_checked, states_and_preferences_are_emulated, snapshots_are_reviewed,
]
# Tests that open the files of an export, too.
EXPORTED = [exports_are_searched]


def run(url, package, only=None, export=None):
    """Runs all tests. Those of an export need its folder. Returns the number of checks, and the failures."""
    if export:
        with files_served(export) as exported:
            return run_tests(url, package, only, exported)
    return run_tests(url, package, only, None)


def run_tests(url, package, only, exported):
    checked, failures = 0, []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for test in TESTS:
            if (only and test.__name__ not in only) or (test in EXPORTED and not exported):
                continue
            browser = Browser(chromium, url)
            other = Browser(chromium, exported) if test in EXPORTED else None

            def expect(condition, text, name=test.__name__):
                nonlocal checked
                checked += 1
                if not condition:
                    failures.append(f"{name}: not true: {text}")

            try:
                test(browser, expect, *([package] if test in EDITING else [other] if other else []))
            except Exception:
                failures.append(f"{test.__name__}: {traceback.format_exc(limit=3)}")
            problems = browser.problems + (other.problems if other else [])
            failures += [f"{test.__name__}: {problem}" for problem in problems]
        chromium.close()
    return checked, failures
