import SwiftUI
import Testing

@MainActor @Suite struct ValueControlTests {
    private struct Order: View {
        @State private var count = 2
        @State private var pressure = 2.5
        @State private var date: Date
        let components: DatePickerComponents
        let earliest: Date

        init(_ date: Date, _ components: DatePickerComponents = [.date, .hourAndMinute], from earliest: Date) {
            _date = State(initialValue: date)
            self.components = components
            self.earliest = earliest
        }

        var body: some View {
            VStack {
                Stepper("Tubes", value: $count, in: 1...3)
                Slider(value: $pressure, in: 2...4, step: 0.5) {
                    Text("Pressure")
                } minimumValueLabel: {
                    Text(verbatim: "soft")
                } maximumValueLabel: {
                    Text(verbatim: "hard")
                }
                DatePicker("Pick-up", selection: $date, in: earliest..., displayedComponents: components)
                Text(verbatim: "\(count) \(pressure) \(date.formatted(.iso8601))")
            }
        }
    }

    private struct Copies: View {
        @State var count: UInt8

        var body: some View { Stepper("Copies", value: $count, in: 0...255, step: 2) }
    }

    @Test(arguments: [UInt8(0), 1, 254, 255])
    func aStepperStaysWithinItsType(count: UInt8) throws {
        let session = ViewSession(Copies(count: count))
        #expect(try (stepper(session).decrement == nil) == (count == 0))
        #expect(try (stepper(session).increment == nil) == (count == 255))
    }

    private struct Numbers: View {
        @State var number: Int

        var body: some View { Stepper("Number", value: $number, in: -10...Int.max) }
    }

    @Test(arguments: [-5, Int.max])
    func theBoundsOfAStepperCanBeTheLastNumbers(number: Int) throws {
        #expect(try (stepper(ViewSession(Numbers(number: number))).increment == nil) == (number == .max))
    }

    private func session(_ components: DatePickerComponents = [.date, .hourAndMinute]) throws -> ViewSession {
        let date = try Date.ISO8601FormatStyle().parse("2026-05-01T22:30:15Z")
        var environment = EnvironmentValues()
        environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return ViewSession(Order(date, components, from: date - 86400), environment: environment)
    }

    private func shown(_ session: ViewSession) -> String? {
        session.update().nodes.last { $0.role == .staticText }?.texts.joined()
    }

