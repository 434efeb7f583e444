/// The names of snapshot files.
package enum SnapshotPath {
    static let ending = ".html"
    private static let pictureEnding = ".png"
    private static let pendingMark = ".new"
    private static let pendingEndings = [pendingMark + ending, pendingMark + pictureEnding]

    /// The maximum size of a preview's name in bytes. A locale and a version can follow it.
    private static let maxPreviewSize = 200

    /// Returns the name of a preview as the names of its files begin with it.
    package static func preview(_ slug: String) -> String { component(slug.shortened(toBytes: maxPreviewSize)) }

    /// Whether the files of a preview do not have its whole name.
    package static func isShortened(_ slug: String) -> Bool { slug.utf8.count > maxPreviewSize }

    /// Returns a name with hyphens for characters that some file systems do not allow, which is short enough for a
    /// pending change.
    package static func component(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? String($0) : "-" }.joined()
        let visible = kept.hasPrefix(".") || kept.isEmpty ? "-" + kept.drop { $0 == "." } : kept
        return visible.shortened(toBytes: String.maxFileNameSize - pendingMark.utf8.count - ending.utf8.count)
    }

    /// Returns a name that does not look like that of a pending change.
    static func unambiguous(_ name: String) -> String {
        name.hasSuffix(pendingMark) ? name.dropLast(pendingMark.count) + "-new" : name
    }

    static func pending(for path: String) -> String {
        let end = isPicture(path) ? pictureEnding : ending
        return path.dropLast(end.count) + pendingMark + end
    }

    /// Returns the path of the recorded file for a pending change. Nil for other files.
    ///
    /// Previews are recorded as `{ViewModel}/{preview}.{locale}.html`. So `b.new.html` is the preview `b` in Newari,
    /// whose locale is `new`, unless a `b.html` is recorded. Its pending change is `b.new.new.html`.
    package static func recorded(
        for pending: String, isRecorded: (String) -> Bool = { _ in false }
    ) -> String? {
        guard let pendingEnding = pendingEndings.first(where: pending.hasSuffix) else { return nil }
        let stem = pending.dropLast(pendingEnding.count)
        let ending = pendingEnding.dropFirst(pendingMark.count)
        let parts = stem.split(separator: "/")
        let hasNoLocale = parts.count == 2 && !parts[1].contains(".")
        return hasNoLocale && !isRecorded(String(stem + ending)) ? nil : String(stem + ending)
    }

    /// Whether a file has the name of a pending change.
    package static func isPending(_ path: String) -> Bool { pendingEndings.contains(where: path.hasSuffix) }

    /// Whether a file has the path of a preview's snapshot, `{ViewModel}/{preview}.{locale}.html`, with or without a
    /// version after the locale.
    package static func isOfPreview(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[1].split(separator: ".").count > 2
    }

    /// Returns the path of a picture of a preview whose HTML has a path.
    static func picture(of path: String, _ variant: PictureVariant) -> String {
        "\(path.dropLast(ending.count)).\(variant.name)\(pictureEnding)"
    }

    /// Whether a file has the name of a picture or of its pending change, `{preview}.{locale}.{theme}.{width}.png`.
    package static func isPicture(_ path: String) -> Bool { html(ofPicture: path) != nil }

    /// Returns the path of the HTML of the preview that a picture or its pending change shows. Nil for other files.
    static func html(ofPicture path: String) -> String? {
        guard path.hasSuffix(pictureEnding) else { return nil }
        let stem = path.dropLast(pictureEnding.count)
        let parts = (stem.hasSuffix(pendingMark) ? stem.dropLast(pendingMark.count) : stem)
            .split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 3, PictureVariant(theme: parts[parts.count - 2], width: parts[parts.count - 1]) != nil
        else { return nil }
        return parts.dropLast(2).joined(separator: ".") + ending
    }

    /// Returns the name `{ViewModel}/{preview}` and the locale, with a version after it, of a preview's snapshot.
    static func parts(of path: String) -> (name: String, locale: String) {
        let path = html(ofPicture: path) ?? path
        let stem = path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]
        let version = stem.hasSuffix(".swift") ? ".swift" : ""
        let start = stem.dropLast(version.count)
        guard let dot = start.lastIndex(of: "."), !start[dot...].contains("/") else { return (String(stem), "") }
        let locale = start[start.index(after: dot)...]
        return (String(start[..<dot]), locale + (version.isEmpty ? "" : " swift"))
    }

    /// Returns a key that is equal for paths that are the same file on disks that ignore case and forms of accents.
    package static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }
}
