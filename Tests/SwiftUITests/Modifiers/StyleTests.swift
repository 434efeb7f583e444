import SwiftUI
import Testing

@MainActor @Suite struct StyleTests {
    @Test func attributesKeepTheirOrder() {
        let view = HStack { Text("a") }
            .padding().background(Color.red.opacity(0.5)).padding(.horizontal, 8).cornerRadius(4)
            .frame(minWidth: 10, maxWidth: .infinity).foregroundStyle(.secondary)
        #expect(
            ViewSession(view).tree.content.map(\.style) == [
                [
                    .padding(.all, length: nil), .background(.color(.red.opacity(0.5))),
                    .padding(.horizontal, length: 8), .cornerRadius(4),
                    .frame(Frame(minWidth: 10, maxWidth: .infinity)), .foreground(.level(1)),
                ]
            ])
    }

    @Test func textsKeepTheirStyleInOneText() throws {
        let text = Text("a").font(.title).bold() + Text("b").foregroundStyle(.red).italic(false)
        let node = try #require(ViewSession(text.font(.caption)).tree.content.first)
        guard case .text(let runs) = node.kind else {
            Issue.record("\(node.kind) is not a text")
            return
        }
        #expect(runs.map(\.text) == ["a", "b"])
        #expect(
            runs.map(\.style) == [
                [.font(.title), .fontWeight(.bold), .font(.caption)], [.foreground(.color(.red)), .font(.caption)],
            ])
    }

    @Test func everyNodeOfAViewIsModified() {
        let view = ForEach(0..<2) { Text("\($0)") }.accessibilityIdentifier("row")
        #expect(ViewSession(view).tree.content.map(\.identifier) == ["row", "row"])
    }

    private struct Numbered: ViewModifier {
        @State private var taps = 0

        func body(content: Content) -> some View {
            HStack {
                content
                Button("\(taps)") { taps += 1 }
            }
        }
    }

    @Test func aModifierHasABodyAndAState() throws {
        let session = ViewSession(Text("a").modifier(Numbered()).modifier(Numbered()))
        try session.tap("0")
        try session.tap("0")
        #expect(session.tree.nodes.filter { $0.role == .button }.flatMap(\.texts) == ["1", "1"])
        #expect(session.tree.problems.isEmpty)
    }

    private struct Framed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(isEnabled ? "on" : "off")
                configuration.label.padding()
            }
        }
    }

    @Test func buttonsHaveTheNearestStyle() throws {
        var taps = 0
        let view = VStack {
            Button("Repair", role: .destructive) { taps += 1 }.buttonStyle(Framed())
            Button("Borrow") {}.buttonStyle(Framed()).disabled(true)
            Button("Close") {}
        }
        .buttonStyle(.borderedProminent)
        let session = ViewSession(view)
        #expect(
            session.tree.outline == """
                vStack
                  button destructive plain
                    hStack
                      text on
                      text Repair
                  button plain disabled
                    hStack disabled
                      text off disabled
                      text Borrow disabled
                  button borderedProminent
                    text Close

                """)
        try session.tap("on Repair")
        #expect(taps == 1)
    }
}
