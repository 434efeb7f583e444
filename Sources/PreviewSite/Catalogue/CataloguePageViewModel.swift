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
