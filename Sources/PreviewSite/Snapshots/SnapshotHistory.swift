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

    fileprivate struct State {
        var comparison: CatalogComparison?
        /// The ``ViewChanges/viewVersion`` with which pending changes were last compared.
        var viewVersion = 0
        var last: (kind: Kind, decision: SnapshotDecision)?
        /// The paths of snapshots that were accepted or recorded since the last comparison.
        var accepted: Set<String> = []
        /// The places of pending changes in the order of the review, by their paths.
        var places: [String: Int] = [:]
        var reviews: [URL: (files: [FileStamp?], review: ReviewedSnapshot)] = [:]
    }

    private let state = Mutex(State())

    /// The last comparison of all previews. Nil if there was none.
    var comparison: CatalogComparison? {
        get { state.withLock(\.comparison) }
        set {
            state.withLock { state in
                state.comparison = newValue
                state.accepted = []
                state.places = [:]
            }
        }
    }

    /// The paths of snapshots that were accepted or recorded since the last comparison.
    var accepted: Set<String> { state.withLock(\.accepted) }

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
    ///
    /// - Parameter paths: The paths of the snapshots that it is about.
    func note(_ kind: Kind, _ decision: SnapshotDecision?, about paths: [String]) {
        guard decision?.count != 0 else { return }
        state.withLock { state in
            state.last = decision.map { (kind, $0) }
            if kind == .accepted || kind == .recorded { state.accepted.formUnion(decision?.paths ?? paths) }
        }
    }

    /// Restores the files of the last decision, and returns the paths of its snapshots. Does nothing without one. If it
    /// fails, it can be repeated.
    func undo(mode: SnapshotMode) throws -> [String] {
        try state.withLock { state in
            try state.last?.decision.undo(mode: mode)
            defer { state.last = nil }
            let paths = state.last?.decision.paths ?? []
            state.accepted.subtract(paths)
            return paths
        }
    }

    /// Returns the pending changes in groups. Compares only files that changed since the last time. A decision does not
    /// change the order of the others.
    func groups(of pending: [HTMLSnapshot]) -> [SnapshotGroup] {
        let known = state.withLock(\.reviews)
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let reviews = pending.concurrentMap(workers: workers) { snapshot in
            let files = [FileStamp(snapshot.pending), FileStamp(snapshot.file)]
            if let known = known[snapshot.pending], known.files == files { return known }
            return (files: files, review: ReviewedSnapshot(snapshot))
        }
        let groups = SnapshotGroup.groups(of: reviews.map(\.review))
        return state.withLock { state in
            state.reviews = Dictionary(zip(pending.map(\.pending), reviews), uniquingKeysWith: { first, _ in first })
            return state.inOrder(groups)
        }
    }
}

extension SnapshotHistory.State {
    /// Returns groups in the order of the review. New ones come last.
    fileprivate mutating func inOrder(_ groups: [SnapshotGroup]) -> [SnapshotGroup] {
        let ordered = groups.enumerated().map { offset, group in
            (place: group.members.compactMap { places[$0.path] }.min() ?? .max, offset: offset, group: group)
        }
        .sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }.map(\.group)
        for path in ordered.flatMap(\.members).map(\.path) where places[path] == nil { places[path] = places.count }
        return ordered
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
