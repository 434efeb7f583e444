"""Tests how pages behave when they are used: with the mouse, the keyboard, and without script."""

import contextlib
import re

from browser import (
    WORKBENCH, address, has_document, is_same_page, mark_page, note_canceled, preview, refresh, wait_for_preview,
    wait_until_known
)
from waiting import rest, until


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
        announced = page.locator("#siteAnnouncer").text_content()
        expect("Dark" in announced, f"the change is announced: {announced}")
        page.go_back()
        expect(wait_for_preview(page, "document.documentElement.dataset.theme ?? ''", ""), "Back undoes the theme")
        page.go_back()
        expect(wait_for_preview(page, "document.documentElement.lang", "en"), "Back undoes the locale")
        expect(is_same_page(page), "the page is never loaded again")


def previews_change_in_place(browser, expect):
    with browser.page(WORKBENCH) as page:
        mark_page(page)
        search = page.locator("#siteSidebar [type=search]")
        search.fill("list")
        page.locator("#siteSidebar .tree a", has_text="Failed").click()
        expect(until(lambda: address(page).endswith("/TaskListViewModel/failed")), f"the tree opens a preview: {address(page)}")
        expect(until(lambda: page.locator(".bench-preview").text_content() == "Failed"), "the page names it")
        expect(search.input_value() == "list", "typed text stays")
        expect(page.evaluate("() => document.activeElement.textContent.trim()") == "Failed", "the pressed link has the focus")
        page.locator("body").press("]")
        expect(until(lambda: "TaskRowViewModel" in address(page)), f"the key ] opens the next preview: {address(page)}")
        page.locator(".topnav a").first.click()
        expect(until(lambda: page.locator(".cards").count() > 0), "the catalog opens")
        expect(is_same_page(page), "the page is never loaded again")


def going_back_and_forth_shows_the_page_of_the_address(browser, expect):
    with browser.page(WORKBENCH) as page:
        title = lambda: page.locator(".bench-preview").text_content()
        page.locator("#siteSidebar .tree a", has_text="Failed").click()
        until(lambda: title() == "Failed")
        held, canceled = [], note_canceled(page)
        page.route(re.compile("/previews/TaskListViewModel/with-tasks$"), lambda route: held.append(route))
        page.evaluate("() => history.back()")
        until(lambda: page.wait_for_timeout(20) or held)
        page.evaluate("() => history.forward()")
        expect(until(lambda: held[0].request.url in canceled()), "a page that was left again is not asked for")
        expect(address(page).endswith("/failed") and title() == "Failed", f"the page stays: {address(page)}, {title()}")
        held[0].abort()


def a_preview_that_has_left_its_frame_comes_back(browser, expect):
    with browser.page("/docs") as page:
        # As in a browser in which a page cannot hold back what scripts do.
        page.add_init_script("Object.defineProperty(window, 'navigation', { value: undefined })")
        page.goto(browser.url + WORKBENCH)
        mark_page(page)
        theme = "document.documentElement.dataset.theme ?? ''"
        for tell, shown in [(lambda: refresh(page), ""), (lambda: page.locator("body").press("d"), "dark")]:
            until(lambda: wait_for_preview(page, "true", True))
            # A refresh at the same moment brings the preview back at once.
            leads = lambda frame: frame.url.startswith(("https://other.invalid", "chrome-error:"))
            with page.expect_event("framenavigated", leads), page.expect_console_message(lambda message: "other.invalid" in message.text):
                preview(page).evaluate("() => { location.href = 'https://other.invalid' }")
            tell()
            is_shown = until(lambda: has_document(page)) and wait_for_preview(page, theme, shown)
            expect(is_shown, f"the preview shows again, in the theme '{shown}': {preview(page).url}, {address(page)}")
        expect(is_same_page(page), "the page is never loaded again")
        browser.problems[:] = [problem for problem in browser.problems if "other.invalid" not in problem]


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
        language = lambda: page.locator("html").get_attribute("lang")
        expect(until(lambda: language() == "fr"), f"the choice works without script: {language()}")
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
        page.locator("#siteSidebar .tree a", has_text="Loading").click()
        expect(until(lambda: "loading" in address(page)), "another preview opens")
        expect("panel=viewModel" in address(page), f"the panel stays open: {address(page)}")
        page.reload()
        expect(drawer.bounding_box()["x"] > 600, "the side is remembered")
        page.keyboard.press("p")
        expect(until(lambda: page.locator("#drawer .panel").count() == 0), "the key p closes the drawer")
        page.keyboard.press("p")
        expect(until(lambda: "panel=viewModel" in address(page)), f"it opens with the last panel: {address(page)}")
        page.locator(".tab-menu summary").click()
        page.locator(".tabs a", has_text=re.compile("^View$")).click()
        expect(until(lambda: address(page).endswith("panel=view")), f"another panel opens: {address(page)}")
        page.keyboard.press("p")
        expect(until(lambda: "panel" not in address(page)), "the key p closes it")
        page.keyboard.press("p")
        expect(until(lambda: address(page).endswith("panel=view")), f"and opens it again: {address(page)}")


