import Diagnostics
import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// A problem of the project, with the preview that shows it.
struct Problem: Sendable {
    let finding: CheckFinding
    /// Nil for a problem that no preview shows, such as one of the docs.
    let preview: Preview?

    var kind: FindingKind { finding.kind }

    /// The locale in which a picture shows it. Nil for the default locale.
    var locale: LocaleIdentifier? { finding.subject.locales.first }
}

/// All problems of the project, those of a view together, in the order of the catalog. Those of no view come last.
struct ProblemList: Sendable {
    let problems: [Problem]
    /// The number of problems that the settings expect, which are not among them.
    let known: Int
    /// The number of problems of each preview.
    private let counts: [BareDocument: Int]

    init(_ findings: [CheckFinding], known: Int = 0, in content: Content) {
        self.known = known
        let places = PreviewPlaces(in: content)
        let all = findings.map { Problem(finding: $0, preview: $0.subject.preview ?? places.preview(at: $0.place)) }
        let names = content.catalog.entries.flatMap(\.previews).map(\.viewName)
        let order = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        let ranked = all.enumerated().map { (rank: $1.preview.flatMap { order[$0.viewName] } ?? .max, index: $0, $1) }
        problems = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.2)
        counts = Dictionary(all.compactMap(\.preview).map { (BareDocument($0), 1) }, uniquingKeysWith: +)
    }

    /// Returns the number of problems that a preview shows first.
    func count(of preview: Preview) -> Int { counts[BareDocument(preview)] ?? 0 }
}

/// Finds the preview that shows a place in a file.
private struct PreviewPlaces {
    private let byPlace: [SourcePlace: Preview]
    private let byFile: [String: Preview]

    init(in content: Content) {
        let previews = content.catalog.previews
        let shown = { (place: SourcePlace) in SourcePlace(file: content.shown(path: place.file), line: place.line) }
        byPlace = Dictionary(previews.map { (shown($0.place), $0) }) { first, _ in first }
        var files = previews.map { (content.shown(path: $0.place.file), $0) }
        var known: Set<String> = []
        let views = previews.filter { known.insert($0.viewName).inserted }
        let inclusions = content.checker.inclusions
        // The template of a view is that of its own previews. One that several include is that of the first.
        for preview in views {
            guard let name = inclusions.fullName(of: preview.viewName) else { continue }
            files += Self.files([name], in: content).map { ($0, preview) }
        }
        for preview in views {
            files += Self.files(inclusions.included(by: preview.viewName), in: content).map { ($0, preview) }
        }
        byFile = Dictionary(files) { first, _ in first }
    }

    /// Returns the preview at a place, or else the first one that its file belongs to.
    func preview(at place: SourcePlace?) -> Preview? {
        guard let place else { return nil }
        return byPlace[SourcePlace(file: place.file, line: place.line)] ?? byFile[place.file]
    }

    private static func files(_ names: Set<String>, in content: Content) -> [String] {
        names.compactMap { content.templates.source(of: $0).map { content.shown(path: $0.file) } }
    }
}
