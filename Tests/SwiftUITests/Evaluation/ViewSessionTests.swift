import SwiftUI
import Synchronization
import Testing

@MainActor @Suite struct ViewSessionTests {
    private struct Settings: View {
        @State private var name = "Ada"
        @State private var isOn = false

        var body: some View {
            VStack {
                ControlView(.textField) {
                    .text(name)
                } enter: { value in
                    guard case .text(let text) = value, !text.isEmpty else { throw ViewInputError.invalidValue("") }
                    name = text
                } label: {
                    Text("Name")
                } message: {
                    if name == "Bob" { Text("Taken") }
                }
                ControlView(.toggle) {
                    .isOn(isOn)
                } enter: {
                    isOn = $0 == .isOn(true)
                } label: {
                    Text("Reminders")
                } message: {
                }
                .disabled(name == "Bob")
                Button("Save", action: {}).disabled(true)
            }
        }
    }

    @Test func aValueIsEnteredById() throws {
        let session = ViewSession(Settings())
        let field = try #require(session.tree.node(.textField))
        try session.enter(.text("Bob"), in: field.id)
        #expect(
            session.update().outline == """
                vStack
                  textField 'Bob'
                    label:
                      text Name
                    message:
                      text Taken
                  toggle false disabled
                    label:
                      text Reminders disabled
                  button disabled
                    text Save disabled

                """)
        #expect(throws: ViewInputError.invalidValue("")) { try session.enter(.text(""), in: field.id) }
    }

    @Test func whatIsUnknownOrDisabledIsRefused() throws {
        let session = ViewSession(Settings())
        let field = try #require(session.tree.node(.textField)?.id)
        let toggle = try #require(session.tree.node(.toggle)?.id)
        let button = try #require(session.tree.node(.button)?.action)
        #expect(throws: ViewInputError.unknownControl("v-9")) { try session.perform("v-9") }
        #expect(throws: ViewInputError.unknownControl(field)) { try session.perform(field) }
        #expect(throws: ViewInputError.unknownControl("v-9")) { try session.enter(.isOn(true), in: "v-9") }
        #expect(throws: ViewInputError.disabled(button)) { try session.perform(button) }
        try session.enter(.text("Bob"), in: field)
        #expect(throws: ViewInputError.disabled(toggle)) { try session.enter(.isOn(true), in: toggle) }
    }

    @Test func onlyAChangeEvaluatesAgain() throws {
        final class Taps { var count = 0 }
        let taps = Taps()
        let session = ViewSession(Button("Tap \(taps.count)") { taps.count += 1 })
        try session.tap("Tap 0")
        #expect(taps.count == 1)
        #expect(session.evaluationCount == 1)
    }

    @Test func aChangeInvalidatesTheTree() throws {
        let session = ViewSession(Settings())
        let field = try #require(session.tree.node(.textField)?.id)
        #expect(!session.invalidation.isInvalid)
        try session.enter(.text("Eve"), in: field)
        #expect(session.invalidation.isInvalid)
    }

    @Test func idsAreTheSameInEachSession() {
        struct Item: Identifiable { let id = UUID() }
        let ids = { ViewSession(ForEach([Item(), Item()]) { _ in Text("x").id(UUID()) }).tree.nodes.map(\.id) }
        #expect(ids() == ids())
    }

    @Test func actionsOfFormsAndTasksOfButtonsRun() async throws {
        struct Submission: View {
            @State private var log = ""

            var body: some View {
                Form {
                    Text(log)
                    Button(task: { add("button ") }) { Text("Go") }
                }
                .submitAction(.task { add("form ") })
            }

            /// A task without an error.
            private func add(_ text: String) -> (any Error)? {
                log += text
                return nil
            }
        }
        let session = ViewSession(Submission())
        try session.perform(#require(session.tree.node(.form)?.action))
        _ = await session.settled()
        try session.tap("Go")
        #expect(await session.settled().node(.staticText, "form button ") != nil)
    }

    @Test nonisolated func theMainActorIsReachedFromAnyThread() async {
        #expect(MainActor.sync { MainActor.sync { ViewSession(Text("a")).tree.outline } } == "text a\n")
        let outline = await Task.detached { MainActor.sync { ViewSession(Text("b")).tree.outline } }.value
        #expect(outline == "text b\n")
        #expect(await MainActor.run { MainActor.sync { 1 } } == 1)
    }
}