def tree_has_keys(browser, expect):
    with browser.page(WORKBENCH) as page:
        text = lambda: page.evaluate("() => document.activeElement.textContent.trim()")
        page.locator("#siteSidebar .tree a[aria-current=page]").focus()
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
        # Letters that come slowly are searches of their own.
        types = lambda: rest(page) or page.keyboard.type("wa") or text().startswith("Waiting")
        expect(until(types), f"a letter finds an entry: {text()}")
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


def controls_are_a_dense_table(browser, expect):
    with browser.page("/previews/ProfileFormViewModel/filled?panel=controls") as page:
        end = lambda selector: page.evaluate("selector => document.querySelector(selector).getBoundingClientRect().bottom", selector)
        rows = page.locator("#controls .control-line").evaluate_all("rows => rows.map((row) => row.getBoundingClientRect().bottom)")
        expect(sum(row <= end(".panel") for row in rows) >= 8, f"eight rows are in view: {rows}")
        names = page.locator("#controls .control-name").all_text_contents()
        expect(len(set(names)) == len(names), f"no name is there twice: {names}")
        comment = page.locator("[id='control-canSubmit-about']")
        expect(not comment.is_visible(), "a doc comment is not in the way")
        page.locator("[popovertarget='control-canSubmit-about']").click()
        expect(until(comment.is_visible) and "disabled" in comment.text_content(), "it is shown on demand")
        page.keyboard.press("Escape")
        page.locator("[data-controls-filter]").fill("HOURS")
        shown = lambda: [name for name in names if page.locator(f"[data-control='{name}']").is_visible()]
        expect(until(lambda: shown() == ["hoursPerMonth"]), f"the filter finds names: {shown()}")
        slider = page.locator(".control-slider:visible")
        expect(slider.get_attribute("min") == "1" and slider.get_attribute("max") == "40", "the range is that of the field")
        slider.fill("30")
        expect(until(lambda: "arg.hoursPerMonth=30" in address(page)), "the slider sets the number")
        page.locator("[data-steps='1']:visible").click()
        expect(until(lambda: "arg.hoursPerMonth=31" in address(page)), "and so does the stepper")
        expect(until(lambda: slider.input_value() == "31") and shown() == ["hoursPerMonth"], "the filter stays")


def values_are_saved_by_name(browser, expect):
    path = "/previews/SessionCardViewModel/running?panel=controls"
    with browser.tabs() as open_tab:
        page = open_tab(f"{path}&arg.ticket=R-1")
        sets = page.locator(".value-sets-list")
        page.locator("#value-sets-save").click()
        page.locator("[data-value-set-name]").fill("Short & 短い")
        page.keyboard.press("Enter")
        name = lambda: page.evaluate("() => new URL(location).searchParams.get('set')")
        expect(until(lambda: name() == "Short & 短い" == sets.input_value()), f"the address has the name: {address(page)}")
        page.locator("#control-ticket").fill("R-2")
        expect(until(lambda: "arg.ticket=R-2" in address(page)) and name() is None, "other values do not have it")
        page.locator("#controls-reset").click()
        expect(until(lambda: "arg." not in address(page)), "all values are reset")
        sets.select_option("Short & 短い")
        expect(until(lambda: "arg.ticket=R-1" in address(page) and name()), f"the values come back: {address(page)}")
        page.locator("#value-sets-delete").click()
        expect(until(lambda: name() is None and sets.locator("option").count() == 1), "a set is deleted")
    with browser.page(f"{path}&arg.ticket=R-1&set=Other") as page:
        expect(page.locator(".value-sets-list").input_value() == "Other", "an address brings its name along")


