import FOSMVVM
import HTMLSnapshots

/// A difference of HTML as it is shown.
struct SnapshotDifferenceView: Codable, Sendable {
    /// The first changes in words.
    let edits: [SnapshotEditView]
    let hasEdits: Bool
    let editsLabel: LocalizableString
    let omittedEdits: LocalizableSubstitutions?
    let hunks: [SnapshotHunkView]
    /// The number of places with lines that are already shown.
    let repeated: LocalizableSubstitutions?
    let omitted: LocalizableSubstitutions?
    /// The text that is shown if only the formatting or the line endings differ.
    let formattingOnly: LocalizableSubstitutions?

    /// - Parameter unfolds: Whether unchanged lines can be unfolded. Pages with many differences have no room for them.
    init(_ difference: SnapshotDifference, unfolds: Bool = false) {
        self.init(difference, hunks: difference.hunks, unfolds: unfolds)
    }

    /// Creates a view that shows the same changed lines only once.
    init(distinct difference: SnapshotDifference) {
        var known: Set<[SnapshotHunk.Line]> = []
        let hunks = difference.hunks.filter { hunk in
            known.insert(hunk.lines.filter { $0.change != .same }).inserted
        }
        self.init(difference, hunks: hunks, unfolds: false)
    }

    private init(_ difference: SnapshotDifference, hunks: [SnapshotHunk], unfolds: Bool) {
        edits = difference.edits.map(SnapshotEditView.init)
        hasEdits = !edits.isEmpty
        editsLabel = .localized(for: Self.self, propertyName: "editsLabel")
        omittedEdits = Self.omitted(difference.omittedEdits, key: "omittedEdits")
        self.hunks = hunks.map { SnapshotHunkView($0, unfolds: unfolds) }
        repeated = Self.omitted(difference.hunks.count - hunks.count, key: "repeated")
        omitted = Self.omitted(difference.omittedHunks, key: "omittedHunks")
        formattingOnly = difference.isFormattingOnly ? Self.formatting(difference) : nil
    }

    /// Creates a view of changed lines, without words.
    init(_ difference: TextDifference) {
        (edits, hasEdits, omittedEdits, repeated, formattingOnly) = ([], false, nil, nil, nil)
        editsLabel = .localized(for: Self.self, propertyName: "editsLabel")
        hunks = difference.hunks.map { SnapshotHunkView($0, unfolds: false) }
        omitted = Self.omitted(difference.omittedHunks, key: "omittedHunks")
    }

    private static func formatting(_ difference: SnapshotDifference) -> LocalizableSubstitutions {
        let key = difference.isLineEndsOnly ? "lineEndsOnly" : "formattingOnly"
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: [
                "line": LocalizableString.constant(SnapshotDifference.lineEndsAttribute),
                "file": LocalizableString.constant(".gitattributes"),
            ])
    }

    /// Returns the text about omitted items. Nil if there are none.
    static func omitted(_ count: Int, key: String) -> LocalizableSubstitutions? {
        guard count > 0 else { return nil }
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }
}

/// A change in words, as it is shown.
struct SnapshotEditView: Codable, Sendable {
    /// What changed. The name of an attribute is that of HTML.
    let label: LocalizableString
    let element: String?
    /// The beginning of the element's text.
    let name: String?
    let old: String?
    let new: String?

    init(_ edit: DescribedEdit) {
        label =
            edit.kind == .attribute
            ? .constant(edit.attribute ?? "") : .localized(for: Self.self, propertyName: edit.kind.rawValue)
        element = edit.element.isEmpty ? nil : edit.element
        (name, old, new) = (edit.name, edit.old, edit.new)
    }
}

/// Changed lines, as they are shown.
struct SnapshotHunkView: Codable, Sendable {
    /// A line of HTML.
    struct Line: Codable, Sendable {
        let indentation: String
        let isAdded: Bool
        let isRemoved: Bool
        /// Whether only some of its runs have changed.
        let isMarked: Bool
        let runs: [Run]
    }

    /// A part of a line.
    struct Run: Codable, Sendable {
        let text: String
        let isAdded: Bool
        let isRemoved: Bool
    }

    /// Unchanged lines before the hunk.
    struct Fold: Codable, Sendable {
        let text: LocalizableSubstitutions
        /// Whether the fold shows lines when it is opened.
        let isOpenable: Bool
        /// The number of lines before these.
        let earlier: LocalizableSubstitutions?
        let lines: [Line]
    }

    /// Nil if there are no such lines.
    let fold: Fold?
    let lines: [Line]
    let rest: LocalizableSubstitutions?

    init(_ hunk: SnapshotHunk, unfolds: Bool) {
        fold = Fold(hunk, unfolds: unfolds)
        lines = hunk.lines.map(Line.init)
        rest = SnapshotDifferenceView.omitted(hunk.omittedLines, key: "omittedLines")
    }
}

extension SnapshotHunkView.Fold {
    fileprivate init?(_ hunk: SnapshotHunk, unfolds: Bool) {
        guard let text = Self.text(hunk.skippedLines) else { return nil }
        self.text = text
        isOpenable = unfolds
        earlier = unfolds ? Self.text(hunk.skippedLines - hunk.unfoldedLines.count) : nil
        lines = unfolds ? hunk.unfoldedLines.map(SnapshotHunkView.Line.init) : []
    }

    private static func text(_ count: Int) -> LocalizableSubstitutions? {
        SnapshotDifferenceView.omitted(count, key: "skippedLines")
    }
}

extension SnapshotHunkView.Line {
    fileprivate init(_ line: SnapshotHunk.Line) {
        indentation = String(repeating: " ", count: min(line.indentation, 80))
        isAdded = line.change == .added
        isRemoved = line.change == .removed
        isMarked = line.runs.contains(where: \.isChanged)
        runs = line.runs.map { run in
            SnapshotHunkView.Run(
                text: run.text, isAdded: run.isChanged && line.change == .added,
                isRemoved: run.isChanged && line.change == .removed)
        }
    }
}
