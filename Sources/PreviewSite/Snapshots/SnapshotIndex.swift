import Diagnostics
import Foundation
import HTMLSnapshots
import PreviewSnapshots
import Synchronization

/// The snapshots of a package in the folders of all its test targets. They are read each time, except for the count of
/// pending changes.
struct SnapshotIndex: Sendable {
    private let folders: [SnapshotFolder]
    /// Whether files cannot be written.
    let isReadOnly: Bool
    private let redactions: Result<[SnapshotRedaction], any Error>
    private let count: PendingCount

    /// - Parameters:
    ///   - folders: The folders of snapshots.
    ///   - isReadOnly: Whether files cannot be written.
    ///   - redactions: The redactions of the package, or the reason why they are unknown.
    ///   - viewModelNames: The names in the catalog. A folder that contains one of them precedes a folder without
    ///     any.
    ///   - interval: How long the count of pending changes is valid.
    init(
        folders: [URL], isReadOnly: Bool, redactions: Result<[SnapshotRedaction], any Error>, viewModelNames: [String],
        interval: Duration
    ) {
        self.redactions = redactions
        self.isReadOnly = isReadOnly
        count = PendingCount(interval: interval)
        let all = folders.map(SnapshotFolder.init(url:))
        let used = all.filter { $0.holdsPreviews(of: viewModelNames) }
        self.folders = used + all.filter { folder in !used.contains { $0.url == folder.url } }
    }

    /// The record mode.
    var mode: SnapshotMode { isReadOnly ? .never : .all }

    /// Whether there is a folder to record in.
    var isEmpty: Bool { folders.isEmpty }

    /// The pending changes, sorted. Folders that cannot be listed are left out.
    var pending: [PendingSnapshot] { listing.pending }

    /// The pending changes, sorted, and the errors of folders that cannot be listed. Checks every file.
    var listing: (pending: [PendingSnapshot], faults: [Diagnostic]) {
        var (pending, faults): ([PendingSnapshot], [Diagnostic]) = ([], [])
        for folder in folders {
            do {
                pending += try folder.pending()
            } catch {
                faults.append(Diagnostic(.unreadable, error.localizedDescription))
            }
        }
        return (pending, faults)
    }

    /// The number of pending changes, which may be slightly outdated.
    var pendingCount: Int { count.value { pending.count } }

    /// Discards the count of pending changes after one was accepted or rejected.
    func recount() { count.forget() }

    /// Compares a preview with its snapshot, as tests and commands do.
    ///
    /// - Throws: The reason why it cannot be compared, or why the package's redactions are unknown.
    func compare(_ snapshot: PreviewSnapshot, with file: HTMLSnapshot, mode: SnapshotMode) throws -> SnapshotOutcome {
        let normalizer = HTMLNormalizer(redactions: try redactions.get())
        return try file.compare(snapshot.html(), mode: mode, normalizer: normalizer)
    }

    /// Returns a preview's snapshot in the folder that contains it, or else in the first folder. Nil without folders.
    func file(of snapshot: PreviewSnapshot) -> HTMLSnapshot? {
        let files = folders.map { snapshot.snapshot(in: $0.url) }
        return files.first(where: \.isRecorded) ?? files.first
    }
}

extension HTMLSnapshot {
    /// Whether its file exists.
    var isRecorded: Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

    /// Whether it has a pending change.
    var isPending: Bool { FileManager.default.fileExists(atPath: pending.path(percentEncoded: false)) }
}

/// The cached number of pending changes for the top bar of every page, because counting checks every file.
final class PendingCount: Sendable {
    private struct Counted {
        let count: Int
        let at: ContinuousClock.Instant
    }

    private struct State {
        var counted: Counted?
        /// How often the count was discarded. A count that began before that is not stored.
        var generation = 0
    }

    private let interval: Duration
    private let state = Mutex(State())

    /// - Parameter interval: How long a count is valid.
    init(interval: Duration) {
        self.interval = interval
    }

    /// Returns the count, computed by `count` if there is no valid one.
    func value(count: () -> Int) -> Int {
        let now = ContinuousClock.now
        let known = state.withLock { $0 }
        if let counted = known.counted, counted.at.duration(to: now) < interval { return counted.count }
        let new = Counted(count: count(), at: now)
        state.withLock { if $0.generation == known.generation { $0.counted = new } }
        return new.count
    }

    /// Discards the count after a change was accepted or rejected.
    func forget() {
        state.withLock {
            $0.counted = nil
            $0.generation += 1
        }
    }
}
