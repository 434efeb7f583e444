import Foundation
import ModelContextProtocol
import Testing

@Suite struct SubscriptionTests {
    private let notes = Notes()

    /// The addresses of the resources that the server has announced.
    private func announced(by server: TestServer) -> [String] {
        server.messages.filter { $0["method"] == "notifications/resources/updated" }.compactMap {
            $0["params"]?["uri"]?.string
        }
    }

    @Test func onlyWhatHasChangedIsAnnouncedAndOnlyOnce() throws {
        let server = try TestServer(notes: notes)
        #expect(try server.answer("initialize")?["result"]?["capabilities"]?["resources"]?["subscribe"] == true)
        for note in ["note://1", "note://2"] {
            #expect(try server.answer("resources/subscribe", ["uri": .string(note)])?["result"] == [:])
        }
        server.server.announceChanges()
        #expect(announced(by: server).isEmpty)
        notes.change("note://2", to: "new")
        notes.change("note://3", to: "new")
        server.server.announceChanges()
        server.server.announceChanges()
        #expect(announced(by: server) == ["note://2"])
    }

    @Test func nothingIsAnnouncedAfterTheEndOfASubscription() throws {
        let server = try TestServer(notes: notes)
        _ = try server.answer("resources/subscribe", ["uri": "note://1"])
        #expect(try server.answer("resources/unsubscribe", ["uri": "note://1"])?["result"] == [:])
        notes.change("note://1", to: "new")
        server.server.announceChanges()
        #expect(announced(by: server).isEmpty)
    }

    @Test func aServerThatGoesOnKnowsWhatTheClientKnows() throws {
        let first = try TestServer(notes: notes)
        _ = try first.answer("resources/subscribe", ["uri": "note://1"])
        let second = try TestServer(notes: notes, subscriptions: first.server.subscribed)
        second.server.announceChanges()
        #expect(announced(by: second).isEmpty)
        notes.change("note://1", to: "new")
        second.server.announceChanges()
        #expect(announced(by: second) == ["note://1"])
    }

    @Test func whatIsNotThereAndWhatIsTooMuchIsRefused() throws {
        let server = try TestServer(notes: notes)
        #expect(try server.answer("resources/subscribe", ["uri": "file:///a"])?["error"]?["code"] == -32_002)
        for number in 1...100 { _ = try server.answer("resources/subscribe", ["uri": .string("note://\(number)")]) }
        #expect(server.server.subscribed.count == 100)
        #expect(try server.answer("resources/subscribe", ["uri": "note://101"])?["error"]?["code"] == -32_600)
    }

    @Test func aServerThatAnnouncesNothingTakesNoSubscriptions() throws {
        let server = try TestServer()
        #expect(try server.answer("initialize")?["result"]?["capabilities"]?["resources"]?["subscribe"] == false)
        #expect(try server.answer("resources/subscribe", ["uri": "note://1"])?["error"]?["code"] == -32_601)
    }
}
