"""Tests of how pages and previews are shown: zoomed, alone, in front, on paper and with forced colors."""

import contextlib
import json
import pathlib
import re

from browser import WORKBENCH, address, has_document, is_same_page, mark_page, preview, refresh
from waiting import rest, until

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COUNTER = "/previews/CounterViewModel/two-repairs-wait"
BOOKING = "/previews/BookingViewModel/new-booking"


def zoomed_previews_can_be_scrolled(browser, expect):
    room = "canvas => [canvas.scrollWidth, Math.max(...[...canvas.querySelectorAll('iframe')].map(frame => frame.getBoundingClientRect().right - canvas.getBoundingClientRect().left + canvas.scrollLeft))]"
    for query in ("zoom=200", "zoom=150&theme=both&width=768"):
        with browser.page(f"{COUNTER}?{query}") as page:
            measured = lambda: page.locator(".canvas").evaluate(room)
            expect(until(lambda: measured()[1] > 1400), f"{query}: the preview is large: {measured()}")
            expect(measured()[0] >= measured()[1] - 1, f"{query}: its end can be reached: {measured()}")
            boxes = [frame.bounding_box() for frame in page.locator(".canvas .frame").all()]
            apart = all(first["x"] + first["width"] <= second["x"] + 1 for first, second in zip(boxes, boxes[1:]))
            expect(apart, f"{query}: previews do not cover each other: {boxes}")


def a_scaled_preview_follows_its_canvas(browser, expect):
    places = """canvas => {
        const edges = (element) => { const { left, right } = element.getBoundingClientRect(); return [left, right]; };
        const shown = [...canvas.querySelectorAll("iframe")].map(edges);
        return { canvas: edges(canvas), frames: shown, room: canvas.clientWidth, width: canvas.scrollWidth };
    }"""
    for query in ("width=1280", "width=1280&theme=both"):
        with browser.page(f"/previews/SessionCardViewModel/running?{query}&panel=controls") as page:
            found = {}

            def fits():
                nonlocal found
                found = page.locator(".canvas").evaluate(places)
                (left, right), frames = found["canvas"], found["frames"]
                inside = all(left <= start and end <= right + 1 for start, end in frames)
                # The largest scale at which all of them fit.
                used = sum(end - start for start, end in frames)
                return inside and found["width"] == found["room"] and used > found["room"] - 80

            expect(until(fits), f"{query}: it fits at first: {found}")
            page.locator(".drawer-side").click()
            expect(until(fits), f"{query}: and beside the panels: {found}")
            page.locator(".drawer-grip").focus()
            for key in ("ArrowLeft", "ArrowRight"):
                for _ in range(3):
                    page.keyboard.press(key)
                expect(until(fits), f"{query}: and after {key} on their edge: {found}")
            grip = page.locator(".drawer-grip").bounding_box()
            page.mouse.move(grip["x"] + grip["width"] / 2, 400)
            page.mouse.down()
            page.mouse.move(grip["x"] - 150, 400, steps=4)
            page.mouse.up()
            expect(until(fits), f"{query}: and after a drag: {found}")
            page.locator(".sidebar-button").first.click()
            expect(until(fits), f"{query}: and without the tree: {found}")
            page.set_viewport_size({"width": 1000, "height": 800})
            expect(until(fits), f"{query}: and in a narrower window: {found}")
            page.keyboard.press("f")
            expect(until(fits), f"{query}: and in full screen: {found}")


def what_takes_the_width_takes_it_at_any_depth(browser, expect):
    with layouts(browser) as page:
        sections = page.locator("section[data-case]").all()
        expect(len(sections) > 20, f"there are cases: {len(sections)}")
        for section in sections:
            name = section.get_attribute("data-case")
            whole = section.bounding_box()["width"]
            for kind, least, most in [("wide", whole - 1, whole + 1), ("inset", whole - 110, whole - 1), ("narrow", 199, 201)]:
                for element in section.locator(f"[data-testid={kind}]").all():
                    width = element.bounding_box()["width"]
                    expect(least <= width <= most, f"{name}: {kind} is {width} of {whole} wide")


