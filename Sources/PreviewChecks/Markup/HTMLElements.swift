import HTMLParsing
import HTMLTokens

/// Groups of elements that HTML treats in the same way.
///
/// Source: WHATWG HTML, "Elements" and "Tree construction".
enum HTMLElements {
    /// The elements whose start tag ends an open paragraph.
    static let endsParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figcaption",
        "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu",
        "nav", "ol", "p", "pre", "search", "section", "table", "ul",
    ]

    /// The elements whose content does not end a paragraph outside of them.
    static let keepsParagraph: Set<String> = [
        "applet", "button", "caption", "html", "marquee", "object", "table", "td", "template", "th", "svg", "math",
    ]

    /// The elements that are allowed only in a table.
    static let tableParts: Set<String> = ["caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr"]

    /// The elements that the start tag of an element closes if their end tags are omitted.
    ///
    /// Source: WHATWG HTML, "Optional tags". Paragraphs are closed by ``endsParagraph``.
    static let impliedEnds: [String: Set<String>] = [
        "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "rt": ["rt", "rp"], "rp": ["rt", "rp"],
        "option": ["option"], "optgroup": ["option", "optgroup"], "hr": ["option", "optgroup"],
        "td": ["td", "th"], "th": ["td", "th"], "tr": rowParts, "tbody": tableSections, "thead": tableSections,
        "tfoot": tableSections, "colgroup": ["caption", "colgroup"], "body": ["head"],
    ]
    private static let rowParts: Set = ["caption", "colgroup", "td", "th", "tr"]
    private static let tableSections = rowParts.union(["tbody", "tfoot", "thead"])

    /// The elements that must not be nested in an element of the same name, because browsers separate them.
    static let neverNested: Set<String> = ["a", "button", "form"]
}

/// Finds character references with unknown names, such as `&nosuch;`.
///
/// Source: WHATWG HTML, "Named character reference state". A name without a semicolon is not an error.
enum CharacterReferences {
    /// A length that is longer than the longest name.
    private static let limit = 40

    /// Returns the bytes of the references without a character, in order of appearance.
    static func unknown(in html: ArraySlice<UInt8>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var rest = html
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            rest = rest[(start + 1)...]
            let name = rest.prefix { $0.isASCIILetter || (0x30...0x39).contains($0) }
            guard !name.isEmpty, name.count <= limit, name.endIndex < rest.endIndex,
                rest[name.endIndex] == UInt8(ascii: ";")
            else { continue }
            let reference = String(decoding: html[start...name.endIndex], as: UTF8.self)
            if !isKnown(reference) { found.append(start..<name.endIndex + 1) }
        }
        return found
    }

    private static func isKnown(_ reference: String) -> Bool {
        if ["&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;"].contains(reference) { return true }
        guard case .text(let text) = try? HTMLParser.parse(reference).nodes.first else { return true }
        return text != reference
    }
}
