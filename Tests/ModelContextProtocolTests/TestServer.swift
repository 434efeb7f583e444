import Foundation
import ModelContextProtocol
import Synchronization

/// A server with one tool, and what it has sent.
final class TestServer: Sendable {
    /// Answers the calls of the tool `greet`.
    typealias Body = @Sendable (GreetArguments, ToolCall) throws -> ToolAnswer<Greeting>

    private let sent: SentMessages
    let server: ProtocolServer

    /// - Parameters:
    ///   - notes: The texts of resources that change, which the server announces.
    ///   - subscriptions: The resources to which the client has subscribed before.
    ///   - onMessage: Called after each message.
    ///   - run: Runs calls. By default, at once.
    ///   - wrapped: Is around the tool. By default, nothing is.
    ///   - body: Answers the calls of the tool `greet`.
    init(
        notes: Notes? = nil, subscriptions: [String: UInt64] = [:], onMessage: @escaping @Sendable () -> Void = {},
        run: @escaping ProtocolServer.Runner = { $0() },
        wrapped: @escaping @Sendable (JSONValue, () throws -> ToolResult) throws -> ToolResult = { try $1() },
        body: @escaping Body = { arguments, _ in
            ToolAnswer("Hello \(arguments.name).", Greeting(text: "Hello \(arguments.name)."))
        }
    ) throws {
        let tool = try Tool("greet", title: "Greet", description: "Greets somebody.", body: body).wrapped(wrapped)
        var content = ServerContent(
            name: "test", title: "A test", version: "1.2.3", instructions: "Greet first.", tools: [tool])
        content.resources = ResourceSource(
            templates: [
                ResourceTemplate(
                    "note://{name}", name: "note", title: "A note", description: "A text.", mediaType: "text/plain")
            ]
        ) {
            (1...120).map { Resource("note://\($0)", name: "\($0)", title: "Note \($0)", mediaType: "text/plain") }
        } read: { address in
            address.hasPrefix("note://") ? (notes?.text(address) ?? "The text of \(address)", "text/plain") : nil
        }
        content.announcesChanges = notes != nil
        content.prompts = [
            Prompt("welcome", title: "Welcome", description: "Welcomes.", arguments: [.init("name", "the name")]) {
                "Welcome \($0["name"] ?? "")."
            }
        ]
        content.completions = { argument, beginning, _ in
            argument == "name" ? ["Ada", "Amal", "Bo"].filter { $0.hasPrefix(beginning) } : []
        }
        let sent = SentMessages(onMessage)
        self.sent = sent
        server = ProtocolServer(content, subscriptions: subscriptions, run: run) { sent.add($0) }
    }

    /// The messages so far.
    var messages: [JSONValue] { sent.all }

    func receive(_ line: String) { server.receive(Data(line.utf8)) }

    /// Sends a request, and returns its answer.
    func answer(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue? {
        try send(method, parameters, id: 7)
        return messages.last { $0["id"] == 7 }
    }

    func send(_ method: String, _ parameters: JSONValue = [:], id: JSONValue) throws {
        let message: JSONValue = ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
        server.receive(try JSONEncoder().encode(message))
    }

    func notify(_ method: String, _ parameters: JSONValue) throws {
        let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
        server.receive(try JSONEncoder().encode(message))
    }

    /// Calls the tool, and returns the result.
    func call(_ arguments: JSONValue) throws -> JSONValue? {
        try answer("tools/call", ["name": "greet", "arguments": arguments])?["result"]
    }
}

/// The texts of resources, which can change.
final class Notes: Sendable {
    private let texts = Mutex<[String: String]>([:])

    func text(_ address: String) -> String? { texts.withLock { $0[address] } }
    func change(_ address: String, to text: String) { texts.withLock { $0[address] = text } }
}

/// Messages from any thread.
private final class SentMessages: Sendable {
    private let messages = Mutex<[JSONValue]>([])
    private let onMessage: @Sendable () -> Void

    init(_ onMessage: @escaping @Sendable () -> Void) { self.onMessage = onMessage }

    var all: [JSONValue] { messages.withLock(\.self) }

    func add(_ data: Data) {
        let message = (try? JSONDecoder().decode(JSONValue.self, from: data)) ?? .string("not JSON")
        messages.withLock { $0.append(message) }
        onMessage()
    }
}

/// Arguments of each kind.
struct GreetArguments: DescribedProperties {
    enum Tone: String, ArgumentChoice {
        case kind, short
    }

    struct Title: Codable {
        let text: String
        let rank: Int?
    }

    let name: String
    let tone: Tone?
    let loud: Bool?
    let volume: Double?
    let times: Int?
    let titles: [Title]?
    let values: [String: String]?

    static let descriptions = ["name": "The name of somebody."]
}

struct Greeting: Codable {
    let text: String
}

extension JSONValue {
    /// The elements of a list. Nil for any other value.
    var elements: [JSONValue]? { if case .list(let elements) = self { elements } else { nil } }

    /// The text of the first part of a result.
    var text: String? { self["content"]?.elements?.first?["text"]?.string }
}