def views_are_where_swiftui_places_them(browser, expect):
    measured = """(section) => {
      const own = section.getBoundingClientRect();
      const isMirrored = section.dir === "rtl";
      const place = (element) => {
        const box = element.getBoundingClientRect();
        return [isMirrored ? own.right - box.right : box.left - own.left, box.top - own.top, box.width, box.height];
      };
      return Object.fromEntries([...section.querySelectorAll("[data-testid]")].map((element) => [element.dataset.testid, place(element)]));
    }"""
    with layouts(browser, "LayoutNumbers.html") as page:
        sections = page.locator("section[data-case]").all()
        expect(len(sections) > 30, f"there are cases: {len(sections)}")
        for section in sections:
            name = section.get_attribute("data-case")
            for width, places in json.loads(section.get_attribute("data-places")).items():
                for direction in ("ltr", "rtl"):
                    section.evaluate("(section, [width, direction]) => { section.style.inlineSize = `${width}px`; section.dir = direction; }", [width, direction])
                    found = section.evaluate(measured)
                    for view, place in places.items():
                        isThere = view in found and all(abs(one - other) <= 0.6 for one, other in zip(found[view], place))
                        expect(isThere, f"{name}, {direction}, {width}: {view} is at {place}: {found.get(view)}")


def data_keeps_its_direction(browser, expect):
    edges = """(element, [first, last]) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = (part) => {
        const range = document.createRange();
        texts.currentNode = element;
        while (texts.nextNode()) {
          const index = texts.currentNode.nodeValue.indexOf(part);
          if (index < 0) continue;
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + part.length);
          return range.getBoundingClientRect();
        }
      };
      return [box(first).left, box(last).left];
    }"""
    with layouts(browser) as page:
        text = lambda name: page.locator(f"section[dir=rtl] [data-testid={name}]")
        for name, first, last in [("temperature", "2", "C"), ("phone", "+", "789"), ("greeting", "H", "!"), ("value", "21", "C"), ("button", "H", "!")]:
            start, end = text(name).evaluate(edges, [first, last])
            expect(start < end, f"{name} runs from left to right: {start}, {end}")
        for name, first, last in [("value", "السرير", "21"), ("localized", "السرير", "!")]:
            start, end = text(name).evaluate(edges, [first, last])
            expect(start > end, f"{name} runs from right to left: {start}, {end}")


def fields_of_views_in_swift_have_a_style(browser, expect):
    with layouts(browser) as page:
        field = page.locator(".field-control").first
        style = field.evaluate("field => { const { borderRadius, minHeight } = getComputedStyle(field); return [borderRadius, minHeight]; }")
        expect(style == ["8px", "44px"], f"a form field looks like other fields: {style}")
        label = page.locator(".field-label").first.bounding_box()
        expect(label["y"] + label["height"] <= field.bounding_box()["y"], "its label is above it")


def an_unknown_symbol_has_the_size_of_an_icon(browser, expect):
    with layouts(browser) as page:
        rows = page.locator("[data-case=symbols] .ui-hstack")
        sizes = "row => [...row.querySelectorAll('.ui-image > svg')].map(icon => { const { width, height } = icon.getBoundingClientRect(); return `${width} x ${height}`; })"
        shown = [row.evaluate(sizes) for row in rows.all()]
        expect(len(shown) == 4, f"symbols are shown in three fonts and in a frame: {shown}")
        expect(all(len(row) == 2 and row[0] == row[1] for row in shown), f"both symbols have one size: {shown}")
        expect(len({row[0] for row in shown}) == 4, f"the size is that of the font or the frame: {shown}")
        unknown = rows.first.locator(".ui-image").nth(1)
        expect(unknown.get_attribute("aria-label") == "lamp.with.a.long.name", "its name is spoken")
        expect(unknown.locator("title").text_content() == "lamp.with.a.long.name", "its name is in its tooltip")
        drawn = "icon => { const { width } = icon.getBoundingClientRect(); return [...icon.querySelectorAll('text')].every(text => text.getBoundingClientRect().width <= width); }"
        expect(unknown.evaluate(drawn), "its name is in its box")