def elements_of_lists_are_moved_and_removed(browser, expect):
    with browser.page("/previews/TaskListViewModel/with-tasks?panel=controls") as page:
        order = lambda: page.evaluate("() => new URL(location).searchParams.get('arg.tasks')")
        press = lambda name: page.locator(f"[id='control-tasks{name}']").click()
        press(".2-moveUp")
        expect(until(lambda: order() == "0,2,1,3"), f"an element is moved up: {order()}")
        expect(page.evaluate("() => document.activeElement.id") == "control-tasks.2-moveUp", "the focus moves with it")
        page.keyboard.press("Enter")
        expect(until(lambda: order() == "2,0,1,3"), f"and again: {order()}")
        press(".0-remove")
        expect(until(lambda: order() == "2,1,3"), f"an element is removed: {order()}")
        press("-add")
        expect(until(lambda: order() == "2,1,3,4"), f"an element is added: {order()}")
        page.locator("[data-control='tasks.4'] summary").click()
        page.locator("[id='control-tasks.4.ticket']").fill("R-NEW")
        expect(until(lambda: preview(page).locator("body", has_text="R-NEW").count() == 1), "and edited")
        expect(page.locator("#controls .controls-unknown").count() == 0, "nothing is left of the removed one")


def what_is_entered_does_not_call_the_reader_back(browser, expect):
    with browser.page("/previews/SignInViewModel/filled?panel=controls") as page:
        mark_page(page)
        held = []
        page.route(re.compile("/coverage$"), lambda route: route.continue_() if held else held.append(route))
        page.locator("#controls textarea").first.fill("typed")
        page.locator(".topbar a", has_text="Translations").click()
        focused = lambda: page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
        expect(until(lambda: page.wait_for_timeout(20) or held), f"a link that is pressed at once is followed: {address(page)}, {focused()}")
        held[0].continue_()
        expect(until(lambda: address(page).split("?")[0].endswith("/coverage")), f"its page is shown: {address(page)}")
        rest(page)
        expect("arg." not in address(page) and is_same_page(page), f"nothing comes after it: {address(page)}")


@contextlib.contextmanager
def refresh_held(browser):
    """Opens a page that is being refreshed. Returns it, the request that is held back, and a function that enters a text.

    The function returns when the reader has stopped typing, and what was entered waits for the refresh.
    """
    with browser.page("/previews/SignInViewModel/filled?panel=controls") as page:
        wait_until_known(page)
        rest(page)
        mark_page(page)
        held = []
        page.route(re.compile("/previews/SignInViewModel/filled"), lambda route: route.continue_() if held else held.append(route))
        refresh(page)
        until(lambda: page.wait_for_timeout(20) or held)
        enter = lambda text: (page.locator("#controls textarea").first.fill(text), rest(page, held=held[0].request.url))
        yield page, held[0], enter


def a_press_comes_before_what_was_entered(browser, expect):
    with refresh_held(browser) as (page, held, enter):
        enter("typed")
        page.locator(".topbar a", has_text="Translations").click()
        expect(until(lambda: address(page).endswith("/coverage")), f"the page of a link is shown: {address(page)}")
        rest(page)
        expect(address(page).endswith("/coverage") and is_same_page(page), f"nothing comes after it: {address(page)}")
        held.abort()


def what_is_entered_comes_before_a_refresh(browser, expect):
    with refresh_held(browser) as (page, held, enter):
        # As a preview that is in use.
        preview(page).evaluate("() => parent.postMessage('live', location.origin)")
        rest(page, held=held.request.url)
        enter("typed")
        expect("arg." not in address(page), f"what is entered waits for the first refresh: {address(page)}")
        held.continue_()
        expect(until(lambda: "=typed" in address(page)), f"and is not lost to the second one: {address(page)}")
        expect(is_same_page(page), "the page is never loaded again")


def changed_values_are_copied_as_a_preview(browser, expect):
    with browser.page("/previews/CloseRepairViewModel/ready?panel=controls") as page:
        code = page.locator("#controls-code")
        expect(code.count() == 0, "nothing is changed")
        page.locator("#controls [name='arg.hasError'][type=checkbox]").check()
        expect(until(lambda: code.count() == 1 and "hasError: true" in code.text_content()), "the preview is shown in Swift")
        page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
        page.get_by_role("button", name="Copy as #Preview").click()
        copied = lambda: page.evaluate("() => window.copied ?? ''")
        expect(until(lambda: copied().startswith('#Preview("Ready") {')), f"it is copied: {copied()}")


