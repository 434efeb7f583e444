"""Tests that what a reader enters in a preview stays, is not lost while files are saved, and is no key of the site."""

import re
import wave

from browser import address, is_same_page, mark_page, preview, wait_for_preview
from waiting import rest, until

SIGN_IN = "/previews/SignInViewModel/empty"
FIELD = "input[type=email]"
STATE = """() => {
    let field = document.activeElement;
    while (field.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
    return [field.type ?? field.localName, field.value ?? field.textContent, field.selectionStart ?? null, field.selectionEnd ?? null];
}"""


def save(package, path, change):
    """Replaces a file at once, because one that is being written may be read twice."""
    saved = package / "saved"
    saved.write_text(change)
    saved.replace(package / path)


def state(page):
    return preview(page).evaluate(STATE)


def version(page):
    return page.evaluate("() => document.body.dataset.changes")


def an_unrelated_save_leaves_a_view_in_use_alone(browser, expect, package):
    files = {
        "Templates/Gallery/Tasks/TaskRowView.mustache": lambda text: text + "\n<!-- saved -->\n",
        "Examples/Gallery/Localizations/Tasks/TaskListViewModel.yml": lambda text: text.replace("Repairs today", "Saved", 1),
        "Public/saved.svg": lambda _: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }
    for number, (path, change) in enumerate(files.items()):
        file = package / path
        original = file.read_text() if file.exists() else None
        try:
            with browser.page(SIGN_IN) as page:
                wait_for_preview(page, "document.URL !== 'about:blank'", True)
                mark_page(preview(page))
                preview(page).locator(FIELD).click()
                page.keyboard.type("ada@example")
                used = lambda: preview(page).evaluate("() => location.pathname.startsWith('/live/')")
                expect(until(used), f"{path}: the view is in use")
                session = preview(page).evaluate("() => location.pathname")
                before = version(page)
                save(package, path, change(original or ""))
                expect(until(lambda: version(page) != before), f"{path}: the page hears of the save")
                rest(page)
                expect(state(page)[:2] == ["email", "ada@example"], f"{path}: the field stays: {state(page)}")
                page.keyboard.type("lwd")
                expect("lwd" in state(page)[1], f"{path}: the next letters are entered: {state(page)}")
                expect(address(page).endswith(SIGN_IN), f"{path}: and are no shortcuts: {address(page)}")
                expect(is_same_page(preview(page)), f"{path}: the document stays")
                expect(preview(page).evaluate("() => location.pathname") == session, f"{path}: the session lives on")
        finally:
            if original is None:
                file.unlink(missing_ok=True)
            else:
                file.write_text(original)


def a_saved_view_keeps_what_was_entered(browser, expect, package):
    path = "Templates/Gallery/Account/SignInView.mustache"
    original = (package / path).read_text()
    try:
        with browser.page(SIGN_IN) as page:
            wait_for_preview(page, "document.URL !== 'about:blank'", True)
            preview(page).locator(FIELD).click()
            for number in range(3):
                page.keyboard.type(f"ada{number}")
                save(package, path, f"<p data-saved='{number}'>saved</p>\n" + original)
                saved = lambda: preview(page).locator(f"[data-saved='{number}']").count() == 1
                expect(until(saved), "an edit shows")
                page.keyboard.type("lwd")
                wanted = "".join(f"ada{done}lwd" for done in range(number + 1))
                expect(until(lambda: state(page)[:2] == ["email", wanted]), f"the letters are in the field: {state(page)}")
            expect(address(page).endswith(SIGN_IN), f"none of them is a shortcut: {address(page)}")
            save(package, path, original.replace("<form", "{{#nothing}}<form", 1))
            broken = lambda: preview(page).evaluate("() => document.body.dataset.content === undefined")
            expect(until(broken), "a template that does not parse is reported")
            page.keyboard.type("lwd")
            rest(page)
            expect(address(page).endswith(SIGN_IN), f"what is typed meanwhile is no shortcut: {address(page)}")
            browser.problems.clear()
            save(package, path, original)
            expect(until(lambda: preview(page).locator(FIELD).count() and preview(page).locator(FIELD).input_value() == wanted), "when it is fixed, what was entered is there again")
            browser.problems.clear()
    finally:
        (package / path).write_text(original)


