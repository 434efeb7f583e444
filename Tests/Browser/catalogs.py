"""Tests the catalog, the tree and the search, of the example and of a program with 1,000 views."""

import re

from browser import address, is_same_page, mark_page, note_canceled
from waiting import rest, until


def catalog_keeps_few_frames(browser, expect):
    with browser.page("/?locale=en") as page:
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 5)
        for position in (2000, 5000, 0, 8000):
            page.mouse.wheel(0, position)
            rest(page)
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
    with browser.page("/") as page:
        page.on("request", lambda request: requests.append(request.url))
        # On a slow machine, the idle page begins to examine all previews meanwhile.
        page.add_init_script("if (navigator.locks) navigator.locks.request = () => new Promise(() => {});")
        version = lambda: page.evaluate("() => document.querySelector('[data-looking]') ? null : document.body.dataset.changes")

        def load():
            """Whether nothing has changed meanwhile. While problems are searched, the page asks for what was found so far."""
            until(version)
            # A page that is left may ask for frames until another is shown.
            page.goto("about:blank")
            requests.clear()
            page.goto(browser.url + "/", wait_until="load")
            before = version()
            until(lambda: page.locator(".card iframe[data-loaded]").count() > 5)
            rest(page)
            return before is not None and version() == before
        expect(until(load), "the catalog is at rest")
    # A file with a digest in its name is asked for once, and every other time it comes from the cache.
    files = {address for address in requests if "/assets/preview-host/" in address}
    expect(len(files) <= 42, f"35 scripts, 6 stylesheets and an icon are sent: {len(files)}: {sorted(files)}")
    documents = [address for address in requests if "/render/" in address]
    expect(len(documents) == len(set(documents)) <= 12, f"each preview near the view is asked for once: {documents}")
    others = {address for address in requests if "/assets/" not in address}.difference(documents)
    expected = {browser.url + "/"} | {address for address in others if address.startswith(browser.url + "/changes")}
    expect(others == expected, f"nothing else is asked for than the page and its events: {others}")


def a_style_that_failed_is_asked_for_again(browser, expect):
    with browser.page("/coverage") as page:
        mark_page(page)
        asked = []
        fail_once = lambda route: asked.append(route) or (route.abort() if len(asked) == 1 else route.continue_())
        page.route(re.compile(r"/catalog\b.*\.css$"), fail_once)
        for name in "Catalog", "Translations", "Catalog":
            page.locator(".topnav a", has_text=name).click()
            until(lambda: page.locator(".topnav [aria-current]").text_content().strip() == name)
        expect(until(lambda: page.wait_for_timeout(20) or len(asked) == 2), f"the style is asked for twice: {len(asked)}")
        expect(is_same_page(page), "the page is never loaded again")
        browser.problems[:] = [problem for problem in browser.problems if "ERR_FAILED" not in problem]


def the_host_filters_a_part_of_the_catalog(browser, expect):
    with browser.page("/?q=sign+in&locale=en") as page:
        field = page.locator(".filters input[type=search]")
        few = page.locator(".card").count()
        field.fill("no such view")
        announced = lambda: page.locator("#siteAnnouncer").text_content()
        expect(until(lambda: "No matching previews" in announced()), f"it is said that nothing is found: {announced()}")
        expect(page.locator(".card").count() == 0, "no card is left")
        field.fill("")
        expect(until(lambda: page.locator(".card").count() > 20 > few), f"all views are back: {few}")
        expect(address(page).endswith("/?locale=en"), f"the address has no search: {address(page)}")
        expect(page.evaluate("() => document.activeElement.type") == "search", "the field keeps the focus")


