import FOSMVVM
import PreviewCatalog

/// Every preview, `/`.
struct CatalogPage: FixedEndpoint {
    static let pattern = PathPattern()
    static let parameters = PageParameter.ofPreviews.union([.q, .category, .attention, .cards])
    static let showsPreviewMarks = true

    func answer(in context: PageContext) -> Answer { .page(Page(CatalogPageViewModel(context))) }
}

/// The catalog: every view in a small live frame, with its states, by feature.
@ViewModel
struct CatalogPageViewModel {
    @LocalizedString var title
    @LocalizedString var densityLabel
    @LocalizedString var pictures
    @LocalizedString var list
    @LocalizedString var showAll
    @LocalizedString var categoryLabel
    @LocalizedString var matrixLabel
    @LocalizedString var showMore
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    /// What the page shows, with the name of the project.
    let heading: LocalizableSubstitutions
    /// The numbers of views, previews and locales.
    let figures: [LocalizableSubstitutions]
    /// Nil for readers who have begun to search, and in most exports.
    let firstSteps: FirstStepsViewModel?
    /// A sentence about the project. Nil without one.
    let summary: String?
    let problems: DiagnosticNotice?
    let attention: AttentionViewModel?
    /// The filter by what was found, as a link to all previews. Nil without such a filter.
    let attentionFilter: PageLink?
    /// The text that is shown until every preview has been checked.
    let looking: LocalizableString?
    let hasPreviews: Bool
    let search: SearchViewModel
    let switches: SwitchesViewModel
    let categories: [PageLink]
    let features: [CatalogFeature]
    let hasMatches: Bool
    /// The text about views that the page does not show. Nil if it shows all.
    let more: LocalizableSubstitutions?
    /// The page with more views. Nil if the page shows all, or as many as a page can show.
    let moreAddress: String?
    /// Whether the page shows all views of the category, so that its script can filter them.
    let isComplete: Bool
    /// The ViewModels that have no card, because they have no preview. Nil while the catalog is filtered.
    let missing: MissingPartList?
    let nothingFound: EmptyState?
    let nothingHere: EmptyState?
    var vmId = ViewModelId(type: Self.self)

    /// - Parameter maxCards: The maximum number of cards. Nil for the number that the address requests.
    init(_ context: PageContext, maxCards: Int? = nil) {
        let catalog = context.content.catalog
        let filter = CatalogFilter(context)
        chrome = ChromeViewModel(
            context, current: .catalog, styles: [.catalog],
            modules: BackgroundExamination.modules([.cardsScript], in: context))
        tree = TreeViewModel(context, hasSearch: false)
        heading = LocalizableString.localized(for: Self.self, propertyName: "heading")
            .bind(substitutions: ["project": chrome.projectName])
        figures = Figure.texts(context)
        summary = context.content.project.description
        problems = DiagnosticNotice(
            .localized(for: Self.self, propertyName: "problemsTitle"), diagnostics: catalog.problems,
            editors: context.editors)
        hasPreviews = !catalog.entries.isEmpty
        switches = SwitchesViewModel(context)
        categories = PageLink.categories(context, filter: filter)
        let found = context.problems.found ?? PreviewExaminations.Found()
        looking = found.isComplete ? nil : .localized(for: Self.self, propertyName: "looking")
        let maxCards = maxCards ?? context.parameters.cards.rawValue
        // The filter of wrong texts shows previews in the locales of these.
        let locale = context.parameters.attention == .texts ? context.localeWithWrongTexts : { _ in nil }
        var rest = maxCards
        var hidden = 0
        var views: Set<String> = []
        var sections = catalog.features.enumerated().compactMap { number, feature in
            let matches = feature.entries.compactMap { $0.filtered(by: filter) }
            let shown = matches.prefix(rest)
            rest -= shown.count
            hidden += matches.count - shown.count
            views.formUnion(matches.map { $0[0].viewName })
            let cards = shown.map { ViewCard($0, in: locale, problems: context.problems, links: context.links) }
            return CatalogFeature(name: feature.name, number: number, views: matches.count, cards: cards)
        }
        sections.balanceLastRow()
        features = sections
        search = SearchViewModel(
            context.links, query: context.parameters.query, others: filter.countHits { !views.contains($0) },
            found: features.reduce(0) { $0 + $1.count.value })
        hasMatches = !features.isEmpty
        // Without a server, only the cards of the page can be filtered.
        isComplete = context.isExported || hidden == 0 && context.parameters.query.isEmpty
        more = hidden == 0 ? nil : Self.more(hidden)
        let next = hidden == 0 || context.isExported ? nil : CardLimit.allCases.first { $0.rawValue > maxCards }
        moreAddress = next.map { next in context.here { $0.cards = next } }
        let missingParts = filter.isAll ? context.partsOfViewModelsWithoutPreviews() : []
        missing = MissingPartList(missingParts, links: context.links)
        firstSteps = filter.isAll ? FirstStepsViewModel(context) : nil
        attention =
            filter.isAll
            ? AttentionViewModel(
                context.problems, pending: context.snapshots.pending.count, missing: missingParts.count,
                links: context.links) : nil
        attentionFilter = context.parameters.attention.map { found in
            PageLink(label: found.siteLabel, address: context.here { $0.show(only: nil) }, isCurrent: true)
        }
        nothingFound = hasPreviews ? .nothingFound(context.links) : nil
        nothingHere = hasPreviews ? nil : .nothingHere(context.links)
    }

