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
    /// - Parameter report: Receives what is new in a file after it was written.
    /// - Throws: ``GeneratorError/notWritten(_:)`` with all files that stay as they are because they cannot be read, written or
    ///   added to.
    package func write(in package: URL, report: (Addition) -> Void) throws {
        let additions = Configuration.all.map { configuration in { try add(to: configuration, in: package) } }
        var problems: [String] = []
        for addition in additions + [{ try addInstructions(in: package) }] {
            do { try addition().map(report) } catch { problems.append(error.localizedDescription) }
        }
        guard problems.isEmpty else { throw GeneratorError.notWritten(problems.joined(separator: "\n")) }
    }

    private func add(to configuration: Configuration, in package: URL) throws -> Addition? {
        let (path, servers) = (configuration.path, JSONKey(configuration.servers))
        let (target, server) = (try AssistantFile(path, in: package), server(configuration.type))
        var file = JSONFile(try target.text() ?? "{\n}\n", file: path)
        if file.has([servers, JSONKey(Self.name)]) { return nil }
        if !file.has([servers]), let text = file.adding("\"\(servers.stringValue)\": {\n}", toObject: []) {
            file = JSONFile(text, file: path)
        }
        let text = file.adding(server, toObject: [servers])
        guard let text, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil else {
            throw GeneratorError.notWritten(
                "'\(path)' is not plain JSON. Add this to \"\(servers.stringValue)\" in it:\n\(server)")
        }
        try target.write(text)
        return Addition(path: path, text: server)
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

    private func addInstructions(in package: URL) throws -> Addition? {
        let target = try AssistantFile(Self.instructions, in: package)
        let (present, run) = (try target.text() ?? "", command.dropLast().joined(separator: " "))
        if present.contains("\(run) check") { return nil }
        let section = try FileTemplates.text("Instructions", ["run": .string(run)])
        let space = present.isEmpty ? "" : present.hasSuffix("\n") ? "\n" : "\n\n"
        try target.write(present + space + section)
        return Addition(path: Self.instructions, text: section)
    }
}

/// A file of a package, or what a link in its place leads to in the package.
private struct AssistantFile {
    private let path: String
    private let file: URL

    private static let sizeLimit = 1 << 20

    /// - Throws: ``GeneratorError/notWritten(_:)`` for a link that leads out of the package.
    init(_ path: String, in package: URL) throws {
        let folder = package.resolvingSymlinksInPath()
        self.path = path
        file = folder.appending(path: path, directoryHint: .notDirectory).resolvingSymlinksInPath()
        guard file.pathComponents.starts(with: folder.pathComponents) else {
            throw GeneratorError.notWritten("'\(path)' leads out of the package, so it stays as it is.")
        }
    }

    /// Returns the text. Nil if there is no file.
    ///
    /// - Throws: A diagnostic for a file that cannot be read as text.
    func text() throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return nil }
        return try BoundedFile(file, limit: Self.sizeLimit).text()
    }

    func write(_ text: String) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileReplacement.write(Data(text.utf8), to: file)
        } catch {
            throw GeneratorError.notWritten("'\(path)' cannot be written. \(error.localizedDescription)")
        }
    }
}
