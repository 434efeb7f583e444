import Foundation

/// A call of an assistant on a page: `> tool {"argument": "value"}`, then the text of the answer.
struct ShownCall {
    private let tool: String
    private let arguments: String
    /// The shown text.
    let answer: String

    /// Nil for another block.
    init?(_ code: String) {
        guard let match = code.wholeMatch(of: /> (?<tool>\w+) (?<arguments>\{[^\n]*\})\n(?<answer>(?:.|\n)*)/) else {
            return nil
        }
        (tool, arguments) = (String(match.tool), String(match.arguments))
        answer = match.answer.trimmingCharacters(in: .newlines)
    }

    /// Returns the text with which the example's host answers.
    func text() throws -> String {
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        let output = try BuiltProgram(name: "preview-host").output(
            of: ["mcp", "--log-level", "critical"], input: call + "\n")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
        return answer.result.content.map(\.text).joined(separator: "\n")
    }

    private struct Answer: Decodable {
        struct Result: Decodable {
            let content: [Content]
        }

        struct Content: Decodable {
            let text: String
        }

        let result: Result
    }
}
