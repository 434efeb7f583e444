import ArgumentParser
import HTMLSnapshots

/// `preview-host snapshots review`
struct ReviewSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows what differs, one snapshot after the other, and asks what to do.",
        discussion: """
            Run verify or the tests before: they write .new.html files where snapshots differ.

              a  accept: take it as the snapshot
              r  reject: remove it, and leave the snapshot as it is
              s  skip: decide later
              q  quit
            """)

    @OptionGroup var filter: SnapshotFilterOptions
    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("accepted")
        let pending = try PendingSnapshots(filter, in: folder).found
        guard !pending.isEmpty else {
            StandardOutput.print("Nothing is pending.")
            return
        }
        var review = SnapshotReview(keys: TerminalKeys(), mode: mode)
        try review.walk(pending)
        StandardOutput.print(review.summary)
        if review.skipped > 0 { throw ExitCode.failure }
    }
}
