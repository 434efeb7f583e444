import FOSMVVM
import PreviewCatalog

/// All views by feature, and the previews of the current one.
@ViewModel
struct SiteTreeViewModel {
    @LocalizedString var label
    @LocalizedString var close
    @LocalizedString var nothingFound
    @LocalizedString var matrix
    /// Nil where the page has a search of its own.
    let search: SiteSearchViewModel?
    let features: [TreeFeature]
    var vmId = ViewModelId(type: Self.self)

    /// The tree with a preview picked out, or its view's matrix.
    init(_ context: PageContext, current: Preview? = nil, isMatrix: Bool = false, hasSearch: Bool = true) {
        search = hasSearch ? SiteSearchViewModel(context, query: "") : nil
        features = context.content.catalog.features.map { name, entries in
            TreeFeature(name: name, entries: entries, current: current, isMatrix: isMatrix, links: context.links)
        }
    }

    static func stub() -> Self { Self(.stub()) }
}
