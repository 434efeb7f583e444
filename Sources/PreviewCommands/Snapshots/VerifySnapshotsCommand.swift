import ArgumentParser
import Foundation
import HTMLSnapshots

/// `preview-host snapshots verify`
struct VerifySnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Renders previews and compares them with their recorded HTML.",
        discussion: """
            Where one differs, its HTML is left beside the file as .new.html, for review and accept. A missing one is \
            recorded, and fails this time. With CI set, or SNAPSHOT_TESTING_RECORD=never, nothing is written; no other value \
            makes verify record what differs. SNAPSHOT_ARTIFACTS names a folder for what was expected and what came. \
            What the package's file .preview-host redacts is replaced by its name.

            Ends with 1 when a snapshot differs or is missing, something is missing in a preview, a file is rejected, or a \
            YAML file cannot be used.

              \(RootCommand.programName) snapshots verify --feature Tasks --locale de
              \(RootCommand.programName) snapshots verify --format junit --report snapshots.html
            """)

    @OptionGroup var options: SnapshotRunOptions

    func run() throws {
        let mode = try SnapshotMode(environment: ProcessInfo.processInfo.environment)
        try CatalogComparison(options, mode: mode == .never ? .never : .missing).run()
    }
}
