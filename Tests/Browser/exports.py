"""Tests an export, beside the host that it was made from."""

import json
import pathlib

from browser import address, is_same_page, mark_page, wait_until_known
from waiting import until


def exports_are_searched(browser, expect, exported):
    with exported.page("/coverage.html?theme=dark") as page:
        page.keyboard.press("Control+k")
        first = page.locator(".finder-results a").first
        field = page.locator("#siteFinder [type=search]")
        field.fill("Board")
        expect(until(lambda: first.count() and "BoardView" in first.text_content()), "names are found")
        field.fill("uitests")
        expect(until(lambda: "docs/UITests.html?theme=dark" in (first.count() and first.get_attribute("href") or "")), "docs are found")
        field.fill("placeholder missing")
        text = page.locator(".finder-results .result-text mark").first
        expect(until(lambda: text.count() and text.text_content() == "placeholder"), "a page of the docs shows why it is found")
        expect("#" in first.get_attribute("href"), f"its result opens there: {first.get_attribute('href')}")
        field.fill("volunteers. visitors")
        expect(until(lambda: first.count() and "SignInView" in first.text_content()), "texts are found")
        field.fill("xyzzy")
        expect(until(lambda: "Nothing was found" in page.locator(".finder-results").text_content()), "nothing is found")
        field.fill("board view busy")
        page.keyboard.press("Enter")
        path = f"{exported.url}/previews/BoardViewModel/busy.html?theme=dark"
        expect(until(lambda: address(page) == path), f"Enter opens the best match in the same theme: {address(page)}")
        page.locator("[data-finder]").click()
        expect(until(lambda: first.count() and first.get_attribute("href") == path.removeprefix(exported.origin)), "previews seen recently are listed")
    for query in ["board", "task list", "sign", "sign in view filled", "uitests", "templates", "swift preview", "placeholder missing"]:
        pages = [browser.page(f"/search?q={query}&locale=en"), exported.page(f"/search.html?q={query}")]
        found = []
        for opened in pages:
            with opened as page:
                wait_until_known(page)
                until(lambda: page.locator(".results a").count() > 0)
                labels = [page.locator(f".results .result-{part}").all_text_contents() for part in ("label", "owner")]
                docs = page.locator(".results [data-kind=docs]")
                texts = docs.evaluate_all("""(links) => links.map((link) => [
                    link.hash, ...[".result-text", ".result-text mark"].map((part) => link.querySelector(part)?.textContent),
                ])""")
                found.append([list(zip(*labels)), texts])
        expect(found[0][0] and found[0] == found[1], f"an export finds the same as the host for {query}: {found}")
    with exported.page("/search.html") as page:
        page.locator(".search-main [type=search]").fill("sign in view")
        page.keyboard.press("Enter")
        expect(until(lambda: page.locator(".search-main .results a").count() > 0), "the page of the search works")
        expect("q=sign+in+view" in address(page), f"its address has the search: {address(page)}")
        page.locator(".search-main .results a").first.click()
        expect(until(lambda: "/previews/SignInViewModel" in address(page)), f"its results are links: {address(page)}")
    with exported.page("/search.html", script=False) as page:
        expect("needs JavaScript" in page.locator(".search-main").text_content(), "it says that it needs a script")


def searches_find_what_the_table_says(browser, expect):
    table = json.loads((pathlib.Path(__file__).parent / "Searches.json").read_text())
    search = """async ({ items, searches, marks, passages }) => {
      const { bestPassage, excerpt, matches, prepared, wordsOf } = await import("/assets/preview-host/search-rank.js");
      const all = items.map(prepared);
      const found = searches.map(({ query }) => matches(all, wordsOf(query)).map(({ item }) => item.label));
      const parts = marks.map(({ text, query }) => excerpt(text, wordsOf(query)).map((part) => (part.isFound ? "*" : "") + part.text));
      const sections = [{ texts: passages.texts }];
      return [found, parts, passages.searches.map(({ query }) => bestPassage(sections, wordsOf(query))?.text ?? null)];
    }"""
    with browser.page("/search") as page:
        all_found, all_parts, all_passages = page.evaluate(search, table)
        for wanted, found in zip(table["searches"], all_found):
            expect(found == wanted["found"], f"a script finds the same as the host for {wanted['query']}: {found}")
        for wanted, parts in zip(table["marks"], all_parts):
            expect(parts == wanted["parts"], f"a script marks the same as the host for {wanted['query']}: {parts}")
        for wanted, passage in zip(table["passages"]["searches"], all_passages):
            expect(passage == wanted["found"], f"a script finds the same text of the docs for {wanted['query']}: {passage}")


