import Diagnostics
import FOSFoundation
import Foundation
import ModelContextProtocol
import PreviewCatalog
import PreviewSite
import Synchronization

/// The tool `build` has no arguments.
struct BuildArguments: DescribedProperties {
    static let descriptions: [String: String] = [:]
}

/// The output of the tool `build`.
struct BuildOutput: Codable {
    let succeeded: Bool
    let seconds: Double
    /// The errors of the compiler.
    let errors: [AssistantProblem]
    /// The previews that did not exist before, such as `OrderListView/empty`.
    let added: [String]
    let removed: [String]
    /// The other previews whose Swift file was changed after the last build.
    let changed: [String]
}

/// The tool that builds the program again. The new program answers the next message.
final class BuildTool: Sendable {
    private let program: RunningProgram
    private let package: URL
    private let catalog: PreviewCatalog
    /// Locked while it builds.
    private let build: Mutex<ProgramBuild>
    private let success = Mutex<Date?>(nil)

    init(of program: RunningProgram, package: URL, catalog: PreviewCatalog) {
        (self.program, self.package, self.catalog) = (program, package, catalog)
        build = Mutex(ProgramBuild(executable: program.executable, package: package))
    }

    /// When the sources were last built: when the program was written, or when a later build that changed nothing began.
    var lastBuild: Date { max(program.built, success.withLock(\.self) ?? .distantPast) }

    /// - Throws: `SchemaError` for arguments without a schema, which a test excludes.
    func tool() throws -> Tool {
        try Tool(
            "build", title: "Build the program",
            description: """
                Builds the program after changes of Swift code. Answers with the errors of the compiler, or with the previews \
                that are new or changed, which the other tools then show.
                """, annotations: .building
        ) { [self] (_: BuildArguments, call) in try answer(call) }
    }

    private func answer(_ call: ToolCall) throws -> ToolAnswer<BuildOutput> {
        let changed = Set(catalog.sources(changedAfter: program.built))
        let before = Dictionary(catalog.previews.map { ($0.assistantID, $0.place.file) }) { first, _ in first }
        let (start, date) = (ContinuousClock.now, Date.now)
        let failure = build.withLock { $0.run(nil) { Self.interrupt($0, ifCancelled: call) } }
        try call.checkCancellation()
        if failure == nil { success.withLock { $0 = date } }
        let seconds = ((start.duration(to: .now) / .seconds(1)) * 10).rounded() / 10
        let errors = failure.map { BuildErrors.diagnostics(in: $0).map(relative).map(AssistantProblem.init) } ?? []
        let now = failure == nil ? try previews() : before
        let output = BuildOutput(
            succeeded: failure == nil, seconds: seconds, errors: errors,
            added: now.keys.filter { before[$0] == nil }.sorted(),
            removed: before.keys.filter { now[$0] == nil }.sorted(),
            changed: now.filter { before[$0.key] != nil && changed.contains($0.value) }.map(\.key).sorted())
        return ToolAnswer(Self.text(output), output)
    }

    /// Ends a process when the assistant no longer wants the answer.
    private static func interrupt(_ process: Process, ifCancelled call: ToolCall) {
        let id = process.processIdentifier
        // Without a thread, the build continues to its end.
        try? StartedThread.run {
            while kill(id, 0) == 0 {
                if (try? call.checkCancellation()) == nil {
                    kill(id, SIGINT)
                    return
                }
                Thread.sleep(forTimeInterval: 0.2)
            }
        }
    }

    private func relative(_ error: Diagnostic) -> Diagnostic { PackagePaths(package).relative(error) }

    /// Returns the previews of the program that was built, with their files.
    private func previews() throws -> [String: String] {
        let process = Process()
        process.executableURL = program.executable
        process.arguments = ["list", "--json", "--package", package.path(percentEncoded: false)]
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard let index = try? JSONDecoder().decode(StoryIndex.self, from: json) else {
            throw CommandFailure(
                "The program was built, but its previews cannot be listed. Run '\(RootCommand.programName) list'.")
        }
        return Dictionary(index.entries.values.map { ($0.previewID, $0.file) }) { first, _ in first }
    }

    private static func text(_ output: BuildOutput) -> String {
        guard output.succeeded else {
            return (["The build failed after \(output.seconds) s."] + output.errors.map(\.line)).joined(separator: "\n")
        }
        let lists = [("New", output.added), ("Removed", output.removed), ("Changed", output.changed)]
        let lines = lists.filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }
        let end = lines.isEmpty ? ["No preview is new, and none was changed in its file."] : lines
        return (["Built in \(output.seconds) s."] + end).joined(separator: "\n")
    }
}

/// The previews of a program as `/index.json` lists them.
private struct StoryIndex: Decodable {
    struct Entry: Decodable {
        let id: String
        let title: String
        let importPath: String

        /// The id that assistants use.
        var previewID: String {
            let view = title.split(separator: "/").last ?? ""
            let slug = id.ranges(of: "--").last.map { id[$0.upperBound...] } ?? ""
            return "\(view)/\(slug)"
        }

        var file: String { String(importPath.trimmingPrefix("./")) }
    }

    let entries: [String: Entry]
}
