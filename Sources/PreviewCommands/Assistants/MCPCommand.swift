import ArgumentParser
import FOSFoundation
import Foundation
import HTMLSnapshots
import ModelContextProtocol
import PackageVersion
import PreviewCatalog
import PreviewGenerators
import PreviewSite
import PreviewSnapshots

/// The command `preview-host mcp`.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Shows the previews to a coding assistant.",
        discussion: """
            Speaks the Model Context Protocol on standard input and output until the assistant closes it. Without --edit, \
            the tools change no files, except that build writes the build folder. Docs/Assistants.md has the \
            configuration of assistants.
            """)

    @Flag(help: "Write the configuration of coding assistants: .mcp.json, .vscode/mcp.json and AGENTS.md.")
    var install = false

    @Flag(help: "Let the assistant write texts and generated files, and accept snapshots, in the files of the package.")
    var edit = false

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    /// How long the answers that are being made have at the end of the connection or the program, in seconds.
    private static let timeout = 30.0

    func run() throws {
        if install { return try writeConfiguration() }
        let program = try RunningProgram()
        if let handover = try serve(program, continuing: ProgramHandover.take()) {
            try program.replace(output: StandardOutput.file.fileDescriptor, handing: handover)
        }
    }

    private func writeConfiguration() throws {
        try package.expectPackage()
        var isComplete = true
        try AssistantFiles(program: package.program.words).write(in: package.folder) { addition in
            isComplete = false
            StandardOutput.print(addition.message)
        }
        if isComplete { StandardOutput.print("Nothing is missing.") }
    }

    /// Answers until the assistant closes the connection, or until a build has replaced the program. Returns what the new one
    /// has to take over.
    private func serve(_ program: RunningProgram, continuing handover: ProgramHandover?) throws -> ProgramHandover? {
        let trials = isolation.trials
        let catalog = package.catalog(isolation: trials)
        let pictures = AssistantBrowser()
        let site = package.site(
            of: catalog, environment: timeZone.environment, liveViews: isolation.liveViews(package: package.folder),
            editsTexts: edit,
            exerciser: isolation.viewExerciser(package: package.folder), logger: log.logger
        ).using(browser: pictures)
        defer {
            trials?.stop()
            site.endSessions()
            pictures.end()
        }
        package.warnIfOutdated(catalog, log.logger)
        let files = SeenFiles(below: package.folder, calls: handover?.files)
        let build = BuildTool(of: program, package: package.folder, catalog: catalog)
        let tools = AssistantTools(
            of: site, memory: AssistantMemory(handover?.outlines ?? [:]),
            changed: package.changedPreviews(of: catalog, files),
            newer: {
                catalog.originalFolder == nil
                    ? PackageOption.first(of: catalog.targetFiles(changedAfter: build.lastBuild)) : nil
            })
        var content = try tools.content(
            name: RootCommand.programName, version: HostVersion.description,
            others: [GenerateTool(package: package, mayWrite: edit).tool(), build.tool()])
        let connection = LineConnection(input: STDIN_FILENO, output: StandardOutput.file.fileDescriptor)
        content.announcesChanges = true
        let server = ProtocolServer(
            content, subscriptions: handover?.subscriptions ?? [:], run: { try StartedThread.run($0) },
            send: connection.write)
        let announcing = try ChangeAnnouncements(of: site, by: server)
        defer { announcing.end() }
        let rest = connection.read(beginning: handover?.input ?? Data()) { line in
            guard let line else {
                server.refuseLongLine()
                return true
            }
            if program.isReplaced { return false }
            server.receive(line)
            return true
        }
        server.finish(within: Self.timeout)
        return rest.map {
            ProgramHandover(
                input: $0, outlines: tools.memory.lines, files: files.calls, subscriptions: server.subscribed)
        }
    }
}

extension PackageOption {
    /// Returns a function that finds the previews of a catalog that can show what has changed.
    func changedPreviews(of catalog: PreviewCatalog, _ files: SeenFiles) -> AssistantTools.ChangedPreviews {
        let package = folder
        return { origin in
            let affected = { (changes: FileChanges) in
                let folders = SnapshotFolder.all(inPackage: package)
                return try CatalogSnapshots(
                    of: catalog, in: folders.first ?? SnapshotFolder(url: package), package: package, changes: changes
                ).affectedPreviews
            }
            switch origin {
            case .commit(let commit): return try affected(FileChanges(since: commit, package: package))
            case .lastCall(let isContinued): return try files.changes(isContinued: isContinued, affected)
            }
        }
    }
}