def a_preview_and_its_controls_are_seen_together(browser, expect):
    """On a phone, and in a large window at 200 %."""
    for width, height in [(390, 844), (640, 400)]:
        with browser.page("/previews/CloseRepairViewModel/ready?panel=controls", width=width) as page:
            page.set_viewport_size({"width": width, "height": height})
            page.locator("#controls [type=checkbox]").last.scroll_into_view_if_needed()
            box = lambda selector: page.locator(selector).last.bounding_box()
            canvas, control = box(".canvas"), box("#controls [type=checkbox]")
            shown = min(canvas["height"], height - canvas["y"])
            expect(canvas["y"] >= 0 and shown >= 150, f"{width}: the preview is in view: {canvas}")
            inside = control["y"] >= 0 and control["y"] + control["height"] <= height
            expect(inside, f"{width}: so is the control: {control}")
            apart = control["y"] >= canvas["y"] + canvas["height"] or control["x"] >= canvas["x"] + canvas["width"]
            expect(apart, f"{width}: one does not cover the other: {canvas}, {control}")
            before = preview(page).locator("body").inner_html()
            page.locator("#controls [type=checkbox]").last.check()
            expect(until(lambda: preview(page).locator("body").inner_html() != before), f"{width}: the preview follows")


def works_without_script(browser, expect):
    with browser.page("/?locale=en", script=False) as page:
        expect(page.locator(".card iframe").count() > 20, "every card has its picture")
        page.locator(".state", has_text="With messages").first.click()
        expect(until(lambda: "/previews/" in address(page)), f"a state is a link: {address(page)}")
        page.locator(".drawer .tabs a", has_text="HTML").click()
        expect(until(lambda: page.locator("#panel-code").count() == 1), "a panel is a link")
        page.locator(".drawer-toggle").click()
        expect(until(lambda: page.locator("#panel-code").count() == 0), "the drawer closes")


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
        refresh(page)
        expect(until(lambda: width() == before + 10), f"arrow keys move the edge: {before}, {width()}")
        page.locator(".look-menu summary").click()
        page.locator(".look-menu a", has_text="Outline").click()
        expect(wait_for_preview(page, "document.documentElement.hasAttribute('data-outline')", True), "the outline shows")
        page.keyboard.press("f")
        expect(not page.locator(".topbar").is_visible(), "the key f shows only the preview")
        page.keyboard.press("Escape")
        expect(page.locator(".topbar").is_visible() and is_same_page(page), "Escape shows the tools again")


def unfinished_previews_have_exactly_their_known_issues(browser, expect):
    with browser.page("/problems") as page:
        expect(until(lambda: page.locator("[data-searching]").count() == 0), "the project is checked")
    expected = {
        "changed-snapshot": ["missing-translation", "color-contrast"],
        "long-name": ["missing-translation", "A text is too wide for its box", "color-contrast"],
        "misspelled-name": ["unknown-name"],
    }
    for slug, problems in expected.items():
        with browser.page(f"/previews/GiftCardViewModel/{slug}?panel=problems") as page:
            found = page.locator(".problems-panel .problem, .inspection-finding")
            texts = lambda: " ".join(found.all_text_contents())
            expect(until(lambda: all(problem in texts() for problem in problems)), f"{slug} has {problems}: {texts()}")
            expect(page.locator(".tabs a[aria-current] .badge:not(.badge-neutral)").count() == 0, "known issues are no problems")
            expect(page.locator(".panel-well:visible").count() == 0, "nothing says that there are none")
    with browser.page("/previews/GiftCardViewModel/long-name?panel=problems", width=390) as page:
        found = page.locator(".inspection-finding")
        expect(until(lambda: found.count() == 2), f"a preview behind the panel is inspected: {found.count()}")
        expect(not page.locator("#preview-frame").is_visible(), "a narrow page shows the panel alone")
        found.locator("button").first.click()
        expect(until(lambda: page.locator("#preview-frame").is_visible()), "a finding leads to the preview")
        pointed = page.frame_locator("#preview-frame").locator("[data-pointed]")
        expect(pointed.get_attribute("class") == "gift-card-name", "the preview shows its element")
    with browser.page("/previews/GiftCardViewModel/long-name") as page:
        opened = lambda name: page.locator(".tabs a[aria-current]", has_text=name).count() == 1
        expect(opened("Texts"), "the first panel with a problem opens")
        page.locator(".tree a", has_text="Misspelled name").click()
        expect(until(lambda: opened("Problems")), "a problem in the shown language comes first")