def saved_texts_keep_the_state_of_a_view_in_swift(browser, expect, package):
    own = "Examples/WorkshopApp/Localizations/SignUp/SignUpViewModel.yml"
    other = "Examples/WorkshopApp/Localizations/Booking/BookingViewModel.yml"
    originals = {path: (package / path).read_text() for path in [own, other]}
    try:
        with browser.page("/previews/SignUpViewModel/empty") as page:
            wait_for_preview(page, "document.URL !== 'about:blank'", True)
            field = preview(page).locator(FIELD)
            field.click()
            page.keyboard.type("ada@example.org")
            used = lambda: preview(page).evaluate("() => location.pathname.startsWith('/live/')")
            expect(until(used), "the view is in use")
            mark_page(preview(page))
            until(lambda: not preview(page).evaluate("() => window.isAsking()"))
            asked = []
            page.on("request", lambda request: "/live/" in request.url and asked.append(request.method))
            before = version(page)
            save(package, other, originals[other].replace("title:", "title: Saved ", 1))
            expect(until(lambda: version(page) != before), "the page hears of a text of another view")
            rest(page)
            expect("POST" not in asked, f"the view is not started again: {asked}")
            expect(state(page) == ["email", "ada@example.org", None, None], f"what was entered stays: {state(page)}")
            save(package, own, originals[own].replace("Create an account", "Saved account", 1))
            expect(until(lambda: "Saved account" in preview(page).locator("body").text_content()), "a text of the view shows")
            expect(state(page)[:2] == ["email", "ada@example.org"], f"the field keeps its text and the focus: {state(page)}")
            page.keyboard.type("lwd")
            expect(until(lambda: state(page)[1] == "ada@example.orglwd"), f"and the next letters: {state(page)}")
            expect(is_same_page(preview(page)), "the document stays")
            expect(address(page).endswith("/empty"), f"no letter is a shortcut: {address(page)}")
    finally:
        for path, original in originals.items():
            (package / path).write_text(original)


def fields_with_scripts_keep_what_was_entered(browser, expect, package):
    path = "Templates/Gallery/Results/NotFoundView.mustache"
    original = (package / path).read_text()
    script = package / "Public/fields.js"
    page_address = "/previews/NotFoundViewModel/unknown-number"
    fields = """<script src="/assets/fields.js" type="module"></script>
        <x-open></x-open><x-closed></x-closed><div id="rich" contenteditable="true">rich</div>
        <div role="textbox" tabindex="0" id="role">role</div>
        <div id="box" style="block-size: 40px; overflow: auto"><p style="block-size: 900px">high</p></div>"""
    try:
        script.write_text("""
            for (const mode of ["open", "closed"]) customElements.define(`x-${mode}`, class extends HTMLElement {
                constructor() { super(); this.attachShadow({ mode, delegatesFocus: true }).innerHTML = "<input name=inner>"; }
            });""")
        save(package, path, fields + original)
        with browser.page("/docs") as page:
            until(lambda: "x-open" in page.request.get(f"{browser.url}/render/NotFoundViewModel/unknown-number").text())
            page.goto(browser.url + page_address)
            wait_for_preview(page, "customElements.get('x-open') !== undefined", True)
            for name in ["x-open", "x-closed", "#rich", "#role"]:
                preview(page).locator(name).click()
                page.keyboard.type("lwd?[")
                rest(page)
                expect(address(page).endswith(page_address), f"{name}: letters are no shortcuts: {address(page)}")
                expect(page.locator("#siteKeys:popover-open").count() == 0, f"{name}: nor is the question mark")
                page.keyboard.press("Control+k")
                expect(not page.locator("#siteFinder").is_visible(), f"{name}: keys of a field are not relayed")
            preview(page).locator("#box").evaluate("box => { box.scrollTop = 300; }")
            for name, value in [("x-open", ["text", "lwd?[more", 9, 9]), ("#rich", None)]:
                preview(page).locator(name).click()
                page.keyboard.press("End")
                page.keyboard.type("more")
                mark_page(preview(page))
                save(package, path, fields + f"<p data-saved='{name[1:]}'></p>" + original)
                expect(until(lambda: preview(page).locator(f"[data-saved='{name[1:]}']").count() == 1), f"{name}: an edit shows")
                expect(not is_same_page(preview(page)), f"{name}: a document with scripts is loaded again")
                expect(until(lambda: "more" in state(page)[1]), f"{name}: the field has the focus again: {state(page)}")
                expect(value is None or state(page) == value, f"{name}: with the cursor at its place: {state(page)}")
                top = preview(page).locator("#box").evaluate("box => box.scrollTop")
                expect(top == 300, f"{name}: what was scrolled stays: {top}")
            page.keyboard.type("!")
            expect("more!" in state(page)[1], f"typing goes on in a rich text: {state(page)}")
            preview(page).locator("body").click(position={"x": 2, "y": 2})
            page.keyboard.press("d")
            expect(until(lambda: "theme=dark" in address(page)), "after a click beside the fields, keys are shortcuts")
    finally:
        (package / path).write_text(original)
        script.unlink(missing_ok=True)


KEPT = """<section><p id="text">{text} of the page</p><p id="other">Chosen words</p>
    <details id="one"><summary>One</summary>Open</details><details id="two" open><summary>Two</summary>Closed</details>
    <details id="three" {three}><summary>Three</summary>Decided</details>
    <dialog id="shown">Shown</dialog><div popover="manual" id="pop">Popover</div>
    <template id="later"><b>{text}</b></template><audio id="sound" src="/assets/sound.wav"></audio>
    <div id="rich" contenteditable="true">rich</div><div id="around"><template shadowrootmode="open">
    <details id="inner"><summary>Inner</summary>{text}</details></template></div>
    <div id="box" style="block-size: 40px; overflow: auto"><p style="block-size: 900px">high</p></div>{more}{order}</section>"""
