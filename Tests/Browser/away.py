"""Tests what pages do while the host is away, and after a press that another one follows."""

import re

from browser import WORKBENCH, address, door, is_same_page, mark_page, note_canceled, preview, wait_for_preview
from waiting import rest, until

AWAY = "#siteAway"


def a_page_stays_while_the_host_is_away(browser, expect):
    with door(browser) as (host, visitor), visitor.page(WORKBENCH + "?panel=html") as page:
        wait_for_preview(page, "document.URL !== 'about:blank'", True)
        mark_page(page)
        expect(page.locator(AWAY).is_hidden(), "nothing is said at first")
        host.close()
        expect(until(lambda: page.locator(AWAY).is_visible()), "the page says that the host is away")
        text = page.locator(AWAY).text_content()
        expect(re.search(r"\d{1,2}:\d{2}", text), f"and since when: {text}")
        failed = note_canceled(page)
        page.locator("#siteSidebar .tree a", has_text="Loading").click()
        page.locator("#siteSidebar .tree a", has_text="Failed").click()
        until(lambda: any("/failed" in url for url in failed()))
        expect(is_same_page(page) and "/with-tasks" in address(page), f"a press in the tree keeps the page: {address(page)}")
        host.open()
        expect(until(lambda: address(page).endswith("/failed?panel=html")), f"the last press acts when the host is back: {address(page)}")
        expect(until(lambda: page.locator(AWAY).is_hidden()), "and nothing is said any more")
        failed = lambda: preview(page).evaluate("() => document.URL.includes('/failed') && document.body.dataset.content !== undefined")
        expect(until(failed) and is_same_page(page), "its preview is shown")


def entries_wait_for_the_host(browser, expect):
    with door(browser) as (host, visitor), visitor.page("/previews/SignInViewModel/empty?panel=controls") as page:
        wait_for_preview(page, "document.URL !== 'about:blank'", True)
        mark_page(page)
        field = lambda: preview(page).locator("input[type=email]")
        field().click()
        page.keyboard.type("ada")
        expect(until(lambda: preview(page).evaluate("() => location.pathname.startsWith('/live/')")), "the view is in use")
        session = preview(page).evaluate("() => location.pathname")
        host.close()
        expect(until(lambda: page.locator(AWAY).is_visible()), "the page says that the host is away")
        # As after a start of the host, which does not know the session any more.
        page.context.request.post(browser.url + session + "/reset", headers={"Origin": browser.url})
        failed = note_canceled(page)
        page.keyboard.type("@example.org")
        control = page.locator("#controls [data-control] :is(textarea, input):not([type=checkbox])").first
        control.fill("typed")
        until(lambda: any("/live/" in url for url in failed()) and any("typed" in url for url in failed()))
        expect(is_same_page(page) and field().input_value() == "ada@example.org", "the page and what was entered stay")
        expect(control.input_value() == "typed", "also in a control")
        host.open()
        expect(until(lambda: "typed" in address(page)), f"the control acts when the host is back: {address(page)}")
        expect(is_same_page(page), "the page is never loaded again")
    with door(browser) as (host, visitor), visitor.page("/previews/SignInViewModel/empty") as page:
        wait_for_preview(page, "document.URL !== 'about:blank'", True)
        field().click()
        page.keyboard.type("ada")
        expect(until(lambda: preview(page).evaluate("() => location.pathname.startsWith('/live/')")), "the view is in use")
        session = preview(page).evaluate("() => location.pathname")
        host.close()
        until(lambda: page.locator(AWAY).is_visible())
        failed = note_canceled(page)
        page.keyboard.type("@example.org")
        until(lambda: any("/live/" in url for url in failed()))
        page.context.request.post(browser.url + session + "/reset", headers={"Origin": browser.url})
        host.open()
        expect(until(lambda: preview(page).evaluate("() => location.pathname") not in [session, None]), "another session begins")
        expect(until(lambda: field().input_value() == "ada@example.org"), f"with what was entered: {field().input_value()}")
        expect(preview(page).evaluate("() => document.activeElement.type") == "email", "in the same field")


def the_search_says_that_the_host_is_away(browser, expect):
    with door(browser) as (host, visitor), visitor.page("/coverage") as page:
        mark_page(page)
        page.keyboard.press("k")
        field = page.locator("#siteFinder [type=search]")
        field.fill("repairs")
        results = page.locator("#siteFinder .results a")
        expect(until(lambda: results.count() > 0), "it finds something")
        host.close()
        field.fill("sign in")
        expect(until(lambda: page.locator(".finder-away").count() == 1), "it says that the results may be old")
        failed = note_canceled(page)
        page.keyboard.press("Enter")
        until(lambda: any("/search" in url for url in failed()))
        expect(is_same_page(page) and field.input_value() == "sign in", "Enter keeps the search")
        host.open()
        expect(until(lambda: "SignIn" in address(page)), f"it opens the best match when the host is back: {address(page)}")
        expect(is_same_page(page), "the page is not loaded again")


def a_second_press_does_nothing_else(browser, expect, package):
    template = package / "Templates/Gallery/Results/NotFoundView.mustache"
    original = template.read_text()
    folder = package / "Tests/GalleryTests/__Snapshots__"
    recorded = {path: path.read_text() for path in folder.rglob("*.html")}
    try:
        template.write_text(original.replace("<h3", '<p class="kicker">404</p><h3', 1))
        with browser.page("/snapshots?locale=en") as page:
            group = page.locator(".group", has_not_text="GiftCardView")
            page.locator(".snapshots-actions button", has_text="Compare all").click()
            expect(until(lambda: group.count() == 1), "snapshots differ")
            review = page.locator("a", has_text="Review one by one")
            sent = []
            page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
            is_shown = lambda: page.locator(".snapshot-page").count() == 1
            focused = "() => document.activeElement.localName"
            review.focus()
            page.keyboard.press("Enter")
            expect(until(is_shown), "Enter shows the first one")
            expect(until(lambda: page.evaluate(focused) == "h1"), f"the focus goes to the heading: {page.evaluate(focused)}")
            first = address(page)
            page.keyboard.press("Enter")
            rest(page)
            expect(address(page) == first and sent == [], f"a second Enter does nothing: {address(page)}, {sent}")
            page.locator("form[data-key=accept] button").focus()
            page.keyboard.press("Enter")
            expect(until(lambda: address(page) != first), "another one is shown after a decision")
            page.keyboard.press("Enter")
            rest(page)
            expect(len(sent) == 1, f"a second Enter decides nothing about it: {sent}")
            page.keyboard.press("u")
            expect(until(lambda: address(page) == first), "the decision is undone")
            sent.clear()
            button = page.locator("form[data-key=reject] button").bounding_box()
            place = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
            page.mouse.move(*place)
            for count in [1, 2]:
                page.mouse.down(click_count=count)
                page.mouse.up(click_count=count)
                if count == 1:
                    expect(until(lambda: address(page) != first), "a click shows another one")
            rest(page)
            expect(len(sent) == 1, f"the second click of a double click decides nothing: {sent}")
    finally:
        template.write_text(original)
        for path in folder.rglob("*.new.html"):
            path.unlink(missing_ok=True)
        for path, text in recorded.items():
            if not path.exists() or path.read_text() != text:
                path.write_text(text)


TESTS = [
    a_page_stays_while_the_host_is_away, entries_wait_for_the_host, the_search_says_that_the_host_is_away,
    a_second_press_does_nothing_else,
]
