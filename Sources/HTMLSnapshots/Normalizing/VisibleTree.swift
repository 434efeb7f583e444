import HTMLParsing
import HTMLTokens

/// A tree reduced to its visible parts. HTML that looks the same has the same tree.
///
/// White space is collapsed (see ``WhiteSpaceCollapser``), attributes are sorted, and attributes with the same meaning
/// are equal.
struct VisibleTree: Hashable, Sendable {
    let nodes: [ShownNode]

    /// - Throws: `HTMLParsingError`.
    init(parsing html: String) throws {
        self.init(nodes: try HTMLParser.parse(html).nodes)
    }

    init(nodes: [HTMLNode]) {
        var collapser = WhiteSpaceCollapser()
        var shown: [ShownNode] = []
        shown.reserveCapacity(nodes.count)
        for node in nodes {
            switch node {
            case .start(let element):
                let element = ShownElement(element)
                collapser.start(element)
                shown.append(.start(element))
            case .end:
                collapser.end()
                shown.append(.end)
            case .text(let text):
                collapser.collapse(text)
                shown.append(.text(ShownText(string: "")))
            case .comment(let comment): shown.append(.comment(comment))
            case .doctype(let doctype): shown.append(.doctype(doctype))
            }
        }
        Self.setTexts(of: &shown, collapser.texts)
        self.nodes = shown
    }

    /// Replaces the texts of nodes, and removes the empty ones.
    private static func setTexts(of nodes: inout [ShownNode], _ texts: [ShownText]) {
        var (text, next) = (0, 0)
        for index in nodes.indices {
            if case .text = nodes[index] {
                text += 1
                if texts[text - 1].string.isEmpty { continue }
                nodes[index] = .text(texts[text - 1])
            }
            if next < index { nodes.swapAt(next, index) }
            next += 1
        }
        nodes.removeSubrange(next...)
    }

    /// The last element at the top. Nil if something else follows it.
    var lastRoot: ShownElement? {
        guard nodes.last == .end else { return nil }
        var depth = 0
        let start = nodes.lastIndex { node in
            if case .end = node { depth += 1 }
            if node.element != nil { depth -= 1 }
            return depth == 0
        }
        return start.flatMap { nodes[$0].element }
    }
}

/// The attributes of an element, sorted and in one form for each meaning.
enum VisibleAttributes {
    static func of(_ element: HTMLElement) -> [HTMLAttribute] {
        let isKnown = element.namespace == .html && !element.name.utf8.contains(UInt8(ascii: "-"))
        // Most attributes are in this form already, and the array is shared.
        var attributes = element.attributes
        for index in attributes.indices {
            let value = value(of: attributes[index], element: isKnown ? element.name : nil)
            if value != attributes[index].value { attributes[index].value = value }
        }
        let isSorted = zip(attributes, attributes.dropFirst()).allSatisfy { $0.name < $1.name }
        return isSorted ? attributes : attributes.sorted { $0.name < $1.name }
    }

    /// - Parameter element: The name of an HTML element. Nil for any other element.
    private static func value(of attribute: HTMLAttribute, element: String?) -> String? {
        if attribute.name == "class" { return collapsed(attribute.value ?? "") }
        if let element, isBoolean(attribute, of: element) { return nil }
        return attribute.value ?? ""
    }

    /// Returns a list of classes with a space between each two.
    private static func collapsed(_ classes: String) -> String {
        isCollapsed(classes) ? classes : tokens(classes).joined(separator: " ")
    }

    private static func isCollapsed(_ classes: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in classes.utf8 {
            if byte.isHTMLSpace, byte != UInt8(ascii: " ") || previous == byte { return false }
            previous = byte
        }
        return classes.isEmpty || previous != UInt8(ascii: " ")
    }

    /// Returns the words of a list of classes.
    static func tokens(_ classes: String) -> [Substring] {
        classes.utf8.split(whereSeparator: \.isHTMLSpace).map { Substring($0) }
    }

    /// Whether only the presence of the attribute matters, according to
    /// <https://html.spec.whatwg.org/multipage/indices.html#attributes-3>. `loop` of a `marquee` has a number.
    private static func isBoolean(_ attribute: HTMLAttribute, of element: String) -> Bool {
        switch attribute.name {
        case "hidden": attribute.value?.lowercased() != "until-found"
        case "loop": element == "audio" || element == "video"
        default: names.contains(attribute.name)
        }
    }

    private static let names: Set<String> = [
        "allowfullscreen", "alpha", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer",
        "disabled", "formnovalidate", "inert", "ismap", "itemscope", "multiple", "muted", "nomodule",
        "novalidate", "open", "playsinline", "readonly", "required", "reversed", "selected",
        "shadowrootclonable", "shadowrootdelegatesfocus", "shadowrootserializable",
    ]
}