def everything_is_searched(browser, expect):
    with browser.page("/coverage?locale=en") as page:
        mark_page(page)
        page.keyboard.press("Control+k")
        expect(until(lambda: page.evaluate("() => document.activeElement.closest('#siteFinder') !== null")), "Ctrl-K opens the search")
        first = page.locator(".finder-results a").first
        page.keyboard.type("board view")
        expect(until(lambda: first.count() and "Board" in first.text_content()), "names are found")
        page.locator("#siteFinder [type=search]").fill("Reparaturbeleg")
        expect(until(lambda: first.count() and "TaskView" in first.text_content()), "texts in other languages are found")
        page.keyboard.press("Enter")
        expect(until(lambda: "/previews/TaskViewModel/" in address(page)), f"Enter opens the best match: {address(page)}")
        expect("locale=de" in address(page), "in the language of the text")
        expect(page.locator("#siteFinder").get_attribute("open") is None and is_same_page(page), "the search closes")
        page.locator("[data-finder]").click()
        expect(until(lambda: first.count() and "TaskView" in first.text_content()), "previews seen recently are listed")
        keys = page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('preview-host.recent'))")
        expect(len(keys) == 1 and not keys[0].endswith(" "), f"for this package: {keys}")
        field, canceled, slow = page.locator("#siteFinder [type=search]"), note_canceled(page), re.compile(r"/search\?.*q=x")
        page.route(slow, lambda route: None)
        with page.expect_request(slow) as asked:
            field.fill("x")
        field.fill("")
        expect(until(lambda: asked.value.url in canceled()), "a search that is cleared is given up")
        page.unroute(slow)
        field.fill("uitests")
        expect(until(lambda: first.count() and "UI tests" in first.text_content()), "docs are found")
        page.keyboard.press("ArrowDown")
        second = "() => document.activeElement === document.querySelectorAll('#siteFinder .results a')[1]"
        expect(page.evaluate(second), "down moves to the second result, because the first is chosen")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(until(lambda: "/docs/UITests" in address(page)), f"arrow keys choose a result: {address(page)}")
    with browser.page("/coverage", script=False) as page:
        page.locator("[data-finder]").click()
        page.locator(".search-main [type=search]").fill("sign in")
        page.locator(".search-main button").click()
        expect(until(lambda: page.locator(".results [data-kind=view]", has_text="SignInView").count() == 1), "the search works without script")


def fields_find_texts_and_lead_to_the_rest(browser, expect):
    with browser.page("/previews/SignInViewModel/empty?locale=en") as page:
        for field, view, more in [
            ("#siteSidebar [type=search]", ".tree li[data-names]:not([hidden]) > a", ".tree .filter-more a"),
            (".filters [type=search]", ".card:not([hidden]) .card-link", ".features .filter-more a"),
        ]:
            shown = page.locator(view)
            page.locator(field).fill("Reparaturbeleg")
            names = lambda: [text.split()[0] for text in shown.all_text_contents()]
            expect(until(lambda: "TaskView" in names() and len(names()) < 5), f"{field}: a text in German is found: {names()}")
            page.locator(field).fill("uitests")
            expect(until(lambda: page.locator(more).is_visible()), f"{field}: the docs are found elsewhere")
            expect("q=uitests" in page.locator(more).get_attribute("href"), f"{field}: a link leads there")
            page.locator(field).fill("")
            expect(until(lambda: not page.locator(more).is_visible()), f"{field}: not without a search")
            page.locator(".topnav a").first.click()
            until(lambda: page.locator(".card").count() > 5)
        page.goto(f"{browser.url}/search?q=task+list")
        expect(page.locator(".result-label mark").first.text_content() == "TaskList", "what matches is marked")
        picture = page.locator(".result-picture iframe[data-loaded]")
        expect(until(lambda: picture.count() > 3), f"results have pictures: {picture.count()}")
        kinds = page.locator(".results a").evaluate_all("links => links.map(link => link.dataset.kind === 'docs')")
        expect(kinds == sorted(kinds), f"previews come before docs: {kinds}")
    with browser.page("/search?q=task", width=390) as page:
        rest(page)
        expect(page.locator(".result-picture iframe").count() == 0, "a phone has none")


