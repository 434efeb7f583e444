/// Parsed HTML.
package struct HTMLTree: Hashable, Sendable {
    /// The nodes, in the order of the text.
    package let nodes: [HTMLNode]
    /// Whether there was a syntax error. Gumbo does not count all of them, such as text directly in a `table`.
    package let hasErrors: Bool

    /// Creates a tree of nodes in the order of the text.
    package init(nodes: [HTMLNode], hasErrors: Bool) {
        self.nodes = nodes
        self.hasErrors = hasErrors
    }

    /// All elements, each before its descendants.
    package var elements: [HTMLElement] { nodes.compactMap(\.element) }

    /// The nodes outside of all elements, without their ends.
    package var roots: [HTMLNode] {
        var depth = 0
        return nodes.filter { node in
            if node == .end { depth -= 1 }
            defer { if node.element != nil { depth += 1 } }
            return depth == 0 && node != .end
        }
    }
}

/// A node of parsed HTML, in the order of the text: the start of an element, its content, its end.
///
/// A tree is a list of nodes and not nested, so that code processes it in a loop. Recursion would use more of a
/// thread's stack for deeper HTML.
package enum HTMLNode: Hashable, Sendable {
    /// An element begins.
    case start(HTMLElement)
    /// The innermost open element ends, including one without content.
    case end
    /// A text with decoded character references. Texts are never adjacent.
    case text(String)
    /// The text between `<!--` and `-->`.
    case comment(String)
    /// The text between `<!DOCTYPE ` and `>`.
    case doctype(String)

    /// The element, if the node begins one.
    package var element: HTMLElement? {
        if case .start(let element) = self { element } else { nil }
    }
}

/// An element of a tree, without its content.
package struct HTMLElement: Hashable, Sendable {
    /// The language of an element. The same name can have another meaning in each.
    package enum Namespace: Hashable, Sendable {
        /// HTML, including unknown elements.
        case html
        /// SVG: `svg` and its content, except for HTML in a `foreignObject`.
        case svg
        /// MathML: `math` and its content.
        case mathML
    }

    /// The name as the parser spells it: in lower case, except in SVG (`foreignObject`).
    package var name: String
    /// The language of the element.
    package var namespace: Namespace
    /// The attributes in the order of the tag. Only the first of duplicates is included.
    package var attributes: [HTMLAttribute]

    /// Returns the value of an attribute. It is "" for an attribute without a value, and nil if there is none.
    package func value(of name: String) -> String? {
        attributes.first { $0.name == name }.map { $0.value ?? "" }
    }

    /// Whether the element is an HTML element with one of these names.
    package func isHTML(_ names: Set<String>) -> Bool {
        namespace == .html && names.contains(name)
    }

    /// The HTML elements without content and end tag, including obsolete ones.
    package static let voidNames: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr",
    ]

    /// The HTML elements whose end tag may be omitted:
    /// <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>.
    package static let optionalEndNames: Set<String> = [
        "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rp", "rt", "tbody",
        "td", "tfoot", "th", "thead", "tr",
    ]

    /// The elements of SVG and MathML that contain HTML, in lower case.
    package static let foreignNamesWithHTML: Set<String> = [
        "annotation-xml", "desc", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "title",
    ]
}

/// An attribute of an element.
package struct HTMLAttribute: Hashable, Sendable {
    /// The name, with its prefix (`xlink:href`).
    package var name: String
    /// The decoded value. Nil for an attribute without a value, which the parser itself returns as "".
    package var value: String?

    /// Creates an attribute with a name as in trees.
    package init(name: String, value: String?) {
        self.name = name
        self.value = value
    }
}
