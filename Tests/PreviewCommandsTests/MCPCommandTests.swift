import Foundation
import Testing

/// The server for assistants, run as an assistant runs it.
@Suite struct MCPCommandTests {
    private static let crashing = #"{"view": "ScaleView/crashing"}"#
    /// It is made by `stub()`, which prints.
    private static let printing = #"{"view": "ScaleView/held"}"#
    private static let sound = #"{"view": "ScaleView/sound"}"#

    /// Calls `render_preview` with these arguments, and returns the lines of the output and the messages.
    private func lines(_ calls: [String], options: [String] = []) async throws -> (lines: [String], errors: String) {
        try await lines(
            calls.map { (method: "tools/call", parameters: #"{"name": "render_preview", "arguments": \#($0)}"#) },
            options: options, in: HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews"),
            program: HostProcess.executable("broken-previews"))
    }

    /// Sends requests, and returns the lines of the output and the messages.
    private func lines(
        _ requests: [(method: String, parameters: String)], options: [String] = [],
        in folder: URL = HostProcess.package, program: URL = HostProcess.executable("preview-host")
    ) async throws -> (lines: [String], errors: String) {
        let messages = requests.enumerated().map { id, request in
            #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(request.method)", "params": \#(request.parameters)}"#
                + "\n"
        }
        let host = try await HostProcess.run(
            ["mcp"] + options, in: folder, program: program, environment: ["PRINTING": "yes"], input: messages.joined())
        #expect(host.exitCode == 0)
        return (host.output.split(separator: "\n").map(String.init), host.errors)
    }

    @Test func aPreviewThatCrashesIsAnErrorAndTheServerLives() async throws {
        let (lines, _) = try await lines([Self.crashing, Self.sound])
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains(#""isError":true"#) && $0.contains("Fatal error: The scale fell") })
        #expect(lines.contains { $0.contains(#""isError":false"#) && $0.contains("ScaleView/sound in en") })
    }

    @Test func whatThePreviewPrintsIsNotInTheProtocol() async throws {
        let (lines, errors) = try await lines([Self.printing], options: ["--no-isolation"])
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("{"))
        #expect(errors.contains("Weighed in print()"))
    }

    /// The empty fields have errors after the press.
    @Test func anOperationThatIsNotCalledHasItsReason() async throws {
        let press = #"{"view": "SignInView/empty", "steps": [{"action": "press", "target": "submitButton"}]}"#
        let (lines, _) = try await lines([("tools/call", #"{"name": "use_preview", "arguments": \#(press)}"#)])
        #expect(lines.count == 1)
        #expect(lines[0].contains(#"submit(): It was not called, because the form has errors."#))
        #expect(lines[0].contains(#""operations":[]"#))
    }

    @Test func theSkillNamesEachToolAndOnlyItsArguments() async throws {
        let skill = try String(
            contentsOf: HostProcess.package.appending(path: "Skills/preview-host/SKILL.md"), encoding: .utf8)
        #expect(skill.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        let (lines, _) = try await lines([("tools/list", "{}")])
        let tools = try JSONDecoder().decode(ToolList.self, from: Data(lines[0].utf8)).result.tools
        let calls = skill.matches(of: /`([a-z_]+) (\{.*?\})`/).map { (tool: $0.output.1, arguments: $0.output.2) }
        #expect(Set(calls.map { String($0.tool) }) == Set(tools.map(\.name)))
        for call in calls {
            let tool = tools.first { $0.name == call.tool }
            let arguments = try JSONSerialization.jsonObject(with: Data(call.arguments.utf8)) as? [String: Any]
            let known = Set((tool?.inputSchema.properties ?? [:]).keys)
            #expect(Set((arguments ?? [:]).keys).isSubset(of: known), "\(call)")
        }
    }
}

/// The answer to `tools/list`.
private struct ToolList: Decodable {
    struct Result: Decodable {
        let tools: [Tool]
    }

    struct Tool: Decodable {
        struct Schema: Decodable {
            struct Property: Decodable {}

            let properties: [String: Property]?
        }

        let name: String
        let inputSchema: Schema
    }

    let result: Result
}
