import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// All problems of the project, `/problems`.
struct ProblemsPage: FixedEndpoint {
    static let pattern = PathPattern("problems")
    static let parameters = PageParameter.ofPreviews.union([.kind, .severity, .language, .preview, .cards])
    static let showsPreviewMarks = true
    static let listsSnapshots = true

    func answer(in context: PageContext) -> Answer {
        let found = context.work.problems.foundSoon()
        if found == nil { context.progress.markUnfinished() }
        return .page(Page(ProblemsPageViewModel(context, found: found)))
    }
}

/// The problems that `check --browser` reports, by view, with their pictures, fixes and places.
@ViewModel
struct ProblemsPageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var filtersLabel
    @LocalizedString var next
    @LocalizedString var examining
    @LocalizedString var examined
    @LocalizedString var scriptHint
    @LocalizedString var fixLabel
    @LocalizedString var openLabel
    @LocalizedString var compareLabel
    @LocalizedString var translateLabel
    @LocalizedString var project
    @LocalizedString var searching
    @LocalizedString var noneTitle
    @LocalizedString var none
    @LocalizedString var noneSoFarTitle
    @LocalizedString var noneSoFar
    @LocalizedString var noneMatching
    @LocalizedString var showAll
    @LocalizedString var showMore
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let filters: [ProblemFilter]
    let isSearching: Bool
    let groups: [ProblemGroup]
    let hasProblems: Bool
    /// Whether nothing else will be found, because a browser has examined every preview.
    let isComplete: Bool
    /// Whether the project has problems, and the filters leave none.
    let isFiltered: Bool
    /// The address without filters.
    let allAddress: String
    /// What is shown if there are more problems than the page lists.
    let more: LocalizableSubstitutions?
    /// The page with more problems. Nil if it would not have more.
    let moreAddress: String?
    /// The problems that the settings expect. Nil without any.
    let known: KnownIssueList?
    /// How to install axe-core. Nil if it is installed.
    let axe: AxeHint?
    var vmId = ViewModelId(type: Self.self)

    /// How to install axe-core.
    struct AxeHint: Codable, Sendable {
        let text: LocalizableString
        let command: String
    }

    /// - Parameter found: The problems. Nil while the project is being checked; the page is updated afterwards.
    init(_ context: PageContext, found: ProblemList?) {
        let all = found?.problems ?? []
        let listed = all.filter(context.parameters.lists)
        chrome = ChromeViewModel(
            context, current: .problems, styles: [.problems],
            modules: BackgroundExamination.modules([.problemsScript], in: context))
        tree = TreeViewModel(context)
        filters = ProblemFilter.all(of: all, context: context)
        isSearching = found == nil
        let limit = context.parameters.cards.rawValue
        groups = ProblemGroup.groups(
            of: listed.prefix(limit), texts: context.content.localizations, links: context.links,
            editors: context.editors)
        hasProblems = !listed.isEmpty
        isComplete = found?.isComplete ?? false
        isFiltered = listed.isEmpty && !all.isEmpty
        allAddress = context.here { $0.showAllProblems() }
        more =
            listed.count > limit
            ? LocalizableString.localized(for: Self.self, propertyName: "more")
                .bind(substitutions: ["count": LocalizableInt(value: limit)]) : nil
        let next = listed.count > limit ? CardLimit.allCases.first { $0.rawValue > limit } : nil
        moreAddress = next.map { next in context.here { $0.cards = next } }
        known = KnownIssueList((found?.known ?? []).filter(context.parameters.lists)) { index, problem in
            ProblemRow(
                problem, id: "known-problem-\(index + 1)", texts: context.content.localizations, links: context.links,
                editors: context.editors)
        }
        axe =
            InstalledAxe.script(in: context.content.assets) == nil
            ? AxeHint(
                text: .localized(for: BrowserInspection.self, propertyName: "missing"),
                command: InstalledAxe.command(context.content.paths.relative)) : nil
    }

    static func stub() -> Self { Self(.stub(ProblemsPage())) }

    /// Creates the page of the sample program.
    init(_ context: PageContext) {
        self.init(context, found: context.work.problems.found())
    }
}

