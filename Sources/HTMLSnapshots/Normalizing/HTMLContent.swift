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

    init(_ element: HTMLElement) {
        switch element.namespace {
        case .html:
            if Self.voidNames.contains(element.name) {
                self = .void
            } else if Self.rawNames.contains(element.name) {
                self = .raw
            } else if Self.preservedNames.contains(element.name) || InlineStyle(element)?.keepsWhiteSpace == true {
                self = .preserved
            } else {
                self = .flow
            }
        case .svg: self = Self.svgText.contains(element.name) ? .preserved : .flow
        case .mathML: self = Self.mathText.contains(element.name) ? .preserved : .flow
        }
    }

    private static let voidNames: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr",
    ]

    private static let rawNames: Set<String> = ["iframe", "noembed", "noframes", "plaintext", "script", "style", "xmp"]

    private static let preservedNames: Set<String> = ["listing", "pre", "textarea"]

    private static let svgText: Set<String> = ["desc", "metadata", "script", "style", "text", "title"]

    private static let mathText: Set<String> = ["annotation", "annotation-xml", "mi", "mn", "mo", "ms", "mtext"]

    /// Elements whose first line feed the parser drops.
    static let dropsLineFeed: Set<String> = ["listing", "pre", "textarea"]
}
