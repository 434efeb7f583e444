import FOSMVVM
import HTTPCore
import PreviewCatalog

/// A preview as a text to paste elsewhere, `/copy/{ViewModel}/{preview}/{form}`.
struct PreviewCopy: Endpoint {
    /// What the preview is written as.
    enum Form: String, CaseIterable {
        /// The HTML of the view, as it is recorded in snapshots.
        case html
        /// The `#Preview`, with the values that the reader changed.
        case preview
        /// A UI test, which repeats what the reader did with the view.
        case test
    }

    static let pattern = PathPattern("copy", values: 3...3)
    static let parameters = BareDocument.parameters
    static let isCacheable = false
    let values: [String]

    init(values: [String]) { self.values = values }

    init(_ preview: Preview, as form: Form) {
        values = [preview.viewModelName, preview.slug, form.rawValue]
    }

    // The pattern has three values.
    var subject: PageSubject? { PageSubject(viewModel: values[0], slug: values[1]) }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let preview = try WorkbenchPage(viewModel: values[0], slug: values[1]).preview(in: context)
        guard let form = Form(rawValue: values[2]), form.isOffered(for: preview, in: context),
            let text = form.text(of: PreviewRendering(preview, context: context), in: context)
        else { throw .unknownPage(address) }
        return .response(HTTPResponse(.plainText, text: text))
    }
}

extension PreviewCopy.Form {
    /// Whether a preview can be written as it, as far as that is known without making the preview.
    func isOffered(for preview: Preview, in context: PageContext) -> Bool {
        switch self {
        case .html: true
        case .preview: context.access.seesSources && preview.source != nil
        case .test: UITestCode.canName(preview)
        }
    }

    /// Returns the text. Nil if the values of the preview cannot be written.
    fileprivate func text(of rendering: PreviewRendering, in context: PageContext) -> String? {
        switch self {
        case .html: rendering.readableHTML
        case .preview: rendering.previewCode(in: context)
        case .test: UITestCode.text(of: rendering.preview, in: context)
        }
    }
}

extension PreviewRendering {
    /// Returns the source of the preview with the shown values. Nil if they cannot be written.
    fileprivate func previewCode(in context: PageContext) -> String? {
        guard let source = preview.source else { return nil }
        if effective.isEmpty, let own = source.viewModel { return source.text(with: .text(own)) }
        return viewModel.flatMap { try? StubCode(in: context.content).code(of: $0) }.map(source.text)
    }
}
