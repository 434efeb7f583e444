import ArgumentParser
import Diagnostics
import Foundation
import HTMLSnapshots
import TemplateEngine

/// The command `preview-host snapshots review`.
struct ReviewSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Shows pending changes in groups and asks whether to accept them.",
        discussion: """
            First run verify or the tests, which write .new.html or .new.png files where snapshots differ. Snapshots \
            with the same change are one group, and are accepted together. So are the pictures of a preview.

              a, Enter  accept: replace the snapshots
              r, Esc    reject: remove these files and keep the snapshots
              s, Space  skip: decide later
              u         undo the last decision
              A, R, S   do the same for all remaining groups
              q         quit
            """)

    @OptionGroup var filter: SnapshotFilterOptions
    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("accepted")
        let pending = try PendingChanges(filter, in: folder)
        pending.reportGone()
        guard !pending.found.isEmpty else {
            StandardOutput.print("No changes are pending.")
            return
        }
        var review = TerminalReview(keys: TerminalKeys(), mode: mode)
        review.walk(SnapshotGroup.groups(of: pending.found.map(ReviewedSnapshot.init)))
        StandardOutput.print("\(review.tally)")
        if review.tally.skipped + review.tally.failed > 0 { throw ExitCode.failure }
    }
}

/// The command `preview-host snapshots accept`.
struct AcceptSnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Replaces snapshots with their .new.html or .new.png files.",
        discussion: """
            First run verify or the tests, which write .new.html or .new.png files where snapshots differ.

              \(RootCommand.programName) snapshots accept TaskListViewModel/empty.de.html
            """)

    @OptionGroup var filter: SnapshotFilterOptions
    @OptionGroup var folder: SnapshotFolderOption

    func run() throws {
        let mode = try ContinuousIntegration.writingMode("accepted")
        let pending = try PendingChanges(filter, in: folder)
        pending.reportGone()
        let failed = pending.found.count { !isAccepted($0, mode: mode) }
        if pending.found.isEmpty { StandardOutput.print("No changes are pending.") }
        if failed + pending.gone.count > 0 { throw ExitCode.failure }
    }

    /// Accepts the snapshot, or prints why it could not be accepted.
    private func isAccepted(_ snapshot: HTMLSnapshot, mode: SnapshotMode) -> Bool {
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

/// Finds the pending snapshots that the arguments select.
struct PendingChanges {
    let found: [HTMLSnapshot]
    /// The pending snapshots whose preview no longer exists. Accepting one would create an obsolete snapshot.
    let gone: [HTMLSnapshot]

    /// - Throws: `UsageError` for an argument that names something unknown, or `HTMLSnapshotError` for a folder that
    ///   cannot be listed.
    init(_ options: SnapshotFilterOptions, in folder: SnapshotFolderOption) throws {
        try folder.expectFolder()
        let folders = try folder.folders()
        let pending = try folders.flatMap { try $0.pending() }
        let paths = Set(options.files.map { SnapshotFilter.path(named: $0, in: folders) })
        for path in paths where !pending.contains(where: { $0.path == path }) {
            throw UsageError(NearestNames.unknown("pending snapshot", path, among: pending.map(\.path)))
        }
        let named = pending.filter { paths.isEmpty || paths.contains($0.path) }
        let meant = options.namesPreviews ? try Self.ofPreviews(named, options, folder) : named
        let obsolete = Self.obsolete(in: folder)
        found = meant.filter { !obsolete.contains($0.pending.path) }
        gone = meant.filter { obsolete.contains($0.pending.path) }
    }

    /// Prints what to do with the pending snapshots whose preview no longer exists.
    func reportGone() {
        for snapshot in gone {
            StandardError.print("\(snapshot.path): The preview no longer exists. Remove it with prune.")
        }
    }

    /// Returns the files in the folder of previews whose preview no longer exists. Empty if that is unknown.
    private static func obsolete(in folder: SnapshotFolderOption) -> Set<String> {
        guard let store = try? folder.folder(),
            let snapshots = try? CatalogSnapshots(in: store, package: folder.package.folder),
            snapshots.problems.isEmpty, let paths = try? snapshots.plan().obsolete(in: store)
        else { return [] }
        return Set(paths.map { store.url.appending(path: $0, directoryHint: .notDirectory).path })
    }

    /// Returns the snapshots of the previews that the arguments select, without snapshots that tests named.
    private static func ofPreviews(
        _ pending: [HTMLSnapshot], _ options: SnapshotFilterOptions, _ folder: SnapshotFolderOption
    ) throws -> [HTMLSnapshot] {
        var previews = options
        previews.files = []
        let package = folder.package.folder
        let pendingPaths = Set(pending.map(\.htmlPath))
        let snapshots = try CatalogSnapshots(
            previews, in: SnapshotFolder(url: package), package: package, isRecorded: pendingPaths.contains)
        let paths = Set(try snapshots.plan().selected.map(\.snapshot.path))
        return pending.filter { paths.contains($0.htmlPath) }
    }
}
