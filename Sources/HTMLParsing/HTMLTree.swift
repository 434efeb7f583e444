/// Parsed HTML.
package struct HTMLTree: Hashable, Sendable {
    /// The nodes, in the order of the text.
    package let nodes: [HTMLNode]
    /// Whether the parser met an error of syntax. Gumbo does not count all of them: text right in a `table` is none.
    package let hasErrors: Bool

    /// All elements, each before those that are in it.
    package var elements: [HTMLElement] { nodes.compactMap(\.element) }

    /// The nodes that are in no element, without their ends.
    package var roots: [HTMLNode] {
        var depth = 0
        return nodes.filter { node in
            if node == .end { depth -= 1 }
            defer { if node.element != nil { depth += 1 } }
            return depth == 0 && node != .end
        }
    }
}

/// A part of parsed HTML, in the order of the text: an element's start, what is in the element, its end.
///
/// A tree is a list of these and not elements in elements, so that code goes through it in a loop: recursion would take
/// more of a thread's stack the deeper the HTML is nested.
package enum HTMLNode: Hashable, Sendable {
    /// An element begins.
    case start(HTMLElement)
    /// The innermost open element ends, also one that has no content.
    case end
    /// Text with its character references decoded. No two are side by side.
    case text(String)
    /// What stands between `<!--` and `-->`.
    case comment(String)
    /// What stands between `<!DOCTYPE ` and `>`.
    case doctype(String)

    /// The element that begins, if one does.
    package var element: HTMLElement? {
        if case .start(let element) = self { element } else { nil }
    }
}

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

/// An attribute of an element.
package struct HTMLAttribute: Hashable, Sendable {
    /// The name, with its prefix (`xlink:href`).
    package var name: String
    /// The value, decoded; nil for an attribute that is written without one, which the parser itself gives as "".
    package var value: String?

    /// An attribute by its name as trees have it.
    package init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}

extension UInt8 {
    /// Whether it is ASCII white space as HTML has it: a tab, a line feed, a form feed, a carriage return or a space.
    ///
    /// Source: <https://infra.spec.whatwg.org/#ascii-whitespace>.
    package var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

    /// Whether it is a letter of ASCII.
    package var isASCIILetter: Bool { UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "z") }

    /// The small letter for a capital one of ASCII; anything else as it is.
    package var asciiLowercased: UInt8 { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}
