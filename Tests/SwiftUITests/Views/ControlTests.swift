import SwiftUI
import Testing

@MainActor @Suite struct ControlTests {
    private enum Unit: Hashable { case minutes, hours }

    private struct Settings: View {
        @State private var name = ""
        @State private var isOn = false
        @State private var unit = Unit.hours
        @State private var notes = "a\nb"

        var body: some View {
            List {
                TextField("Name", text: $name, prompt: Text(verbatim: "Ada"))
                TextEditor(text: $notes).accessibilityLabel("Notes")
                Toggle("Reminders", isOn: $isOn)
                Picker("Unit", selection: $unit) {
                    Text("Minutes").tag(Unit.minutes)
                    Text("Hours").tag(Unit.hours)
                }
                Group {
                    Text(verbatim: "\(name)|\(isOn)|\(unit)|\(notes)")
                }
            }
        }
    }

    private func shown(_ session: ViewSession) -> String? {
        session.update().nodes.last { $0.role == .staticText }?.texts.joined()
    }

    @Test func valuesAreEntered() throws {
        let session = ViewSession(Settings())
        #expect(shown(session) == "|false|hours|a\nb")
        try session.enter(.text("Eve"), in: #require(session.tree.node(.textField)).id)
        try session.enter(.text("c"), in: #require(session.tree.node(.textView)).id)
        try session.enter(.isOn(true), in: #require(session.tree.node(.toggle)).id)
        let picker = try #require(session.tree.node(.picker))
        try session.enter(.text(#require(picker.choice("Minutes"))), in: picker.id)
        #expect(shown(session) == "Eve|true|minutes|c")
        #expect(session.tree.problems == [])
    }

    @Test func controlsHaveLabels() throws {
        let tree = ViewSession(Settings()).tree
        #expect(tree.node(.textField)?.prompt == "Ada")
        #expect(tree.node(.textView)?.accessibilityLabel == "Notes")
        let picker = try #require(tree.node(.picker))
        #expect(picker.choices.map(\.label) == ["Minutes", "Hours"])
        #expect(try picker.controlValue == .text(#require(picker.choice("Hours"))))
    }

    @Test(arguments: [ControlValue.text("2"), .text("hours"), .text(""), .isOn(true)])
    func onlyAChoiceCanBeChosen(value: ControlValue) throws {
        let session = ViewSession(Settings())
        let picker = try #require(session.tree.node(.picker)).id
        #expect(throws: ViewInputError.self) { try session.enter(value, in: picker) }
        #expect(shown(session) == "|false|hours|a\nb")
    }

    @Test func aValueOfAnotherKindIsRejected() throws {
        let session = ViewSession(Settings())
        let (field, toggle) = (
            try #require(session.tree.node(.textField)).id, try #require(session.tree.node(.toggle)).id
        )
        #expect(throws: ViewInputError.self) { try session.enter(.isOn(true), in: field) }
        #expect(throws: ViewInputError.self) { try session.enter(.text("on"), in: toggle) }
    }

    @Test func aChoiceWithoutATagIsAProblem() {
        let picker = Picker("Unit", selection: .constant(Unit.hours)) { Text("Minutes") }
        #expect(
            ViewSession(picker).tree.problems.map(\.message) == [
                "The choice 'Minutes' of a Picker in Picker<Text, Unit, Text> has no tag of the type Unit. Add '.tag(…)'."
            ])
    }

    @Test func theIdOfAnElementIsItsTag() throws {
        let picker = Picker("Size", selection: .constant("M")) {
            ForEach(["S", "M"], id: \.self) { Text(verbatim: "Size \($0)") }
        }
        let tree = ViewSession(picker).tree
        #expect(tree.problems == [])
        let sizes = try #require(tree.node(.picker))
        #expect(try sizes.controlValue == .text(#require(sizes.choice("Size M"))))
    }

    private struct Sizes: View {
        @State private var sizes = ["S", "M"]
        @State private var size = "S"

        var body: some View {
            Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text(verbatim: $0) } }
            Button("Insert") { sizes.insert("XS", at: 0) }
            Text(verbatim: size)
        }
    }

    @Test func aChoiceOfAnOldPageStaysTheSame() throws {
        let session = ViewSession(Sizes())
        let picker = try #require(session.tree.node(.picker))
        let value = try #require(picker.controlValue)
        try session.tap("Insert")
        #expect(session.tree.node(.picker)?.controlValue == value)
        try session.enter(value, in: picker.id)
        #expect(shown(session) == "S")
    }

    @Test func theChoicesOfSectionsAndImagesHaveLabels() throws {
        let picker = Picker("Unit", selection: .constant(Unit.hours)) {
            Section("Short") { Text("Minutes").tag(Unit.minutes) }
            Divider()
            Image(systemName: "clock").accessibilityLabel("Hours").tag(Unit.hours)
        }
        let tree = ViewSession(picker).tree
        #expect(tree.problems == [])
        #expect(tree.node(.picker)?.choices.map(\.label) == ["Minutes", "Hours"])
    }

    @Test func aLinkThatCouldRunCodeIsAProblem() throws {
        let link = Link("Run", destination: try #require(URL(string: "javascript:alert(1)")))
        #expect(ViewSession(link).tree.problems.count == 1)
        let sound = Link("Mail", destination: try #require(URL(string: "mailto:ada@example.org")))
        #expect(ViewSession(sound).tree.node(.link)?.texts == ["Mail"])
    }
}

extension ViewNode {
    /// The choices of a picker.
    fileprivate var choices: [ControlKind.Choice] {
        if case .control(.picker(let choices), _) = kind { choices } else { [] }
    }

    /// Returns what a page sends for the choice with a label.
    fileprivate func choice(_ label: String) -> String? { choices.first { $0.label == label }?.value }
}