@contextlib.contextmanager
def layouts(browser, name="Layouts.html"):
    """Opens a page with the layouts of views in Swift, each 390 pixels wide, as a package without a style of its own shows them."""
    window = browser.chromium.new_context(viewport={"width": 800, "height": 800})
    try:
        page = window.new_page()
        sheet = (ROOT / "Public/preview-host/components.css").read_text()
        rules = "section { position: relative; inline-size: 390px; overflow: hidden; } .ui-sheet { position: static; }"
        content = (ROOT / "Tests/Browser" / name).read_text()
        page.set_content(f"<!doctype html><style>body {{ margin: 0; }} {sheet} {rules}</style>{content}")
        yield page
    finally:
        window.close()


def full_screen_is_left(browser, expect):
    with browser.page("/previews/SignUpViewModel/empty") as page:
        mark_page(page)
        leave = page.locator(".leave-full-screen")
        expect(not leave.is_visible(), "there is nothing to leave")
        page.locator(".toolbar [data-full-screen]").click()
        expect(leave.is_visible() and not page.locator(".topbar").is_visible(), "only the preview and a button are shown")
        page.keyboard.press("Enter")
        is_back = page.evaluate("() => document.activeElement.matches('.toolbar [data-full-screen]')")
        expect(is_back and page.locator(".topbar").is_visible(), "the button leaves it, and the focus is where it was")
        page.keyboard.press("f")
        preview(page).locator("input").first.click()
        page.keyboard.press("f")
        expect(leave.is_visible(), "a letter that is typed in the preview is only typed")
        page.keyboard.press("Escape")
        page.keyboard.press("Control+k")
        rest(page)
        expect(leave.is_visible() and not page.locator("#siteFinder").is_visible(), "keys of a field do nothing outside of the preview")
        preview(page).locator("h1, h2, h3").first.click()
        page.keyboard.press("Escape")
        expect(until(lambda: page.locator(".topbar").is_visible()), "Escape beside the fields of the preview leaves it")
        page.keyboard.press("Control+k")
        expect(until(lambda: page.locator("#siteFinder").is_visible()), "Control-K opens the search")
        expect(is_same_page(page), "the page is never loaded again")


def an_alert_gets_the_focus(browser, expect):
    with browser.page(f"{BOOKING}?panel=operations") as page:
        page.keyboard.press("f")
        book = preview(page).locator("button", has_text="Book").first
        book.click()
        alert = lambda: preview(page).locator("dialog")
        focused = "() => Boolean(document.activeElement.closest('dialog'))"
        outside = "[...document.querySelectorAll('button')].filter(button => !button.closest('dialog'))"
        covered = f"() => {outside}.length > 0 && {outside}.every(button => button.closest('[inert]'))"
        expect(until(lambda: alert().count() == 1 and preview(page).evaluate(focused)), "an alert gets the focus")
        expect(preview(page).evaluate(covered), "nothing behind an alert can be used")
        page.keyboard.press("Escape")
        expect(until(lambda: alert().count() == 0), "Escape dismisses it")
        expect(preview(page).evaluate(f"() => {outside}.every(button => !button.closest('[inert]'))"), "it is used again")
        expect(page.locator(".leave-full-screen").is_visible(), "and nothing else")
        expect(until(lambda: preview(page).evaluate("() => document.activeElement.textContent.includes('Book')")), "the focus is where it was")
        page.keyboard.press("Escape")
        preview(page).locator("button", has_text="Book").first.click()
        seen = "alert => { const { top, bottom } = alert.getBoundingClientRect(); const frame = parent.document.querySelector('#preview-frame').getBoundingClientRect(); const canvas = parent.document.querySelector('.canvas').getBoundingClientRect(); return frame.top + top >= canvas.top - 1 && frame.top + bottom <= canvas.bottom + 1; }"
        expect(until(lambda: alert().count() == 1 and alert().evaluate(seen)), "an alert is in view")


def back_shows_old_values_in_controls(browser, expect):
    with browser.page("/previews/SessionCardViewModel/pending?panel=controls") as page:
        field = page.locator(".drawer [name='arg.ticket']")
        before = field.input_value()
        page.locator(".toolbar [href*='theme=dark']").first.click()
        until(lambda: "theme=dark" in address(page))
        field.fill("XYZ")
        expect(until(lambda: "arg.ticket=XYZ" in address(page)), "the address has the value")
        page.go_back()
        expect(until(lambda: field.input_value() == before), f"Back shows the old value: {field.input_value()}")


