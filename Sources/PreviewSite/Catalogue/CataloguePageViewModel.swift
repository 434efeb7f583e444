import FOSMVVM
import PreviewCatalog

/// The catalogue: every preview live and small, by feature.
@ViewModel
struct CataloguePageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var categoryLabel
    @LocalizedString var matrixLabel
    let chrome: SiteChromeViewModel
    let tree: SiteTreeViewModel
    let figures: [SiteFigure]
    let problems: SiteFaultNotice?
    /// Says that not every preview has been looked at yet.
    let looking: LocalizableString?
    let hasPreviews: Bool
    let search: SiteSearchViewModel
    let categories: [CategoryChoice]
    let features: [CatalogueFeature]
    let hasMatches: Bool
    let nothingFound: SiteEmptyState?
    let nothingHere: SiteEmptyState?
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let catalog = context.content.catalog
        let filter = CatalogueFilter(context.parameters)
        chrome = SiteChromeViewModel(context, current: .catalogue)
        tree = SiteTreeViewModel(context, hasSearch: false)
        figures = SiteFigure.figures(context.content)
        problems = SiteFaultNotice(
            .localized(for: Self.self, propertyName: "problemsTitle"), faults: catalog.problems.map(SiteFault.init))
        hasPreviews = !catalog.entries.isEmpty
        search = SiteSearchViewModel(context, query: context.parameters.query)
        categories = CategoryChoice.choices(context)
        let found = context.inputs.found ?? PreviewFaults.Found()
        looking = found.isComplete ? nil : .localized(for: Self.self, propertyName: "looking")
        features = catalog.features.enumerated().compactMap { number, feature in
            CatalogueFeature(
                name: feature.name, number: number, entries: feature.entries, filter: filter, faulty: found.paths,
                links: context.links)
        }
        hasMatches = !features.isEmpty
        nothingFound = hasPreviews ? .nothingFound(context) : nil
        nothingHere = hasPreviews ? nil : .nothingHere(context)
    }

    static func stub() -> Self { Self(.stub()) }
}

/// A feature in the catalogue with its cards.
struct CatalogueFeature: Codable, Sendable {
    let name: String
    let anchor: String
    let count: LocalizableInt
    let cards: [PreviewCard]

    /// Nil when the filter leaves no card.
    init?(
        name: String, number: Int, entries: [CatalogEntry], filter: CatalogueFilter, faulty: Set<SitePath>,
        links: SiteLinks
    ) {
        let cards = entries.flatMap(\.previews).filter(filter.shows).map { preview in
            PreviewCard(preview, isFaulty: faulty.contains(preview.documentPath), links: links)
        }
        guard !cards.isEmpty else { return nil }
        self.name = name
        anchor = "feature-\(number)"
        count = LocalizableInt(value: cards.count)
        self.cards = cards
    }
}

/// Which previews the catalogue shows.
struct CatalogueFilter {
    /// Nil shows all.
    let category: ViewCategory?
    /// All of these have to occur in the names of the feature, view, ViewModel and preview.
    private let words: [String]

    init(_ parameters: SiteParameters) {
        category = parameters.category
        words = parameters.query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    func shows(_ preview: Preview) -> Bool {
        guard category == nil || category == preview.category else { return false }
        let names = [preview.feature, preview.name, preview.slug, preview.viewName, preview.viewModelName]
        let text = names.joined(separator: " ").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}

/// What the page's script finds the previews of a view by, as ``CatalogueFilter`` does.
struct PreviewSearchNames: Codable, Sendable {
    /// The names of the view and its ViewModel, separated by a tab.
    let view: String
    /// A line for each preview: its name and its slug, separated by a tab.
    let previews: String

    /// The names of previews of one view.
    init(_ previews: [Preview]) {
        view = previews.first.map { "\($0.viewName)\t\($0.viewModelName)" } ?? ""
        self.previews = previews.map { preview in
            let name = preview.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(name)\t\(preview.slug)"
        }.joined(separator: "\n")
    }
}

/// A category, or all of them, as a link to the catalogue of only these.
struct CategoryChoice: Codable, Sendable {
    let label: LocalizableString
    let icon: String?
    let count: LocalizableInt
    let address: String
    let isCurrent: Bool

    /// All categories, then each.
    static func choices(_ context: PageContext) -> [CategoryChoice] {
        ([nil] + ViewCategory.allCases).map { CategoryChoice($0, context: context) }
    }

    private init(_ category: ViewCategory?, context: PageContext) {
        let previews = context.content.catalog.previews
        label =
            category?.siteLabel
            ?? .localized(for: CataloguePageViewModel.self, parentKeys: "category", propertyName: "all")
        icon = category?.rawValue
        count = LocalizableInt(value: previews.count { category == nil || $0.category == category })
        address = context.links.address(.catalogue) { $0.category = category }
        isCurrent = category == context.parameters.category
    }
}

/// A preview in the catalogue: its picture, title and category.
struct PreviewCard: Codable, Sendable {
    let name: String
    let viewName: String
    let search: PreviewSearchNames
    let category: LocalizableString
    let icon: String
    /// Says that something is missing or wrong in it.
    let problem: LocalizableString?
    let address: String
    let matrixAddress: String
    let documentAddress: String

    init(_ preview: Preview, isFaulty: Bool, links: SiteLinks) {
        name = preview.name
        viewName = preview.viewName
        search = PreviewSearchNames([preview])
        category = preview.category.siteLabel
        icon = preview.category.rawValue
        problem = isFaulty ? .localized(for: Self.self, propertyName: "problem") : nil
        address = links.address(preview.workbenchPath)
        matrixAddress = links.address(preview.matrixPath)
        documentAddress = links.address(preview.documentPath)
    }
}

extension ViewCategory {
    /// What the site calls the category.
    var siteLabel: LocalizableString {
        .localized(for: CataloguePageViewModel.self, parentKeys: "category", propertyName: rawValue)
    }
}

/// How many there are of something.
struct SiteFigure: Codable, Sendable {
    let label: LocalizableString
    let value: LocalizableInt

    /// The numbers of views, previews and locales.
    static func figures(_ content: SiteContent) -> [SiteFigure] {
        [
            ("views", content.catalog.entries.count), ("previews", content.catalog.previews.count),
            ("locales", content.locales.count),
        ].map { name, count in
            SiteFigure(
                label: .localized(for: Self.self, propertyName: name), value: LocalizableInt(value: count))
        }
    }
}

/// What stands where there is nothing to show, with the next step.
struct SiteEmptyState: Codable, Sendable {
    let title: LocalizableString
    let text: LocalizableString
    /// Code that shows how to begin.
    let sample: String?
    let address: String
    let action: LocalizableString

    /// No preview passes the filter.
    static func nothingFound(_ context: PageContext) -> SiteEmptyState {
        let all = context.links.address(.catalogue) {
            $0.query = ""
            $0.category = nil
        }
        return SiteEmptyState("nothingFound", address: all)
    }

    /// The program has no preview.
    static func nothingHere(_ context: PageContext) -> SiteEmptyState {
        let sample = """
            #Preview("With items") {
                TaskListView.previewHost(bundle: .module, viewModel: .stub())
            }
            """
        return SiteEmptyState("nothingHere", sample: sample, address: context.links.address(.docs("")))
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
