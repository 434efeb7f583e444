import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// What a browser examines in the background, `/examination.json`: all documents, or those of one view.
struct ExaminationIndex: JSONIndex {
    static let fileName = "examination.json"
    static let isIndented = false
    static let isCacheable = false
    static let parameters: Set<PageParameter> = [.preview]

    /// A document.
    struct Document: Codable {
        /// The ViewModel and the preview, as in addresses.
        let name: String
        let locale: String
        let view: String
        let address: String
        /// Whether axe-core examines it, too. It finds the same in each locale.
        let axe: Bool
        /// The digest of the document that was examined. Nil for one that has not been.
        let digest: String?
    }

    /// The widths at which documents are measured.
    let widths: [Int]
    let documents: [Document]
    /// The number of problems that are known. Nil until the project has been checked, which this begins.
    let problems: Int?

    init(_ context: PageContext, address: (any Endpoint) -> String) {
        let digests = context.work.problems.browser.digests
        let links = PageLinks(page: context.page, parameters: PageParameters())
        var examined: Set<BareDocument> = []
        widths = OverflowingElement.widths
        problems = context.work.problems.foundSoon()?.problems.count
        let view = context.parameters.preview?.viewModel
        documents = context.work.problems.documents.filter { view == nil || $0.document.viewModel == view }.map { key in
            let path = links.address(key.document) {
                $0.locale = key.locale
                $0.view = key.version
            }
            let isFirst = key.version == .template && examined.insert(key.document).inserted
            return Document(
                name: key.document.values.joined(separator: "/"), locale: key.locale.tag, view: key.version.rawValue,
                address: context.basePath.address(path), axe: isFirst || key.version != .template,
                digest: digests[key])
        }
    }
}