def cards_show_what_is_found(browser, expect):
    with browser.page("/?locale=en") as page:
        field, state = page.locator(".filters [type=search]"), page.locator(".card[data-key=TaskRowView] .state-current")
        # Until all previews are known, a text belongs to none of them.
        expect(until(lambda: page.locator(".looking").count() == 0), "all previews are known")
        start = state.text_content()
        field.fill("flickers")
        expect(until(lambda: state.text_content().strip() == "Urgent"), f"a card shows the state with the text: {state.text_content()}")
        frame = page.frame_locator(".card[data-key=TaskRowView] iframe").locator("body")
        expect(until(lambda: "flickers" in frame.text_content().lower()), "and its picture")
        expect(not page.locator(".missing-parts").is_visible() and not page.locator(".attention").is_visible(), "nothing else is shown")
        field.fill("")
        expect(until(lambda: state.text_content() == start), f"without a search, the first state is back: {state.text_content()}")
        page.locator(".card[data-key=TaskRowView] .state", has_text="Normal").click()
        field.fill("TaskRow")
        marked = lambda: page.evaluate("() => [...CSS.highlights.get('found')].map(String)")
        expect(until(lambda: "TaskRow" in marked()), f"a name is marked where it matches: {marked()}")
        expect(state.text_content().strip() == "Normal", "a name keeps the state that was chosen")
        field.fill("")
        expect(state.text_content().strip() == "Normal", "as without a search")
        page.keyboard.press("Control+k")
        page.keyboard.type("task")
        page.keyboard.press("Escape")
        expect(not page.locator("#siteFinder").is_visible(), "Escape closes the search of everything")


def views_of(group):
    """The views of a group of the tree."""
    return group.locator("li[data-names]")


def groups_of_a_large_tree_are_filled_when_they_open(expect, large):
    with large.page("/previews/GeneratedViewModel%3CThree%2C%20Zero%2C%20One%3E/with-4") as page:
        mark_page(page)
        group = lambda name: page.locator(".tree-feature", has=page.locator("summary", has_text=name))
        entry = lambda: page.evaluate("() => document.activeElement.textContent.trim()")
        counts = [views_of(one).count() for one in page.locator(".tree-feature").all()]
        expect(sorted(counts) == [0] * 9 + [100], f"only the current feature has its views: {counts}")
        expect(views_of(group("Feature3")).count() == 100, "it is the feature of the page")
        other = group("Feature5")
        other.locator("summary").click()
        expect(until(lambda: views_of(other).count() == 100), f"a group gets its views when it opens: {views_of(other).count()}")
        expect(is_same_page(page) and "Three" in address(page), "the page stays")
        page.keyboard.press("ArrowDown")
        expect(entry().startswith("GeneratedView<Five, Eight, Eight>"), f"down moves to the first view: {entry()}")
        page.keyboard.press("ArrowDown")
        expect(entry().startswith("GeneratedView<Five, Eight, Five>"), f"and to the next: {entry()}")
        page.keyboard.press("Enter")
        expect(until(lambda: "Five%2C%20Eight%2C%20Five" in address(page)), f"Enter opens it: {address(page)}")
        expect(until(lambda: page.locator(".tree [aria-current=page]").count() == 1), "the tree marks it")
        expect(views_of(group("Feature3")).count() == 100 and is_same_page(page), "a group keeps its views")
        page.locator(".tree [aria-current=page]").focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(entry().startswith("Feature5"), f"left moves to the group: {entry()}")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
        expect(entry().startswith("Feature6"), f"left closes it, and down moves to the next one: {entry()}")


def show_without_updates(page):
    """Loads the page as if all problems had been found. Otherwise, it is updated until they are."""

    def answer(route):
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace(" data-looking", ""))

    page.route(re.compile(r"/previews/|/\?cards="), answer)
    page.reload(wait_until="load")


