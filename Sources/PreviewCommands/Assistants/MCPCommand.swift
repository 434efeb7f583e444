import ArgumentParser
import FOSFoundation
import Foundation
import ModelContextProtocol
import PackageVersion
import PreviewSite

/// The command `preview-host mcp`.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Shows the previews to a coding assistant.",
        discussion: """
            Speaks the Model Context Protocol on standard input and output until the assistant closes it. The tools change \
            no files. Docs/Assistants.md has the configuration of assistants.
            """)

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var timeZone: TimeZoneOption

    @OptionGroup var log: LogOption

    @OptionGroup var package: PackageOption

    /// How long the answers that are being made have after the assistant has closed the connection, in seconds.
    private static let patience = 10.0

    func run() throws {
        let trials = isolation.trials
        let catalog = package.catalog(isolation: trials)
        let pictures = AssistantPictures()
        let site = package.site(
            of: catalog, environment: timeZone.environment, liveViews: isolation.liveViews(package: package.folder),
            trials: isolation.viewTrials(package: package.folder), logger: log.logger
        ).taking(pictures: pictures)
        defer {
            trials?.stop()
            site.endSessions()
            pictures.end()
        }
        package.warnIfOutdated(catalog, log.logger)
        let content = try AssistantTools(of: site).content(
            name: RootCommand.programName, version: HostVersion.description,
            others: [GenerateTool(package: package).tool()])
        let connection = LineConnection(input: STDIN_FILENO, output: StandardOutput.file.fileDescriptor)
        let server = ProtocolServer(content, run: { try StartedThread.run($0) }, send: connection.write)
        connection.read { line in
            if let line { server.receive(line) } else { server.refuseLongLine() }
        }
        server.finish(within: Self.patience)
    }
}
