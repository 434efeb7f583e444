import FOSMVVM

/// The search for previews: a form that leads to the filtered catalogue.
@ViewModel
struct SiteSearchViewModel {
    @LocalizedString var searchLabel
    @LocalizedString var searchSubmit
    let searchAction: String
    let query: String
    let hiddenFields: [SiteHiddenField]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext, query: String) {
        searchAction = SitePath.catalogue.encoded
        self.query = query
        hiddenFields = context.links.hiddenFields(of: .catalogue, besides: .q)
    }

    static func stub() -> Self { Self(.stub(), query: "") }
}
