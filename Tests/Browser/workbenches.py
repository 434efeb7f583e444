"""Tests of the workbench: its head, its tools, its canvas, and what measures, copies and takes pictures."""

from browser import WORKBENCH, address, preview
from waiting import until

CARD = "/previews/DashboardCardViewModel/with-goal"


def a_small_view_is_in_the_middle(browser, expect):
    gaps = """() => {
        const [canvas, frame] = [".canvas", ".frame"].map((name) => document.querySelector(name).getBoundingClientRect());
        return [frame.top - canvas.top, canvas.bottom - frame.bottom].map(Math.round);
    }"""
    with browser.page(CARD) as page:
        is_even = lambda: abs(page.evaluate(gaps)[0] - page.evaluate(gaps)[1]) <= 1 and page.evaluate(gaps)[0] > 60
        expect(until(is_even), f"the space above and below is the same: {page.evaluate(gaps)}")
        page.locator("[data-grip=height]").focus()
        page.keyboard.press("ArrowDown")
        expect(until(lambda: "height=" in address(page) and is_even()), f"also if it is higher: {page.evaluate(gaps)}")
    with browser.page(WORKBENCH, height=500) as page:
        at_start = lambda: page.evaluate(gaps)[0] == 24 and page.locator(".canvas").evaluate("canvas => canvas.scrollHeight > canvas.clientHeight + 100")
        expect(until(at_start), f"a large one begins at the start, and the canvas scrolls: {page.evaluate(gaps)}")


def tools_keep_their_width(browser, expect):
    places = """() => [...document.querySelectorAll(".tool-row > *")].map((tool) => {
        const { left, right } = tool.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(right)}`;
    })"""
    with browser.page(WORKBENCH + "?locale=en") as page:
        before = page.evaluate(places)
        for query in ("locale=ja", "locale=en-XA", "locale=en&theme=dark&dir=rtl", "locale=en&width=402&height=874", "locale=en&width=517", "locale=en&tz=America/Los_Angeles&zoom=150"):
            page.goto(f"{browser.url}{WORKBENCH}?{query}")
            expect(page.evaluate(places) == before, f"{query}: no tool moves: {before}, {page.evaluate(places)}")


def elements_are_measured(browser, expect):
    with browser.page(CARD) as page:
        page.keyboard.press("e")
        layer, card = page.locator(".measure-layer"), page.locator(".measure-card")
        expect(until(lambda: layer.count() == 1 and card.is_visible()), "measuring begins")
        title = preview(page).locator("h2, h3").first
        box = title.bounding_box()
        size = title.evaluate("title => { const { width, height } = title.getBoundingClientRect(); return [width, height].map((length) => Math.round(length * 10) / 10).join(' × '); }")
        page.mouse.move(box["x"] + 4, box["y"] + box["height"] / 2)
        row = lambda name: card.locator(f"[data-row={name}]").text_content()
        expect(until(lambda: size in row("size")), f"the element has its size: {size}, {row('size')}")
        style = title.evaluate("title => [getComputedStyle(title).fontSize, getComputedStyle(title).fontWeight]")
        expect(style[0].removesuffix("px") in row("font") and style[1] in row("font"), f"its font: {style}, {row('font')}")
        expect(": 1" in row("contrast") and "AA" in row("contrast"), f"and its contrast: {row('contrast')}")
        expect(page.locator(".measure-line").count() > 0, "lines lead to its neighbors")
        page.mouse.down()
        page.mouse.up()
        page.keyboard.press("ArrowUp")
        expect(until(lambda: size not in row("size")), "an arrow key leads to the element around it")
        page.keyboard.press("Escape")
        expect(until(lambda: layer.count() == 0 and not card.is_visible()), "Escape ends it")
        is_back = "() => document.activeElement.matches('[data-measure][aria-pressed=false]')"
        expect(until(lambda: page.evaluate(is_back)), "the button has the focus")