def the_matrix_changes_in_place(browser, expect):
    with browser.page("/matrix/TaskRowViewModel?locale=en") as page:
        mark_page(page)
        heads = lambda: page.locator(".matrix thead th").count()
        measured = lambda: page.locator("#matrix-status").text_content()
        expect(until(lambda: "All" in measured()), f"the matrix is measured: {measured()}")
        languages = heads()
        page.locator(".matrix-choices .chip", has_text="Deutsch").click()
        expect(until(lambda: heads() == 3), f"it shows German beside the reference: {heads()}")
        expect(until(lambda: "All 6" in measured()), f"it is measured again: {measured()}")
        expect(address(page).endswith("?locale=en&locales=de"), f"the address has the choice: {address(page)}")
        page.go_back()
        expect(until(lambda: heads() == languages), "Back shows the languages")
        place = "element => Math.round(element.getBoundingClientRect().left)"
        reference, last = page.locator(".matrix td:nth-child(2)").first, page.locator(".matrix td:last-child").first
        before = reference.evaluate(place)
        page.locator(".matrix-scroller").evaluate("scroller => scroller.scrollBy(2000, 0)")
        expect(reference.evaluate(place) <= before and last.is_visible(), "the reference stays beside the last column")
        expect(reference.evaluate("cell => cell.closest('.matrix-scroller').getBoundingClientRect().left + 100 < cell.getBoundingClientRect().left"), "and beside the names")
        page.locator("#siteSidebar a", has_text="All previews").click()
        frames = page.locator(".view-frame iframe")
        expect(until(lambda: frames.count() == 3), "the page of the view shows its previews")
        height = lambda: frames.first.evaluate("frame => frame.offsetHeight - frame.contentDocument.documentElement.offsetHeight")
        expect(until(lambda: abs(height()) <= 1), f"each is as high as its content: {height()}")
        expect(is_same_page(page), "the page is never loaded again")
    with browser.page("/matrix/TaskRowViewModel?locale=en&theme=both&widths=390,1280", width=390) as page:
        row = page.locator(".matrix tbody tr").first
        heights = lambda frames: row.locator(f"iframe{frames}").evaluate_all("frames => frames.map(frame => frame.offsetHeight)")
        seen, unseen = "[data-sized]", ":not([data-sized])"
        expect(until(lambda: heights(seen)), "what is seen is measured")
        expect(max(heights(unseen)) <= max(heights(seen)), "what is not seen does not make its row higher")


def the_matrix_moves_nothing_while_it_loads(browser, expect):
    # On a slow machine, the stylesheet would show rows without their heights.
    watch = """window.moved = [];
        new PerformanceObserver((list) => {
            for (const { startTime, value, sources } of list.getEntries()) window.moved.push({ startTime, value, nodes: sources.map(({ node }) => node?.className || node?.nodeName) });
        }).observe({ type: "layout-shift", buffered: true });
        const patient = new CSSStyleSheet();
        patient.replaceSync(":is(.matrix tr, .view-state) { animation-delay: 60s !important }");
        document.adoptedStyleSheets = [patient];"""
    for path in ["/matrix/TaskListViewModel", "/matrix/SignInViewModel?theme=both", "/previews/TaskListViewModel"]:
        # The first visit makes the previews. On a busy machine, the page is complete only after that.
        with browser.page(path):
            pass
        with browser.page("/docs") as page:
            page.add_init_script(watch)
            page.goto(browser.url + path, wait_until="load")
            frames = page.locator(":is(.matrix-frame, .view-frame) iframe")
            until(lambda: frames.first.evaluate("frame => frame.contentDocument?.readyState === 'complete'"))
            rest(page)
            # A page that is shown before its end was read grows.
            moved = page.evaluate("""() => window.moved.filter(
                ({ startTime }) => startTime > performance.getEntriesByType("navigation")[0].domInteractive)""")
            expect(sum(shift["value"] for shift in moved) < 0.01, f"{path}: nothing that is shown moves: {moved[:4]}")


