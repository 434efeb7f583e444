public import Foundation

/// Why a run cannot be made.
public enum SnapshotPlanError: LocalizedError, Equatable {
    /// Files that are shared, by the paths of the snapshots that share them.
    case collisions([[String]])
    /// A filter is set, so that it is not known what the run would have kept.
    case prunesFiltered

    /// The snapshots that are meant, and what to do.
    public var errorDescription: String? {
        switch self {
        case .collisions(let groups):
            groups.map { "\($0.joined(separator: " and ")) are one file where case does not count. " }.joined()
                + "Give the previews other names."
        case .prunesFiltered:
            "Obsolete snapshots are not removed in a filtered run. Run it without a filter."
        }
    }
}