def back_returns_to_the_place_in_docs(browser, expect):
    with browser.page("/docs/WritingPreviews") as page:
        frames = page.locator(".docs-preview iframe")
        frames.last.scroll_into_view_if_needed()
        loaded = "() => [...document.querySelectorAll('.docs-preview iframe')].every(frame => frame.style.blockSize)"
        until(lambda: page.evaluate(loaded))
        page.evaluate("() => scrollTo(0, 900)")
        rest(page)
        before = page.evaluate("() => [scrollY, document.body.scrollHeight]")
        page.evaluate("() => document.querySelector('.topnav a:nth-child(2), .topnav li:nth-child(2) a').click()")
        until(lambda: "/docs/WritingPreviews" not in address(page) and page.locator(".docs-preview").count() == 0)
        page.go_back()
        until(lambda: "/docs/WritingPreviews" in address(page) and page.evaluate(loaded))
        rest(page)
        after = page.evaluate("() => [scrollY, document.body.scrollHeight]")
        expect(before[0] == 900 and before == after, f"the place in docs is the same: {before}, {after}")


def another_language_keeps_the_place(browser, expect):
    with browser.page("/previews/LandingPageViewModel/next-date") as page:
        page.set_viewport_size({"width": 1280, "height": 500})
        place = lambda: page.locator(".canvas").evaluate("canvas => canvas.scrollTop")
        language = lambda: preview(page).evaluate("() => document.documentElement.lang")
        until(lambda: page.locator(".canvas").evaluate("canvas => canvas.scrollHeight > canvas.clientHeight + 300"))
        page.locator(".canvas").evaluate("canvas => canvas.scrollTo(0, 250)")
        first = language()
        for _ in range(3):
            page.keyboard.press("l")
            until(lambda: language() != first)
            rest(page)
            expect(place() == 250, f"the canvas stays where it is: {place()} in {language()}")
            first = language()


def what_was_just_entered_stays(browser, expect):
    with browser.page("/previews/SignInViewModel/empty") as page:
        field = lambda: preview(page).locator("input:not([type=hidden])").first
        until(lambda: field().count() == 1)
        field().click()
        page.keyboard.type("He")
        # The first letter begins a session, which takes longer than others.
        until(lambda: preview(page).evaluate("() => location.pathname.startsWith('/live/')"))
        page.keyboard.type("llo")
        page.locator(".toolbar [href*='theme=dark']").first.evaluate("link => link.click()")
        until(lambda: preview(page).evaluate("() => document.documentElement.dataset.theme") == "dark")
        expect(until(lambda: is_ready(preview(page)) and field().input_value() == "Hello"), f"the text stays in another theme: {field().input_value()}")
        field().click()
        page.keyboard.press("End")
        page.keyboard.type(" world")
        page.locator(".toolbar [href*='locale=ja']").first.evaluate("link => link.click()")
        until(lambda: preview(page).evaluate("() => document.documentElement.lang") == "ja")
        expect(until(lambda: field().input_value() == "Hello world"), f"the text stays in another language: {field().input_value()}")


def tools_say_what_they_do(browser, expect):
    spoken = """tool => getComputedStyle(tool, "::after").content.replace(/^"|" \\/ ""$|"$/g, "")"""
    with browser.page(WORKBENCH) as page:
        tools = page.locator(":is(.toolbar, .topbar) :is(.icon-button, .segment-icon)[aria-label]:visible")
        for tool in tools.all():
            label = tool.get_attribute("aria-label")
            tool.focus()
            tool.hover()
            expect(label in tool.evaluate(spoken), f"the label is shown: {label}: {tool.evaluate(spoken)}")
            edge = tool.evaluate("""tool => {
                const [style, box] = [getComputedStyle(tool, "::after"), tool.getBoundingClientRect()];
                return [box.left + box.width / 2, parseFloat(style.width)];
            }""")
            expect(edge[1] <= 280, f"it is short: {label}: {edge}")
        words = ["Language", "English", "Direction", "Theme", "Width", "Device", "Display options", "Time zone", "UTC"]
        for width in (1280, 1680):
            page.set_viewport_size({"width": width, "height": 800})
            shown = page.locator(".tool-row").inner_text()
            expect(all(word in shown for word in words), f"{width}: the tools say {words}: {shown}")
    for locale in ["en", "de", "fr", "es", "pl", "ar", "ja"]:
        with browser.page(WORKBENCH, language=locale) as page:
            for width in (1280, 1440, 1600, 1920, 2100):
                page.set_viewport_size({"width": width, "height": 800})
                high = page.locator(".tool-row").evaluate("tools => tools.offsetHeight")
                expect(high < 60, f"{locale}, {width}: the tools are in one row: {high}")