def a_large_tree_is_filtered(expect, large):
    with large.page("/previews/GeneratedViewModel%3CThree%2C%20Zero%2C%20One%3E/with-4") as page:
        show_without_updates(page)
        mark_page(page)
        field = page.locator("#siteSidebar [type=search]")
        found = page.locator(".tree li[data-names]:visible")
        field.fill("view<seven, two, one>")
        expect(until(lambda: found.all_text_contents() and "GeneratedView<Seven, Two, One>" in found.first.text_content()), "a view of another feature is found")
        expect(found.count() == 1, f"no other view is shown: {found.count()}")
        field.fill("feature8")
        expect(until(lambda: found.count() == 100), f"all views of a feature are found: {found.count()}")
        field.fill("no such view")
        expect(until(lambda: page.locator(".tree-empty").is_visible()), "it is said that nothing is found")
        field.fill("view<seven, two, one>")
        field.press("Enter")
        expect(until(lambda: "Seven%2C%20Two%2C%20One" in address(page)), f"Enter opens the best match: {address(page)}")
        expect(is_same_page(page), "the page is never loaded again")


def a_large_tree_works_without_script(expect, large):
    with large.page("/previews/GeneratedViewModel%3CThree%2C%20Zero%2C%20One%3E/with-4", script=False) as page:
        group = page.locator(".tree-feature", has=page.locator("summary", has_text="Feature5"))
        group.locator("summary").click()
        expect(views_of(group).count() == 0, "a group has no views")
        group.locator("a").click()
        expect(until(lambda: views_of(group).count() == 100), "its link leads to a page with them")
        expect(until(lambda: views_of(page).count() == 1000), "and with all others")
        views_of(group).first.locator("a").click()
        expect(until(lambda: "/previews/GeneratedViewModel%3CFive%2C" in address(page)), f"its views are links: {address(page)}")


HAS_NODES_OF_HOST = """async () => {
    const sent = new DOMParser().parseFromString(await (await fetch(location)).text(), "text/html");
    const names = (page) => [...page.querySelectorAll(".feature-grid, .cards")].map((list) => [...list.childNodes].map((node) => node.nodeName));
    return JSON.stringify(names(document)) === JSON.stringify(names(sent));
}"""


def a_large_catalog_grows_at_its_end(expect, large):
    cards = lambda page: page.locator(".card").count()
    with large.page("/") as page:
        mark_page(page)
        expect(cards(page) == 100, f"the catalog has 100 cards: {cards(page)}")
        first = page.locator(".card").first.element_handle()
        for number in (200, 400):
            page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
            expect(until(lambda: cards(page) == number), f"there are {number} at its end: {cards(page)}")
            expect(until(lambda: f"cards={number}" in address(page)), f"the address has the number: {address(page)}")
        expect(first.evaluate("card => card.isConnected") and is_same_page(page), "the cards before stay")
        expect(page.evaluate(HAS_NODES_OF_HOST), "the page has the nodes that the host sends, so that updates are fast")
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 0)
        frames = page.locator(".card iframe").count()
        expect(0 < frames <= 12, f"at most 12 frames are alive: {frames}")
    with large.page("/", script=False) as page:
        page.locator(".cards-more").click()
        expect(until(lambda: cards(page) == 200), f"more cards are a link without script: {cards(page)}")


def cards_that_are_passed_by_stay_empty(expect, large):
    scroll = """distance => new Promise((done) => {
        addEventListener("scroll", done, { once: true });
        scrollBy(0, distance);
    })"""
    with large.page("/?cards=200") as page:
        show_without_updates(page)
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 0)
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        for _ in range(2):
            page.evaluate(scroll, 900)
            page.clock.run_for(16)
        page.evaluate("""() => {
            window.made = 0;
            const isFrame = (node) => node.nodeName === "IFRAME";
            new MutationObserver((changes) => {
                for (const { addedNodes } of changes) window.made += [...addedNodes].filter(isFrame).length;
            }).observe(document.body, { childList: true, subtree: true });
        }""")
        for _ in range(15):
            page.evaluate(scroll, 900)
            page.clock.run_for(16)
        made = page.evaluate("() => window.made")
        expect(made == 0, f"no frame is made while the page is scrolled quickly: {made}")
        in_view = "() => [...document.querySelectorAll('.card iframe')].some((frame) => Math.abs(frame.getBoundingClientRect().top) < innerHeight)"
        expect(until(lambda: page.clock.run_for(50) or page.evaluate(in_view)), "frames are made where it stops")
        for _ in range(5):
            page.evaluate(scroll, 300)
            page.clock.run_for(1000)
        expect(until(lambda: page.clock.run_for(50) or page.evaluate(in_view)), "and while it is scrolled slowly")