def low_contrast_is_measured(browser, expect):
    with browser.page("/previews/GiftCardViewModel/misspelled-name?panel=closed") as page:
        page.locator("[data-measure]").click()
        until(lambda: page.locator(".measure-layer").count() == 1)
        note = preview(page).get_by_text("Valid for two years")
        box = note.bounding_box()
        page.mouse.move(box["x"] + 10, box["y"] + 10)
        row = page.locator(".measure-card [data-row=contrast][data-fails]")
        expect(until(lambda: row.count() == 1 and "too low" in row.text_content()), "the card says that it is too low")


def narrow_tabs_are_a_menu(browser, expect):
    with browser.page(WORKBENCH + "?panel=html", width=1600) as page:
        menu, tabs = page.locator(".tab-menu summary"), page.locator("#drawer .tabs a")
        page.evaluate("() => { document.documentElement.dataset.drawer = 'side'; }")
        expect(until(lambda: menu.is_visible() and not tabs.first.is_visible()), "beside the preview, the tabs are a menu")
        expect(menu.text_content() == "HTML", f"which names the panel: {menu.text_content()}")
        menu.click()
        expect(until(lambda: all(tab.is_visible() for tab in tabs.all())), "it lists all of them")
        tabs.filter(has_text="Texts").click()
        expect(until(lambda: "panel=strings" in address(page) and menu.text_content() == "Texts"), "one can be chosen")
        expect(not tabs.first.is_visible(), "and the menu closes")
        page.evaluate("() => { document.documentElement.dataset.drawer = 'bottom'; }")
        expect(until(lambda: tabs.last.is_visible() and not menu.is_visible()), "where there is room, they are tabs")


def previews_are_copied(browser, expect):
    with browser.page(WORKBENCH + "?theme=dark") as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        read = lambda: page.evaluate("() => navigator.clipboard.readText()")

        def copy(name):
            page.locator(".copy-menu summary").click()
            page.locator(".copy-menu button", has_text=name).click()

        copy("Address")
        expect(until(lambda: read() == address(page)), f"the address: {read()}")
        copy("Markdown with picture")
        picture = f"{browser.url}/render/TaskListViewModel/with-tasks/picture.png?theme=dark&width="
        expect(until(lambda: read().startswith(f"[![TaskListView: With tasks]({picture}")), f"Markdown: {read()}")
        expect(read().endswith(f")]({address(page)})"), f"with a link: {read()}")
        copy("HTML")
        expect(until(lambda: read().startswith("<")), f"HTML: {read()[:80]}")
        copy("#Preview")
        expect(until(lambda: read().startswith('#Preview("With tasks")')), f"the preview: {read()[:80]}")
        copy("UI test")
        expect(until(lambda: "presentView(" in read()), f"a test: {read()[:80]}")
        expect(page.locator(".copy-menu[open]").count() == 0, "the menu closes")


def a_picture_is_saved(browser, expect):
    with browser.page(CARD + "?locale=de") as page:
        with page.expect_download(timeout=120_000) as download:
            page.locator("[data-picture]").click()
        name = download.value.suggested_filename
        expect(name == "DashboardCardView-with-goal.png", f"it has a name: {name}")
        expect(download.value.path().read_bytes().startswith(b"\x89PNG"), "it is a picture")
        expect(until(lambda: not page.locator(".tool-note").is_visible()), "the note goes")
        page.route("**/picture.png*", lambda route: route.fulfill(status=503, content_type="text/plain", body="Chromium is not installed."))
        page.locator("[data-picture]").click()
        expect(until(lambda: page.locator(".tool-note").text_content() == "Chromium is not installed."), "a missing browser is reported")
        browser.problems[:] = [problem for problem in browser.problems if "status of 503" not in problem]


TESTS = [
    a_small_view_is_in_the_middle, tools_keep_their_width, elements_are_measured, low_contrast_is_measured,
    narrow_tabs_are_a_menu, previews_are_copied, a_picture_is_saved,
]