def another_language_keeps_the_state(browser, expect):
    with browser.page(BOOKING) as page:
        language = lambda: preview(page).evaluate("() => document.documentElement.lang")
        until(lambda: visitors(page) == ["1"])
        preview(page).locator(PLUS).first.click()
        expect(until(lambda: visitors(page) == ["2"]), f"there is one more: {visitors(page)}")
        page.locator(".toolbar [href*='locale=de']").first.evaluate("link => link.click()")
        stays = lambda: is_ready(preview(page)) and language() == "de" and visitors(page) == ["2"]
        expect(until(stays), f"they stay in another language: {visitors(page)}")
        preview(page).locator(PLUS).first.click()
        expect(until(lambda: visitors(page) == ["3"]), f"the view is used in the other language: {visitors(page)}")
        page.go_back()
        expect(until(lambda: language() == "en" and visitors(page) == ["3"]), f"and after going back: {visitors(page)}")


def a_press_in_a_view_waits_for_the_host(browser, expect):
    with browser.page("/previews/BookingViewModel/new-booking") as page:
        refused = []
        page.route(re.compile("/live$"), lambda route: refused.append(route.request.url) or route.abort())
        mark_page(preview(page))
        preview(page).locator("button", has_text="Book").first.click()
        expect(until(lambda: page.wait_for_timeout(50) or len(refused) > 1), "a press is sent again")
        expect(is_same_page(preview(page)), "the view stays meanwhile")
        page.unroute(re.compile("/live$"))
        expect(until(lambda: preview(page).locator("dialog").count() == 1), "the press acts when the host is there")
        browser.problems[:] = [problem for problem in browser.problems if "ERR_FAILED" not in problem]


PLUS = "button[aria-label*='ncrease'], button[aria-label*='ncrement'], button:has-text('+')"


def is_ready(frame):
    """Whether the scripts of a document have run, without which nothing that is entered acts."""
    return frame.evaluate("() => document.readyState === 'complete'")


def visitors(page):
    return re.findall(r"(?:People|Personen)\D*(\d+)", preview(page).locator("body").inner_text())


def tabs_show_the_same_state(browser, expect):
    with browser.tabs() as open_tab:
        first = open_tab(BOOKING)
        until(lambda: visitors(first) == ["1"])
        preview(first).locator(PLUS).first.click()
        until(lambda: visitors(first) == ["2"])
        second = open_tab(BOOKING)
        expect(until(lambda: visitors(second) == ["2"]), f"another tab shows what was entered: {visitors(second)}")
        preview(second).locator(PLUS).first.click()
        expect(until(lambda: visitors(second) == ["3"]), f"it is used: {visitors(second)}")
        expect(until(lambda: visitors(first) == ["3"]), f"the first tab follows: {visitors(first)}")
        reset = first.locator(".toolbar form[action*='reset'] button")
        expect(until(lambda: reset.count() == 1), "the toolbar has a button to reset the preview")
        reset.click()
        expect(until(lambda: visitors(first) == ["1"] and reset.count() == 0), f"it is reset: {visitors(first)}")


def a_limit_passes_the_focus_on(browser, expect):
    with browser.page(BOOKING) as page:
        until(lambda: visitors(page) == ["1"])
        preview(page).locator(PLUS).first.focus()
        for number in "23456":
            page.keyboard.press("Enter")
            expect(until(lambda: visitors(page) == [number]), f"there are {number} people: {visitors(page)}")
        focused = lambda: preview(page).evaluate("() => document.activeElement.textContent")
        expect(until(lambda: focused() == "−"), f"the other button has the focus: {focused()}")