def the_catalog_begins_with_the_project(browser, expect, package):
    template = next(package.glob("Templates/**/InfoCardView.mustache"))
    original = template.read_text()
    try:
        with browser.page("/?locale=en") as page:
            title = page.locator("h1").text_content()
            expect(title == "Every view of Repair Workshop, in every state and language", f"it says what the page shows: {title}")
            images = "images => images.map((image) => image.naturalWidth > 0 && image.complete)"
            expect(until(lambda: page.locator(".brand img").evaluate_all(images) == [True]), "its mark is shown")
            expect("volunteers" in page.locator(".lead").first.text_content(), "and its sentence")
            template.write_text(original.replace("{{title}}", "{{titel}}", 1))
            item = page.locator(".attention-item", has_text="Previews with problems")
            count = lambda: int(item.locator(".count").text_content())
            card = page.locator(".card[data-key=InfoCardView]:has(.mark-warning)")
            until(lambda: card.count() == 1 and page.locator("[data-looking]").count() == 0 and item.count() == 1)
            mark_page(page)
            item.click()
            expect(until(lambda: "attention=problems" in address(page)), f"its problems are a link: {address(page)}")
            marked = lambda: page.locator(".states .mark-warning").count()
            expect(until(lambda: marked() > 0), f"it leads to the previews with problems: {marked()}")
            number = marked()
            expect(page.locator(".card").count() == page.locator(".card:has(.mark-warning)").count(), "and to no others")
            page.locator(".chip-filter").click()
            expect(until(lambda: page.locator(".card").count() > 20) and is_same_page(page), "a press shows all again")
            expect(until(lambda: item.count() == 1 and count() == number), f"its number is theirs: {number}")
    finally:
        template.write_text(original)


PLACES = """() => [...document.querySelectorAll(".card")].map((card) => {
    const box = card.getBoundingClientRect();
    return [Math.round(box.top), Math.round(box.width)];
})"""


def no_row_of_sections_is_nearly_empty(browser, expect):
    for width in (390, 768, 1280, 1920):
        with browser.page("/?locale=en", width=width) as page:
            rest(page)
            whole = page.locator(".feature-grid").bounding_box()["width"]
            rows = {}
            for top, card in page.evaluate(PLACES):
                rows[top] = rows.get(top, 0) + card
            empty = {top: used for top, used in rows.items() if used <= whole / 3}
            expect(not empty, f"{width}: no row is two thirds empty: {empty} of {whole}")
            order = page.locator(".feature-title > span:first-child").all_text_contents()
            expect(order == sorted(order), f"{width}: the sections are in the order of their names: {order}")
            size = page.locator(".feature-title").first.evaluate("title => parseFloat(getComputedStyle(title).fontSize)")
            expect(size >= 15, f"{width}: a heading is larger than the text: {size}")
            counts = page.locator(".feature").evaluate_all("""sections => sections.every((section) =>
                Number(section.querySelector(".count").textContent) === section.querySelectorAll(".card").length)""")
            expect(counts, f"{width}: a heading has the number of its views")
            if width == 1280:
                title = lambda name: page.locator(".feature", has_text=name).first.bounding_box()
                expect(title("ProfileFormView")["y"] == title("CloseRepairView")["y"], "small sections are side by side")
                expect(title("BoardView")["width"] > 0.9 * whole, "a section of three views has a row of its own")


PICTURES = """() => [...document.querySelectorAll(".card-picture:has(> iframe[data-loaded])")].map((picture) => {
    const page = picture.querySelector("iframe").contentDocument;
    return [picture.getBoundingClientRect().height, page.documentElement.getBoundingClientRect().height / 2, "cut" in picture.dataset];
})"""


