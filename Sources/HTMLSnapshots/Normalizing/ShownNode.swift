import HTMLParsing

/// A part of a shown tree, in the order of the text, as those of an `HTMLTree` are.
enum ShownNode: Hashable, Sendable {
    /// An element begins.
    case start(ShownElement)
    /// The innermost open element ends.
    case end
    case text(ShownText)
    case comment(String)
    case doctype(String)

    /// The element that begins, if one does.
    var element: ShownElement? {
        if case .start(let element) = self { element } else { nil }
    }
}

/// An element with what matters of it to what is shown.
struct ShownElement: Hashable, Sendable {
    let name: String
    let namespace: HTMLElement.Namespace
    /// In order; see ``VisibleAttributes``.
    let attributes: [HTMLAttribute]
    let display: HTMLDisplay
    let content: HTMLContent

    init(_ element: HTMLElement) {
        let style = InlineStyle(element)
        name = element.name
        namespace = element.namespace
        attributes = VisibleAttributes.of(element)
        display = HTMLDisplay(element, style: style)
        content = HTMLContent(element, style: style)
    }

    /// Whether the parser drops a line feed right behind its start tag.
    var dropsLineFeed: Bool { namespace == .html && HTMLContent.dropsLineFeed.contains(name) }
}

/// Text with its white space collapsed.
struct ShownText: Hashable, Sendable {
    /// The characters, those of references too.
    var string: String
    /// The first character is a space that may as well be a line break.
    var breaksBefore = false
    /// The last character is a space that may as well be a line break.
    var breaksAfter = false
}
