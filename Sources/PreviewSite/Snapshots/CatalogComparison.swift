import Diagnostics
import FOSMVVM
import Foundation
import HTMLParsing
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// The result of comparing every preview in every locale with its snapshot.
struct CatalogComparison: Sendable {
    /// A snapshot that could not be compared.
    struct Failure: Sendable {
        let path: String
        let diagnostic: Diagnostic
    }

    let date: Date
    /// The ``ViewChanges/viewVersion`` of the previews.
    let viewVersion: Int
    private(set) var same = 0
    /// The paths of snapshots that differ.
    private(set) var changed: [String] = []
    private(set) var failures: [Failure] = []
    /// The paths of previews without a recorded snapshot.
    private(set) var new: [String] = []
    /// The recorded files without a preview. Empty if that is unknown, because texts cannot be read.
    let unused: [UnusedSnapshot]

    init(date: Date, viewVersion: Int, unused: [UnusedSnapshot] = []) {
        self.date = date
        self.viewVersion = viewVersion
        self.unused = unused
    }

    mutating func add(_ snapshot: PreviewSnapshot, _ outcome: Result<SnapshotOutcome, any Error>?) {
        switch outcome {
        case nil: new.append(snapshot.path)
        case .success(.same): same += 1
        case .success: changed.append(snapshot.path)
        case .failure(let error):
            failures += Self.diagnostics(of: error).map { Failure(path: snapshot.path, diagnostic: $0) }
        }
    }

    /// Returns the reasons why a preview cannot be compared.
    static func diagnostics(of error: any Error) -> [Diagnostic] {
        switch error {
        case let error as IncompletePreviewError: error.diagnostics
        case let failure as PreviewFailure: [failure.diagnostic]
        default: [Diagnostic(.brokenPreview, error.localizedDescription)]
        }
    }
}

extension PreviewSnapshot {
    /// The reason why it cannot be recorded. Nil if it can.
    fileprivate var failure: Result<SnapshotOutcome, any Error>? {
        do {
            _ = try html()
            return nil
        } catch {
            return .failure(error)
        }
    }
}

/// A recorded file without a preview.
struct UnusedSnapshot: Sendable {
    let folder: SnapshotFolder
    let path: String

    /// Whether the file still exists.
    var isThere: Bool { folder.has(path) }
}

extension BackgroundWork {
    /// Compares the recorded snapshots on all processors, and writes pending changes.
    ///
    /// - Throws: The reason why the settings of the comparison are unknown, or why a folder cannot be listed.
    func compareSnapshots() throws -> CatalogComparison {
        try snapshots.expectSettings()
        let all = content.catalog.snapshots(locales: content.snapshotLocales, renderer: content.renderer)
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let outcomes = all.concurrentMap(workers: workers) {
            [snapshots] snapshot -> Result<SnapshotOutcome, any Error>? in
            guard let file = snapshots.file(of: snapshot), file.isRecorded else { return snapshot.failure }
            return Result { try snapshots.compare(snapshot.html(), with: file, mode: .missing) }
        }
        var comparison = CatalogComparison(
            date: .now, viewVersion: content.viewVersion, unused: try unusedSnapshots(besides: all))
        // A pseudo-locale is compared only where it is recorded.
        for (snapshot, outcome) in zip(all, outcomes)
        where outcome != nil || snapshot.locale.pseudo == nil || snapshot.preview.locale != nil {
            comparison.add(snapshot, outcome)
        }
        return comparison
    }

    /// Compares the pending changes again if views have changed since the last time. One whose preview matches its
    /// snapshot again is removed.
    func comparePendingSnapshots() {
        guard !snapshots.isReadOnly, snapshots.history.compares(viewVersion: content.viewVersion) else { return }
        let pending = snapshots.listing().pending
        let files = Dictionary(pending.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        _ = content.snapshots(at: files.keys).concurrentMap(workers: ProcessInfo.processInfo.activeProcessorCount) {
            [snapshots] snapshot in
            // A preview that cannot be compared keeps its pending change. The page of the snapshot says why.
            files[snapshot.path].map { file in
                Result { try snapshots.compare(snapshot.html(), with: file, mode: .missing) }
            }
        }
        if !pending.isEmpty { snapshots.relist() }
    }

    private func unusedSnapshots(besides known: [PreviewSnapshot]) throws -> [UnusedSnapshot] {
        // Without all texts, a locale may seem not to exist.
        guard content.localizations.problems.isEmpty else { return [] }
        return try snapshots.folders.flatMap { folder in
            let paths = try folder.obsolete(besides: known.map { $0.snapshot(in: folder.url) })
            return paths.filter { !SnapshotPath.isPending($0) }.map { UnusedSnapshot(folder: folder, path: $0) }
        }
    }
}

extension PackageContent {
    /// The locales of snapshots.
    fileprivate var snapshotLocales: [LocaleIdentifier] {
        locales.map(\.identifier) + PseudoLocale.allCases.map(\.identifier)
    }

    /// Returns the snapshots with these paths that belong to previews.
    func snapshots(at paths: some Sequence<String>) -> [PreviewSnapshot] {
        catalog.snapshots(at: Set(paths), locales: snapshotLocales, renderer: renderer)
    }
}
