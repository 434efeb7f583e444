import Diagnostics
import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// A problem of the project, with the previews that show it.
struct Problem: Sendable {
    let finding: CheckFinding
    /// Empty for a problem that no preview shows, such as one of the docs.
    let previews: [Preview]

    /// The first preview that shows it.
    var preview: Preview? { previews.first }

    var kind: FindingKind { finding.kind }

    /// The locale in which a picture shows it. Nil for the default locale.
    var locale: LocaleIdentifier? { finding.subject.locales.first }
}

/// All problems of the project, those of a view together, in the order of the catalog. Those of no view come last. The page,
/// the number in the bar, the panel of a preview and the marks in lists are all made from it.
struct ProblemList: Sendable {
    let problems: [Problem]
    /// The problems that the settings expect, which are not among them.
    let known: [Problem]
    /// Whether a browser has examined every preview in every language, so that nothing else will be found.
    let isComplete: Bool
    /// What lists show about the previews of the catalog that have problems.
    let marks: [BareDocument: PreviewMarks]
    /// The positions of the problems of each preview.
    private let positions: [BareDocument: [Int]]

    init(_ findings: [CheckFinding], known: [CheckFinding] = [], isComplete: Bool = false, in content: PackageContent) {
        self.isComplete = isComplete
        let places = PreviewPlaces(in: content)
        let problem = { (finding: CheckFinding) in
            let previews = finding.subject.previews
            return Problem(finding: finding, previews: previews.isEmpty ? places.previews(at: finding.place) : previews)
        }
        self.known = known.map(problem)
        let all = findings.map(problem)
        let names = content.catalog.entries.flatMap(\.previews).map(\.viewName)
        let order = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        let ranked = all.enumerated().map { (rank: $1.preview.flatMap { order[$0.viewName] } ?? .max, index: $0, $1) }
        let sorted = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.2)
        problems = sorted
        let positions: [BareDocument: [Int]] = sorted.enumerated().reduce(into: [:]) { positions, problem in
            for document in Set(problem.element.previews.map(BareDocument.init)) {
                positions[document, default: []].append(problem.offset)
            }
        }
        self.positions = positions
        let shown = Set(content.catalog.previews.map(BareDocument.init))
        marks = positions.filter { shown.contains($0.key) }.mapValues { indices in
            PreviewMarks(indices.map { sorted[$0] })
        }
    }

    /// Returns the problems of a preview that the settings expect.
    func known(of preview: Preview) -> [Problem] {
        known.filter { $0.previews.contains { BareDocument($0) == BareDocument(preview) } }
    }

    /// Returns the problems that one of some previews shows, in the order of the list.
    func problems(of previews: [Preview]) -> [Problem] {
        let found = previews.compactMap { positions[BareDocument($0)] }
        return (found.count == 1 ? found[0] : Set(found.joined()).sorted()).map { problems[$0] }
    }
}

/// Finds the previews that show a place in a file.
private struct PreviewPlaces {
    private let byPlace: [SourcePlace: [Preview]]
    private let byFile: [String: [Preview]]

    init(in content: PackageContent) {
        let previews = content.catalog.previews
        let shown = { (place: SourcePlace) in SourcePlace(file: content.paths.relative(place.file), line: place.line) }
        byPlace = Dictionary(previews.map { (shown($0.place), [$0]) }, uniquingKeysWith: +)
        var files = previews.map { (content.paths.relative($0.place.file), [$0]) }
        var views: [(name: String, previews: [Preview])] = []
        var indices: [String: Int] = [:]
        for preview in previews {
            let index = indices[preview.viewName] ?? views.count
            indices[preview.viewName] = index
            if index == views.count { views.append((preview.viewName, [])) }
            views[index].previews.append(preview)
        }
        let inclusions = content.examiner.checker.inclusions
        // The template of a view is first that of its own previews, and then that of views that include it.
        for view in views {
            guard let name = inclusions.fullName(of: view.name) else { continue }
            files += Self.files([name], in: content).map { ($0, view.previews) }
        }
        for view in views {
            files += Self.files(inclusions.included(by: view.name), in: content).map { ($0, view.previews) }
        }
        byFile = files.reduce(into: [:]) { $0[$1.0, default: []] += $1.1 }
    }

    /// Returns the previews at a place, or else those that its file belongs to.
    func previews(at place: SourcePlace?) -> [Preview] {
        guard let place else { return [] }
        return byPlace[SourcePlace(file: place.file, line: place.line)] ?? byFile[place.file] ?? []
    }

    private static func files(_ names: Set<String>, in content: PackageContent) -> [String] {
        names.compactMap { content.templates.source(of: $0).map { content.paths.relative($0.file) } }
    }
}
