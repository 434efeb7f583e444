import Diagnostics
import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// Everything that is wrong with a preview, whatever found it.
struct PreviewProblems {
    /// The problems that the page of problems lists. As long as the project has not been checked, what the rules find in the
    /// preview alone.
    let listed: [Problem]
    /// What rendering it reports in the shown locale and with the shown values, besides these.
    let rendering: [Diagnostic]
    /// Whether rendering it reports anything.
    private let hasDiagnostics: Bool
    /// The problems that the settings expect, which do not count.
    let known: [Problem]
    /// Whether a change of its snapshot waits, and is not listed.
    let hasChangedSnapshot: Bool
    /// What the view lacks, which is no problem of the preview.
    let missing: [MissingPart]
    /// The modifiers of a view in Swift that have no effect on a page, each once. They are no problem of the preview.
    let notes: [Diagnostic]

    init(_ rendering: PreviewRendering, context: PageContext) {
        let (preview, diagnostics) = (rendering.preview, rendering.diagnostics)
        hasDiagnostics = !diagnostics.isEmpty
        if let problems = context.problems.all {
            let listed = problems.problems(of: [preview])
            self.listed = listed
            self.rendering = diagnostics.filter { diagnostic in
                !(listed + problems.known(of: preview)).contains { $0.explains(diagnostic) }
            }
            known = problems.known(of: preview)
            hasChangedSnapshot = false
        } else {
            listed = rendering.findings.map { Problem(finding: $0, previews: [preview]) }
            self.rendering = diagnostics
            known = []
            hasChangedSnapshot = context.problems.marks(of: preview).contains(.snapshot)
        }
        missing = context.missingParts(of: rendering.viewModelName)
        notes = rendering.notes
    }

    /// Whether the drawer opens by itself at once: the preview is not shown as it should be, or it is only a stub without one.
    var needAttention: Bool {
        hasDiagnostics || missing.contains { $0.kind == .view || $0.kind == .preview }
    }

    /// Whether the drawer opens by itself. What a browser finds later leaves it alone.
    var opensPanel: Bool {
        needAttention || hasChangedSnapshot
            || listed.contains { ![.layout, .accessibility].contains($0.kind) }
    }

    /// The number of problems. What is missing and the notes do not count.
    var count: Int { rendering.count + listed.count + (hasChangedSnapshot ? 1 : 0) }

    /// The number of problems that axe-core has found.
    var accessibilityCount: Int { listed.count { $0.kind == .accessibility } }
}

extension Problem {
    /// Whether the problem is what rendering a preview reports.
    fileprivate func explains(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.kind == .missingText
            ? kind == .texts : finding.place == diagnostic.place || finding.message == diagnostic.message
    }
}

extension PageContext {
    /// Whether a browser has examined the shown document of a preview, so that the list has what it has found.
    fileprivate func hasExamined(_ preview: Preview) -> Bool {
        let isPlain = parameters.arguments.isEmpty && parameters.theme == .system && findSession() == nil
        return problems.all != nil && isPlain
            && work.problems.browser.hasExamined(
                preview, locale: preview.shownLocale(for: locales.preview), version: parameters.view)
    }
}

/// The panel with all problems of a preview: the rows of the page of problems that name it.
struct ProblemsPanel: Codable, Sendable {
    let rendering: DiagnosticNotice?
    let rows: [ProblemRow]
    /// The number of rows that are not shown. Nil if all are.
    let more: LocalizableSubstitutions?
    let fixLabel: LocalizableString
    let compareLabel: LocalizableString
    let translateLabel: LocalizableString
    /// The same rows on the page of problems. Nil before they are known, and in an export.
    let page: PageLink?
    let snapshot: SnapshotLink?
    let known: KnownIssueList?
    let missing: MissingPartList?
    let notes: DiagnosticNotice?
    /// The text that is shown if the server finds nothing.
    let well: LocalizableString?
    /// What the browser finds in the shown document. Nil if the rows have it.
    let browser: BrowserInspection?

    /// The page that compares the preview with its snapshot.
    struct SnapshotLink: Codable, Sendable {
        let title: LocalizableString
        let label: LocalizableString
        let address: String
    }

    /// More rows than anyone reads about one preview.
    private static let limit = 100

    init(_ problems: PreviewProblems, preview: Preview, context: PageContext) {
        rendering = DiagnosticNotice(Self.text("rendering"), diagnostics: problems.rendering, editors: context.editors)
        let row = { (index: Int, problem: Problem) in
            ProblemRow(
                problem, id: "problem-\(index + 1)", on: preview, texts: context.content.localizations,
                links: context.links, editors: context.editors)
        }
        let listed = problems.listed.prefix(Self.limit)
        rows = listed.enumerated().map(row)
        known = KnownIssueList(problems.known) { row(listed.count + $0, $1) }
        more = DiagnosticList.more(problems.listed.count - listed.count)
        fixLabel = .localized(for: ProblemsPageViewModel.self, propertyName: "fixLabel")
        compareLabel = .localized(for: ProblemsPageViewModel.self, propertyName: "compareLabel")
        translateLabel = .localized(for: ProblemsPageViewModel.self, propertyName: "translateLabel")
        page =
            problems.listed.isEmpty || context.problems.all == nil
            ? nil
            : PageLink(
                label: Self.text("page"),
                address: context.links.address(ProblemsPage()) { $0.preview = BareDocument(preview) })
        snapshot =
            problems.hasChangedSnapshot
            ? SnapshotLink(
                title: Self.text("snapshot"), label: Self.text("compare"),
                address: context.links.address(SnapshotPage(preview))) : nil
        missing = MissingPartList(problems.missing)
        notes = DiagnosticNotice(Self.text("notes"), diagnostics: problems.notes, editors: context.editors)
        well = problems.count == 0 && problems.known.isEmpty ? Self.text("well") : nil
        browser =
            context.hasExamined(preview)
            ? nil : BrowserInspection(context.content.assets, context.content.paths, isComplete: true)
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// The problems that the settings expect, and that are in no number of the site.
struct KnownIssueList: Codable, Sendable {
    let title: LocalizableString
    let count: LocalizableInt
    let rows: [ProblemRow]

    /// Nil without any.
    ///
    /// - Parameter row: Returns the row of a problem, by its index.
    init?(_ problems: [Problem], row: (Int, Problem) -> ProblemRow) {
        guard !problems.isEmpty else { return nil }
        rows = problems.prefix(CardLimit.first.rawValue).enumerated().map(row)
        title = .localized(for: ProblemsPanel.self, propertyName: "known")
        count = LocalizableInt(value: problems.count)
    }
}
