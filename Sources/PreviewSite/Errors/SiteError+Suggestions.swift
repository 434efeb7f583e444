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

    /// The nearest previews of the ViewModel, or all of them when none is near.
    private func previews(nearest slug: String, of entry: CatalogEntry?, _ context: PageContext) -> [SiteSuggestion] {
        guard let entry else { return [] }
        let near = NearestNames.nearest(to: slug, among: entry.previews.map(\.slug))
        let found = near.compactMap { slug in entry.previews.first { $0.slug == slug } }
        return (found.isEmpty ? entry.previews : found).map { preview in
            SiteSuggestion(preview.name, path: preview.workbenchPath, links: context.links)
        }
    }
}