def a_second_press_is_no_error(browser, expect):
    with browser.page(BOOKING) as page:
        text = lambda: preview(page).locator("body").inner_text()
        button = lambda name: preview(page).get_by_role("button", name=name, exact=True)
        until(lambda: button("Book").count() == 1)
        button("Book").click()
        until(lambda: button("Book the bench").count() == 1)
        button("Book the bench").dblclick()
        expect(until(lambda: "is booked" in text()), f"the bench is booked: {text()}")
        rest(page)
        expect(preview(page).locator(".ui-notice").count() == 0, f"there is no error: {text()}")


def a_press_acts_on_its_row_while_others_come(browser, expect):
    """The first press begins a session, whose tools come one after the other. In French, that is not their order."""
    for script in True, False:
        for number in range(5):
            with browser.page("/render/ToolCheckoutViewModel/full-cabinet?locale=fr", script=script) as page:
                tool = page.get_by_test_id("toolButton")
                name = tool.nth(number).inner_text()
                tool.nth(number).click()
                selected = lambda: tool.filter(has=page.locator("svg")).all_inner_texts()
                is_refused = lambda: page.locator(".ui-notice").count() > 0
                # Without script, the page is loaded again until all tools are there.
                acts = lambda: selected() == [name] or is_refused() and selected() == []
                way = "with" if script else "without"
                expect(until(acts), f"{way} script, {name} acts: {selected()}")
                expect(until(lambda: tool.count() == 5), f"{way} script, all tools come: {tool.count()}")


def choices_of_the_matrix_fit_small_screens(browser, expect):
    for width in (360, 390):
        with browser.page("/matrix/TaskListViewModel?theme=both&locale=de", width=width) as page:
            inner = page.evaluate("() => document.documentElement.scrollWidth")
            expect(inner <= width, f"the page does not scroll sideways at {width}: {inner}")


def forms_fit_small_screens(browser, expect):
    for width in 320, 360:
        with browser.page(BOOKING.replace("previews", "render"), width=width) as page:
            inner = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
            expect(inner[0] <= inner[1], f"nothing is beside the page at {width} px: {inner}")
            ends = page.locator(".ui-section-content .ui-input").evaluate_all(
                "fields => fields.map((field) => field.closest('.ui-section-content').getBoundingClientRect().right - field.getBoundingClientRect().right)")
            expect(min(ends) > 0, f"each field is within its section at {width} px: {ends}")


def both_themes_show_the_same_state(browser, expect):
    with browser.page("/previews/BookingViewModel/new-booking?theme=both") as page:
        views = lambda: [frame for frame in page.frames if frame != page.main_frame]
        texts = lambda: [view.locator("body").inner_text() for view in views()]
        until(lambda: len(views()) == 2 and all("People" in text for text in texts()))
        for pressed in 0, 1:
            before = texts()
            views()[pressed].locator(PLUS).first.click()
            same = lambda: all(map(is_ready, views())) and texts()[0] == texts()[1] != before[0]
            expect(until(same), f"both themes show what was pressed in frame {pressed}: {texts()}")
        heights = [page.locator(frame).bounding_box()["height"] for frame in ("#preview-frame", "#dark-frame")]
        expect(heights[0] == heights[1], f"both have the height of the preview: {heights}")
        themes = [view.evaluate("() => getComputedStyle(document.body).colorScheme + document.documentElement.dataset.theme") for view in views()]
        expect(themes[0] != themes[1], f"each in its theme: {themes}")


def an_emptied_search_shows_everything(browser, expect):
    with browser.page("/") as page:
        hidden = lambda: page.locator(".features [data-previews][hidden]").count()
        page.keyboard.press("/")
        page.keyboard.type("ticket")
        expect(until(lambda: hidden() > 10 and "q=ticket" in address(page)), "the catalog is filtered")
        page.locator("a[href='#siteMain']").press("Enter")
        expect(page.evaluate("() => document.activeElement.id") == "siteMain", "the link that skips the tree works")
        page.locator(".filters [type=search]").focus()
        page.keyboard.press("Escape")
        expect(until(lambda: hidden() == 0 and "q=" not in address(page)), f"Escape shows all views: {address(page)}")


