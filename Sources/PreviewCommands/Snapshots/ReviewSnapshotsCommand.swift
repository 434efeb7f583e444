import ArgumentParser
import HTMLSnapshots

/// `preview-host snapshots review`
struct ReviewSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows what differs, one snapshot after the other, and asks what to do.",
        discussion: """
            Run verify or the tests before: they write .new.html files where snapshots differ.

              a, Enter  accept: take it as the snapshot
              r, Esc    reject: remove it, and leave the snapshot as it is
              s, Space  skip: decide later
              A, R, S   the same with all that remain
              q         quit
            """)

    @OptionGroup var filter: SnapshotFilterOptions
    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("accepted")
        let pending = try PendingSnapshots(filter, in: folder)
        pending.reportGone()
        guard !pending.found.isEmpty else {
            StandardOutput.print("Nothing is pending.")
            return
        }
        var review = SnapshotReview(keys: TerminalKeys(), mode: mode)
        review.walk(pending.found)
        StandardOutput.print(review.summary)
        if review.skipped + review.failed > 0 { throw ExitCode.failure }
    }
}
