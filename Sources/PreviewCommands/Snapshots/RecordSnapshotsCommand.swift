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

              preview-host snapshots record --view-model TaskListViewModel
            """)

    @Option(help: ArgumentHelp("What is written: all, failed, missing or never.", valueName: "mode"))
    var recordMode = SnapshotMode.failed.rawValue

    @OptionGroup var options: SnapshotRunOptions

    func validate() throws {
        guard SnapshotMode(rawValue: recordMode) == nil else { return }
        let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(recordMode)' is no record mode. Choose one of \(modes).")
    }

    func run() throws {
        let mode = try SnapshotMode(named: recordMode, environment: ProcessInfo.processInfo.environment)
        if mode.rawValue != recordMode { StandardError.print("CI is set in the environment, so nothing is recorded.") }
        try CatalogComparison(options, mode: mode).run()
    }
}
