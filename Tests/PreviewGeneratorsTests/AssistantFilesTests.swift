import Foundation
import Testing

@testable import PreviewGenerators

@Suite final class AssistantFilesTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "assistants-\(UUID().uuidString)")
    private let files = AssistantFiles(program: ["swift", "run", "bakery-previews"])

    init() throws { try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: package) }

    private func additions() throws -> [AssistantFiles.Addition] {
        var additions: [AssistantFiles.Addition] = []
        try files.write(in: package) { additions.append($0) }
        return additions
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func aPackageGetsTheServerAndInstructions() throws {
        let additions = try additions()
        #expect(additions.map(\.path) == [".mcp.json", ".vscode/mcp.json", "AGENTS.md"])
        #expect(
            try text(".mcp.json") == """
                {
                  "mcpServers": {
                    "previews": {
                      "command": "swift",
                      "args": ["run", "bakery-previews", "mcp"]
                    }
                  }
                }

                """)
        #expect(
            try text(".vscode/mcp.json") == """
                {
                  "servers": {
                    "previews": {
                      "type": "stdio",
                      "command": "swift",
                      "args": ["run", "bakery-previews", "mcp"]
                    }
                  }
                }

                """)
        let instructions = try text("AGENTS.md")
        #expect(instructions.hasPrefix("## Previews of views\n"))
        #expect(instructions.contains("run `swift run bakery-previews check`"))
        #expect(additions[2].message.hasPrefix("wrote AGENTS.md:\n    ## Previews of views\n"))
    }

    @Test func nothingIsWrittenTwice() throws {
        _ = try additions()
        let written = try [".mcp.json", ".vscode/mcp.json", "AGENTS.md"].map(text)
        #expect(try additions().isEmpty)
        #expect(try [".mcp.json", ".vscode/mcp.json", "AGENTS.md"].map(text) == written)
    }

    @Test(arguments: [
        ("{}", "{\n  \"mcpServers\": {\n    SERVER\n  }\n}"),
        ("{\"mcpServers\": {}, \"a\": 1}", "{\"mcpServers\": {\n    SERVER\n  }, \"a\": 1}"),
        (
            "{\n\t\"a\": \"{\",\n\t\"mcpServers\": {\n\t\t\"b\": {}\n\t}\n}\n",
            "{\n\t\"a\": \"{\",\n\t\"mcpServers\": {\n    SERVER,\n\t\t\"b\": {}\n\t}\n}\n"
        ),
        ("{\"mcpServers\": {\"previews\": 1}}", "{\"mcpServers\": {\"previews\": 1}}"),
    ])
    func whatIsInAFileStaysAsItIsWritten(before: String, after: String) throws {
        try write(before, to: ".mcp.json")
        _ = try additions()
        let server =
            "\"previews\": {\n      \"command\": \"swift\",\n      \"args\": [\"run\", \"bakery-previews\", \"mcp\"]\n    }"
        #expect(try text(".mcp.json") == after.replacing("SERVER", with: server))
    }

    @Test(arguments: ["{ // my servers\n}", "[]", "{\"servers\": 1}", "", "{\"servers\": {} "])
    func aFileThatIsNotPlainJSONStays(text: String) throws {
        try write(text, to: ".vscode/mcp.json")
        var written: [String] = []
        let error = #expect(throws: GeneratorError.self) { try files.write(in: package) { written.append($0.path) } }
        #expect(written == [".mcp.json", "AGENTS.md"])
        #expect(
            error?.localizedDescription.hasPrefix(
                "'.vscode/mcp.json' is not plain JSON. Add this to \"servers\" in it:\n") == true)
        #expect(error?.localizedDescription.contains("\"type\": \"stdio\",") == true)
        #expect(try self.text(".vscode/mcp.json") == text)
        #expect(try self.text(".mcp.json").contains("previews") && self.text("AGENTS.md").contains("previews"))
    }

    @Test(arguments: [
        ("# Rules", "# Rules\n\n## Previews"), ("# Rules\n", "# Rules\n\n## Previews"), ("", "## Previews"),
    ])
    func instructionsAreAddedBelowThoseOfTheProject(before: String, beginning: String) throws {
        try write(before, to: "AGENTS.md")
        _ = try additions()
        #expect(try text("AGENTS.md").hasPrefix(beginning))
    }

    @Test func aFileThatIsNoTextStays() throws {
        let bytes = Data([0x23, 0xE4, 0x0A])
        try bytes.write(to: package.appending(path: "AGENTS.md"))
        let error = #expect(throws: GeneratorError.self) { try files.write(in: package) { _ in } }
        #expect(error?.localizedDescription.contains("AGENTS.md") == true)
        #expect(try Data(contentsOf: package.appending(path: "AGENTS.md")) == bytes)
    }

    @Test func aLinkStaysAndLeadsNowhereElse() throws {
        try write("# Rules\n", to: "CLAUDE.md")
        let agents = package.appending(path: "AGENTS.md").path
        try FileManager.default.createSymbolicLink(atPath: agents, withDestinationPath: "CLAUDE.md")
        let outside = FileManager.default.temporaryDirectory.appending(path: "assistants-\(UUID().uuidString).json")
        try Data("{}".utf8).write(to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        try FileManager.default.createSymbolicLink(
            atPath: package.appending(path: ".mcp.json").path, withDestinationPath: outside.path)
        let error = #expect(throws: GeneratorError.self) { try files.write(in: package) { _ in } }
        #expect(error?.localizedDescription == "'.mcp.json' leads out of the package, so it stays as it is.")
        #expect(try String(contentsOf: outside, encoding: .utf8) == "{}")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: agents) == "CLAUDE.md")
        #expect(try text("CLAUDE.md").hasPrefix("# Rules\n\n## Previews of views\n"))
    }
}
