import Foundation
import ModelContextProtocol
import Synchronization

extension FuzzTarget {
    /// The target for the lines of a client of the Model Context Protocol. Each answer is one line of JSON, and each request
    /// with an id has at most one.
    static let messages = FuzzTarget("messages") { input in
        let sent = Mutex<[Data]>([])
        let server = ProtocolServer(try MessageContent.content()) { message in sent.withLock { $0.append(message) } }
        for line in input.lines { server.receive(Data(line.utf8)) }
        server.finish(within: 1)
        let answers = sent.withLock(\.self)
        try expect(answers.count <= 2 * input.lines.count, "There are more answers than calls with progress have.")
        for answer in answers {
            try expect(!answer.contains(UInt8(ascii: "\n")), "An answer has several lines.")
            let json = try JSONDecoder().decode(JSONValue.self, from: answer)
            try expect(json["jsonrpc"] == "2.0", "An answer is no message of JSON-RPC.")
            let kinds = ["result", "error", "method"].filter { json[$0] != nil }
            try expect(kinds.count == 1, "An answer has \(kinds).")
        }
    }
}

/// A small server with a tool, a resource and a prompt.
private enum MessageContent {
    struct Arguments: DescribedProperties {
        struct Step: Codable {
            let name: String
            let times: Int?
        }

        let text: String
        let width: Double?
        let steps: [Step]?
        let values: [String: String]?

        static let descriptions = ["text": "A text that is repeated."]
    }

    struct Output: Codable {
        let text: String
    }

    static func content() throws -> ServerContent {
        let tool = try Tool("repeat", title: "Repeat", description: "Repeats a text.") { (arguments: Arguments, call) in
            call.progress(1, of: 1, arguments.text)
            return ToolAnswer(arguments.text, Output(text: arguments.text))
        }
        var content = ServerContent(name: "fuzz", title: "Fuzz", version: "1", instructions: "", tools: [tool])
        content.resources = ResourceSource(templates: []) {
            [Resource("note://a", name: "a", title: "A", mediaType: "text/plain")]
        } read: { address in
            address == "note://a" ? ("A note", "text/plain") : nil
        }
        content.prompts = [
            Prompt("greet", title: "Greet", description: "Greets.", arguments: [Prompt.Argument("name", "the name")]) {
                "Greet \($0["name"] ?? "")."
            }
        ]
        content.completions = { _, beginning, _ in ["Ada", "Amal"].filter { $0.hasPrefix(beginning) } }
        return content
    }
}
