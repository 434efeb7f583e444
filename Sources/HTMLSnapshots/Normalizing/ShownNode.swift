import HTMLParsing

/// A node of a visible tree, in the order of the text, like the nodes of an `HTMLTree`.
enum ShownNode: Hashable, Sendable {
    /// An element begins.
    case start(ShownElement)
    /// The innermost open element ends.
    case end
    case text(ShownText)
    case comment(String)
    case doctype(String)

    /// The element, if the node begins one.
    var element: ShownElement? {
        if case .start(let element) = self { element } else { nil }
    }

    /// Whether an element ends.
    var isEnd: Bool {
        if case .end = self { true } else { false }
    }
}

/// An element with the details that affect what is shown.
struct ShownElement: Hashable, Sendable {
    let name: String
    let namespace: HTMLElement.Namespace
    /// The attributes in order; see ``VisibleAttributes``.
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

    /// Whether the parser drops a line feed directly after the start tag.
    var dropsLineFeed: Bool { namespace == .html && HTMLContent.dropsLineFeed.contains(name) }
}

/// Text with collapsed white space.
struct ShownText: Hashable, Sendable {
    /// The characters, including those of references.
    var string: String
    /// Whether the first character is a space that can also be a line break.
    var breaksBefore = false
    /// Whether the last character is a space that can also be a line break.
    var breaksAfter = false
}