def a_value_that_was_nil_returns(browser, expect):
    with browser.page("/previews/PermissionDeniedViewModel/with-contact?panel=controls") as page:
        field = page.locator(".drawer [name='arg.contactEmail']")
        none = page.locator(".drawer [name='arg.contactEmail.nil']")
        before = field.input_value()
        none.check()
        until(lambda: "arg.contactEmail.nil=true" in address(page))
        none.uncheck()
        expect(until(lambda: "arg." not in address(page)), f"the value is the starting value: {address(page)}")
        expect(before and field.input_value() == before, f"the field shows it: {field.input_value()}")


def recent_previews_have_no_values_of_others(browser, expect):
    with browser.page("/previews/SessionCardViewModel/pending") as page:
        page.goto(browser.url + "/previews/TaskListViewModel/with-tasks?arg.tasks=2&theme=dark")
        page.keyboard.press("Control+k")
        links = lambda: [link.get_attribute("href") for link in page.locator(".finder-results a").all()]
        expect(until(lambda: len(links()) == 2), f"both are listed: {links()}")
        expect(links()[1] == "/previews/SessionCardViewModel/pending?theme=dark", f"only what all links keep is kept: {links()}")
        page.goto(browser.url + "/previews/SessionCardViewModel/pending?arg.ticket=A")
        page.keyboard.press("Control+k")
        plain = ["/previews/SessionCardViewModel/pending", "/previews/TaskListViewModel/with-tasks"]
        expect(until(lambda: links() == plain), f"values are not kept: {links()}")


def paper_has_previews_and_no_tools(browser, expect):
    for path in ("/", f"{WORKBENCH}?panel=html", "/docs/GettingStarted", "/matrix/TaskRowViewModel"):
        with browser.page(path) as page:
            page.emulate_media(media="print")
            tools = page.locator(":is(.topbar, .sidebar, .toolbar, .drawer, .filters, .icon-button):visible")
            expect(tools.count() == 0, f"{path}: tools are not printed: {tools.count()}")
            content = page.locator("article:visible, iframe:visible")
            expect(content.count() > 0, f"{path}: the content is printed")


def paper_says_what_it_shows(browser, expect):
    for path in (WORKBENCH, "/previews/TaskListViewModel", "/"):
        with browser.page(f"{path}?locale=de") as page:
            expect(page.locator(".printed:visible").count() == 0, f"{path}: on a screen, the tools say it")
            page.emulate_media(media="print")
            shown = page.locator(".main").inner_text()
            expect("Deutsch" in shown, f"{path}: the language is printed: {shown[:200]}")
            if path == WORKBENCH:
                expect("TaskListView" in shown and "With tasks" in shown, f"and the view with its state: {shown[:200]}")


# Cards enter the view and leave it before their frames are made.
PRINT_AND_SCROLL = """async () => {
  const painted = () => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  dispatchEvent(new Event("beforeprint"));
  scrollTo(0, document.body.scrollHeight);
  await painted();
  scrollTo(0, 0);
  await painted();
}"""


def paper_has_every_preview(browser, expect):
    with browser.page("/?locale=en") as page:
        cards, pictures = page.locator(".card").count(), page.locator(".card iframe[data-loaded]")
        page.evaluate("""() => {
            // It prints after a minute at the latest.
            const now = performance.now.bind(performance);
            performance.now = () => now() / 10;
            window.prints = 0;
            window.print = () => { window.prints += 1; window.printed = document.querySelectorAll('.card iframe[data-loaded]').length; };
        }""")
        for _ in range(3):
            page.keyboard.press("Control+p")
        expect(until(lambda: page.evaluate("() => window.printed")) == cards, f"Ctrl-P waits for {cards} previews: {page.evaluate('() => window.printed')}")
        expect(page.evaluate("() => window.prints") == 1, "a key that is pressed again meanwhile prints once")
        page.evaluate("() => dispatchEvent(new Event('afterprint'))")
        expect(until(lambda: pictures.count() <= 12), f"after that, there are only a few again: {pictures.count()}")
    with browser.page("/?locale=en") as page:
        expect(until(lambda: page.locator(".card iframe[data-loaded]").count() >= 3), "the first previews are shown")
        page.evaluate(PRINT_AND_SCROLL)
        shown = page.locator(".card iframe")
        expect(until(lambda: shown.count() == cards), f"previews that leave the view meanwhile are printed, too: {shown.count()}")
    with browser.page("/matrix/TaskListViewModel?locale=en&widths=390,768", width=1047) as page:
        page.emulate_media(media="print")
        room = "scroller => scroller.scrollWidth - scroller.clientWidth"
        expect(until(lambda: page.locator(".matrix-scroller").evaluate(room) <= 0), "all columns of the matrix fit the paper")
        loaded = "frames => frames.every(frame => frame.contentDocument?.URL !== 'about:blank')"
        expect(until(lambda: page.locator(".matrix iframe").evaluate_all(loaded)), "with all previews")
        tools = page.locator(":is(.topbar, .sidebar, .matrix-choices, .matrix-tools):visible")
        expect(tools.count() == 0, f"and no tools: {tools.count()}")
    with browser.page("/docs/Templates") as page:
        page.emulate_media(media="print")
        tools = page.locator(":is(.topbar, .sidebar, .contents, .pager, .code-copy, .docs-edit, .heading-anchor, .docs-preview-controls):visible")
        expect(tools.count() == 0 and page.locator(".prose").is_visible(), f"docs are printed without tools: {tools.count()}")


