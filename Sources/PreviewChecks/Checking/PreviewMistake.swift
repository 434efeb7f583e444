import HTMLParsing

/// Something that is wrong in a preview. A mistake that several previews share is one finding.
package struct PreviewMistake: Hashable, Sendable {
    /// Where the mistake is.
    enum Location: Hashable {
        /// Where the preview is declared.
        case preview
        /// In the HTML of the preview: the tags to look for in its templates, the most specific first, and the text to
        /// look for if the mistake is not a tag, as it is written.
        case html([RenderedTag], text: String? = nil)
        /// An attribute with this value in a template.
        case attribute(String, value: String)
        /// Where the type of a ViewModel is declared.
        case viewModel(String)
    }

    /// What is wrong and what to do, in whole sentences.
    let message: String
    let location: Location

    init(_ message: String, at location: Location = .preview) {
        self.message = message
        self.location = location
    }

    init(_ message: String, at element: HTMLElement) {
        self.init(message, at: .html([RenderedTag(element)]))
    }
}
