package import FOSMVVM
package import HTMLSnapshots
package import PreviewCatalog

/// A change of a preview's snapshot, or of its picture, that waits for a review.
package struct PendingSnapshot: Sendable {
    /// The path of the changed file.
    package let file: String
    /// The preview. Nil if the catalog has none with the name of the file, such as for a snapshot of a test.
    package let preview: Preview?
    /// The locale in the name of the file.
    package let locale: LocaleIdentifier?
    package let isPicture: Bool
    private let name: String

    /// - Parameter previews: The previews of the catalog, each by its ``PreviewCatalog/Preview/snapshotName``.
    package init(_ snapshot: HTMLSnapshot, previews: [String: Preview]) {
        let parts = snapshot.path.split(separator: ".")
        name = String(parts.first ?? "")
        file = snapshot.pending.path(percentEncoded: false)
        preview = previews[name]
        locale = parts.dropFirst().first.flatMap { LocaleIdentifier(String($0)) }
        isPicture = snapshot.path.hasSuffix(".png")
    }

    /// The name of the preview in messages, with the locale.
    package var title: String { "\(preview?.title ?? name)\(locale.map { " in '\($0.tag)'" } ?? "")" }
}

extension Preview {
    /// The path of its snapshots without locale and version.
    package var snapshotName: String { "\(SnapshotPath.component(viewModelName))/\(SnapshotPath.preview(slug))" }
}
