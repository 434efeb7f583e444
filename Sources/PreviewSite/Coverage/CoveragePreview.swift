import PreviewCatalog

/// A preview in a list of the page of coverage, as a link to its workbench.
struct CoveragePreview: Codable, Sendable {
    let name: String
    let address: String

    init(_ preview: Preview, context: PageContext, _ change: (inout SiteParameters) -> Void) {
        name = "\(preview.viewName) / \(preview.name)"
        address = context.links.address(preview.workbenchPath, changing: change)
    }
}