    private func stepper(_ session: ViewSession) throws -> (decrement: String?, increment: String?) {
        guard case .stepper(let decrement, let increment) = try #require(session.tree.node(.stepper)).kind else {
            return (nil, nil)
        }
        return (decrement, increment)
    }

    @Test(arguments: [(0, 5), (20, 10)])
    func aStepperReturnsToItsBounds(start: Int, end: Int) throws {
        var number = start
        let stepper = Stepper(
            "Tubes",
            value: Binding {
                number
            } set: {
                number = $0
            }, in: 5...10)
        let session = ViewSession(stepper)
        let actions = try self.stepper(session)
        try session.perform(#require(start < 5 ? actions.increment : actions.decrement))
        #expect(number == end)
    }

    @Test(arguments: [(0.0, "14:13"), (86400, nil)])
    func aTimeIsLimitedOnTheDayOfTheLimit(later: Double, minimum: String?) throws {
        let earliest = try Date.ISO8601FormatStyle().parse("2026-09-21T14:13:00Z")
        let picker = DatePicker(
            "At", selection: .constant(earliest + later + 60), in: earliest..., displayedComponents: .hourAndMinute)
        var environment = EnvironmentValues()
        environment.timeZone = .gmt
        let node = try #require(ViewSession(picker, environment: environment).tree.node(.datePicker))
        guard case .control(.datePicker(_, let limits), _) = node.kind else {
            Issue.record("It has another kind.")
            return
        }
        #expect(limits.minimum == minimum)
    }

    @Test func aStepperStaysWithinItsBounds() throws {
        let session = try session()
        try session.perform(#require(stepper(session).increment))
        #expect(shown(session)?.hasPrefix("3 ") == true)
        #expect(try stepper(session).increment == nil)
        try session.perform(#require(stepper(session).decrement))
        try session.perform(#require(stepper(session).decrement))
        #expect(shown(session)?.hasPrefix("1 ") == true)
        #expect(try stepper(session).decrement == nil)
    }

    @Test func aSliderTakesNumbersWithinItsBounds() throws {
        let session = try session()
        let slider = try #require(session.tree.node(.slider))
        guard case .control(.slider(let limits), let value) = slider.kind else {
            Issue.record("It has another kind.")
            return
        }
        #expect(limits == ControlLimits(minimum: "2.0", maximum: "4.0", step: "0.5"))
        #expect(value == .text("2.5"))
        #expect(slider.texts == ["soft", "hard", "Pressure"])
        try session.enter(.text("4"), in: slider.id)
        #expect(shown(session)?.contains(" 4.0 ") == true)
        for text in ["4.5", "nan", "inf", "", "high"] {
            #expect(throws: ViewInputError.invalidValue(text)) { try session.enter(.text(text), in: slider.id) }
        }
    }

    @Test(
        arguments: [
            (4, 0...10, 2, "4"), (42, 0...100, 10, "40"), (1.5, 0...1, nil, "1"), (0.3, 0...1, 0.1, "0.3"),
            (100, 0...95, 10, "90"), (-3, 2...4, 0.5, "2"), (0.25, 0...1, nil, "0.25"), (0.25, 0...1, 0.1, "0.3"),
            (.nan, 2...4, nil, "2"),
        ] as [(Double, ClosedRange<Double>, Double?, String)])
    func aSliderShowsWhatABrowserSends(number: Double, bounds: ClosedRange<Double>, step: Double?, text: String) throws
    {
        let value = Binding.constant(number)
        let slider = step.map { Slider(value: value, in: bounds, step: $0) } ?? Slider(value: value, in: bounds)
        guard case .control(_, let shown) = try #require(ViewSession(slider).tree.node(.slider)).kind else {
            Issue.record("It has another kind.")
            return
        }
        #expect(shown == .text(text))
    }

    struct Entry: Sendable {
        let components: DatePickerComponents
        let shown: String
        let entered: String
        let result: String
    }

    @Test(arguments: [
        Entry(components: .date, shown: "2026-05-02", entered: "2026-06-10", result: "2026-06-09T22:30:15Z"),
        Entry(components: .hourAndMinute, shown: "00:30", entered: "09:05", result: "2026-05-02T07:05:15Z"),
        Entry(
            components: [.date, .hourAndMinute], shown: "2026-05-02T00:30", entered: "2026-05-03T08:00",
            result: "2026-05-03T06:00:15Z"),
    ])
    func aDateIsEnteredInTheTimeZoneOfThePage(entry: Entry) throws {
        let session = try session(entry.components)
        let picker = try #require(session.tree.node(.datePicker))
        guard case .control(_, let value) = picker.kind else {
            Issue.record("It has another kind.")
            return
        }
        #expect(value == .text(entry.shown))
        try session.enter(.text(entry.entered), in: picker.id)
        #expect(shown(session)?.hasSuffix(entry.result) == true, "\(shown(session) ?? "")")
    }

    @Test(arguments: ["", "2026-13-01T00:00", "2026-02-30T00:00", "tomorrow", "2026-05-03", "2025-01-01T00:00"])
    func onlyADateOfTheRangeIsAccepted(text: String) throws {
        let session = try session()
        let picker = try #require(session.tree.node(.datePicker))
        #expect(throws: ViewInputError.self) { try session.enter(.text(text), in: picker.id) }
    }

    @Test func aDayBeforeTheRangeIsRefused() throws {
        let session = try session(.date)
        let picker = try #require(session.tree.node(.datePicker))
        #expect(throws: ViewInputError.self) { try session.enter(.text("2026-04-30"), in: picker.id) }
        try session.enter(.text("2026-05-01"), in: picker.id)
        #expect(shown(session)?.hasSuffix("2026-04-30T22:30:15Z") == true)
    }

    /// The control shows no seconds.
    @Test func theShownStartOfTheRangeIsAccepted() throws {
        let date = try Date.ISO8601FormatStyle().parse("2026-05-01T22:30:00Z")
        let session = ViewSession(Order(date, from: date - 3_570), environment: EnvironmentValues())
        let picker = try #require(session.tree.node(.datePicker))
        try session.enter(.text("2026-05-01T21:30"), in: picker.id)
        #expect(shown(session)?.hasSuffix("2026-05-01T21:30:00Z") == true)
    }

    private struct Styles: View {
        @FocusState private var isFocused: Bool
        @FocusState private var field: Int?
        @State private var text = "a"
        @State private var submitted = ""

        var body: some View {
            VStack {
                TextField("Plain", text: $text).textFieldStyle(.plain).focused($isFocused)
                TextField("Round", text: $text).textFieldStyle(.roundedBorder).focused($field, equals: 1)
                    .accessibilityHint("Hint").accessibilityValue("Value")
                Picker("Size", selection: $text) { Text("A").tag("a") }.pickerStyle(.segmented)
                Button("Focus") { (isFocused, field) = (true, 2) }
                Text(verbatim: "submitted \(submitted)")
            }
            .onSubmit { submitted = text }
            .onChange(of: field) { submitted = "field \(field.map(String.init) ?? "none")" }
        }
    }

    @Test func theViewKnowsWhereTheUserMovesTheFocus() throws {
        let session = ViewSession(Styles())
        session.update()
        let (plain, round) = (
            try #require(session.tree.node(.textField, "Plain")), try #require(session.tree.node(.textField, "Round"))
        )
        #expect(plain.reportsFocus && round.reportsFocus)
        session.moveFocus(to: round.id)
        #expect(session.update().node(.staticText, "submitted field 1") != nil)
        #expect(session.tree.node(.textField, "Round")?.isFocused == true)
        session.moveFocus(to: plain.id)
        #expect(session.update().node(.staticText, "submitted field none") != nil)
        #expect(session.tree.node(.textField, "Plain")?.isFocused == true)
        session.moveFocus(to: nil)
        #expect(session.update().node(.textField, "Plain")?.isFocused == false)
    }

    @Test func stylesFocusAndSubmit() throws {
        let session = ViewSession(Styles())
        let (plain, round) = (
            try #require(session.tree.node(.textField, "Plain")), try #require(session.tree.node(.textField, "Round"))
        )
        #expect(plain.appearance == "plain")
        #expect(round.appearance == "roundedBorder")
        #expect((round.accessibilityHint, round.accessibilityValue) == ("Hint", "Value"))
        #expect(session.tree.node(.picker)?.appearance == "segmented")
        #expect(!plain.isFocused && !round.isFocused)
        try session.tap("Focus")
        #expect(session.tree.node(.textField, "Plain")?.isFocused == true)
        #expect(session.tree.node(.textField, "Round")?.isFocused == false)
        try session.perform(#require(plain.action))
        #expect(session.update().node(.staticText, "submitted a") != nil)
    }
}
