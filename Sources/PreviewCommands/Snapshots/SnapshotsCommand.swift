import ArgumentParser

/// `preview-host snapshots`
struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Compares the previews with their recorded HTML.",
        discussion: """
            Each preview has a file for each locale, Tests/{target}/__Snapshots__/{ViewModel}/{preview}.{locale}.html, \
            which the tests compare too. With CI set in the environment nothing is ever written.

              \(RootCommand.programName) snapshots verify --view-model TaskListViewModel --locale de
            """,
        subcommands: [
            VerifySnapshotsCommand.self, RecordSnapshotsCommand.self, ReviewSnapshotsCommand.self,
            AcceptSnapshotsCommand.self, PruneSnapshotsCommand.self,
        ])
}