def cards_are_as_high_as_what_they_show(browser, expect):
    with browser.page("/?locale=en") as page:
        until(lambda: page.locator(".card iframe[data-loaded]").count() > 5)
        rest(page)
        pictures = page.evaluate(PICTURES)
        for height, content, is_cut in pictures:
            expect(height > 0.75 * content if not is_cut else content > 1.25 * height, f"what is cut off is more than a quarter: {height} of {content}")
            expect(is_cut or height <= content / 0.75, f"no card is more than a quarter empty: {height} for {content}")
        expect(len({height for height, _, _ in pictures}) > 2, f"cards have the heights of their content: {pictures}")
        page.add_init_script("addEventListener('DOMContentLoaded', () => { window.first = document.querySelector('.card-picture')?.style.cssText; });")
        until(lambda: page.evaluate("() => localStorage.getItem('preview-host.heights')") is not None)
        page.reload()
        expect("--content-height" in page.evaluate("() => window.first"), "the next time, heights are known before any script")


def phones_see_a_picture_at_once(browser, expect):
    for language in ("en", "de", "fr", "es", "pl", "ar", "ja"):
        with browser.page("/?locale=en", width=390, language=language) as page:
            top = page.locator(".card-picture").first.bounding_box()["y"]
            expect(top <= 320, f"{language}: the first picture is near the top: {top}")


def first_steps_disappear_when_they_were_used(browser, expect):
    with browser.page("/?locale=en") as page:
        steps = lambda: page.locator(".first-step:visible").evaluate_all("steps => steps.map((step) => step.closest('li').dataset.step).join(' ')")
        expect(steps() == "open compare changes", f"there are three steps: {steps()}")
        expect("/previews/" in page.locator("[data-step=open] a").get_attribute("href"), "the first one opens a view")
        for name, path in [("open", "/previews/"), ("compare", "/matrix/")]:
            page.locator(f"[data-step={name}] a").click()
            until(lambda: path in address(page))
            page.go_back()
            until(lambda: page.locator(".first-steps").count() == 1)
        expect(until(lambda: steps() == "changes"), f"steps that were taken are gone: {steps()}")
        page.reload()
        expect(steps() == "changes", f"also on the next day: {steps()}")
        page.locator("[data-close-steps]").click()
        expect(not page.locator(".first-steps").is_visible(), "a press closes the others")
        page.reload()
        expect(not page.locator(".first-steps").is_visible(), "for good")


def the_catalog_is_a_list_if_the_reader_wants(browser, expect):
    with browser.page("/?locale=en") as page:
        until(lambda: page.locator(".card iframe").count() > 0)
        choice = page.locator("[data-density-choice=list]")
        high = page.evaluate("() => document.body.scrollHeight")
        choice.click()
        expect(choice.get_attribute("aria-pressed") == "true" and not page.locator(".card-picture").first.is_visible(), "a list has no pictures")
        low = page.evaluate("() => document.body.scrollHeight")
        expect(low < high / 1.5, f"it is much shorter: {low} of {high}")
        page.reload()
        expect(choice.get_attribute("aria-pressed") == "true" and not page.locator(".card-picture").first.is_visible(), "the browser remembers it")
        page.locator(".card", has_text="SignInView").locator(".state", has_text="With messages").click()
        expect(until(lambda: "/SignInViewModel/with-messages" in address(page)), f"a state is a link: {address(page)}")
        page.go_back()
        page.locator("[data-density-choice=pictures]").click()
        expect(page.locator(".card-picture").first.is_visible(), "pictures are back")
        expect(page.locator(".state").first.get_attribute("role") == "button", "and states change them")


