"""Tests pages of the docs: their navigation, headings, pictures, code, and previews with controls."""

from browser import address
from waiting import until

OPEN = "() => [...document.querySelectorAll('.docs-section[open] > summary')].map(summary => summary.innerText.trim())"


def sections_of_docs_open_where_the_reader_is(browser, expect):
    with browser.page("/docs/Templates") as page:
        expect(page.evaluate(OPEN) == ["Write"], f"the section of the page is open: {page.evaluate(OPEN)}")
        page.locator(".docs-section > summary", has_text="Ship").click()
        page.locator(".docs-nav a", has_text="Run in CI").click()
        until(lambda: "/docs/ContinuousIntegration" in address(page))
        expect(until(lambda: page.evaluate(OPEN) == ["Write", "Ship"]), f"what was opened stays open: {page.evaluate(OPEN)}")
        page.locator(".pager [rel=next]").click()
        page.locator(".docs-part", has_text="Ship").wait_for()
    with browser.page("/docs/Templates", width=390, script=False) as page:
        page.locator(".docs-place").click()
        expect(page.locator(".docs-nav a[aria-current]").is_visible(), "on a phone, the navigation is a sheet, also without script")


def headings_of_docs_have_links_and_are_marked(browser, expect):
    marked = "() => document.querySelector('.contents [aria-current=location]')?.hash"
    with browser.page("/docs/Templates") as page:
        heading = page.locator("#child-views")
        heading.hover()
        heading.locator(".heading-anchor").click()
        expect(until(lambda: address(page).endswith("#child-views")), f"a heading has a link: {address(page)}")
        expect(until(lambda: page.evaluate(marked) == "#child-views"), f"the current heading is marked: {page.evaluate(marked)}")
        page.evaluate("() => scrollTo(0, 0)")
        expect(until(lambda: page.evaluate(marked) == "#texts-and-values"), f"it follows: {page.evaluate(marked)}")


def pictures_of_docs_open_large(browser, expect):
    with browser.page("/docs/GettingStarted", width=390) as page:
        button = page.locator(".picture-button").first
        expect(until(lambda: button.count() == 1), "a picture is a button")
        button.click()
        shown = page.locator(".picture-dialog img")
        shown.wait_for()
        fits = shown.evaluate("image => image.clientWidth <= innerWidth")
        shown.click()
        whole = shown.evaluate("image => image.clientWidth === image.naturalWidth")
        expect(fits and whole, f"it fits the window, and then has its own size: {fits}, {whole}")
        page.keyboard.press("Escape")
        expect(until(lambda: page.locator(".picture-dialog").count() == 0), "Escape closes it")
        expect(button.evaluate("button => button === document.activeElement"), "the focus returns")


def code_of_docs_wraps_on_wish(browser, expect):
    wide = "() => [...document.querySelectorAll('.code-block[data-more]')].length"
    with browser.page("/docs/GettingStarted", width=390) as page:
        expect(until(lambda: page.evaluate(wide) > 0), "wide code shows that it goes on")
        block = page.locator(".code-block[data-more]").first
        block.evaluate("block => block.id = 'wide'")
        page.locator("#wide pre").evaluate("code => code.scrollTo(code.scrollWidth, 0)")
        expect(until(lambda: not page.locator("#wide").get_attribute("data-more") == ""), "at its end, it does not")
        page.locator("#wide .code-wrap").click()
        fits = "code => code.scrollWidth <= code.clientWidth"
        expect(until(lambda: page.locator("#wide pre").evaluate(fits)), "it can be wrapped")
        expect(page.locator("#wide .code-wrap").is_visible(), "and unwrapped")


def variants_of_code_are_chosen_everywhere(browser, expect):
    shown = "() => [...document.querySelectorAll('.code-tab')].filter(tab => tab.checkVisibility()).map(tab => tab.innerText.trim())"
    with browser.page("/docs/GettingStarted", script=False) as page:
        page.locator(".code-tabs input").nth(1).check()
        expect(page.locator(".code-tab").nth(1).is_visible() and not page.locator(".code-tab").first.is_visible(), "without script")
    with browser.tabs() as open_tab:
        page = open_tab("/docs/GettingStarted")
        expect(page.evaluate(shown) == ["swift run bakery-previews serve"], f"the first variant is shown: {page.evaluate(shown)}")
        page.locator(".code-tabs input").first.focus()
        page.keyboard.press("ArrowRight")
        expect(page.evaluate(shown) == ["swift package preview serve"], f"arrow keys choose: {page.evaluate(shown)}")
        other = open_tab("/docs/WritingDocs")
        expect(other.evaluate(shown) == ["swift package preview serve"], f"on other pages, too: {other.evaluate(shown)}")


def previews_in_docs_have_controls(browser, expect, package):
    source = package / "Docs/Controls.md"
    original = source.read_text()
    try:
        with browser.page("/docs/Controls") as page:
            page.locator(".docs-preview-controls summary").click()
            field = page.locator(".docs-preview-controls textarea").first
            field.wait_for()
            frame = page.frame_locator(".docs-preview iframe")
            shows = lambda: frame.locator("body", has_text="Ada Lovelace").count() == 1
            field.fill("Ada Lovelace")
            expect(until(shows), "the preview follows its controls")
            expect(address(page).endswith("/docs/Controls"), f"the page stays: {address(page)}")
            source.write_text(original + "\n## Saved\n")
            page.locator(".prose h2", has_text="Saved").wait_for()
            expect(field.input_value() == "Ada Lovelace" and until(shows), "a save keeps what is entered and shown")
            page.locator(".docs-preview-controls [data-control-reset]").last.click()
            expect(until(lambda: not shows()), "its values are reset")
            page.locator(".pager [rel=next]").click()
            until(lambda: "/docs/Controls" not in address(page))
            page.go_back()
            page.locator(".docs-preview-controls").wait_for()
            expect(page.locator(".docs-preview-controls form").count() == 0, "another visit begins without them")
    finally:
        source.write_text(original)


TESTS = [
    sections_of_docs_open_where_the_reader_is, headings_of_docs_have_links_and_are_marked, pictures_of_docs_open_large,
    code_of_docs_wraps_on_wish, variants_of_code_are_chosen_everywhere, previews_in_docs_have_controls,
]
