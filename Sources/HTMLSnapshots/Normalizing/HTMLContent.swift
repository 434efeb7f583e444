import HTMLParsing

/// How the text in an element is written and read.
enum HTMLContent: Hashable {
    /// None, and no end tag.
    case void
    /// Without character references: `script`.
    case raw
    /// As it is: `pre`.
    case preserved
    /// With white space that collapses.
    case flow

    /// - Parameter style: The element's own, if it says something of white space and lines.
    init(_ element: HTMLElement, style: InlineStyle?) {
        switch element.namespace {
        case .html:
            let usual = Self.usual[element.name] ?? .flow
            self = usual == .flow && Self.keepsWhiteSpace(element, style: style) ? .preserved : usual
        case .svg: self = Self.svgText.contains(element.name) ? .preserved : .flow
        case .mathML: self = Self.mathText.contains(element.name) ? .preserved : .flow
        }
    }

    /// Whether a `template` is what a browser shows of the element around it.
    static func isShadowRoot(_ element: HTMLElement) -> Bool {
        element.name == "template" && element.value(of: "shadowrootmode") != nil
    }

    private static func keepsWhiteSpace(_ element: HTMLElement, style: InlineStyle?) -> Bool {
        element.attributes.contains { $0.name == "contenteditable" && $0.value?.lowercased() == "plaintext-only" }
            || isShadowRoot(element) || style?.keepsWhiteSpace == true
    }

    /// How the text in the elements of HTML is, but for those with white space that collapses.
    private static let usual: [String: HTMLContent] = [
        HTMLElement.voidNames: void, HTMLElement.rawTextNames: raw, dropsLineFeed: preserved,
    ]
    .reduce(into: [:]) { usual, entry in
        for name in entry.key { usual[name] = entry.value }
    }

    private static let svgText: Set<String> = ["desc", "metadata", "script", "style", "text", "title"]

    private static let mathText: Set<String> = ["annotation", "annotation-xml", "mi", "mn", "mo", "ms", "mtext"]

    /// Elements whose text is as it is, and whose first line feed the parser drops.
    static let dropsLineFeed: Set<String> = ["listing", "pre", "textarea"]
}
