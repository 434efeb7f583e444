import Foundation

/// The names of snapshot files.
package enum SnapshotPath {
    static let ending = ".html"
    static let pendingEnding = ".new.html"

    /// A name with hyphens for what not every file system takes.
    static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : "-" }.joined()
        return kept.hasPrefix(".") || kept.isEmpty ? "-" + kept.drop { $0 == "." } : kept
    }

    /// A name that does not look like one of a file that waits.
    static func unambiguous(_ name: String) -> String {
        name.hasSuffix(".new") ? name.dropLast(".new".count) + "-new" : name
    }

    static func pending(for path: String) -> String { path.dropLast(ending.count) + pendingEnding }

    /// The recorded file's path for that of a file which waits beside it; nil for one that does not.
    ///
    /// Previews are recorded as `{ViewModel}/{preview}.{locale}.html`. So `b.new.html` there is the preview `b` in Newari,
    /// whose locale is `new`, unless a `b.html` is recorded; what waits beside it is `b.new.new.html`.
    package static func recorded(
        for pending: String, isRecorded: (String) -> Bool = { _ in false }
    ) -> String? {
        guard pending.hasSuffix(pendingEnding) else { return nil }
        let stem = pending.dropLast(pendingEnding.count)
        let parts = stem.split(separator: "/")
        let hasNoLocale = parts.count == 2 && !parts[1].contains(".")
        return hasNoLocale && !isRecorded(stem + ending) ? nil : stem + ending
    }

    /// Whether a file is recorded as those of previews are, `{ViewModel}/{preview}.{locale}.html`.
    static func isOfPreview(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[1].split(separator: ".").count > 2
    }

    /// What two paths have in common that are one file where neither case nor the form of accents counts.
    package static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}
