import PreviewCatalog
import TemplateEngine

extension SiteError {
    /// What may have been meant, the likeliest first.
    func suggestions(_ context: PageContext) -> [SiteSuggestion] {
        let catalog = context.content.catalog
        switch self {
        case .unknownViewModel(let name):
            return nearest(name, among: catalog.viewModelNames, context) { viewModel in
                if case .matrix = context.path { return .matrix(viewModel: viewModel) }
                return .workbench(viewModel: viewModel, slug: nil)
            }
        case .unknownPreview(let slug, let viewModel):
            return previews(nearest: slug, of: catalog.entry(named: viewModel), context)
        case .unknownDocsPage(let path):
            return nearest(path, among: context.content.docs.pages.map(\.path), context) { .docs($0) }
        case .unknownAsset(let path):
            return nearest(path, among: context.content.assets.paths, context) { .asset($0) }
        case .unknownPage(let path):
            let names = catalog.viewModelNames
            let last = path.split(separator: "/").last.map(String.init) ?? path
            return nearest(last, among: names, context) { .workbench(viewModel: $0, slug: nil) }
        case .noDocs, .unreadableDocsPage, .refused:
            return []
        }
    }

    private func nearest(
        _ name: String, among names: [String], _ context: PageContext, path: (String) -> SitePath
    ) -> [SiteSuggestion] {
        NearestNames.nearest(to: name, among: names).map {
            SiteSuggestion($0, path: path($0), links: context.links)
        }
    }

    /// All previews of the ViewModel that has not the one asked for; none of another error.
    func previews(_ context: PageContext) -> [SiteSuggestion] {
        guard case .unknownPreview(_, let viewModel) = self else { return [] }
        let previews = context.content.catalog.entry(named: viewModel)?.previews ?? []
        return previews.map { SiteSuggestion($0.name, path: $0.workbenchPath, links: context.links) }
    }

    private func previews(nearest slug: String, of entry: CatalogEntry?, _ context: PageContext) -> [SiteSuggestion] {
        guard let entry else { return [] }
        return NearestNames.nearest(to: slug, among: entry.previews.map(\.slug))
            .compactMap { slug in entry.previews.first { $0.slug == slug } }
            .map { SiteSuggestion($0.name, path: $0.workbenchPath, links: context.links) }
    }
}
