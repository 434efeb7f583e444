import ArgumentParser
import HTMLSnapshots

/// `preview-host snapshots accept`
struct AcceptSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Takes what a mismatch has left beside a snapshot as the snapshot.",
        discussion: """
            Run verify or the tests before: they write .new.html files where snapshots differ.

              \(RootCommand.programName) snapshots accept TaskListViewModel/empty.de.html
            """)

    @OptionGroup var filter: SnapshotFilterOptions
    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("accepted")
        let pending = try PendingSnapshots(filter, in: folder)
        pending.reportGone()
        let failed = pending.found.count { !isAccepted($0, mode: mode) }
        if pending.found.isEmpty { StandardOutput.print("Nothing is pending.") }
        if failed + pending.gone.count > 0 { throw ExitCode.failure }
    }

    /// Accepts it, or says why not.
    private func isAccepted(_ snapshot: PendingSnapshot, mode: SnapshotMode) -> Bool {
        do {
            try snapshot.accept(mode: mode)
            StandardOutput.print("accepted \(snapshot.path)")
            return true
        } catch {
            StandardError.print(error.localizedDescription)
            return false
        }
    }
}
