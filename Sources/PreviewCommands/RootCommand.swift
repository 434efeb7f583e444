import ArgumentParser

/// `preview-host`
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview-host",
        abstract: "Shows the previews of a Swift program in a web browser.",
        discussion: """
            Finds every #Preview that is linked into the program, renders it from its stub, its texts and its \
            template, and serves a catalogue of all of them beside the package's docs.
            """,
        subcommands: [
            ServeCommand.self, ListCommand.self, RenderCommand.self, SnapshotsCommand.self, CheckCommand.self,
        ])
}
