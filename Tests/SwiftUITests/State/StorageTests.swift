import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct StorageTests {
    private enum Order: String {
        case name, date
    }

    private struct Settings: View {
        @AppStorage("order") private var order = Order.name
        @AppStorage("visits", store: UserDefaults(suiteName: "storage")) private var visits = 3
        @AppStorage("owner") private var owner: String?
        @SceneStorage("order") private var tab = "first"

        var body: some View {
            Button("\(order) \(visits) \(owner ?? "nobody") \(tab)") {
                order = .date
                visits += 1
                owner = "Ada"
                tab = "second"
            }
            Other(visits: $visits)
        }
    }

    private struct Other: View {
        @Binding var visits: Int
        @AppStorage("order") private var order = Order.name

        var body: some View {
            Stepper("\(order)", value: $visits)
        }
    }

    @Test func allViewsOfASessionShareAValue() throws {
        let session = ViewSession(Settings())
        try session.tap("name 3 nobody first")
        #expect(session.tree.node(.button, "date 4 Ada second") != nil)
        #expect(session.tree.node(.stepper)?.texts == ["date"])
        #expect(ViewSession(Settings()).tree.node(.button, "name 3 nobody first") != nil)
    }

    @Test func nothingIsWrittenToTheMachine() throws {
        let session = ViewSession(Settings())
        try session.tap("name 3 nobody first")
        #expect(UserDefaults.standard.object(forKey: "order") == nil)
        #expect(UserDefaults(suiteName: "storage")?.object(forKey: "visits") == nil)
    }

    @Test func lengthsAndNamespacesAreValues() {
        struct Names: View {
            @ScaledMetric(relativeTo: .body) private var size: CGFloat = 12
            @Namespace private var first
            @Namespace private var second

            var body: some View { Text(verbatim: "\(size) \(first == first) \(first == second)") }
        }
        #expect(ViewSession(Names()).tree.outline == "text 12.0 true false\n")
    }
}