def menus_say_what_they_belong_to(browser, expect):
    with browser.page("/?locale=de&theme=dark") as page:
        for menu, owner, choices in [
            (".reader-menu", "This site", ["English", "System theme"]), (".previews-menu", "Previews", ["Deutsch", "Dark theme"]),
        ]:
            summary = page.locator(f"{menu} summary")
            expect(owner in summary.text_content(), f"a menu says that it belongs to: {owner}")
            summary.click()
            titles = page.locator(f"{menu} .menu-title:visible, {menu} .menu-heading:visible").all_text_contents()
            expect(sum(owner.lower().removeprefix("this ") in title for title in titles) == 2, f"so do its parts: {titles}")
            current = page.locator(f"{menu} [aria-current] > span:first-child").all_text_contents()
            expect(current == choices, f"{menu} marks the choices: {current}")
            marks = page.locator(f"{menu} [aria-current]").evaluate_all("choices => choices.map((choice) => getComputedStyle(choice, '::before').content)")
            expect(len(marks) == 2 and all("✓" in mark for mark in marks), f"with a check: {marks}")
            page.keyboard.press("Escape")


def a_filter_says_how_many_views_are_left(browser, expect):
    with browser.page("/?locale=en") as page:
        chips = lambda: page.locator(".category-filter .chip").evaluate_all("""chips => chips.map((chip) => {
            const count = chip.querySelector(".count");
            return count.hidden ? null : Number(count.textContent);
        })""")
        status = page.locator(".features .filter-found")
        all_counts = chips()
        expect(status.get_attribute("role") == "status" and status.text_content() == "", "nothing is said at first")
        page.locator(".filters [type=search]").fill("board")
        shown = lambda: page.locator(".card:visible").count()
        expect(until(lambda: status.text_content() == f"Views found: {shown()}"), f"a live region says the number: {status.text_content()}")
        expect(chips()[0] == shown() and sum(chips()[1:]) == shown(), f"the chips count the same views: {chips()}")
        page.locator(".filters [type=search]").fill("")
        expect(until(lambda: chips() == all_counts and status.text_content() == ""), f"without a filter, all of them: {chips()}")
    with browser.page("/?locale=en&category=form&q=sign") as page:
        shown = page.locator(".card:visible").count()
        counts = page.locator(".category-filter .count").all_text_contents()
        expect(page.locator(".features .filter-found").text_content() == f"Views found: {shown}", "the host says it, too")
        expect(str(shown) in counts[1:], f"and counts what it finds: {counts}")
        expect(int(counts[0]) < all_counts[0] and int(counts[0]) == sum(map(int, counts[1:])), f"in each category: {counts}")
    with browser.page("/?locale=en&category=form") as page:
        page.locator(".filters [type=search]").fill("sign")
        expect(until(lambda: page.locator(".features .filter-found").text_content() != ""), "a page of one category says its number")
        hidden = page.locator(".category-filter .count").evaluate_all("counts => counts.filter((count) => count.hidden).length")
        expect(hidden == len(all_counts) - 1, f"and does not know those of others: {hidden}")
    with browser.page("/previews/TaskListViewModel/with-tasks?locale=en") as page:
        page.locator("#siteSidebar [type=search]").fill("board")
        status = page.locator(".tree .filter-found")
        expect(until(lambda: status.text_content() == f"Views found: {page.locator('.tree [data-previews]:visible').count()}"), f"the tree says it, too: {status.text_content()}")


