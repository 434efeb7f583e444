import ArgumentParser
import Foundation
import HTMLSnapshots
import TemplateEngine

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

/// What waits to be accepted, of what the arguments name.
struct PendingSnapshots {
    let found: [PendingSnapshot]
    /// What waits of previews that are gone: accepted, it would be the snapshot of nothing.
    let gone: [PendingSnapshot]

    /// - Throws: `UsageError` for an argument that names nothing, `HTMLSnapshotError` for a folder that cannot be
    ///   listed.
    init(_ options: SnapshotFilterOptions, in folder: SnapshotFolderOption) throws {
        let pending = try folder.folders().flatMap { try $0.pending() }
        let paths = Set(options.files.map(SnapshotFilter.path(named:)))
        for path in paths where !pending.contains(where: { $0.path == path }) {
            throw UsageError(NearestNames.unknown("pending snapshot", path, among: pending.map(\.path)))
        }
        let named = pending.filter { paths.isEmpty || paths.contains($0.path) }
        let meant = options.namesPreviews ? try Self.ofPreviews(named, options, folder) : named
        let obsolete = Self.obsolete(in: folder)
        found = meant.filter { !obsolete.contains($0.pending.path) }
        gone = meant.filter { obsolete.contains($0.pending.path) }
    }

    /// Says of each whose preview is gone what to do with it.
    func reportGone() {
        for snapshot in gone { StandardError.print("\(snapshot.path): no preview has it. Remove it with prune.") }
    }

    /// The files of the folder of previews whose preview is gone; none where that is not known.
    private static func obsolete(in folder: SnapshotFolderOption) -> Set<String> {
        guard let store = try? folder.folder(),
            let snapshots = try? CatalogSnapshots(in: store, package: folder.package.folder),
            snapshots.problems.isEmpty, let paths = try? snapshots.plan().obsolete(in: store)
        else { return [] }
        return Set(paths.map { store.url.appending(path: $0, directoryHint: .notDirectory).path })
    }

    /// Those of the previews that are named, and not of tests' own snapshots.
    private static func ofPreviews(
        _ pending: [PendingSnapshot], _ options: SnapshotFilterOptions, _ folder: SnapshotFolderOption
    ) throws -> [PendingSnapshot] {
        var previews = options
        previews.files = []
        let package = folder.package.folder
        let pendingPaths = Set(pending.map(\.path))
        let snapshots = try CatalogSnapshots(
            previews, in: SnapshotFolder(url: package), package: package, isRecorded: pendingPaths.contains)
        let paths = Set(try snapshots.plan().selected.map(\.snapshot.path))
        return pending.filter { paths.contains($0.path) }
    }
}