def exports_change_values(expect, exported):
    with exported.page("/previews/CloseRepairViewModel/ready.html?locale=de") as page:
        mark_page(page)
        page.locator(".drawer .tabs a", has_text="Controls").click()
        shown = lambda: page.frame_locator("#preview-frame").locator("body").text_content()
        group = lambda name: page.locator(f"#controls [role=group][aria-label={name}]")
        current = lambda name: group(name).locator("[aria-current=true]").text_content()
        expect(until(lambda: group("item").is_visible()) and current("hasError") == "false", "values are links")
        expect(page.locator("#control-ticket").is_disabled(), "a text cannot be entered")
        start = shown()
        group("hasError").get_by_role("link", name="true").click()
        expect(until(lambda: current("hasError") == "true"), "a toggle is pressed")
        expect(until(lambda: "nicht abgeschlossen" in shown() and shown() != start), f"the preview follows: {shown()}")
        group("item").get_by_role("link", name="bicycle").click()
        expect(until(lambda: current("item") == "bicycle"), "a choice is made")
        expect(until(lambda: "Stadtrad" in shown()), f"the preview follows: {shown()}")
        expect(current("hasError") == "false", "one value is changed at a time")
        expect(page.evaluate("() => document.activeElement.textContent") == "bicycle", "the focus stays")
        page.locator("#controls-reset").click()
        expect(until(lambda: current("item") == "radio" and shown() == start), "it is reset")
        expect(is_same_page(page), "the page is never loaded again")


def exports_have_tools(expect, exported):
    frame = lambda page: page.frame_locator("#preview-frame")
    root = lambda page, name: frame(page).locator("html").get_attribute(name)
    background = lambda page: frame(page).locator("body").evaluate("body => getComputedStyle(body).backgroundColor")
    with exported.page("/previews/CloseRepairViewModel/ready.html") as page:
        mark_page(page)
        light = background(page)
        page.keyboard.press("l")
        expect(until(lambda: root(page, "lang") == "de"), "a key shows the next language")
        expect(until(lambda: page.locator(".locale-name").first.text_content() == "Deutsch"), "the menu names it")
        page.keyboard.press("d")
        expect(until(lambda: root(page, "data-theme") == "dark" and background(page) != light), "and the dark theme, with its styles")
        page.keyboard.press("r")
        expect(until(lambda: root(page, "dir") == "rtl"), "and the other direction")
        page.keyboard.press("w")
        expect(until(lambda: page.locator("#preview-frame").get_attribute("width") == "390"), "and a phone's width")
        page.locator(".look-menu summary").click()
        page.locator(".look-menu [role=group][aria-label='Text size'] a", has_text="150%").click()
        expect(until(lambda: root(page, "data-text") == "150"), "the menu of the look works")
        query = "locale=de&theme=dark&dir=rtl&width=390&height=844&text=150"
        expect(until(lambda: address(page) == f"{exported.url}/previews/CloseRepairViewModel/ready.html?{query}"), f"the address follows: {address(page)}")
        page.keyboard.press("]")
        expect(until(lambda: "/working.html" in address(page) and root(page, "lang") == "de" and root(page, "dir") == "rtl"), "the next preview keeps all of it")
        expect(is_same_page(page), "the page is never loaded again")
        page.go_back()
        page.reload()
        expect(until(lambda: root(page, "data-text") == "150" and root(page, "data-theme") == "dark"), "so does a page that is loaded")
        expect(page.locator(".toolbar .segment[aria-current]", has_text="390").count() == 1, "tools show their values")
        page.locator(".brand").click()
        expect(until(lambda: page.locator(".card iframe").count() > 0), "the catalog opens")
        frames = page.locator(".card iframe").evaluate_all("frames => frames.map((frame) => frame.getAttribute('src'))")
        expect(all(".de.html?theme=dark" in source for source in frames), f"its cards have the language and the theme: {frames}")
    with exported.page("/docs/SnapshotTests.html?theme=dark") as page:
        expect(until(lambda: page.locator(".topbar a[href*='theme=dark']").count() > 0), "links to other pages keep the theme")
        elsewhere = page.locator(".prose a[href^='https:']").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
        expect(elsewhere and not any("theme=" in link for link in elsewhere), f"links to other sites stay as they are: {elsewhere}")
    with exported.page("/previews/CloseRepairViewModel/ready.html?theme=both") as page:
        dark = page.frame_locator("#dark-frame").locator("html")
        expect(until(lambda: dark.get_attribute("data-theme") == "dark" and root(page, "data-theme") == "light"), "both themes are side by side")
    with exported.page("/previews/CloseRepairViewModel/ready.html", width=390, script=False) as page:
        page.locator(".mobile-tabs a", has_text="Controls").click()
        expect(until(lambda: page.locator("#panel-controls").is_visible()), "without script, the panels are below each other")


