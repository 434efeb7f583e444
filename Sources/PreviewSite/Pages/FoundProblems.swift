import FOSMVVM
import PreviewCatalog

/// What is known about the problems of previews when a page is made.
struct FoundProblems: Sendable {
    /// The problems of previews that have been found so far. Nil for pages that do not show them.
    let found: PreviewExaminations.Found?
    /// All problems of the project. Nil until it has been checked, and for pages that do not show them.
    let all: ProblemList?
    /// The previews with pending changes, each by its ``PreviewCatalog/Preview/snapshotName``.
    let changed: Set<String>

    /// Returns what lists show about a preview: its problems, or as long as they are not known, what rendering it finds.
    func marks(of preview: Preview) -> PreviewMarks {
        if let all { return all.marks[BareDocument(preview)] ?? [] }
        guard let marks = found?.marks else { return [] }
        let found = marks[BareDocument(preview)] ?? []
        return changed.contains(preview.snapshotName) ? found.union(.snapshot) : found
    }

    /// Returns the marks that one of some previews has.
    func marks(of previews: [Preview]) -> [PreviewMark] {
        PreviewMark.shown(previews.reduce(into: []) { $0.formUnion(marks(of: $1)) })
    }

    /// Returns the number of problems that one of some previews shows. Nil without any.
    func count(of previews: [Preview]) -> LocalizableInt? {
        let count = all?.problems(of: previews).count ?? 0
        return count > 0 ? LocalizableInt(value: count) : nil
    }

    /// Returns the number of previews with marks, as far as they have been found.
    func count(where isCounted: (PreviewMarks) -> Bool) -> Int {
        (all?.marks ?? found?.marks ?? [:]).values.count(where: isCounted)
    }
}
