import HTMLParsing

/// Tells which elements of a view have a name that is read out.
///
/// Source: W3C, "Accessible Name and Description Computation 1.2", as far as names that are there or not go.
struct AccessibleNames {
    private static let namedByContent: Set<String> = ["a", "button", "summary"]
    /// The roles of elements that their content names.
    private static let rolesNamedByContent: Set<String> = [
        "button", "checkbox", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "switch",
        "tab",
        "treeitem",
    ]

    /// Each before those that are in it.
    private let elements: [HTMLElement]
    /// The elements by their ids, the first of each.
    private var byId: [String: HTMLElement] = [:]
    /// The ids that labels with a text are for.
    private var labeledIds: Set<String> = []
    /// The controls that stand in a label with a text, by their indices: elements that look the same are equal.
    private var labeledIndices: Set<Int> = []

    /// The elements that nobody hears of, by their indices, and those in them.
    private var hiddenIndices: Set<Int> = []

    /// The names of all elements of a view, each before those that are in it.
    init(of elements: [HTMLElement]) {
        self.elements = elements
        for (index, element) in elements.enumerated() {
            if element.isHidden, !hiddenIndices.contains(index) {
                hiddenIndices.formUnion(index...index + element.children.allElements.count)
            }
            if let id = element.value(of: "id"), byId[id] == nil { byId[id] = element }
            guard element.isHTML(["label"]), Self.hasText(element.children) else { continue }
            if let id = element.value(of: "for") {
                labeledIds.insert(id)
            } else if let control = element.children.allElements.firstIndex(where: Self.canBeLabeled) {
                labeledIndices.insert(index + 1 + control)
            }
        }
    }

    /// The elements of a kind that nothing names: no attribute, no label, and nothing that they contain. Hidden ones need
    /// no name.
    func unnamed(where isOfKind: (HTMLElement) -> Bool) -> [HTMLElement] {
        elements.indices.filter { isOfKind(elements[$0]) && !hiddenIndices.contains($0) && !hasName(at: $0) }
            .map { elements[$0] }
    }

    private func hasName(at index: Int) -> Bool {
        let element = elements[index]
        if ["aria-label", "title"].contains(where: { Self.isText(element.value(of: $0)) }) { return true }
        if labels(of: element).contains(where: { Self.hasText([.element($0)]) }) { return true }
        if let id = element.value(of: "id"), labeledIds.contains(id) { return true }
        if labeledIndices.contains(index) { return true }
        return hasNameOfItsOwn(element)
    }

    /// The elements that `aria-labelledby` names.
    private func labels(of element: HTMLElement) -> [HTMLElement] {
        (element.value(of: "aria-labelledby") ?? "").split(whereSeparator: \.isWhitespace)
            .compactMap { byId[String($0)] }
    }

    private func hasNameOfItsOwn(_ element: HTMLElement) -> Bool {
        if element.namespace == .svg {
            return element.children.contains { $0.element?.name == "title" && Self.hasText($0.element?.children ?? []) }
        }
        let role = element.value(of: "role")?.lowercased()
        if element.isHTML(Self.namedByContent) || role.map(Self.rolesNamedByContent.contains) == true {
            return Self.hasText(element.children)
        }
        if element.isHTML(["area"]) { return Self.isText(element.value(of: "alt")) }
        guard element.isHTML(["input"]) else { return false }
        return switch element.value(of: "type")?.lowercased() {
        case "image": Self.isText(element.value(of: "alt"))
        case "button": Self.isText(element.value(of: "value"))
        default: false
        }
    }

    private static func canBeLabeled(_ element: HTMLElement) -> Bool {
        element.isHTML(["input", "select", "textarea", "button", "meter", "progress", "output"])
    }

    /// Whether nodes have a text that is read out.
    private static func hasText(_ nodes: [HTMLNode]) -> Bool {
        nodes.contains { node in
            switch node {
            case .text(let text): return isText(text.string)
            case .element(let element):
                guard element.value(of: "aria-hidden") != "true" else { return false }
                return isText(element.value(of: "aria-label"))
                    || element.isHTML(["img"]) && isText(element.value(of: "alt"))
                    || hasText(element.children)
            case .comment, .doctype: return false
            }
        }
    }

    private static func isText(_ text: String?) -> Bool {
        text?.contains { !$0.isWhitespace } ?? false
    }
}

extension HTMLElement {
    /// Whether the element is neither shown nor read out, with all in it.
    fileprivate var isHidden: Bool {
        isHTML(["template"]) || value(of: "hidden") != nil || value(of: "aria-hidden")?.lowercased() == "true"
    }
}