def exports_say_that_they_need_a_server(expect, exported, disk):
    with disk.page("/index.html") as page:
        note = page.locator(".from-disk")
        expect(note.is_visible() and "python3 -m http.server" in note.text_content(), "a catalog on a disk says what to do")
        expect(page.frame_locator(".card iframe >> nth=0").locator("body").text_content().strip(), "its cards show previews")
        expect(page.locator(".card iframe").first.evaluate("frame => getComputedStyle(frame).opacity") == "1", "which are visible")
        for name in ["[type=search]", "[data-finder]", ".preview-switches a", ".sidebar-button"]:
            expect(not page.locator(name).first.is_visible(), f"what needs a script is hidden: {name}")
        page.locator(".card a", has_text="CloseRepairView").first.click()
        page.wait_for_url("**/CloseRepairViewModel/ready.html")
        shown = page.frame_locator("#preview-frame").locator("body")
        expect("Close this repair?" in shown.text_content(), "links lead to previews")
        expect(note.is_visible() and page.locator(".toolbar .tool-end").is_visible(), "which say so, too")
        expect(not page.locator(".toolbar .segments").first.is_visible(), "and have no tools")
        page.locator(".drawer .tabs a", has_text="Notes").click()
        expect(until(lambda: page.locator("#panel-notes").is_visible()), "the panels open")
    for path in ["/matrix/CloseRepairViewModel.html", "/previews/CloseRepairViewModel.html"]:
        with disk.page(path) as page:
            expect(page.locator("iframe").first.is_visible(), f"previews are shown at once: {path}")
    # The browser says of each module that it does not load it.
    refused = ("Access to script at 'file:", "Failed to load resource: net::ERR_FAILED")
    expect(disk.problems and all(any(text in problem for text in refused) for problem in disk.problems), f"nothing else fails: {disk.problems}")
    disk.problems.clear()
    with exported.page("/index.html") as page:
        expect(page.locator(".attention a:not([href]):visible").count() == 0, "what needs attention is shown only if a link leads there")
        expect(page.locator(".first-steps").count() == 0, "an export has no first steps")
        expect(page.locator(".from-disk").count() == 1 and not page.locator(".from-disk").is_visible(), "on a server, nothing is said")


def exports_say_that_views_are_pictures(browser, expect, exported):
    path = "/previews/SignInViewModel/empty"
    with exported.page(f"{path}.html") as page:
        expect("A picture of one state" in page.locator(".canvas .still-note").text_content(), "a view that could be used on the host is a picture")
    with exported.page("/previews/SignInViewModel.html") as page:
        expect(page.locator(".still-note").is_visible(), "so it is on the page of its view")
    with exported.page("/previews/NotFoundViewModel/unknown-number.html") as page:
        expect(page.locator(".still-note").count() == 0, "nothing is said of a view that is never used")
    with browser.page(path) as page:
        expect(page.locator(".still-note").count() == 0, "nor on the host")


