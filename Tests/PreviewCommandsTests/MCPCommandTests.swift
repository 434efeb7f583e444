import Foundation
import Testing

/// The server for assistants, run as an assistant runs it.
@Suite struct MCPCommandTests {
    private static let crashing = #"{"view": "ScaleView/crashing"}"#
    /// It is made by `stub()`, which prints.
    private static let printing = #"{"view": "ScaleView/held"}"#
    private static let sound = #"{"view": "ScaleView/sound"}"#

    /// Calls `render_preview` with these arguments, and returns the lines of the output and the messages.
    private func lines(_ calls: [String], options: [String] = []) throws -> (lines: [String], errors: String) {
        let messages = calls.enumerated().map { id, arguments in
            #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "render_preview", "arguments": "#
                + arguments + "}}\n"
        }
        let host = try HostProcess.run(
            ["mcp"] + options, in: HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews"),
            program: HostProcess.executable("broken-previews"), environment: ["PRINTING": "yes"],
            input: messages.joined())
        #expect(host.exitCode == 0)
        return (host.output.split(separator: "\n").map(String.init), host.errors)
    }

    @Test func aPreviewThatCrashesIsAnErrorAndTheServerLives() throws {
        let (lines, _) = try lines([Self.crashing, Self.sound])
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains(#""isError":true"#) && $0.contains("Fatal error: The scale fell") })
        #expect(lines.contains { $0.contains(#""isError":false"#) && $0.contains("ScaleView/sound in en") })
    }

    @Test func whatThePreviewPrintsIsNotInTheProtocol() throws {
        let (lines, errors) = try lines([Self.printing], options: ["--no-isolation"])
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("{"))
        #expect(errors.contains("Weighed in print()"))
    }
}
