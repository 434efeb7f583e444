import SwiftUI
import Testing

@MainActor @Suite struct PresentationTests {
    private struct Desk: View {
        @State private var isSheetShown = false
        @State private var isAlertShown = false
        @State private var log = ""

        var body: some View {
            VStack {
                Text("log:\(log)")
                Button("Sheet") { isSheetShown = true }
                Button("Alert") { isAlertShown = true }
            }
            .sheet(isPresented: $isSheetShown, onDismiss: { log += " dismissed" }) {
                Button("Done") { isSheetShown = false }
            }
            .alert("Careful", isPresented: $isAlertShown) {
                Button("Cancel", role: .cancel) { log += " canceled" }
            } message: {
                Text("Hot")
            }
            .padding()
        }
    }

    @Test func aSheetIsAboveThePageUntilItIsDismissed() throws {
        let session = ViewSession(Desk())
        #expect(session.update().presentations.isEmpty)
        let tree = try session.tap("Sheet")
        #expect(tree.presentations.map(\.role) == [.sheet])
        #expect(tree.presentations[0].style.isEmpty)
        try session.tap("Done")
        #expect(session.update().presentations.isEmpty)
        #expect(session.tree.node(.staticText, "log: dismissed") != nil)
    }

    @Test func theActionOfASheetDismissesIt() throws {
        let session = ViewSession(Desk())
        let sheet = try #require(session.tap("Sheet").presentations.first)
        try session.perform(#require(sheet.action))
        #expect(session.update().presentations.isEmpty)
        #expect(session.tree.node(.staticText, "log: dismissed") != nil)
    }

    @Test func theButtonsOfAnAlertDismissIt() throws {
        let session = ViewSession(Desk())
        try session.tap("Alert")
        #expect(
            session.tree.outline.hasSuffix(
                """
                alert
                  title:
                    text Careful
                  message:
                    text Hot
                  button cancel
                    text Cancel

                """))
        try session.tap("Cancel")
        #expect(session.tree.presentations.isEmpty)
        #expect(session.tree.node(.staticText, "log: canceled") != nil)
    }
}
