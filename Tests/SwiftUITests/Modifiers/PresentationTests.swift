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

    private struct Notice: View {
        @State private var isShown = true

        var body: some View { Text("Desk").alert("Saved", isPresented: $isShown) {} }
    }

    @Test func anAlertWithoutActionsCanBeDismissed() throws {
        let session = ViewSession(Notice())
        #expect(session.tree.presentations.map(\.role) == [.alert])
        #expect(session.tree.hardCodedTexts.map(\.text) == ["Desk", "Saved"])
        try session.tap("OK")
        #expect(session.update().presentations.isEmpty)
    }

    private struct Drawer: View {
        var body: some View {
            Text("Drawer").sheet(isPresented: .constant(true)) {
                Text("Sheet").alert("Careful", isPresented: .constant(true)) {
                    Button("OK") {}
                } message: {
                    Text("Hot")
                }
            }
        }
    }

    @Test func whatASheetPresentsIsInFrontOfIt() {
        #expect(ViewSession(Drawer()).tree.presentations.map(\.role) == [.sheet, .alert])
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

@MainActor @Suite struct SecondPresentationTests {
    private struct Item: Identifiable {
        let id: String
    }

    private struct Cleanup: View {
        @State private var isAsked = false
        @State private var isPopped = false
        @State private var item: Item?
        @State private var result = "nothing"

        var body: some View {
            VStack {
                Button("Ask") { isAsked = true }
                Button("Pop") { isPopped = true }
                Button("Sheet") { item = Item(id: "x") }
                Text(verbatim: result)
            }
            .confirmationDialog("Delete?", isPresented: $isAsked) {
                Button("Delete", role: .destructive) { result = "deleted" }
            }
            .popover(isPresented: $isPopped) { Closing() }
            .sheet(item: $item) { item in
                Text(verbatim: "sheet \(item.id)")
                Closing()
            }
        }
    }

    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("Close") { dismiss() } }
    }

    @Test func aConfirmationRunsAnActionAndIsDismissed() throws {
        let session = ViewSession(Cleanup())
        let dialog = try #require(try session.tap("Ask").presentations.first)
        guard case .confirmation(isTitleVisible: true) = dialog.kind else {
            Issue.record("no confirmation")
            return
        }
        #expect(dialog.texts == ["Delete?", "Delete"])
        let tree = try session.tap("Delete")
        #expect(tree.presentations.isEmpty)
        #expect(tree.node(.staticText, "deleted") != nil)
        try session.perform(#require(try session.tap("Ask").presentations.first?.action))
        #expect(session.update().presentations.isEmpty)
    }

    @Test(arguments: [("Pop", ViewNode.Role.popover), ("Sheet", .sheet)])
    func whatIsPresentedCanDismissItself(button: String, role: ViewNode.Role) throws {
        let session = ViewSession(Cleanup())
        #expect(try session.tap(button).presentations.map(\.role) == [role])
        #expect(try session.tap("Close").presentations.isEmpty)
    }
}
