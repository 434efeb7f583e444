import HTMLParsing

/// A tree reduced to what a browser shows of it: two texts of HTML that show the same have the same tree.
///
/// White space is collapsed (see ``WhiteSpaceCollapser``), attributes are in order, and those that mean the same are
/// the same.
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
        self.nodes = Self.nodes(shown, with: collapser.texts)
    }

    /// The nodes with their texts, without those of which nothing is left.
    private static func nodes(_ nodes: [ShownNode], with texts: [ShownText]) -> [ShownNode] {
        var texts = texts.makeIterator()
        return nodes.compactMap { node in
            guard case .text = node, let text = texts.next() else { return node }
            return text.string.isEmpty ? nil : .text(text)
        }
    }

    /// The last element that is in no other; nil where something else follows it.
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

/// The attributes of an element in order, in the one form that stands for all that mean the same.
enum VisibleAttributes {
    static func of(_ element: HTMLElement) -> [HTMLAttribute] {
        let isKnown = element.namespace == .html && !element.name.contains("-")
        return element.attributes.map { attribute in
            if attribute.name == "class" {
                HTMLAttribute(name: "class", value: tokens(attribute.value ?? "").joined(separator: " "))
            } else if isKnown, isBoolean(attribute, of: element.name) {
                HTMLAttribute(name: attribute.name, value: nil)
            } else {
                HTMLAttribute(name: attribute.name, value: attribute.value ?? "")
            }
        }.sorted { $0.name < $1.name }
    }

    /// The words of a list of classes.
    static func tokens(_ classes: String) -> [Substring] {
        classes.utf8.split(whereSeparator: \.isHTMLSpace).map { Substring($0) }
    }

    /// Whether only the attribute's presence counts, by
    /// <https://html.spec.whatwg.org/multipage/indices.html#attributes-3>; a `marquee` counts to what `loop` says.
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