def the_matrix_keeps_what_is_entered(browser, expect, package):
    template = package / "Templates/Gallery/Account/SignInView.mustache"
    original = template.read_text()
    try:
        with browser.page("/matrix/SignInViewModel?locale=en") as page:
            measured = lambda: page.locator("#matrix-status").text_content()
            expect(until(lambda: "All" in measured() or "Measured" in measured()), f"the matrix is measured: {measured()}")
            frame = page.locator(".matrix iframe").first.element_handle()
            frame.content_frame().locator("input[type=email]").fill("ada")
            template.write_text("<p data-saved>saved</p>" + original)
            expect(until(lambda: frame.content_frame().locator("[data-saved]").count() == 1), "an edit shows in a cell")
            expect(until(lambda: frame.content_frame().locator("input[type=email]").input_value() == "ada"), "what was entered stays")
            template.write_text(original.replace("<form", "{{#nothing}}<form", 1))
            mark = page.locator(".matrix-mark", has_text="Cannot be shown")
            expect(until(lambda: mark.count() > 0), "a preview that cannot be shown is marked")
    finally:
        template.write_text(original)
        browser.problems[:] = [problem for problem in browser.problems if "status of 500" not in problem]


def the_tree_of_a_phone_begins_with_the_pages(browser, expect):
    with browser.page(WORKBENCH, width=390) as page:
        page.locator(".sidebar-button").click()
        link = page.locator(".sheet-sections a").first
        expect(until(lambda: link.is_visible()) and link.bounding_box()["y"] > 0, "the links to the pages are in view")


def shortcuts_can_be_turned_off(browser, expect):
    with browser.page(WORKBENCH) as page:
        has_focus = lambda selector: page.evaluate("selector => document.activeElement.matches(selector)", selector)
        page.keyboard.press("Control+/")
        expect(not has_focus("input"), "a key does nothing with Control")
        page.keyboard.press("/")
        expect(has_focus("#siteSidebar [type=search]"), "the key / focuses the search")
        page.keyboard.type("board")
        expect(until(lambda: not page.locator("#siteSidebar .tree [aria-current=page]").is_visible()), "it filters the tree")
        page.keyboard.press("Escape")
        in_view = "() => { const { top } = document.querySelector('#siteSidebar .tree [aria-current=page]').getBoundingClientRect(); return top > 0 && top < innerHeight; }"
        expect(until(lambda: page.evaluate(in_view)), "Escape shows the current preview again")
        page.keyboard.press("/")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(until(lambda: has_focus("#siteKeys *")), "the list of keys has the focus")
        page.locator("[data-keys]").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("d")
        page.keyboard.press("/")
        rest(page)
        expect("theme" not in address(page) and not has_focus("input"), "a key does nothing when shortcuts are off")
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


def menus_have_keys(browser, expect):
    with browser.page(WORKBENCH + "?locale=en") as page:
        text = lambda: page.evaluate("() => document.activeElement.textContent.trim()")
        page.locator(".topbar .locale-menu summary, .toolbar .locale-menu summary").first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        first = text()
        page.keyboard.press("ArrowUp")
        expect(text() != first, f"the keys move from the first entry to the last one: {first}, {text()}")
        page.keyboard.press("ArrowDown")
        expect(text() == first, f"and back: {text()}")
        page.keyboard.press("d")
        expect(text().startswith("Deutsch"), f"a letter finds an entry: {text()}")
        rest(page)
        expect("theme" not in address(page), f"and is no shortcut meanwhile: {address(page)}")
        page.keyboard.press("Enter")
        expect(until(lambda: "locale=de" in address(page)), f"Enter chooses it: {address(page)}")


def enter_submits_its_own_field(browser, expect):
    with browser.page("/previews/SignInViewModel/filled") as page:
        field = preview(page).locator("input[type=email]")
        field.fill("typed@example.com")
        name = field.get_attribute("name")
        is_sent = lambda request: request.method == "POST" and "submitted-field=" in (request.post_data or "")
        with page.expect_request(is_sent) as asked:
            field.press("Enter")
        expect(f"submitted-field={name}" in asked.value.post_data, f"the host learns of the field: {asked.value.post_data}")


