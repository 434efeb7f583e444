import FOSMVVM
import HTMLSnapshots

/// A place of the tree in which HTML differs, as it is shown.
struct SnapshotHunkView: Codable, Sendable {
    /// A piece of HTML on a line.
    struct Line: Codable, Sendable {
        let text: String
        let isAdded: Bool
        let isRemoved: Bool
    }

    let place: String
    let lines: [Line]
    let omitted: LocalizableSubstitutions?

    init(_ hunk: SnapshotHunk) {
        place = hunk.place
        lines = hunk.pieces.map(Line.init)
        omitted = SnapshotDifferenceView.omitted(hunk.omittedTokens, key: "omittedTokens")
    }
}

extension SnapshotHunkView.Line {
    fileprivate init(_ piece: SnapshotHunk.Piece) {
        text = piece.shown
        isAdded = piece.change == .added
        isRemoved = piece.change == .removed
    }
}
