import HTMLRendering
import Testing

@testable import PreviewSite

/// How controls are found on pages, and what a visitor did with them.
struct PageControlTests {
    private static let page = PageControls(
        """
        <label>Color <select name="color"><option value="r" selected>Red</option><option value="b">Blue</option></select></label>
        <label for="a">Age</label><input id="a" type="range" name="age" min="10" max="30" value="10">
        <input type="checkbox" name="days" value="mo" data-testid="monday" checked>
        <input type="checkbox" name="days" value="tu" data-testid="tuesday">
        <input name="note" value="old" form="live"><textarea name="v-1.text" data-node="v-1">a\nb</textarea>
        <select multiple name="tags" data-testid="tags"><option selected>x</option></select>
        <div class="ui-stepper" data-testid="people"><span class="ui-stepper-label">People
        <b>1</b></span><button class="ui-stepper-button">−</button>
        <button class="ui-stepper-button" form="live" name="action" value="v-2">+</button></div>
        <button class="ui-menu" popovertarget="m" data-testid="menu"></button>
        <div class="ui-menu-items" id="m" popover><button form="live" name="action" value="v-3">Copy</button></div>
        <button form="live" name="action" value="v-4"><span class="ui-text">Copy</span></button>
        <button form="live" name="action" value="v-5"><span class="ui-text">Copy</span></button>
        <button class="ui-dismiss" form="live" name="action" value="v-6">✕</button>
        """)

    private static func steps(_ entries: [String: LiveEntry] = [:], action: String? = nil) -> [LiveStep] {
        let input = LiveInput(entries: entries, action: action.map { .control($0) })
        return LiveStep.steps(of: input, on: page, waits: false)
    }

    @Test func controlsHaveTheNamesThatTestsKnow() {
        #expect(
            Self.page.all.map(\.title) == [
                "color", "age", "monday", "tuesday", "note", "text", "tags", "people-Decrement", "people-Increment",
                "menu", "Copy", "Copy", "Copy", "✕",
            ])
        #expect(Self.page.all.map(\.label).prefix(2) == ["Color", "Age"])
        #expect(Self.page.values["days"] == ["mo"])
    }

    @Test func aButtonOfAStepperIsShownWithItsText() {
        let buttons = Self.page.all.filter { $0.stepper != nil }
        #expect(buttons.map(\.label) == ["Decrement", "Increment"])
        #expect(buttons.map(\.shownLabel) == ["People 1 −", "People 1 +"])
        #expect(Self.page.all.first?.shownLabel == "Color")
    }

    @Test func whatIsTheSameIsNoStep() {
        let entries = Self.page.values.mapValues(LiveEntry.init(texts:))
        #expect(Self.steps(entries).isEmpty)
        #expect(Self.steps(["v-1.text": "a\r\nb"]).isEmpty)
    }

    @Test func stepsSayWhatChanged() {
        #expect(Self.steps(["color": "b"]).map(\.act) == [.choose(.init(value: "b", label: "Blue"))])
        #expect(Self.steps(["note": "new"]).map(\.act) == [.enter("new", replaces: true)])
        let days = Self.steps(["days": LiveEntry(texts: ["tu"])])
        #expect(days.map(\.control?.title) == ["monday", "tuesday"])
        #expect(days.map(\.act) == [.press, .press])
    }

    @Test func itemsOfMenusNeedTheirButton() throws {
        let item = try #require(Self.steps(action: "v-3").first)
        #expect(item.opener?.title == "menu")
        // Those outside of the menu have the same text.
        #expect(item.number == 0)
        #expect(Self.steps(action: "v-5").map(\.number) == [1])
        #expect(Self.steps(action: "v-5").first?.opener == nil)
    }

    @Test func anIdentifierTellsControlsWithTheSameLabelApart() throws {
        let page = PageControls(
            """
            <button form="live" name="action" value="v-1">Save</button>
            <button form="live" name="action" value="v-2" data-testid="save-again">Save</button>
            """)
        let steps = ["v-1", "v-2"].flatMap { action in
            LiveStep.steps(of: LiveInput(action: .control(action)), on: page, waits: false)
        }
        #expect(steps.map(\.number) == [0, nil])
        #expect(steps.map { $0.control(on: page)?.action } == ["v-1", "v-2"])
    }

    @Test func anEntryFollowsTheOneBeforeIt() throws {
        let first = try #require(Self.steps(["note": "n"]).first)
        let second = LiveStep(control: first.control, name: "note", act: .enter("no", replaces: true))
        #expect(first.merged(with: second)?.act == .enter("no", replaces: true))
        #expect(first.merged(with: LiveStep(control: nil, name: "other", act: .enter("", replaces: false))) == nil)
    }

    @Test func anotherPageHasTheSameControl() throws {
        let step = try #require(Self.steps(action: "v-2").first)
        let moved = PageControls(
            """
            <div class="ui-stepper" data-testid="people"><button class="ui-stepper-button">−</button>
            <button class="ui-stepper-button" form="live" name="action" value="v-9">+</button></div>
            """)
        #expect(step.control(on: moved)?.action == "v-9")
        #expect(step.control(on: PageControls("<button name=\"action\" form=\"live\" value=\"v-2\">+</button>")) == nil)
    }
}
