import Foundation

/// The names of snapshot files.
enum SnapshotPath {
    static let ending = ".html"
    static let pendingEnding = ".new.html"

    /// A name with hyphens for what not every file system takes.
    static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : "-" }.joined()
        return kept.hasPrefix(".") || kept.isEmpty ? "-" + kept.drop { $0 == "." } : kept
    }

    static func pending(for path: String) -> String { path.dropLast(ending.count) + pendingEnding }

    static func recorded(for pending: String) -> String { pending.dropLast(pendingEnding.count) + ending }

    /// What two paths have in common that are one file where neither case nor the form of accents counts.
    static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}
