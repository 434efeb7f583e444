import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewCatalog

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

/// `preview-host snapshots prune`
struct PruneSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes the snapshots of previews and locales that are gone.",
        discussion: "Snapshots that tests have named themselves stay.")

    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("removed")
        let store = try folder.folder()
        let snapshots = try CatalogSnapshots(in: store, package: folder.package.folder)
        guard snapshots.problems.isEmpty else {
            for problem in snapshots.problems { StandardError.print(problem.localizedDescription) }
            throw CommandFailure("Nothing is removed, because a locale may only seem to be gone. Mend the texts first.")
        }
        let removed = try snapshots.plan().prune(store, mode: mode)
        for path in removed { StandardOutput.print("removed \(path)") }
        if removed.isEmpty { StandardOutput.print("Every snapshot has its preview.") }
    }
}

/// What files are taken for whose preview is gone.
enum UnreferencedFiles: String, CaseIterable, ExpressibleByArgument {
    case reject
    case warn
}

extension ContinuousIntegration {
    /// The mode of a command whose purpose is to write; with `CI` set it is refused.
    ///
    /// - Throws: `CommandFailure`.
    static func writingMode(_ action: String) throws -> SnapshotMode {
        if isRunning() { throw CommandFailure("CI is set in the environment, so nothing is \(action).") }
        return .all
    }
}
