import FOSMVVM
import HTMLParsing

/// Something that is wrong in a preview. A mistake that several previews share is one finding.
public struct PreviewMistake: Hashable, Sendable {
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

    /// A kind of mistake of a tag that has different messages, such as for each value in the tag.
    enum Kind: String {
        case unclosed, openQuote, openComment
    }

    /// What is wrong and what to do, in whole sentences.
    let message: String
    let location: Location
    /// Nil if the message says which kind it is.
    let kind: Kind?
    /// The locales in which it is wrong. Empty if it is not about a language.
    let locales: [LocaleIdentifier]
    /// The widths in pixels at which it is seen. Empty if it is the same at each.
    let widths: [Int]

    init(
        _ message: String, at location: Location, kind: Kind? = nil, in locales: [LocaleIdentifier] = [],
        widths: [Int] = []
    ) {
        self.message = message
        self.location = location
        self.kind = kind
        self.locales = locales
        self.widths = widths
    }

    init(_ message: String, at element: HTMLElement) {
        self.init(message, at: .html([RenderedTag(element)]))
    }

    /// Creates a mistake.
    ///
    /// - Parameters:
    ///   - message: What is wrong and what to do, in whole sentences.
    ///   - element: The element that is wrong, which is looked up in the templates of the view. Nil reports the mistake
    ///     where the preview is declared.
    public init(_ message: String, at element: PreviewElement? = nil) {
        self.init(message, at: element.map { .html([RenderedTag($0.element)]) } ?? .preview)
    }
}
