import PreviewCatalog

@testable import PreviewSite

extension SampleProgram {
    /// A program without previews.
    static let empty = BackgroundWork(
        on: PackageContent(catalog: PreviewCatalog(previews: []), folders: .sample, environment: .preview))

    /// A preview in which a text is missing. It exists, because the last record has it.
    static var note: Preview { content.catalog.previews[2] }
}