extension PageParameters {
    /// Whether the page lists a problem.
    fileprivate func lists(_ problem: Problem) -> Bool {
        (kind ?? problem.kind) == problem.kind && (severity ?? problem.finding.severity) == problem.finding.severity
            && (language.map(problem.finding.subject.locales.contains) ?? true)
            && (preview.map { document in problem.previews.contains { document.isOf($0) } } ?? true)
    }

    fileprivate mutating func showAllProblems() {
        (kind, severity, language, preview) = (nil, nil, nil, nil)
        cards = .first
    }
}

/// A filter of the problems: its choices with the number of problems that each lists, together with the other filters.
struct ProblemFilter: Codable, Sendable {
    /// A choice, as a link to the filtered page.
    struct Choice: Codable, Sendable {
        let label: LocalizableString
        let icon: String?
        let language: String?
        let count: LocalizableInt
        let address: String
        let isCurrent: Bool
    }

    let label: LocalizableString
    let choices: [Choice]

    /// Returns the filters in which there is something to choose.
    fileprivate static func all(of problems: [Problem], context: PageContext) -> [ProblemFilter] {
        typealias Shown = (text: LocalizableString, icon: String?, language: String?)
        let own = context.parameters
        func filter<Value: Equatable>(
            _ name: String, _ path: WritableKeyPath<PageParameters, Value?>, _ values: [Value],
            label: (Value) -> Shown
        ) -> ProblemFilter? {
            let all: [Value?] = [nil] + values
            let choices = all.map { (value: Value?) -> Choice in
                var chosen = own
                chosen[keyPath: path] = value
                let shown: Shown = value.map(label) ?? (text("all"), nil, nil)
                return Choice(
                    label: shown.text, icon: shown.icon, language: shown.language,
                    count: LocalizableInt(value: problems.count(where: chosen.lists)),
                    address: context.links.address(ProblemsPage()) {
                        $0[keyPath: path] = value
                        $0.cards = .first
                    },
                    isCurrent: own[keyPath: path] == value)
            }
            return values.count > 1 || own[keyPath: path] != nil
                ? ProblemFilter(label: text(name), choices: choices) : nil
        }
        let kinds = FindingKind.allCases.filter { kind in problems.contains { $0.kind == kind } }
        let severities = [CheckSeverity.error, .warning].filter { severity in
            problems.contains { $0.finding.severity == severity }
        }
        let found = Set(problems.flatMap(\.finding.subject.locales))
        let locales = context.content.locales.filter { found.contains($0.identifier) }
        return [
            filter("preview", \.preview, [own.preview].compactMap(\.self)) {
                (.constant(context.content.catalog.title(of: $0)), nil, nil)
            },
            filter("kind", \.kind, kinds) { ($0.siteLabel, $0.icon, nil) },
            filter("severity", \.severity, severities) { (text($0.rawValue), $0.icon, nil) },
            filter("language", \.language, locales.map(\.identifier)) {
                (.constant(NamedLocale($0).name), nil, $0.documentLanguage)
            },
        ].compactMap(\.self)
    }

    private static func text(_ name: String) -> LocalizableString { .localized(for: Self.self, propertyName: name) }
}

extension BareDocument {
    /// Whether a preview is the document's, or one of its view if it names only that.
    fileprivate func isOf(_ preview: Preview) -> Bool {
        preview.viewModelName == viewModel && (slug ?? preview.slug) == preview.slug
    }
}

extension PreviewCatalog {
    /// Returns the name of the view of a document, and of its preview if it names one.
    fileprivate func title(of document: BareDocument) -> String {
        guard let preview = preview(document.viewModel, slug: document.slug) else {
            return document.values.joined(separator: "/")
        }
        return document.slug == nil ? preview.viewName : "\(preview.viewName) / \(preview.name)"
    }
}

extension FindingKind {
    /// The name of the kind on the site.
    var siteLabel: LocalizableString {
        .localized(for: ProblemFilter.self, parentKeys: "kinds", propertyName: rawValue)
    }

    fileprivate var icon: String {
        switch self {
        case .check: "container"
        case .texts: "text"
        case .layout: "overflow"
        case .accessibility: "accessibility"
        case .snapshots: "changed"
        }
    }
}

extension CheckSeverity {
    fileprivate var icon: String { self == .error ? "error" : "warning" }
}