    static func stub() -> Self { Self(.stub()) }

    private static func more(_ count: Int) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "more")
            .bind(substitutions: ["count": LocalizableInt(value: count)])
    }
}

/// The maximum number of cards in the catalog, or of rows of problems. A page with more has twice as many.
enum CardLimit: Int, CaseIterable {
    case first = 100
    case second = 200
    case third = 400
    case fourth = 800
    case last = 1_600
}

extension ViewCategory {
    /// The name of the category on the site.
    var siteLabel: LocalizableString {
        .localized(for: CatalogPageViewModel.self, parentKeys: "category", propertyName: rawValue)
    }
}

/// The numbers of the catalog, as texts.
enum Figure {
    /// Returns the numbers of views, previews and locales.
    static func texts(_ context: PageContext) -> [LocalizableSubstitutions] {
        [
            ("views", context.content.catalog.entries.count), ("previews", context.content.catalog.previews.count),
            ("locales", context.offeredLocales.count),
        ].map { name, count in
            LocalizableString.localized(for: Self.self, propertyName: name)
                .bind(substitutions: ["count": LocalizableInt(value: count)])
        }
    }
}

/// The text of an empty page, with the next step.
struct EmptyState: Codable, Sendable {
    let title: LocalizableString
    let text: LocalizableString
    /// Sample code for a beginner.
    let sample: String?
    let address: String
    let action: LocalizableString

    /// Returns the text if no preview matches the filter.
    static func nothingFound(_ links: PageLinks) -> EmptyState {
        let all = links.address(CatalogPage()) { $0.show(only: nil) }
        return EmptyState("nothingFound", address: all)
    }

    /// Returns the text if the program has no previews.
    static func nothingHere(_ links: PageLinks) -> EmptyState {
        let sample = """
            #Preview("With items") {
                TaskListView.previewHost(bundle: .module, viewModel: .stub())
            }
            """
        return EmptyState("nothingHere", sample: sample, address: links.address(DocumentationPage(path: "")))
    }

    private init(_ key: String, sample: String? = nil, address: String) {
        let text = { (name: String) in
            LocalizableString.localized(for: Self.self, parentKeys: key, propertyName: name)
        }
        title = text("title")
        self.text = text("text")
        self.sample = sample
        self.address = address
        action = text("action")
    }
}
