import Foundation
import ModelContextProtocol
import PreviewCatalog
import Synchronization

@testable import PreviewSite

/// The tools of a test site, as a client calls them.
final class TestAssistant {
    private let server: ProtocolServer
    private let answers: Answers
    /// Keeps the files of the site.
    private let site: TestSite

    /// - Parameters:
    ///   - pictures: Takes pictures. Nil for a host that takes none.
    ///   - changed: Finds changed previews.
    ///   - newer: Names the sources that are newer than the program.
    init(
        _ site: TestSite, pictures: (any SiteBrowser)? = nil, changed: AssistantTools.ChangedPreviews? = nil,
        newer: (@Sendable () -> String?)? = nil
    ) throws {
        let answers = Answers()
        (self.site, self.answers) = (site, answers)
        let shown = pictures.map(site.site.using) ?? site.site
        let tools = AssistantTools(of: shown, changed: changed, newer: newer)
        server = ProtocolServer(try tools.content(name: "app-previews", version: "1.0.0")) {
            answers.add($0)
        }
    }

    /// Returns the result of a tool.
    func call(_ tool: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
        try request("tools/call", ["name": .string(tool), "arguments": arguments])["result"] ?? .null
    }

    /// Returns the text of a tool's result.
    func text(_ tool: String, _ arguments: JSONValue = [:]) throws -> String {
        try call(tool, arguments)["content"]?.elements?.first?["text"]?.string ?? ""
    }

    /// Returns a function that cancels the call which is being answered.
    func cancellation() throws -> @Sendable () -> Void {
        let parameters: JSONValue = ["requestId": 1]
        let message: JSONValue = ["jsonrpc": "2.0", "method": "notifications/cancelled", "params": parameters]
        let data = try JSONEncoder().encode(message)
        return { [server] in _ = server.receive(data) }
    }

    /// Returns the answer to a request.
    func request(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
        let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
        server.receive(try JSONEncoder().encode(message))
        return answers.last
    }
}

extension JSONValue {
    /// The elements of a list. Nil for any other value.
    var elements: [JSONValue]? { if case .list(let elements) = self { elements } else { nil } }
}

/// The messages of a server.
private final class Answers: Sendable {
    private let all = Mutex<[JSONValue]>([])

    var last: JSONValue { all.withLock { $0.last ?? .null } }

    func add(_ data: Data) {
        let answer = (try? JSONDecoder().decode(JSONValue.self, from: data)) ?? .null
        all.withLock { $0.append(answer) }
    }
}
