import Diagnostics
import FOSMVVM
import HTMLRendering
import HTTPCore
import PreviewCatalog
import PreviewChecks
import TextComparison

/// The problems of a view, or of files that no view shows.
struct ProblemGroup: Codable, Sendable {
    /// The name of the view. Nil for files that no view shows.
    let name: String?
    let address: String?
    let count: LocalizableInt
    let rows: [ProblemRow]

    /// Returns the groups of problems that are sorted by view.
    static func groups(
        of problems: some Sequence<Problem>, texts: TextStore, links: PageLinks, editors: EditorLinks
    ) -> [ProblemGroup] {
        var groups: [(preview: Preview?, problems: [Problem])] = []
        for problem in problems {
            if let last = groups.last, last.preview?.viewName == problem.preview?.viewName {
                groups[groups.count - 1].problems.append(problem)
            } else {
                groups.append((problem.preview, [problem]))
            }
        }
        var number = 0
        return groups.map { preview, problems in
            ProblemGroup(
                name: preview?.viewName,
                address: preview.map { links.address(ViewPage(viewModel: $0.viewModelName)) },
                count: LocalizableInt(value: problems.count),
                rows: problems.map { problem in
                    number += 1
                    return ProblemRow(
                        problem, id: "problem-\(number)",
                        picture: problem.preview.map {
                            .init(of: problem, $0, texts: texts, links)
                        }, texts: texts, links: links, editors: editors)
                })
        }
    }
}

/// A problem of the project as the page lists it.
struct ProblemRow: Codable, Sendable {
    /// The picture of a preview. A script moves the place to its center, and frames it.
    struct Picture: Codable, Sendable {
        let title: String
        let documentAddress: String
        /// The width of the document in pixels.
        let width: Int
        /// How much smaller the document is shown.
        let scale: String
        let place: ShownPlace
    }

    /// A button that shows the place in the preview of the page.
    struct ShowButton: Codable, Sendable {
        let label: LocalizableString
        let place: ShownPlace
    }

    /// What scripts find the place in a document by.
    struct ShownPlace: Codable, Sendable {
        /// The start tag of the element.
        let tag: String?
        /// The parts of the text that the preview shows, in lines of their own.
        let text: String
    }

    let id: String
    let isError: Bool
    let severity: LocalizableString
    let kind: LocalizableString
    let rule: String
    let message: String
    let fix: String
    let place: String?
    let editors: [EditorLink]
    let copyLabel: LocalizableString
    /// The languages in which it is wrong.
    let languages: [Language]
    /// The widths in pixels at which it is seen.
    let widths: [String]
    /// Nil for a row on the page of the preview.
    let picture: Picture?
    /// Nil for a row with a picture, and for a problem without a place in the document.
    let show: ShowButton?
    /// The workbench of the preview, as the picture shows it.
    let address: String?
    /// The page that compares a snapshot with its preview.
    let compareAddress: String?
    /// The text on the page of translations.
    let textAddress: String?

    /// A language with its own name.
    struct Language: Codable, Sendable {
        let name: String
        let code: String
        let direction: String

        init(_ locale: LocaleIdentifier) {
            let named = NamedLocale(locale)
            (name, code, direction) = (named.name, locale.documentLanguage, named.direction)
        }
    }

    /// - Parameter shown: The preview of the page. Nil for the first one that shows the problem.
    init(
        _ problem: Problem, id: String, picture: Picture? = nil, on shown: Preview? = nil, texts: TextStore,
        links: PageLinks, editors: EditorLinks
    ) {
        let (finding, preview) = (problem.finding, shown ?? problem.preview)
        let subject = finding.subject
        let path = finding.place
        self.id = id
        isError = finding.severity == .error
        severity = .localized(for: ProblemRow.self, propertyName: finding.severity.rawValue)
        kind = finding.kind.siteLabel
        rule = finding.rule
        message = finding.message
        fix = finding.fix
        place = path?.description
        self.editors = path.map(editors.links) ?? []
        copyLabel = .localized(for: DiagnosticList.self, propertyName: "copyLabel")
        languages = subject.locales.map(Language.init)
        widths = subject.widths.sorted().map(String.init)
        self.picture = picture
        let place = shown.map { ShownPlace(of: problem, in: $0, texts: texts) }
        show = place.flatMap { place in
            place.tag == nil && place.text.isEmpty
                ? nil
                : ShowButton(label: .localized(for: BrowserInspection.self, propertyName: "showLabel"), place: place)
        }
        address = preview.map { preview in
            links.address(WorkbenchPage(preview)) {
                $0.locale = problem.locale ?? $0.locale
                $0.width = subject.widths.first.flatMap(PreviewLength.init(pixels:)) ?? $0.width
                $0.panel =
                    finding.kind == .accessibility ? .accessibility : finding.kind == .texts ? .strings : .problems
            }
        }
        compareAddress =
            finding.kind == .snapshots
            ? preview.map { preview in
                links.address(SnapshotPage(preview)) { $0.snapshot = problem.locale }
            } ?? links.address(SnapshotsPage()) : nil
        textAddress = Self.textAddress(of: problem, texts: texts, links)
    }

    /// Returns the address of a missing or wrong text on the page of translations.
    private static func textAddress(
        of problem: Problem, texts: TextStore, _ links: PageLinks
    ) -> String? {
        guard problem.kind == .texts, let use = problem.finding.subject.text, let locale = problem.locale,
            problem.preview != nil
        else { return nil }
        let isMissing = texts.lookup(use, in: locale).status == .missing
        let anchor = CoverageText.anchor(isMissing ? .missing : .wrong, use, in: locale)
        return links.address(CoveragePage()) + "#" + PercentEncoding.encode(anchor)
    }
}

extension ProblemRow.Picture {
    /// The width of a picture in pixels.
    private static let pictureWidth = 240.0
    /// The width of a document whose problem does not depend on it.
    private static let usualWidth = 480

    fileprivate init(of problem: Problem, _ preview: Preview, texts: TextStore, _ links: PageLinks) {
        let locale = preview.shownLocale(for: problem.locale ?? texts.defaultLocale)
        title = "\(preview.viewName) / \(preview.name)"
        documentAddress = links.address(BareDocument(preview)) { $0.locale = locale }
        width = problem.finding.subject.widths.first ?? Self.usualWidth
        scale = (Self.pictureWidth / Double(width)).formatted(
            .number.precision(.fractionLength(4)).locale(.init(identifier: "en_US_POSIX")))
        place = ProblemRow.ShownPlace(of: problem, in: preview, texts: texts)
    }
}

extension ProblemRow.ShownPlace {
    fileprivate init(of problem: Problem, in preview: Preview, texts store: TextStore) {
        let subject = problem.finding.subject
        let locale = preview.shownLocale(for: problem.locale ?? store.defaultLocale)
        let lookup = subject.text.map { store.lookup($0, in: locale) }
        let texts = lookup?.entry?.part(at: subject.text?.index)?.texts ?? []
        tag = subject.tag
        text = texts.compactMap(CoveragePicture.longestPart).joined(separator: "\n")
    }
}
