/// An element of a tree, without what is in it.
package struct HTMLElement: Hashable, Sendable {
    /// The language that an element is of: the same name can mean another thing in each.
    package enum Namespace: Hashable, Sendable {
        /// HTML, of which unknown elements are too.
        case html
        /// SVG: `svg` and what is in it, but for the HTML in a `foreignObject`.
        case svg
        /// MathML: `math` and what is in it.
        case mathML
    }

    /// The name as the parser spells it: lower case but for SVG's (`foreignObject`).
    package var name: String
    /// The language that it is of.
    package var namespace: Namespace
    /// The attributes in the order of the tag, the first of those that are written twice.
    package var attributes: [HTMLAttribute]

    /// The value of an attribute, "" for one without; nil where there is none.
    package func value(of name: String) -> String? {
        attributes.first { $0.name == name }.map { $0.value ?? "" }
    }

    /// Whether the element is of HTML and has one of these names.
    package func isHTML(_ names: Set<String>) -> Bool {
        namespace == .html && names.contains(name)
    }

    /// The elements of HTML that have no content and no end tag, obsolete ones too.
    package static let voidNames: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr",
    ]

    /// The elements of HTML whose content is text without character references:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments>. Where scripts run, `noscript` is one
    /// more.
    package static let rawTextNames: Set<String> = [
        "iframe", "noembed", "noframes", "plaintext", "script", "style", "xmp",
    ]

    /// The elements of HTML whose end tag may be left out:
    /// <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>.
    package static let optionalEndNames: Set<String> = [
        "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rp", "rt", "tbody",
        "td", "tfoot", "th", "thead", "tr",
    ]
}