def forced_colors_keep_bars(browser, expect):
    # What is drawn with a background only: with these colors, none is painted.
    painted = """([selector, pseudo]) => [...document.querySelectorAll(selector)].map((element) => {
        const style = getComputedStyle(element, pseudo);
        return style.forcedColorAdjust === "none" || style.outlineStyle === "solid";
    })"""
    parts = {
        "/coverage": [(".share", "::before")],
        WORKBENCH: [(".tool-rule", None), (".loading", None)],
        "/snapshots": [(".topnav .badge", None)],
    }
    for path, selectors in parts.items():
        with browser.page(path) as page:
            page.emulate_media(forced_colors="active")
            for selector in selectors:
                found = page.evaluate(painted, selector)
                expect(all(found) and (found or selector[0] == ".topnav .badge"), f"{path}: {selector[0]} is seen: {found}")
    with browser.page("/coverage") as page:
        page.emulate_media(forced_colors="active")
        image = page.locator(".share").first.evaluate("share => getComputedStyle(share, '::before').backgroundImage")
        expect("gradient" in image, f"a bar is as long as its share: {image}")


def forced_colors_keep_states(browser, expect):
    with browser.page("/") as page:
        page.emulate_media(forced_colors="active")
        outlined = "states => states.map(state => getComputedStyle(state).outlineStyle)"
        styles = page.locator(".card").first.locator(".state").evaluate_all(outlined)
        expect(styles.count("solid") == 1, f"one state is the current one: {styles}")
        frame = page.locator(".card-picture").first.evaluate("picture => getComputedStyle(picture).outlineStyle")
        expect(frame == "solid", f"a card has an edge: {frame}")
        page.goto(f"{browser.url}/matrix/TaskRowViewModel?locales=de")
        styles = lambda: page.locator(".chip-row").first.locator(".chip").evaluate_all(outlined)
        expect(styles().count("solid") == 1, f"a chosen chip is seen: {styles()}")
        page.locator(".chip[aria-current]").first.focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(styles().count("double") == 1, f"and that it has the focus: {styles()}")


TESTS = [
    tabs_show_the_same_state, a_limit_passes_the_focus_on, a_second_press_is_no_error,
    a_press_acts_on_its_row_while_others_come, forms_fit_small_screens, choices_of_the_matrix_fit_small_screens,
    zoomed_previews_can_be_scrolled, a_scaled_preview_follows_its_canvas, full_screen_is_left, an_alert_gets_the_focus,
    back_shows_old_values_in_controls, another_language_keeps_the_place,
    tools_say_what_they_do, what_was_just_entered_stays, another_language_keeps_the_state, both_themes_show_the_same_state,
    a_press_in_a_view_waits_for_the_host, an_emptied_search_shows_everything, a_value_that_was_nil_returns,
    back_returns_to_the_place_in_docs,
    what_takes_the_width_takes_it_at_any_depth, views_are_where_swiftui_places_them, data_keeps_its_direction,
    fields_of_views_in_swift_have_a_style, an_unknown_symbol_has_the_size_of_an_icon,
    recent_previews_have_no_values_of_others, paper_has_previews_and_no_tools, paper_has_every_preview, paper_says_what_it_shows,
    forced_colors_keep_states, forced_colors_keep_bars,
]
