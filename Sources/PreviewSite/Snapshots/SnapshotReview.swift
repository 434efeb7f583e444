import FOSFoundation
import Foundation
import HTMLSnapshots
import PreviewSnapshots

/// Everything that waits for a decision, in groups of what changed.
struct SnapshotReview {
    /// The pending changes in groups, then the new and the unused snapshots.
    let groups: [ReviewGroup]
    /// The pending changes of previews that no longer exist. Accepting one would make an unused snapshot.
    let gone: [HTMLSnapshot]
    /// The previews of pending changes and new snapshots, by their paths.
    let previews: [String: PreviewSnapshot]

    /// - Parameters:
    ///   - pending: The pending changes.
    ///   - index: The snapshots of the content.
    init(_ pending: [HTMLSnapshot], in index: SnapshotIndex, of content: PackageContent) {
        let history = index.history
        let asked = pending.map(\.htmlPath) + (history.comparison?.new ?? [])
        let previews = Dictionary(
            content.snapshots(at: asked).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let isGone = { (snapshot: HTMLSnapshot) in
            SnapshotPath.isOfPreview(snapshot.path) && previews[snapshot.htmlPath] == nil
        }
        self.previews = previews
        gone = pending.filter(isGone)
        let new = (history.comparison?.new ?? []).compactMap { previews[$0] }
            .filter { index.file(of: $0)?.isRecorded == false }
        let unused = (history.comparison?.unused ?? []).filter(\.isThere)
        groups =
            history.groups(of: pending.filter { !isGone($0) }).map(ReviewGroup.changed)
            + (new.isEmpty ? [] : [.new(new)]) + (unused.isEmpty ? [] : [.unused(unused)])
    }

    /// The previews with pending changes, in the order of the groups.
    var walk: [PreviewSnapshot] { groups.filter(\.hasPending).flatMap(\.paths).compactMap { previews[$0] } }

    /// Returns the preview of a pending change.
    func preview(of snapshot: HTMLSnapshot) -> PreviewSnapshot? { previews[snapshot.htmlPath] }

    /// Returns the pending group with a preview's snapshot.
    func group(with snapshot: PreviewSnapshot) -> ReviewGroup? {
        groups.first { $0.hasPending && $0.paths.contains(snapshot.path) }
    }
}

/// Snapshots that are accepted or rejected together.
enum ReviewGroup {
    case changed(SnapshotGroup)
    /// Previews without a recorded snapshot.
    case new([PreviewSnapshot])
    /// Recorded files without a preview.
    case unused([UnusedSnapshot])

    /// The paths of the members.
    var paths: [String] {
        switch self {
        case .changed(let group): group.members.map(\.path)
        case .new(let snapshots): snapshots.map(\.path)
        case .unused(let files): files.map(\.path)
        }
    }

    /// Identifies the members and their content.
    var id: String {
        if case .changed(let group) = self { group.id } else { StableHash.name(of: paths) }
    }

    /// The key of its texts.
    var key: String {
        switch self {
        case .changed(let group): group.kind.rawValue
        case .new: "new"
        case .unused: "unused"
        }
    }

    /// Whether it can be rejected. New and unused snapshots have no pending file.
    var hasPending: Bool {
        if case .changed = self { true } else { false }
    }
}
