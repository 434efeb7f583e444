import ArgumentParser
import Foundation

/// The command of the whole program, which has the program's own name.
struct RootCommand: ParsableCommand {
    /// The name that the program runs under, as its user calls it.
    static let programName = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "preview-host"

    static let configuration = CommandConfiguration(
        commandName: programName,
        abstract: "Shows the previews of a Swift program in a web browser.",
        discussion: """
            Finds every #Preview that is linked into the program, renders it from its stub, its texts and its \
            template, and serves a catalogue of all of them beside the package's docs.
            """,
        subcommands: [
            ServeCommand.self, ListCommand.self, RenderCommand.self, SnapshotsCommand.self, CheckCommand.self,
        ])
}
