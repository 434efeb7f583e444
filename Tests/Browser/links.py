"""Tests that a link of a preview is a thing to see, and no way out of the preview and the page around it."""

import re

from browser import WORKBENCH, address, is_same_page, mark_page, preview, wait_for_preview
from waiting import rest, until

TEMPLATE = "Templates/Gallery/Results/NotFoundView.mustache"
DOCUMENT = "/render/NotFoundViewModel/unknown-number"
PAGE = "/previews/NotFoundViewModel/unknown-number"
OTHER = "/previews/TaskListViewModel/with-tasks"
NOTICE = "#siteLink"

# What is pressed, and where it leads. An address of the host has no origin.
LINKS = {
    "mail": ('<a href="mailto:ada@example.org">Press</a>', "mailto:ada@example.org"),
    "phone": ('<a href="tel:+491234">Press</a>', "tel:+491234"),
    "site": ('<a href="https://other.invalid/page"><b>Press</b></a>', "https://other.invalid/page"),
    "path": ('<a href="/orders/1">Press</a>', "/orders/1"),
    "relative": ('<a href="orders/2">Press</a>', "/render/NotFoundViewModel/orders/2"),
    "unknown": ('<a href="orders">Press</a>', "/render/NotFoundViewModel/orders"),
    "whole": ('<a href="/orders/1" target="_top">Press</a>', "/orders/1"),
    "tab": ('<a href="https://other.invalid/" target="_blank">Press</a>', "https://other.invalid/"),
    "catalog": ('<a href="/">Press</a>', "/"),
    "script": ('<a href="javascript:location=`/orders/1`">Press</a>', "javascript:location=`/orders/1`"),
    "download": ('<a href="/orders/1.pdf" download>Press</a>', "/orders/1.pdf"),
    "drawing": ('<svg><a href="/orders/3"><text y="20">Press</text></a></svg>', "/orders/3"),
    "old drawing": ('<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="/orders/4"><text y="20">Press</text></a></svg>', "/orders/4"),
    "shadow": ('<div><template shadowrootmode="open"><a href="/orders/5">Press</a></template></div>', "/orders/5"),
    "map": (
        '<map name="m"><area shape="rect" coords="0,0,90,90" href="/orders/6" alt="Press"></map>'
        '<img usemap="#m" alt="Press" width="90" height="90" src="/assets/workshop.svg">', "/orders/6"),
}
SCRIPTED = {
    "location": ("location.href = 'https://other.invalid/moved'", "https://other.invalid/moved"),
    "opened": ("window.open('/orders/7')", "/orders/7"),
    "sent": ("document.querySelector('form').submit()", "/orders/8?"),
    "refreshed": (
        "document.body.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=/orders/10' }))",
        "/orders/10"),
    "asked": ("document.querySelector('form').requestSubmit()", "GET /orders/8"),
    "post": ("const form = document.querySelector('form'); form.method = 'post'; form.requestSubmit()", "POST /orders/8"),
    "stopped": ("document.querySelector('a').addEventListener('click', (event) => event.stopPropagation()), document.querySelector('a').click()", "/orders/9"),
}


def leads_to(page, text):
    return until(lambda: page.locator(NOTICE).is_visible() and page.locator(f"{NOTICE} bdi").text_content() == text)


def write(package, browser, name, html):
    (package / TEMPLATE).write_text(f'<section data-case="{name}">{html}</section>')
    until(lambda: browser.serves(DOCUMENT, f'data-case="{name}"'))


def press(document, has_keyboard=False):
    if has_keyboard:
        document.locator("[data-case]").locator("button, area, a").first.focus()
        document.page.keyboard.press("Enter")
    else:
        document.locator("[data-case]").locator("button, img, a").first.click(position={"x": 8, "y": 8})


