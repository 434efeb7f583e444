import Foundation
import HTMLSnapshots
import Synchronization

/// What reviewers of snapshots have done since the start of the host. It stays when the content is read again.
final class SnapshotHistory: Sendable {
    /// The kind of the last decision.
    enum Kind: String {
        case accepted
        case rejected
        case recorded
        case removed
    }

    private struct State {
        var comparison: CatalogComparison?
        /// The ``Content/viewVersion`` with which pending changes were last compared.
        var viewVersion = 0
        var last: (kind: Kind, decision: SnapshotDecision)?
        var reviews: [URL: (files: [FileStamp?], review: ReviewedSnapshot)] = [:]
    }

    private let state = Mutex(State())

    /// The last comparison of all previews. Nil if there was none.
    var comparison: CatalogComparison? {
        get { state.withLock(\.comparison) }
        set { state.withLock { $0.comparison = newValue } }
    }

    /// Notes that pending changes are compared with a version of the views. Returns whether that is another one.
    func compares(viewVersion: Int) -> Bool {
        state.withLock { state in
            defer { state.viewVersion = viewVersion }
            return state.viewVersion != viewVersion
        }
    }

    /// The last decision, with the number of its snapshots. Nil if it cannot be undone, or if a file has changed since.
    var last: (kind: Kind, count: Int)? {
        let last = state.withLock(\.last)
        return last.flatMap { $0.decision.canBeUndone ? ($0.kind, $0.decision.count) : nil }
    }

    /// Notes a decision, or that nothing can be undone. One that changed nothing, such as a repeated one, is left out.
    func note(_ kind: Kind, _ decision: SnapshotDecision?) {
        guard decision?.count != 0 else { return }
        state.withLock { $0.last = decision.map { (kind, $0) } }
    }

    /// Restores the files of the last decision, and returns the paths of its snapshots. Does nothing without one. If it
    /// fails, it can be repeated.
    func undo(mode: SnapshotMode) throws -> [String] {
        try state.withLock { state in
            try state.last?.decision.undo(mode: mode)
            defer { state.last = nil }
            return state.last?.decision.paths ?? []
        }
    }

    /// Returns the pending changes in groups. Compares only files that changed since the last time.
    func groups(of pending: [HTMLSnapshot]) -> [SnapshotGroup] {
        let known = state.withLock(\.reviews)
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let reviews = pending.concurrentMap(workers: workers) { snapshot in
            let files = [FileStamp(snapshot.pending), FileStamp(snapshot.file)]
            if let known = known[snapshot.pending], known.files == files { return known }
            return (files: files, review: ReviewedSnapshot(snapshot))
        }
        state.withLock {
            $0.reviews = Dictionary(zip(pending.map(\.pending), reviews), uniquingKeysWith: { first, _ in first })
        }
        return SnapshotGroup.groups(of: reviews.map(\.review))
    }
}

/// The size and the time of a file, which show whether it changed.
private struct FileStamp: Hashable {
    private let size: Int
    private let date: Date

    /// Nil if there is no file.
    init?(_ url: URL) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
        guard let size = attributes?[.size] as? Int, let date = attributes?[.modificationDate] as? Date else {
            return nil
        }
        self.size = size
        self.date = date
    }
}
