import FOSMVVM
import SwiftUI
import Testing

/// The texts of values that are not localized.
@MainActor @Suite struct DefaultValueTests {
    private let pending = LocalizableString.localized(key: "T.title")
    private let constant = LocalizableString.constant("Lamp")

    @Test func aTextHasADefaultValue() {
        let none: LocalizableString? = nil
        #expect(Text(pending, defaultValue: "Default") == Text(verbatim: "Default"))
        #expect(Text(constant, defaultValue: "Default") == Text(verbatim: "Lamp"))
        #expect(Text(none, defaultValue: "Default") == Text(verbatim: "Default"))
        #expect(Text(none) == Text(verbatim: "") && Text(Optional(constant)) == Text(verbatim: "Lamp"))
        #expect(Text(constant) != Text(verbatim: "lamp") && Text(constant).bold() != Text(verbatim: "Lamp"))
    }

    @Test func controlsHaveDefaultValues() {
        let view = List {
            Toggle(pending, defaultValue: "Toggle", isOn: .constant(true))
            Button(pending, defaultValue: "Button") {}
            Label(pending, defaultValue: "Label", systemImage: "tray")
        }
        let tree = ViewSession(view).tree
        #expect(["Toggle", "Button", "Label"].allSatisfy { text in tree.nodes.contains { $0.texts.contains(text) } })
        #expect(!tree.problems.contains { $0.message.contains("T.title") })
        #expect(ViewSession(Text(pending)).tree.problems.contains { $0.message.contains("T.title") })
    }

    @Test func aTextSpeaksItsLabel() {
        let text = Text(verbatim: "3 kg")
        let label: Text = text.accessibilityLabel(constant)
        #expect(label == text.accessibilityLabel("Lamp" as String) && label != text)
        #expect(
            text.accessibilityLabel(pending, defaultValue: "Default") == text.accessibilityLabel("Default" as String))
        let views = VStack {
            label
            label.bold() + Text(verbatim: ", new")
            text.foregroundStyle(.red).accessibilityLabel(Text(constant))
            text
        }
        let labels = ViewSession(views).tree.nodes.filter { $0.role == .staticText }.map(\.accessibilityLabel)
        #expect(labels == ["Lamp", "Lamp, new", "Lamp", nil])
        let node = ViewSession(Image(systemName: "lamp").accessibilityLabel(pending, defaultValue: "Default")).tree
            .nodes
            .last
        #expect(node?.accessibilityLabel == "Default")
    }
}