def links_of_previews_are_said(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        with browser.page(PAGE + "?panel=operations") as page:
            mark_page(page)
            for name, (html, text) in LINKS.items():
                write(package, browser, name, html)
                is_there = f"document.querySelector('[data-case]')?.dataset.case"
                wait_for_preview(page, is_there, name)
                rest(page)
                for has_keyboard in [False, True]:
                    page.keyboard.press("Escape")
                    until(lambda: page.locator(NOTICE).is_hidden())
                    press(preview(page), has_keyboard)
                    expect(leads_to(page, text), f"{name}: where it leads is said: {page.locator(NOTICE).text_content()}")
                    expect(wait_for_preview(page, is_there, name), f"{name}: the preview stays: {preview(page).url}")
                expect(address(page).endswith(PAGE + "?panel=operations"), f"{name}: the page stays: {address(page)}")
                expect(len(page.context.pages) == 1, f"{name}: no tab is opened: {page.context.pages}")
                listed = page.locator(".operations-links li code").all_text_contents()
                expect(listed[:2] == [text, text], f"{name}: the panel lists it: {listed}")
                opens = page.locator(f"{NOTICE} a:visible").count() == 1
                expect(opens == (re.match("https?:|mailto:|tel:", text) is not None), f"{name}: another site can be opened: {opens}")
            expect(is_same_page(page), "the page is never loaded again")
            listed = page.locator(".operations-links li").count()
            expect(page.locator("#drawer .panel-empty:visible").count() == 0, "nothing says that nothing can be pressed")
            preview(page).locator("body").press("d")
            until(lambda: "theme=dark" in address(page))
            until(lambda: page.locator(".operations-links li").count() == listed)
            # A key that is pressed while the document with the focus is replaced is lost.
            rest(page)
            page.keyboard.press("]")
            until(lambda: PAGE not in address(page))
            expect(until(lambda: page.locator(".operations-links").count() == 0) and page.locator(NOTICE).is_hidden(), "it belongs to its preview")
            # The page has asked whether these are previews.
            browser.problems[:] = [problem for problem in browser.problems if "404" not in problem]
    finally:
        (package / TEMPLATE).write_text(original)


def ways_of_scripts_are_said(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        write(package, browser, "scripts", '<form action="/orders/8"></form><a href="/orders/9">Press</a>')
        for path, selector in [(PAGE, "#preview-frame"), ("/previews/NotFoundViewModel", ".view-frame iframe")]:
            with browser.page(path) as page:
                document = lambda: page.locator(selector).first.element_handle().content_frame()
                until(lambda: document().evaluate("() => document.readyState === 'complete' && document.querySelector('a') !== null"))
                rest(page)
                for name, (script, text) in SCRIPTED.items():
                    document().evaluate(f"() => {{ {script} }}")
                    expect(leads_to(page, text), f"{name} on {path}: where it leads is said: {page.locator(NOTICE).text_content()}")
                    expect(document().locator("form").count() == 1, f"{name} on {path}: the preview stays")
    finally:
        (package / TEMPLATE).write_text(original)


def a_preview_that_leads_elsewhere_by_itself_stays(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        write(package, browser, "refresh", '<meta http-equiv="refresh" content="1;url=/orders/1"><p>Text</p>')
        for path in [PAGE, DOCUMENT]:
            with browser.page(path) as page:
                document = lambda: preview(page) if path == PAGE else page
                notice = page.locator(NOTICE if path == PAGE else "p[role=status]")
                expect(until(lambda: notice.is_visible() and "/orders/1" in notice.text_content()), f"{path}: where it leads is said")
                expect(document().locator("[data-case=refresh]").count() == 1, f"{path}: the preview stays")
    finally:
        (package / TEMPLATE).write_text(original)


def links_to_previews_lead_to_them(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        for number, target in enumerate([OTHER, OTHER.replace("previews", "render")]):
            write(package, browser, f"own{number}", f'<a href="{target}">Press</a>')
            with browser.page(PAGE + "?locale=de") as page:
                mark_page(page)
                wait_for_preview(page, "document.querySelector('[data-case]')?.dataset.case", f"own{number}")
                press(preview(page))
                expect(until(lambda: address(page).endswith(f"{OTHER}?locale=de")), f"{target}: {address(page)}")
                expect(wait_for_preview(page, "document.URL.includes('TaskListViewModel')", True), f"{target}: its preview is shown")
                expect(is_same_page(page), f"{target}: the page is not loaded again")
    finally:
        (package / TEMPLATE).write_text(original)


def links_open_in_tabs_if_asked(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        write(package, browser, "tab", f'<a href="{OTHER}">Press</a>')
        with browser.page(PAGE) as page:
            wait_for_preview(page, "document.querySelector('[data-case]')?.dataset.case", "tab")
            rest(page)
            for options in [{"modifiers": ["Control"]}, {"button": "middle"}]:
                with page.context.expect_page() as opened:
                    preview(page).locator("a").first.click(**options)
                expect(until(lambda: address(opened.value).endswith(OTHER)), f"{options}: another tab shows it: {address(opened.value)}")
                opened.value.close()
            expect(address(page).endswith(PAGE) and preview(page).url.endswith(DOCUMENT), "the page stays")
    finally:
        (package / TEMPLATE).write_text(original)


def links_of_a_preview_alone_are_said(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    notice = lambda page: page.locator("p[role=status]")
    try:
        with browser.page(DOCUMENT) as page:
            for name, (html, text) in LINKS.items():
                write(package, browser, name, html)
                until(lambda: page.locator(f"[data-case='{name}']").count() == 1)
                rest(page)
                page.keyboard.press("Escape")
                press(page)
                shown = lambda: notice(page).is_visible() and notice(page).locator("bdi").text_content() == text
                expect(until(shown), f"{name}: where it leads is said: {notice(page).text_content()}")
                expect(address(page).endswith(DOCUMENT) and len(page.context.pages) == 1, f"{name}: the document stays: {address(page)}")
            write(package, browser, "own", f'<a href="{OTHER}">Press</a>')
            until(lambda: page.locator("[data-case=own]").count() == 1)
            rest(page)
            press(page)
            wanted = OTHER.replace("previews", "render")
            expect(until(lambda: address(page).endswith(wanted)), f"a link to another preview leads to it: {address(page)}")
            browser.problems[:] = [problem for problem in browser.problems if "404" not in problem]
        for language, text in [("en", "Open in a new tab"), ("ar", "فتح في علامة تبويب جديدة")]:
            write(package, browser, language, '<a href="https://other.invalid/">Press</a>')
            with browser.page(DOCUMENT, language=language) as page:
                press(page)
                until(lambda: notice(page).is_visible())
                expect(notice(page).locator("a").text_content() == text, f"{language}: the reader's language: {notice(page).text_content()}")
                expect(notice(page).get_attribute("dir") == ("rtl" if language == "ar" else "ltr"), f"{language}: and its direction")
    finally:
        (package / TEMPLATE).write_text(original)


def a_preview_alone_follows_saves(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    template = lambda name: f"<details><summary>Summary</summary>{name}</details><p>{name}</p>"
    style = package / "Public/gallery.css"
    original_style = style.read_text()
    try:
        for kind, more in [("plain", ""), ("live", '<form><input name="name" aria-label="Name"></form>')]:
            write(package, browser, kind, template("One") + more)
            with browser.page(DOCUMENT) as page:
                mark_page(page)
                page.locator("summary").click()
                if more:
                    page.locator("[data-case] input").fill("entered")
                    until(lambda: "/live/" in address(page))
                write(package, browser, kind, template("Two") + more)
                expect(until(lambda: page.locator("[data-case] > p").text_content() == "Two"), f"{kind}: a saved template shows")
                expect(page.locator("details").evaluate("(details) => details.open"), f"{kind}: what was opened stays")
                expect(not more or page.locator("[data-case] input").input_value() == "entered", f"{kind}: and what was entered")
                style.write_text(original_style + "\np { letter-spacing: 3px !important }\n")
                spacing = "(element) => getComputedStyle(element).letterSpacing"
                expect(until(lambda: page.locator("[data-case] > p").evaluate(spacing) == "3px"), f"{kind}: a saved style shows")
                expect(is_same_page(page), f"{kind}: the document is never loaded again")
            style.write_text(original_style)
    finally:
        (package / TEMPLATE).write_text(original)
        style.write_text(original_style)


def links_open_in_tabs_without_script(browser, expect, package):
    original = (package / TEMPLATE).read_text()
    try:
        for name, (link, _) in LINKS.items():
            if name not in ("path", "relative", "site"):
                continue
            write(package, browser, name, link)
            for path in [PAGE, DOCUMENT]:
                with browser.page(path, script=False) as page:
                    document = preview(page) if path == PAGE else page
                    with page.context.expect_page() as opened:
                        document.locator("a").first.click()
                    expect(document.locator(f"[data-case={name}]").count() == 1, f"{name} in {path}: the preview stays")
                    expect(page.url.endswith(path), f"{name} in {path}: the page stays")
                    if name == "path":
                        tab = opened.value
                        heading = tab.locator("h1").text_content()
                        expect(heading == "The preview leads to /orders/1", f"{name} in {path}: {heading}")
                        tab.locator("a").click()
                        expect(until(lambda: tab.locator(f"[data-case={name}]").count() == 1), f"{name} in {path}: it leads back")
        write(package, browser, "whole", '<a href="/orders/1" target="_top">Press</a>')
        with browser.page(PAGE, script=False) as page:
            preview(page).locator("a").click()
            expect(until(lambda: page.locator("h1").text_content() == "The preview leads to /orders/1"), "a link of the whole page")
            page.locator("a").click()
            expect(until(lambda: page.locator("[data-case=whole]").count() == 1), "it leads back")
        browser.problems[:] = [problem for problem in browser.problems if "404" not in problem]
    finally:
        (package / TEMPLATE).write_text(original)


TESTS = [
    links_of_a_preview_alone_are_said, a_preview_alone_follows_saves, links_open_in_tabs_without_script,
    links_of_previews_are_said, ways_of_scripts_are_said,
    a_preview_that_leads_elsewhere_by_itself_stays, links_to_previews_lead_to_them, links_open_in_tabs_if_asked,
]
