import Diagnostics
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots
import Synchronization

/// The snapshots of a package in the folders of all its test targets. They are read each time, except for the list of
/// pending changes, which pages about snapshots and the top bar of every page share for a moment.
struct SnapshotIndex: Sendable {
    /// The number of intervals for which the top bar of pages about other things uses a listing.
    private static let intervalsToCount = 40

    let folders: [SnapshotFolder]
    /// What reviewers have done.
    let history: SnapshotHistory
    /// Whether files cannot be written.
    let isReadOnly: Bool
    private let redactions: Result<[SnapshotRedaction], any Error>
    private let interval: Duration
    private let list: @Sendable (SnapshotFolder) throws -> [HTMLSnapshot]
    private let known: KnownListing

    /// Creates the index of the snapshots in a content's folders. A folder that contains a ViewModel of the catalog
    /// precedes a folder without any.
    ///
    /// - Parameters:
    ///   - content: What was read, with the redactions of the package, or the reason why they are unknown.
    ///   - interval: How long a listing is valid, because it reads every folder.
    ///   - known: The listing that is shared with the content before and after.
    ///   - history: What reviewers have done.
    ///   - list: Returns the pending changes in a folder.
    init(
        of content: PackageContent, interval: Duration = .zero, known: KnownListing = KnownListing(),
        history: SnapshotHistory = SnapshotHistory(),
        list: @escaping @Sendable (SnapshotFolder) throws -> [HTMLSnapshot] = { try $0.pending() }
    ) {
        redactions = content.settings.redactions
        isReadOnly = content.folders.snapshotsAreReadOnly
        self.interval = interval
        self.list = list
        self.history = history
        self.known = known
        let all = content.folders.snapshots.map(SnapshotFolder.init(url:))
        let used = all.filter { $0.holdsPreviews(of: content.catalog.viewModelNames) }
        folders = used + all.filter { folder in !used.contains { $0.url == folder.url } }
    }

    /// The record mode.
    var mode: SnapshotMode { isReadOnly ? .never : .all }

    /// Whether there is no folder to record in.
    var isEmpty: Bool { folders.isEmpty }

    /// Returns the pending changes.
    func listing() -> SnapshotListing { listing(validFor: interval) }

    /// Returns the pending changes, which may be slightly outdated.
    func recentListing() -> SnapshotListing { listing(validFor: interval * Self.intervalsToCount) }

    private func listing(validFor interval: Duration) -> SnapshotListing {
        known.listing(validFor: interval) {
            var listing = SnapshotListing()
            for folder in folders {
                do {
                    listing.pending += try list(folder)
                } catch {
                    listing.diagnostics.append(Diagnostic(.unreadable, error.localizedDescription))
                }
            }
            listing.previews = Set(listing.pending.map { String($0.path.prefix { $0 != "." }) })
            return listing
        }
    }

    /// Discards the listing after changes were accepted, rejected or found.
    func relist() { known.forget() }

    /// - Throws: The reason why the package's redactions are unknown.
    func expectSettings() throws { _ = try redactions.get() }

    /// Compares a preview's HTML with its snapshot, as tests and commands do.
    ///
    /// - Throws: The reason why it cannot be compared, or why the package's redactions are unknown.
    func compare(_ html: String, with file: HTMLSnapshot, mode: SnapshotMode) throws -> SnapshotOutcome {
        try file.compare(html, mode: mode, normalizer: HTMLNormalizer(redactions: try redactions.get()))
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

/// The pending changes in all folders.
struct SnapshotListing: Sendable {
    /// The pending changes, sorted within each folder.
    var pending: [HTMLSnapshot] = []
    /// The errors of folders that cannot be listed.
    var diagnostics: [Diagnostic] = []
    /// The previews with pending changes, each by its ``PreviewCatalog/Preview/snapshotName``.
    var previews: Set<String> = []
    /// The number of listings before that differed from the one before them.
    var version = 0
}

/// The last listing, because a listing checks every file.
final class KnownListing: Sendable {
    private struct State {
        var listing = SnapshotListing()
        /// The time of the listing. Nil without a listing that may be used.
        var listed: ContinuousClock.Instant?
        /// How often the listing was discarded. A listing that began before that is not stored.
        var generation = 0
    }

    private let state = Mutex(State())
    private let changes: ChangeCounter

    /// - Parameter changes: Counts the changes of the pending snapshots.
    init(changes: ChangeCounter = ChangeCounter()) {
        self.changes = changes
    }

    /// Returns the last listing if it is still valid, or else the one that `list` makes.
    func listing(validFor interval: Duration, list: () -> SnapshotListing) -> SnapshotListing {
        let now = ContinuousClock.now
        let known = state.withLock(\.self)
        if let listed = known.listed, listed.duration(to: now) < interval { return known.listing }
        var new = list()
        let isChanged = state.withLock { state in
            let isChanged = new.pending != state.listing.pending
            new.version = state.listing.version + (isChanged ? 1 : 0)
            if state.generation == known.generation { (state.listing, state.listed) = (new, now) }
            return isChanged
        }
        if isChanged { changes.advance(\.page.snapshots) }
        return new
    }

    /// Discards the listing.
    func forget() {
        state.withLock {
            $0.listed = nil
            $0.generation += 1
        }
        changes.advance(\.decisions)
    }
}