def tools_are_one_stop_of_the_tab_key(browser, expect):
    focused = "() => { const { id, className, textContent, ariaLabel } = document.activeElement; return [id, className, (ariaLabel ?? textContent).trim()]; }"
    isInToolbar = "() => Boolean(document.activeElement.closest('.toolbar'))"
    for language, forth, back in [("en", "ArrowRight", "ArrowLeft"), ("ar", "ArrowLeft", "ArrowRight")]:
        with browser.page("/previews/TaskListViewModel/with-tasks", language=language) as page:
            toolbar = page.locator(".toolbar")
            expect(until(lambda: toolbar.get_attribute("role") == "toolbar"), "it is a toolbar")
            page.locator(".skip-link").focus()
            page.keyboard.press("Enter")
            stops = []
            for _ in range(30):
                page.keyboard.press("Tab")
                stops.append(page.evaluate(focused))
                if "canvas" in stops[-1][1]:
                    break
            expect(len(stops) <= 3, f"{language}: the preview is next after the place in the source and the tools: {stops}")
            page.keyboard.press("Shift+Tab")
            expect(page.evaluate(isInToolbar), "Shift-Tab leads back to them")
            page.keyboard.press("Home")
            first = page.evaluate(focused)
            page.keyboard.press(forth)
            second = page.evaluate(focused)
            expect(second != first and page.evaluate(isInToolbar), f"{language}: an arrow leads on: {first}, {second}")
            page.keyboard.press("Tab")
            page.keyboard.press("Shift+Tab")
            expect(page.evaluate(focused) == second, f"the last tool is the stop: {page.evaluate(focused)}")
            page.keyboard.press(back)
            expect(page.evaluate(focused) == first, f"{language}: the other arrow leads back: {page.evaluate(focused)}")
            page.keyboard.press("End")
            page.keyboard.press(forth)
            expect(page.evaluate(focused) == first, f"after the last one comes the first: {page.evaluate(focused)}")
            tool = page.locator(".toolbar [href*='theme=dark']").first
            tool.focus()
            page.keyboard.press("Enter")
            expect(until(lambda: "theme=dark" in address(page)), "Enter presses it")
            stop = lambda: toolbar.locator(":is(a, button, summary)[tabindex='0']:visible").count()
            expect(until(lambda: stop() == 1), f"an updated toolbar has one stop: {stop()}")
    with browser.page("/previews/TaskListViewModel/with-tasks", script=False) as page:
        expect(page.locator(".toolbar [tabindex='-1']").count() == 0, "without script, each tool is a stop")


def the_tree_is_one_stop_of_the_tab_key(browser, expect):
    stops = """() => [...document.querySelectorAll(".tree :is(a, summary)")].filter(({ tabIndex }) => tabIndex === 0)
        .map((entry) => entry.textContent.trim())"""
    with browser.page("/previews/TaskListViewModel/with-tasks") as page:
        expect(until(lambda: page.evaluate(stops) == ["With tasks"]), f"the current preview is it: {page.evaluate(stops)}")
        page.locator(".tree a[aria-current=page]").focus()
        page.keyboard.press("ArrowDown")
        expect(page.evaluate(stops) == ["Loading"], f"it follows the arrow keys: {page.evaluate(stops)}")
        page.keyboard.press("Tab")
        expect(page.evaluate("() => !document.activeElement.closest('.tree')"), "the Tab key leaves the tree")
        page.locator(".sidebar [data-filter]").fill("board")
        shown = lambda: page.locator(".tree [tabindex='0']:visible").count()
        expect(until(lambda: shown() == 1), f"a filtered tree has one, too: {shown()}")
        page.locator(".toolbar [href*='theme=dark']").first.click()
        until(lambda: "theme=dark" in address(page))
        expect(until(lambda: len(page.evaluate(stops)) == 1), f"and an updated one: {page.evaluate(stops)}")


TESTS = [
    the_catalog_begins_with_the_project, no_row_of_sections_is_nearly_empty, cards_are_as_high_as_what_they_show,
    phones_see_a_picture_at_once, first_steps_disappear_when_they_were_used, the_catalog_is_a_list_if_the_reader_wants,
    menus_say_what_they_belong_to, the_tree_is_one_stop_of_the_tab_key, tools_are_one_stop_of_the_tab_key,
    a_filter_says_how_many_views_are_left,
    catalog_keeps_few_frames, catalog_is_light, a_style_that_failed_is_asked_for_again, the_host_filters_a_part_of_the_catalog, everything_is_searched,
    fields_find_texts_and_lead_to_the_rest, cards_show_what_is_found, groups_of_a_large_tree_are_filled_when_they_open, a_large_tree_is_filtered,
    a_large_tree_works_without_script, a_large_catalog_grows_at_its_end, cards_that_are_passed_by_stay_empty,
]