MOVED = ['<div popover="manual" id="first">First</div><div id="last">Last</div>', '<div id="last">Last</div><div popover="manual" id="first">First</div>']
FIELD_MORE = '<form><input type="checkbox" id="mixed" aria-label="Mixed"><dialog id="modal"><p id="inside">Chosen words</p></dialog></form>'
SCRIPT_MORE = FIELD_MORE + '<script src="/assets/kept.js" type="module"></script>'
DO = """async () => {
    const get = (id) => document.getElementById(id);
    get("one").open = true;
    get("two").open = false;
    get("around").shadowRoot.querySelector("details").open = true;
    get("shown").show();
    get("pop").showPopover();
    get("first").showPopover();
    get("box").scrollTop = 300;
    if (get("mixed")) get("mixed").indeterminate = true;
    const sound = get("sound");
    if (sound.readyState < 1) await new Promise((ready) => sound.addEventListener("loadedmetadata", ready));
    sound.currentTime = 2;
    // The rest of the page is inert then.
    get("modal")?.showModal();
    getSelection().selectAllChildren(get("inside") ?? get("other"));
}"""
READ_KEPT = """() => {
    const get = (id) => document.getElementById(id);
    const inner = get("around").shadowRoot.querySelector("details");
    return {
        text: get("text").textContent.split(" ")[0], template: get("later").content.textContent, inner: inner.textContent.replace("Inner", "").trim(),
        opened: [get("one"), get("two"), get("three"), get("shown"), inner].map(({ open }) => open),
        modal: get("modal")?.matches(":modal") ?? null, mixed: get("mixed")?.indeterminate ?? null,
        popovers: ["pop", "first"].map((id) => get(id).matches(":popover-open")), scroll: get("box").scrollTop,
        rich: get("rich").textContent, selected: String(getSelection()), time: get("sound").currentTime,
    };
}"""


def a_save_keeps_what_the_browser_keeps(browser, expect, package):
    path = "Templates/Gallery/Results/NotFoundView.mustache"
    original = (package / path).read_text()
    files = [package / "Public/kept.js", package / "Public/sound.wav"]
    page_address = "/previews/NotFoundViewModel/unknown-number"
    files[0].write_text("")
    with wave.open(str(files[1]), "wb") as sound:
        sound.setparams((1, 1, 8000, 0, "NONE", ""))
        sound.writeframes(bytes([128]) * 40000)
    template = lambda text, three, order, more: KEPT.format(text=text, three=three, order=MOVED[order], more=more)
    try:
        for kind, more in [("plain", ""), ("live", FIELD_MORE), ("scripted", SCRIPT_MORE)]:
            text = f"{kind}1"
            save(package, path, template(text, "", 0, more))
            with browser.page("/docs") as page:
                until(lambda: browser.serves("/render/NotFoundViewModel/unknown-number", f"{text} of"))
                page.goto(browser.url + page_address)
                wait_for_preview(page, "document.URL !== 'about:blank'", True)
                rest(page)
                has_fields = kind != "plain"
                preview(page).locator("#rich").click()
                page.keyboard.type("typed")
                preview(page).evaluate(DO)
                rich = preview(page).locator("#rich").text_content()
                mark_page(preview(page))
                wanted = {
                    "modal": True if has_fields else None, "mixed": True if has_fields else None, "popovers": [True, True],
                    "scroll": 300, "rich": rich, "selected": "Chosen words", "time": 2,
                }
                found = {}

                def shows(text, opened):
                    nonlocal found
                    found = preview(page).evaluate(READ_KEPT)
                    return found == wanted | {"text": text, "template": text, "inner": text, "opened": opened}

                for number, (three, order, opened) in enumerate([
                    ("", 0, [True, False, False, True, True]), ("open", 1, [True, False, True, True, True]),
                ]):
                    text = f"{kind}{number + 2}"
                    save(package, path, template(text, three, order, more))
                    is_there = lambda: shows(text, opened)
                    expect(until(is_there), f"{text}: everything stays: {found}")
                is_same = is_same_page(preview(page))
                expect(is_same == (kind != "scripted"), f"{kind}: only a document with scripts is loaded again")
    finally:
        (package / path).write_text(original)
        for file in files:
            file.unlink(missing_ok=True)


TESTS = [
    an_unrelated_save_leaves_a_view_in_use_alone, a_saved_view_keeps_what_was_entered,
    saved_texts_keep_the_state_of_a_view_in_swift,
    fields_with_scripts_keep_what_was_entered, a_save_keeps_what_the_browser_keeps,
]
