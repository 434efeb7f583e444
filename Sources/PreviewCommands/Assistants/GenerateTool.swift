import Foundation
import ModelContextProtocol
import PreviewGenerators

/// The arguments of the tool `generate`.
struct GenerateArguments: DescribedProperties {
    enum Kind: String, ArgumentChoice {
        case viewmodel, fields, view, previews, uitests
    }

    let kind: Kind
    let name: String
    let options: [String: String]?
    let write: Bool?

    static let descriptions = [
        "kind": "What is written. view, previews and uitests need a ViewModel in the program.",
        "name": "The name, with or without ViewModel or View, such as OrderList.",
        "options": """
        Options of the command generate, such as properties: "title:text, count:int", fields, operations, feature, host, \
        views: template or swift.
        """,
        "write": "Whether to write the files that do not exist yet. Only for a server that may write.",
    ]
}

/// The output of the tool `generate`.
struct GenerateOutput: Codable {
    /// A file to write.
    struct File: Codable {
        /// The path in the package.
        let path: String
        /// Nil for a file that has this text already.
        let text: String?
        /// Whether there is a file with this path, or was before the call.
        let exists: Bool
        /// Whether the call has written it.
        let isWritten: Bool
    }

    let files: [File]
    /// What is left to do in other files. Nil if nothing is.
    let hint: String?
}

/// The tool that returns the files of the command `generate` without writing them.
struct GenerateTool {
    let package: PackageOption
    let mayWrite: Bool

    /// The options of the command that change what is written, and not where or how.
    private static let options = [
        "properties", "nested", "fields", "operations", "loads", "errors", "host", "feature", "views", "kind",
        "children",
        "viewmodels-target", "views-target", "resources", "server-target",
    ]

    /// - Throws: `SchemaError` for arguments without a schema, which a test excludes.
    func tool() throws -> Tool {
        try Tool(
            "generate", title: "Generate files",
            description: """
                Returns the files of a new ViewModel, form fields, view, previews or UI tests, with the names and folders \
                of the project. A file that is there already with the same text comes without it. Writes nothing without 'write', \
                and never replaces a file.
                """, annotations: mayWrite ? .building : .reading
        ) { (arguments: GenerateArguments, _) in
            let writes = arguments.write == true
            guard !writes || mayWrite else {
                throw CommandFailure("This server may not write. Write the files yourself, or start it with --edit.")
            }
            let (generated, hint) = try generated(arguments)
            let files = try generated.map { file in
                let place = package.folder.appending(path: file.path)
                let exists = FileManager.default.fileExists(atPath: place.path)
                let isSame = exists && (try? String(contentsOf: place, encoding: .utf8)) == file.text
                let outcome = writes && !exists ? try file.write(in: package.folder) : .kept
                return GenerateOutput.File(
                    path: file.path, text: isSame ? nil : file.text, exists: exists, isWritten: outcome == .created)
            }
            let texts = files.map { file in "\(file.path)\(file.note)" + (file.text.map { ":\n\($0)" } ?? "") }
            let none = ["Nothing is missing."]
            return ToolAnswer(
                ((texts.isEmpty ? none : texts) + [hint].compactMap(\.self)).joined(separator: "\n"),
                GenerateOutput(files: files, hint: hint))
        }
    }

    private func generated(_ arguments: GenerateArguments) throws -> (files: [GeneratedFile], hint: String?) {
        let options = (arguments.options ?? [:]).sorted { $0.key < $1.key }
        let schema = JSONSchema.choice(Self.options)
        for (name, _) in options {
            if let problem = schema.problem(with: .string(name), at: "options") { throw UsageError(problem) }
        }
        let words =
            ["generate", arguments.kind.rawValue, arguments.name]
            + options.map { "--\($0.key)=\($0.value)" }
            + ["--package", package.folder.path(percentEncoded: false)]
        do {
            let command = try RootCommand.parseAsRoot(words)
            guard let generator = command as? any FileGenerating else { return ([], nil) }
            return (try generator.formattedFiles(), try generator.hint())
        } catch {
            throw CommandFailure(RootCommand.message(for: error))
        }
    }
}

extension GenerateOutput.File {
    fileprivate var note: String { isWritten ? " (written)" : exists ? " (exists)" : "" }
}

/// A command that writes files, which the tool returns instead.
protocol FileGenerating {
    var options: GeneratorOptions { get }
    /// Returns the files to write.
    func files() throws -> [GeneratedFile]
    /// Returns what is left to do in other files. Nil if nothing is.
    func hint() throws -> String?
}

extension FileGenerating {
    func hint() -> String? { nil }

    /// Returns the files as the package formats its sources.
    fileprivate func formattedFiles() throws -> [GeneratedFile] {
        let format = PackageFormat(package: options.package.folder)
        return try files().map { format?.formatted($0) ?? $0 }
    }
}
