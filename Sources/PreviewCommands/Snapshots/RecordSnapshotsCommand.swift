import ArgumentParser
import Foundation
import HTMLSnapshots

/// `preview-host snapshots record`
struct RecordSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Renders previews and records their HTML.",
        discussion: """
            Look at the files before you commit them. With CI set nothing is written, and what would be fails.

              all      every file, also one that cannot be read
              failed   those that differ or are missing
              missing  those that are missing, which then fail once; what differs is left beside as .new.html
              never    none

            SNAPSHOT_TESTING_RECORD says so too, where --record-mode does not; without both it is failed.

              \(RootCommand.programName) snapshots record --view-model TaskListViewModel
            """)

    @Option(help: ArgumentHelp("What is written: all, failed, missing or never.", valueName: "mode"))
    var recordMode: String?

    @OptionGroup var options: SnapshotRunOptions

    func validate() throws {
        guard let recordMode, SnapshotMode(rawValue: recordMode) == nil else { return }
        let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(recordMode)' is no record mode. Choose one of \(modes).")
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let mode = try SnapshotMode(named: recordMode, usual: .failed, environment: environment)
        if ContinuousIntegration.isRunning(in: environment) {
            StandardError.print("CI is set in the environment, so nothing is recorded.")
        }
        try CatalogComparison(options, mode: mode).run()
    }
}