def places_are_copied(browser, expect):
    with browser.page(WORKBENCH) as page:
        button = page.locator(".source [data-copy]")
        # On a slow machine, the mark may be gone before the test looks.
        button.locator("use").evaluate("""use => {
            window.icons = [];
            new MutationObserver(() => window.icons.push(use.getAttribute("href"))).observe(use, { attributes: true });
        }""")
        icons = lambda: page.evaluate("() => window.icons.filter((icon, index, all) => icon !== all[index - 1])")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.clock.install()
        button.dblclick()
        expect(until(lambda: page.clock.run_for(100) or len(icons()) >= 2), f"a mark shows that it is copied, and goes: {icons()}")
        page.clock.run_for(3000)
        expect(icons() == ["#siteIcon-check", "#siteIcon-copy"], f"two presses show it once: {icons()}")
        page.add_init_script("delete Navigator.prototype.clipboard")
        page.goto(browser.url + WORKBENCH + "?panel=source")
        place = page.locator("button.place[data-copy]").first
        expect(not button.is_visible() and page.locator(".copy-menu:visible").count() == 0, "no button without a clipboard")
        expect(place.is_visible() and place.is_disabled(), "the name of a file stays")


def steps_are_repeated_and_copied(browser, expect):
    path = "/previews/HandOverViewModel/ready?panel=operations"
    with browser.page(path) as page:
        steps = lambda: page.locator(".operations-steps li").all_text_contents()
        button = lambda: preview(page).locator("[data-testid=handOverButton]")
        replay = page.locator("button", has_text="Replay")
        expect(replay.count() == 0, "nothing can be repeated at first")
        button().click()
        expect(until(lambda: steps() == ["Pressed “Hand over”"]), f"a press is a step: {steps()}")
        replay.click()
        expect(until(lambda: button().count() == 0) and steps() == ["Pressed “Hand over”"], f"it is repeated: {steps()}")
        expect(address(page).endswith(path), f"the address stays: {address(page)}")
        page.locator(".operations-test summary").click()
        code = page.locator("#ui-test")
        expect(until(code.is_visible), "the UI test is shown")
        page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copiedText = text; }; }")
        page.locator("button", has_text="Copy as UI test").click()
        copied = until(lambda: page.evaluate("() => window.copiedText"))
        expect(copied == code.text_content() and 'app.buttons["handOverButton"].tap()' in copied, f"and copied: {copied}")
        page.goto(f"{browser.url}{path}&arg.ownerName=Nobody")
        expect(until(lambda: button().count() == 1), "other values begin anew")
        expect(steps() == ["Pressed “Hand over”"], f"with the steps to repeat: {steps()}")
        replay.click()
        expect(until(lambda: button().count() == 0), "they are repeated with these values")
        expect(until(lambda: preview(page).locator("text=Nobody").count() > 0), "which the view shows")
        expect("arg.ownerName=Nobody" in address(page), f"the address has the values: {address(page)}")


def each_call_of_an_operation_is_listed(browser, expect):
    with browser.page("/previews/ToolCheckoutViewModel/full-cabinet?panel=operations") as page:
        lines = lambda: [" ".join(line.split()) for line in page.locator(".operations-events li").all_inner_texts()]
        calls = lambda: [line.split(" ", 1)[1] for line in lines() if "submit()" in line]
        for count in range(1, 4):
            preview(page).locator("[data-testid=toolButton]").first.click()
            take = preview(page).locator("button", has_text="Take it")
            expect(until(take.is_enabled), "a tool is chosen")
            take.click()
            expect(until(lambda: calls() == ["submit() “Take it”"] * count), f"{count} calls have a line: {lines()}")


TESTS = [
    tools_change_in_place, previews_change_in_place, going_back_and_forth_shows_the_page_of_the_address,
    a_preview_that_has_left_its_frame_comes_back, places_are_copied, reader_keeps_language_and_theme,
    docs_are_read_in_their_languages, drawer_opens_and_is_dragged, tree_has_keys, controls_change_the_preview,
    controls_are_a_dense_table, values_are_saved_by_name, elements_of_lists_are_moved_and_removed,
    changed_values_are_copied_as_a_preview, a_preview_and_its_controls_are_seen_together,
    what_is_entered_does_not_call_the_reader_back, a_press_comes_before_what_was_entered,
    what_is_entered_comes_before_a_refresh, works_without_script, devices_and_edges_set_the_size,
    unfinished_previews_have_exactly_their_known_issues,
    the_matrix_changes_in_place, the_matrix_moves_nothing_while_it_loads, the_matrix_keeps_what_is_entered,
    the_tree_of_a_phone_begins_with_the_pages, shortcuts_can_be_turned_off,
    menus_and_lists_of_keys_fit, menus_have_keys, enter_submits_its_own_field, steps_are_repeated_and_copied,
    each_call_of_an_operation_is_listed,
]
