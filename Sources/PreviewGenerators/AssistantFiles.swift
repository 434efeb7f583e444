import Diagnostics
package import Foundation
import TemplateEngine

/// The files in a package that tell coding assistants how to start the server of its previews, and when to call it.
package struct AssistantFiles {
    /// What is added to a file.
    package struct Addition: Hashable {
        /// The path in the package.
        package let path: String
        /// The lines that are new.
        package let text: String

        /// What was written, for the user.
        package var message: String {
            "wrote \(path):\n" + text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        }
    }

    /// A file with the servers that an assistant starts.
    private struct Configuration {
        let path: String
        /// The member with the servers.
        let servers: String
        /// What a server has besides its command.
        let type: String?

        static let all = [
            Self(path: ".mcp.json", servers: "mcpServers", type: nil),
            Self(path: ".vscode/mcp.json", servers: "servers", type: "stdio"),
        ]
    }

    /// The name of the server.
    private static let name = "previews"
    private static let instructions = "AGENTS.md"
    private let command: [String]

    /// - Parameter program: The words of the command that runs the program with the previews, at least one.
    package init(program: [String]) { command = program + ["mcp"] }

    /// Writes what is not there. A server that has the name already and everything else in the files stays.
    ///
    /// - Returns: What was written. Empty if there was nothing to do.
    /// - Throws: ``GeneratorError/notEditable(_:)`` for a file that is not JSON, after the others were written. An error of
    ///   reading or writing a file.
    package func write(in package: URL) throws -> [Addition] {
        var (additions, failure): ([Addition], GeneratorError?) = ([], nil)
        for configuration in Configuration.all {
            do throws(GeneratorError) {
                additions += try add(to: configuration, in: package)
            } catch {
                failure = error
            }
        }
        additions += try addInstructions(in: package)
        if let failure { throw failure }
        return additions
    }

    private func add(to configuration: Configuration, in package: URL) throws(GeneratorError) -> [Addition] {
        let (path, servers) = (configuration.path, JSONKey(configuration.servers))
        let server = server(configuration.type)
        let present = Self.text(path, in: package)
        var file = JSONFile(present ?? "{\n}\n", file: path)
        if file.has([servers, JSONKey(Self.name)]) { return [] }
        if !file.has([servers]), let text = file.adding("\"\(servers.stringValue)\": {\n}", toObject: []) {
            file = JSONFile(text, file: path)
        }
        let text = file.adding(server, toObject: [servers])
        guard let text, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil else {
            throw .notEditable("'\(path)' is not plain JSON. Add this to \"\(servers.stringValue)\" in it:\n\(server)")
        }
        try Self.write(text, to: path, in: package)
        return [Addition(path: path, text: server)]
    }

    /// The member with the server, in JSON.
    private func server(_ type: String?) -> String {
        let lines =
            (type.map { ["\"type\": \"\($0)\","] } ?? []) + [
                "\"command\": \(Self.json(command[0])),",
                "\"args\": [\(command.dropFirst().map(Self.json).joined(separator: ", "))]",
            ]
        return "\"\(Self.name)\": {\n\(lines.map { "  \($0)\n" }.joined())}"
    }

    private static func json(_ text: String) -> String {
        // A string is always valid.
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func addInstructions(in package: URL) throws -> [Addition] {
        let present = Self.text(Self.instructions, in: package)
        let run = command.dropLast().joined(separator: " ")
        if let present, present.contains("\(run) check") { return [] }
        let section = try FileTemplates.text("Instructions", ["run": .string(run)])
        let space = present.map { $0.isEmpty ? "" : $0.hasSuffix("\n") ? "\n" : "\n\n" } ?? ""
        try Self.write((present ?? "") + space + section, to: Self.instructions, in: package)
        return [Addition(path: Self.instructions, text: section)]
    }

    private static func text(_ path: String, in package: URL) -> String? {
        try? String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private static func write(_ text: String, to path: String, in package: URL) throws(GeneratorError) {
        let file = package.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw .notWritable("'\(path)' cannot be written. \(error.localizedDescription)")
        }
    }
}
