import FOSMVVM
import HTMLSnapshots

/// How HTML differs, as it is shown.
struct SnapshotDifferenceView: Codable, Sendable {
    let hunks: [SnapshotHunkView]
    let omitted: LocalizableSubstitutions?
    /// Said when the tree is the same.
    let formattingOnly: LocalizableString?

    init(_ difference: SnapshotDifference) {
        hunks = difference.hunks.map(SnapshotHunkView.init)
        omitted = Self.omitted(difference.omittedHunks, key: "omittedHunks")
        formattingOnly =
            difference.isFormattingOnly ? .localized(for: Self.self, propertyName: "formattingOnly") : nil
    }

    /// Says how many more there are; nil when there are none.
    static func omitted(_ count: Int, key: String) -> LocalizableSubstitutions? {
        guard count > 0 else { return nil }
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }
}
