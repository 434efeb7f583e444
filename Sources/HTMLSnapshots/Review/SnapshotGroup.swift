import FOSFoundation
import Foundation

/// Pending changes that one edit has made, to accept or reject them together.
///
/// A group contains all snapshots that have the same set of edits. A snapshot that has another edit as well is in another
/// group, because accepting a snapshot accepts all of its edits.
package struct SnapshotGroup: Sendable {
    /// The kind of change.
    package enum Kind: String, Sendable {
        /// The HTML differs.
        case changed
        /// The picture differs.
        case pixels
        /// Only the formatting of the recorded file differs.
        case formatting
        /// There is no recorded file.
        case unrecorded
        /// A file cannot be read. The group has only this snapshot.
        case unreadable
    }

    /// The kind of change.
    package let kind: Kind
    /// The pending changes, sorted by path.
    package let members: [HTMLSnapshot]
    /// One member for each different text, if the members differ in texts only, such as those in different languages.
    package let examples: [HTMLSnapshot]
    /// Identifies the members and their content. It changes if one of them does, so that nobody accepts what they have
    /// not seen.
    package let id: String

    /// Returns the groups, the largest first.
    package static func groups(of reviews: [ReviewedSnapshot]) -> [SnapshotGroup] {
        var union = GroupUnion(count: reviews.count)
        var owners: [GroupKey: Int] = [:]
        for (index, review) in reviews.enumerated() {
            for key in review.keys {
                if let owner = owners[key] { union.join(index, owner) } else { owners[key] = index }
            }
        }
        return Dictionary(grouping: reviews.indices) { union.root(of: $0) }.values
            .map { SnapshotGroup($0.map { reviews[$0] }) }
            .sorted { ($1.members.count, $0.members[0].path) < ($0.members.count, $1.members[0].path) }
    }

    private init(_ reviews: [ReviewedSnapshot]) {
        let sorted = reviews.sorted { $0.snapshot.path < $1.snapshot.path }
        kind = sorted[0].kind
        members = sorted.map(\.snapshot)
        var known: Set<SnapshotChange> = []
        examples = sorted.filter { known.insert(SnapshotChange(edits: $0.change.edits)).inserted }.map(\.snapshot)
        id = StableHash.name(of: sorted.flatMap { [$0.snapshot.path, String($0.content)] })
    }
}

/// A pending change with what changed.
package struct ReviewedSnapshot: Sendable {
    /// The pending change.
    package let snapshot: HTMLSnapshot
    let kind: SnapshotGroup.Kind
    let change: SnapshotChange
    /// The hash of the pending HTML.
    let content: UInt64

    /// Compares a pending change with the recorded text.
    package init(_ snapshot: HTMLSnapshot) {
        self.snapshot = snapshot
        guard !snapshot.isPicture else {
            let pending = try? snapshot.pendingBytes()
            content = StableHash.of([try? snapshot.recordedBytes(), pending].map { $0?.base64EncodedString() ?? "" })
            (kind, change) = (pending == nil ? .unreadable : .pixels, SnapshotChange())
            return
        }
        let texts = try? snapshot.texts()
        content = StableHash.of([texts?.recorded ?? "", texts?.pending ?? ""])
        guard let texts, let recorded = texts.recorded else {
            (kind, change) = (texts == nil ? .unreadable : .unrecorded, SnapshotChange())
            return
        }
        let edits = try? TreeEdits(old: VisibleTree(parsing: recorded), new: VisibleTree(parsing: texts.pending))
        change = edits?.change ?? SnapshotChange()
        kind = edits == nil ? .unreadable : change.edits.isEmpty ? .formatting : .changed
    }

    /// The keys of groups to which the snapshot belongs, which are then one group.
    fileprivate var keys: [GroupKey] {
        switch kind {
        case .changed: [.edits(change.edits), .places(change.places, preview: previewPath)]
        case .pixels: [.pixels(preview: previewPath)]
        case .formatting: [.formatting]
        case .unrecorded: [.unrecorded]
        case .unreadable: [.unreadable(snapshot.pending.path)]
        }
    }

    /// The path without the locale: one text that changed at the same place of a preview is the same in all languages.
    private var previewPath: String {
        let end = snapshot.path.firstIndex(of: ".") ?? snapshot.path.endIndex
        return String(snapshot.path[..<end])
    }
}

/// What members of a group have in common.
private enum GroupKey: Hashable {
    case edits(Set<UInt64>)
    case places(Set<UInt64>, preview: String)
    case pixels(preview: String)
    case formatting
    case unrecorded
    case unreadable(String)
}

/// Joins elements to disjoint groups.
private struct GroupUnion {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    func root(of element: Int) -> Int {
        var element = element
        while parents[element] != element { element = parents[element] }
        return element
    }

    mutating func join(_ one: Int, _ other: Int) {
        let roots = (root(of: one), root(of: other))
        parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
    }
}
