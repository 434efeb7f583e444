import PreviewCatalog

/// What a workbench shows: a preview, with its neighbors in the catalogue.
struct WorkbenchSubject {
    let preview: Preview
    let previous: Preview?
    let next: Preview?

    init(_ preview: Preview, in catalog: PreviewCatalog) {
        self.preview = preview
        let previews = catalog.previews
        let index = previews.firstIndex { $0.viewModelName == preview.viewModelName && $0.slug == preview.slug }
        previous = index.flatMap { $0 > 0 ? previews[$0 - 1] : nil }
        next = index.flatMap { $0 + 1 < previews.count ? previews[$0 + 1] : nil }
    }
}
