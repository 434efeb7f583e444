"""Tests an export, beside the host that it was made from."""

import json
import pathlib

from browser import address, is_same_page, mark_page, until


def exports_are_searched(browser, expect, exported):
    with exported.page("/coverage.dark.html") as page:
        page.keyboard.press("Control+k")
        first = page.locator(".finder-results a").first
        field = page.locator("#siteFinder [type=search]")
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
        pages = [browser.page(f"/search?q={query}&locale=en"), exported.page(f"/search.html?q={query}")]
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


def searches_find_what_the_table_says(browser, expect):
    table = json.loads((pathlib.Path(__file__).parent / "Searches.json").read_text())
    search = """async ({ items, searches, marks }) => {
      const { excerpt, matches, prepared, wordsOf } = await import("/assets/preview-host/search-rank.js");
      const all = items.map(prepared);
      const found = searches.map(({ query }) => matches(all, wordsOf(query)).map(({ item }) => item.label));
      const parts = marks.map(({ text, query }) => excerpt(text, wordsOf(query)).map((part) => (part.isFound ? "*" : "") + part.text));
      return [found, parts];
    }"""
    with browser.page("/search") as page:
        all_found, all_parts = page.evaluate(search, table)
        for wanted, found in zip(table["searches"], all_found):
            expect(found == wanted["found"], f"a script finds the same as the host for {wanted['query']}: {found}")
        for wanted, parts in zip(table["marks"], all_parts):
            expect(parts == wanted["parts"], f"a script marks the same as the host for {wanted['query']}: {parts}")


def exports_change_values(expect, exported):
    for script in [True, False]:
        with exported.page("/previews/CloseRepairViewModel/ready.html", script=script) as page:
            if script:
                mark_page(page)
            page.locator(".drawer .tabs a", has_text="Controls").click()
            shown = lambda: page.frame_locator("#preview-frame").locator("body").text_content()
            group = lambda name: page.locator(f"#controls [role=group][aria-label={name}]")
            current = lambda name: group(name).locator("[aria-current=true]").text_content()
            expect(until(lambda: group("item").count() == 1) and current("hasError") == "false", "values are links")
            expect(page.locator("#control-ticket").is_disabled(), "a text cannot be entered")
            start = shown()
            group("hasError").get_by_role("link", name="true").click()
            expect(until(lambda: current("hasError") == "true"), "a toggle is pressed")
            expect(until(lambda: "could not be closed" in shown() and shown() != start), f"the preview follows: {shown()}")
            group("item").get_by_role("link", name="bicycle").click()
            expect(until(lambda: current("item") == "bicycle"), "a choice is made")
            expect(until(lambda: "icycle" in shown()), f"the preview follows: {shown()}")
            expect(current("hasError") == "false", "one value is changed at a time")
            if script:
                expect(page.evaluate("() => document.activeElement.textContent") == "bicycle", "the focus stays")
            page.locator("#controls a.button[data-control-reset]").click()
            expect(until(lambda: current("item") == "radio" and shown() == start), "it is reset")
            expect(not script or is_same_page(page), "the page is never loaded again")
    with exported.page("/previews/CloseRepairViewModel/ready.panels.html", width=390, script=False) as page:
        page.locator("#controls a", has_text="bicycle").click()
        page.locator(".mobile-tabs a", has_text="Preview").click()
        shows = lambda shown, hidden: page.locator(shown).is_visible() and not page.locator(hidden).is_visible()
        expect(until(lambda: shows("#preview-frame", "#controls")), "a phone shows the preview")
        page.locator(".mobile-tabs a", has_text="Controls").click()
        expect(until(lambda: shows("#controls", "#preview-frame")), "or the panel")


def exports_have_short_trees(expect, exported):
    group = ".tree-feature[data-remember=feature-Board]"
    with exported.page("/coverage.html") as page:
        mark_page(page)
        page.locator(".topnav a", has_text="Catalog").click()
        page.locator(".card a", has_text="CloseRepairView").first.click()
        expect(until(lambda: page.locator(".drawer-head").count() == 1), "a workbench opens")
        color = page.locator(".tree .count").first.evaluate("count => getComputedStyle(count).fontVariantNumeric")
        expect(color == "tabular-nums" and is_same_page(page), "pages in other folders open in place, with their styles")
        page.locator(f"{group} summary").click()
        page.locator(f"{group} a", has_text="ColumnView").click()
        expect(until(lambda: page.locator(".crumb-view").text_content() == "ColumnView"), "a group opens in place")
        page.locator("#siteSidebar [type=search]").fill("settings")
        expect(until(lambda: page.locator(".tree a", has_text="SettingsView").is_visible()), "all views are found")
    with exported.page("/previews/CloseRepairViewModel/ready.html", script=False) as page:
        page.locator(f"{group} summary").click()
        page.locator(f"{group} a").click()
        view = page.locator(f"{group} a", has_text="ColumnView")
        expect(until(lambda: view.is_visible()), "without script, all views are on one page")


def exports_lead_to_stories(expect, exported):
    with exported.page("/iframe.html?id=account-signinview--empty&viewMode=story") as page:
        page.wait_for_url("**/render/SignInViewModel/empty.html")
        expect(page.locator("form").count() > 0, "a story is found")
    with exported.page("/iframe.html?id=none") as page:
        expect("index.json" in page.locator("main").text_content(), "a page says where the ids are")


TESTS = [
    exports_lead_to_stories, exports_are_searched, searches_find_what_the_table_says, exports_change_values,
    exports_have_short_trees,
]
