import Foundation
import HTMLSnapshots
import PreviewSnapshots
import Synchronization

/// The recorded snapshots of a package, in the folders of all its test targets. Read anew each time but for
/// the count of what waits.
struct SnapshotIndex: Sendable {
    private let folders: [SnapshotFolder]
    /// Whether nothing may be written.
    let isReadOnly: Bool
    private let redactions: Result<[SnapshotRedaction], any Error>
    private let count: PendingCount

    /// - Parameters:
    ///   - folders: Where they lie.
    ///   - isReadOnly: Whether nothing may be written.
    ///   - redactions: Those of the package, or why they are not known.
    ///   - viewModelNames: Those of the catalog: a folder that has one of them comes before one that has
    ///     none.
    ///   - interval: How long the count of what waits is good.
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

    /// What may be written.
    var mode: SnapshotMode { isReadOnly ? .never : .all }

    /// Whether there is a place to record in.
    var isEmpty: Bool { folders.isEmpty }

    /// What waits to be accepted, in order; nothing of a folder that cannot be listed.
    var pending: [PendingSnapshot] { listing.pending }

    /// What waits to be accepted, in order, and why folders cannot be listed. Takes a look at every file.
    var listing: (pending: [PendingSnapshot], faults: [ContentFault]) {
        var (pending, faults): ([PendingSnapshot], [ContentFault]) = ([], [])
        for folder in folders {
            do {
                pending += try folder.pending()
            } catch {
                faults.append(ContentFault(message: error.localizedDescription))
            }
        }
        return (pending, faults)
    }

    /// How many wait, as of a moment ago.
    var pendingCount: Int { count.value { pending.count } }

    /// Counts anew what waits: something was accepted or rejected.
    func recount() { count.forget() }

    /// Compares a preview with its snapshot in a file of the shelf, as tests and commands do.
    ///
    /// - Throws: Why it cannot be compared, or why the package's redactions are not known.
    func compare(_ snapshot: PreviewSnapshot, with file: HTMLSnapshot, mode: SnapshotMode) throws -> SnapshotOutcome {
        let normalizer = HTMLNormalizer(redactions: try redactions.get())
        return try file.compare(snapshot.html(), mode: mode, normalizer: normalizer)
    }

    /// A preview's snapshot in the folder that has it, in the first when none has; nil without folders.
    func file(of snapshot: PreviewSnapshot) -> HTMLSnapshot? {
        let files = folders.map { snapshot.snapshot(in: $0.url) }
        return files.first(where: \.isRecorded) ?? files.first
    }
}

extension HTMLSnapshot {
    /// Whether its file is there.
    var isRecorded: Bool { FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) }

    /// Whether something waits beside its file.
    var isPending: Bool { FileManager.default.fileExists(atPath: pending.path(percentEncoded: false)) }
}

/// How many snapshots wait, for every page's top bar: counted again only after a while, as it takes a look at every file.
final class PendingCount: Sendable {
    private struct Counted {
        let count: Int
        let at: ContinuousClock.Instant
    }

    private struct State {
        var counted: Counted?
        /// How often the count was forgotten: one that was begun before is not kept.
        var generation = 0
    }

    private let interval: Duration
    private let state = Mutex(State())

    /// - Parameter interval: How long a count is good.
    init(interval: Duration) {
        self.interval = interval
    }

    /// The count, which `count` makes where there is none that is good.
    func value(count: () -> Int) -> Int {
        let now = ContinuousClock.now
        let known = state.withLock { $0 }
        if let counted = known.counted, counted.at.duration(to: now) < interval { return counted.count }
        let new = Counted(count: count(), at: now)
        state.withLock { if $0.generation == known.generation { $0.counted = new } }
        return new.count
    }

    /// Makes the next value be counted, after something was accepted or rejected.
    func forget() {
        state.withLock {
            $0.counted = nil
            $0.generation += 1
        }
    }
}
