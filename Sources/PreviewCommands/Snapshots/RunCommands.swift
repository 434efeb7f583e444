import ArgumentParser
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// The command `preview-host snapshots verify`.
struct VerifySnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares previews with their recorded HTML.",
        discussion: """
            If a snapshot differs, writes the actual HTML to a .new.html file next to it, for review and accept. If a \
            snapshot is missing, records it, and fails this time. If CI is set or SNAPSHOT_TESTING_RECORD is never, \
            writes no files. Other values of SNAPSHOT_TESTING_RECORD have no effect. If SNAPSHOT_ARTIFACTS names a \
            folder, writes what was expected and what is actual to it. Applies the redactions in the package's file \
            .preview-host.

            With --pixels, compares pictures of the previews instead, such as filled.en.light.390.png, in the default \
            locale or those that --locale names. Needs Chromium. Small differences of a color and smoothed edges do \
            not count.

            Exits with status 1 if a snapshot differs or is missing, a preview has diagnostics, a snapshot has no \
            preview and --unreferenced is reject, or a YAML file cannot be used.

              \(RootCommand.programName) snapshots verify --feature Tasks --locale de
              \(RootCommand.programName) snapshots verify --format junit --report snapshots.html
              \(RootCommand.programName) snapshots verify --changed-since origin/main --format github
              \(RootCommand.programName) snapshots verify --pixels
            """)

    @Option(
        help: ArgumentHelp(
            "Compare only what changes since this commit or branch can affect, such as origin/main.",
            valueName: "commit"))
    var changedSince: String?

    @OptionGroup var comment: CommentOptions

    @OptionGroup var pictures: SnapshotPictureOptions

    @OptionGroup var options: SnapshotRunOptions

    func run() throws {
        try options.folder.expectFolder()
        let mode = try SnapshotMode(environment: ProcessInfo.processInfo.environment)
        try SnapshotVerification(
            options, mode: mode == .never ? .never : .missing, pictures: pictures, changedSince: changedSince,
            comment: comment
        ).run()
    }
}

/// The command `preview-host snapshots record`.
struct RecordSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Records the HTML of previews.",
        discussion: """
            Review the files before you commit them. If CI is set, writes no files, and fails for those it would write.

              all      record every snapshot, even if its file cannot be read
              failed   record snapshots that differ or are missing
              missing  record missing snapshots and fail once; write the others as .new.html
              never    record nothing

            Without --record-mode, SNAPSHOT_TESTING_RECORD sets the mode. Without both, the mode is failed.

              \(RootCommand.programName) snapshots record --view-model TaskListViewModel
            """)

    @Option(help: ArgumentHelp("The snapshots to record: all, failed, missing or never.", valueName: "mode"))
    var recordMode: String?

    @OptionGroup var pictures: SnapshotPictureOptions

    @OptionGroup var options: SnapshotRunOptions

    func validate() throws {
        guard let recordMode, SnapshotMode(rawValue: recordMode) == nil else { return }
        let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(recordMode)' is not a record mode. Choose one of \(modes).")
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let mode = try SnapshotMode(named: recordMode, usual: .failed, environment: environment)
        if ContinuousIntegration.isRunning(in: environment) {
            options.log.logger.notice("CI is set in the environment, so nothing is recorded.")
        }
        defer { printExclusions() }
        try SnapshotVerification(options, mode: mode, pictures: pictures).run()
    }

    /// Prints what to add to the manifest, so that builds do not list the snapshots.
    private func printExclusions() {
        for folder in UnexcludedSnapshots.all(inPackage: options.folder.package.folder) {
            StandardError.print(
                "Each build lists the snapshots of \(folder.target) as unhandled files. "
                    + "Add \(folder.argument) to the target in Package.swift.")
        }
    }
}

/// The command `preview-host snapshots prune`.
struct PruneSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune",
        abstract: "Removes snapshots whose preview or locale no longer exists.",
        discussion: "Keeps snapshots that tests named themselves.")

    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        try folder.expectFolder()
        let mode = try ContinuousIntegration.writingMode("removed")
        let store = try folder.folder()
        let snapshots = try CatalogSnapshots(in: store, package: folder.package.folder)
        guard snapshots.problems.isEmpty else {
            for problem in snapshots.problems { StandardError.print(problem.localizedDescription) }
            throw CommandFailure(
                "Nothing was removed: some texts cannot be read, so a locale may be missing. Fix the problems above first."
            )
        }
        let removed = try snapshots.plan().prune(store, mode: mode)
        for path in removed { StandardOutput.print("removed \(path)") }
        if removed.isEmpty { StandardOutput.print("Every snapshot has its preview.") }
    }
}

/// The treatment of snapshots without a preview.
enum UnreferencedFiles: String, CaseIterable, ExpressibleByArgument {
    case reject
    case warn
}

extension ContinuousIntegration {
    /// Returns the mode of a command that writes. Throws if `CI` is set.
    ///
    /// - Throws: `CommandFailure`.
    static func writingMode(_ action: String) throws -> SnapshotMode {
        if isRunning() { throw CommandFailure("CI is set in the environment, so nothing is \(action).") }
        return .all
    }
}
