"""Tests of views in Swift that move, are pressed, and depend on their size."""

import contextlib
import pathlib

from waiting import NOTE_WORK, rest, until

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
VIEW = """<div class="ui-view"><div class="ui-vstack" data-align="center" data-node="v">
<p class="ui-text" data-node="v-1" style="opacity: 1">Bench</p>
<p class="ui-text" data-node="v-2" data-enter="opacity" data-leave="opacity">Lamp</p>
</div></div>"""
MOTION = "--ui-motion-duration: 30s; --ui-motion-curve: linear; --ui-motion-delay: 0s"
# Changes the view as an answer of the host does.
CHANGE = """async (html) => {
  const [{ morph }, { leave }] = await Promise.all(["morph", "leaving"].map((name) => import(`/assets/preview-host/${name}.js`)));
  const page = new DOMParser().parseFromString(html, "text/html");
  const rules = { key: (element) => element.dataset.node ?? "", keeps: () => false, remove: leave };
  morph(document.body, page.body, rules);
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
  return document.getAnimations().map(({ transitionProperty, effect }) => `${effect.target.dataset.node} ${transitionProperty}`);
}"""


@contextlib.contextmanager
def view(browser, motion="no-preference"):
    """Opens a page of the host that shows a view, for a reader who wants motion or not."""
    window = browser.chromium.new_context(viewport={"width": 800, "height": 800}, reduced_motion=motion)
    window.add_init_script(NOTE_WORK)
    try:
        page = browser.open(window.new_page(), "/render/NotFoundViewModel/unknown-number")
        page.evaluate("(html) => { document.body.innerHTML = html; }", VIEW)
        page.add_style_tag(content=(ROOT / "Public/preview-host/components.css").read_text())
        yield page
    finally:
        window.close()


def moving(html):
    return html.replace('class="ui-view"', f'class="ui-view" style="{MOTION}"')


def changes_move_only_if_the_view_says_so(browser, expect):
    faint = VIEW.replace("opacity: 1", "opacity: 0.5")
    with view(browser) as page:
        expect(page.evaluate(CHANGE, faint) == [], "a change without an animation is shown at once")
    with view(browser) as page:
        animations = page.evaluate(CHANGE, moving(faint))
        expect(animations == ["v-1 opacity"], f"a change with an animation moves: {animations}")
        animations = page.evaluate(CHANGE, faint)
        expect(animations == ["v-1 opacity"], f"the next answer does not end it: {animations}")
    with view(browser, motion="reduce") as page:
        expect(page.evaluate(CHANGE, moving(faint)) == [], "nothing moves for a reader who wants less motion")


def what_leaves_moves_away(browser, expect):
    without = VIEW.replace('<p class="ui-text" data-node="v-2" data-enter="opacity" data-leave="opacity">Lamp</p>', "")
    with view(browser) as page:
        lamp = page.locator("[data-node=v-2]")
        expect(page.evaluate(CHANGE, moving(without)) == ["v-2 opacity"], "what leaves fades")
        expect(lamp.count() == 1 and lamp.evaluate("lamp => lamp.inert"), "it cannot be used meanwhile")
        page.evaluate(CHANGE, moving(VIEW))
        expect(lamp.count() == 1 and not lamp.evaluate("lamp => lamp.inert"), "it can come back")
        page.evaluate(CHANGE, moving(without))
        page.evaluate("() => { for (const animation of document.getAnimations()) animation.finish(); }")
        expect(until(lambda: lamp.count() == 0), "it is removed at the end")
        animations = page.evaluate(CHANGE, moving(VIEW))
        expect(animations == ["v-2 opacity"], f"what appears fades in: {animations}")
    for motion, change in [("no-preference", without), ("reduce", moving(without))]:
        with view(browser, motion) as page:
            page.evaluate(CHANGE, change)
            expect(page.locator("[data-node=v-2]").count() == 0, f"{motion}: it is removed at once without motion")


def a_view_that_is_pressed_is_a_button(browser, expect):
    with view(browser) as page:
        page.evaluate("""() => {
          document.body.innerHTML = `<form id="live"></form><div class="ui-view">
            <button class="ui-tap" type="submit" form="live" data-testid="tap"><span class="ui-text">Bench</span></button>
            <div class="ui-tap-area"><div class="ui-hstack"><p class="ui-text">Lamp</p><button class="ui-button" type="button" data-testid="inner">Repair</button></div>
            <button class="ui-tap ui-tap-cover" type="submit" form="live" data-testid="cover" aria-label="Lamp, Repair"></button></div></div>`;
          window.presses = 0;
          document.getElementById("live").addEventListener("submit", (event) => {
            event.preventDefault();
            window.presses += 1;
          });
        }""")
        presses = lambda: page.evaluate("() => window.presses")
        for name, label in [("tap", "Bench"), ("cover", "Lamp, Repair")]:
            button = page.get_by_role("button", name=label, exact=True)
            before = presses()
            button.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Space")
            expect(presses() == before + 2, f"{name}: Enter and Space press it: {presses()}")
            outline = button.evaluate("button => getComputedStyle(button).outlineStyle")
            expect(outline == "solid", f"{name}: its focus is visible: {outline}")
        before = presses()
        page.get_by_test_id("inner").click()
        expect(presses() == before, "a control in a pressed view comes first")
        page.get_by_text("Lamp").click(force=True)
        expect(presses() == before + 1, "anything else presses the view")


def sizes_are_reported(browser, expect):
    with view(browser) as page:
        page.evaluate("""async () => {
          document.body.innerHTML = `<div class="ui-view" style="max-inline-size: none"><div class="ui-geometry" data-geometry="v-1" data-size="100 60" data-fills-width data-fills-height style="block-size: 60px; padding-inline: 10px"></div></div>`;
          document.body.style.cssText = "margin: 0; padding: 0";
          const { sizes, watchSizes } = await import("/assets/preview-host/geometry.js");
          window.reports = [];
          window.known = () => { document.querySelector(".ui-geometry").dataset.size = window.reports.at(-1).split(" ").slice(3).join(" "); };
          watchSizes(() => window.reports.push(sizes()[0]))();
        }""")
        reports = lambda: page.evaluate("() => window.reports")
        expect(until(reports) == ["v-1 10 0 780 60"], f"another size than the known one is reported: {reports()}")
        page.evaluate("() => window.known()")
        page.set_viewport_size({"width": 500, "height": 800})
        expect(until(lambda: len(reports()) == 2) and reports()[-1] == "v-1 10 0 480 60", f"so is that of another window: {reports()}")
        page.evaluate("() => window.known()")
        page.set_viewport_size({"width": 500, "height": 700})
        rest(page)
        expect(len(reports()) == 2, f"a known size is not reported again: {reports()}")


TESTS = [changes_move_only_if_the_view_says_so, what_leaves_moves_away, a_view_that_is_pressed_is_a_button, sizes_are_reported]