def catalogs_are_searched_together(expect, exported):
    with exported.page("/all/index.html") as page:
        status, found = page.locator(".report-found"), page.locator(".report-results:visible")
        expect(until(lambda: status.text_content().startswith("Previews: ")), "the page says how many previews there are")
        expect(found.count() == 0, "it lists none before a search")
        page.locator("[type=search]").fill("sign ín empty")
        expect(until(lambda: found.count() == 2), f"both catalogs have results: {found.count()}")
        expect(status.text_content() == "Previews: 2", f"their number is said: {status.text_content()}")
        expect(page.locator(".report-unreadable").is_visible(), "a catalog that cannot be read says so")
        page.locator("[type=search]").fill("no such view")
        expect(page.locator("[data-catalog='../']:visible").count() == 0, "catalogs without results are hidden")
        page.locator("[type=search]").fill("sign in empty")
        found.first.locator("a").click()
        expect(until(lambda: address(page) == f"{exported.url}/previews/SignInViewModel/empty.html"), f"a result opens: {address(page)}")
    # The browser says that the catalog which is not there cannot be loaded, and the test that it is elsewhere.
    exported.problems[:] = [problem for problem in exported.problems if "ERR_" not in problem and "127.0.0.1:1/" not in problem]


def exports_replay_recordings(expect, exported, disk):
    path = "/previews/BookingViewModel/new-booking.html"
    helps = lambda page: page.frame_locator("#preview-frame").locator("[data-testid=helpToggle]")
    with exported.page(f"{path}?locale=de&panel=operations") as page:
        page.locator("[data-recording] summary").click()
        links = page.locator("[data-recording] ol a")
        is_marked = lambda link: link.get_attribute("aria-current") == "step"
        links.last.click()
        expect(until(lambda: is_marked(links.last) and helps(page).count() == 1 and not helps(page).is_checked()), "a step shows the view after it")
        expect("Werkbank buchen" in page.frame_locator("#preview-frame").locator("body").text_content(), "in the language of the page")
        page.locator("[data-replay]").click()
        expect(until(lambda: is_marked(links.first) and helps(page).count() == 1 and helps(page).is_checked()), "the steps begin at the start")
        expect(until(lambda: is_marked(links.last) and helps(page).count() == 1 and not helps(page).is_checked()), "and end with the last one")
    for host, script in ((exported, False), (disk, True)):
        with host.page(path, script=script) as page:
            page.locator(".drawer .tabs a", has_text="Operations").click()
            page.locator("[data-recording] summary").click()
            page.locator("[data-recording] ol a").last.click()
            expect(until(lambda: helps(page).count() == 1 and not helps(page).is_checked()), f"without scripts, steps are links: {host.url}")
    disk.problems.clear()
    with exported.page("/previews/BookingViewModel/one-bench.html") as page:
        expect(page.locator("#panel-operations").count() == 0, "a preview without recordings has no panel")


def exports_remember_panels(expect, exported):
    panel = lambda page: page.locator(".panel-section:visible").evaluate_all("sections => sections.map(({ id }) => id).join()")
    with exported.page("/previews/SessionCardViewModel/pending.html?panel=notes") as page:
        expect(until(lambda: panel(page) == "panel-notes"), f"an address opens its panel: {panel(page)}")
        toggle = page.locator(".drawer-toggle")
        page.keyboard.press("p")
        expect(until(lambda: panel(page) == ""), f"a key closes the panels: {panel(page)}")
        expect(until(lambda: "panel=notes" in toggle.get_attribute("href")), f"its next press opens the last one: {toggle.get_attribute('href')}")
        page.keyboard.press("p")
        expect(until(lambda: panel(page) == "panel-notes"), f"and so it does: {panel(page)}")
        expect(toggle.get_attribute("aria-current") is None, "the button of the panels is no choice")
        page.keyboard.press("p")
        until(lambda: panel(page) == "")
        page.goto(f"{exported.url}/previews/CloseRepairViewModel/ready.html")
        page.keyboard.press("p")
        expect(until(lambda: panel(page) == "panel-notes"), f"on another page, too: {panel(page)}")


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
        expect(until(lambda: page.locator(".bench-view").text_content() == "ColumnView"), "a group opens in place")
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
    exports_lead_to_stories, exports_are_searched, searches_find_what_the_table_says, exports_change_values, exports_have_tools,
    exports_say_that_they_need_a_server, exports_say_that_views_are_pictures, catalogs_are_searched_together,
    exports_replay_recordings, exports_remember_panels, exports_have_short_trees,
]
