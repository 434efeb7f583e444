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

    /// What is in an element.
    private struct Content {
        /// The elements, by their indices.
        var elements = 0..<0
        /// Whether there is a text that is read out.
        var hasText = false
        /// Whether a `title` with a text is right in it.
        var hasTitle = false
    }

    /// Each before those that are in it.
    private var elements: [HTMLElement] = []
    private var contents: [Content] = []
    /// The indices of elements by their ids, the first of each.
    private var indicesById: [String: Int] = [:]
    /// The ids that labels with a text are for.
    private var labeledIds: Set<String> = []
    /// The controls that stand in a label with a text, by their indices: elements that look the same are equal.
    private var labeledIndices: Set<Int> = []

    /// The elements that nobody hears of, by their indices, and those in them.
    private var hiddenIndices: Set<Int> = []

    /// The names of all elements of a view.
    init(of nodes: [HTMLNode]) {
        readContents(of: nodes)
        for (index, element) in elements.enumerated() {
            let content = contents[index]
            if element.isHidden, !hiddenIndices.contains(index) {
                hiddenIndices.formUnion(index..<content.elements.upperBound)
            }
            if let id = element.value(of: "id"), indicesById[id] == nil { indicesById[id] = index }
            guard element.isHTML(["label"]), content.hasText else { continue }
            if let id = element.value(of: "for") {
                labeledIds.insert(id)
            } else if let control = elements[content.elements].firstIndex(where: Self.canBeLabeled) {
                labeledIndices.insert(control)
            }
        }
    }

    private mutating func readContents(of nodes: [HTMLNode]) {
        var open: [Int] = []
        for node in nodes {
            switch node {
            case .start(let element):
                open.append(elements.count)
                elements.append(element)
                contents.append(Content())
            case .end: if let index = open.popLast() { end(index, in: open.last) }
            case .text(let text): if let index = open.last, Self.isText(text) { contents[index].hasText = true }
            case .comment, .doctype: break
            }
        }
    }

    private mutating func end(_ index: Int, in outer: Int?) {
        contents[index].elements = index + 1..<elements.count
        guard let outer else { return }
        if isReadOut(index) { contents[outer].hasText = true }
        if elements[index].name == "title", contents[index].hasText { contents[outer].hasTitle = true }
    }

    /// Whether an element is, or has, a text that is read out where the element is a part of something.
    private func isReadOut(_ index: Int) -> Bool {
        let element = elements[index]
        guard element.value(of: "aria-hidden") != "true" else { return false }
        return contents[index].hasText || Self.isText(element.value(of: "aria-label"))
            || element.isHTML(["img"]) && Self.isText(element.value(of: "alt"))
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
        if labels(of: element).contains(where: isReadOut) { return true }
        if let id = element.value(of: "id"), labeledIds.contains(id) { return true }
        if labeledIndices.contains(index) { return true }
        return hasNameOfItsOwn(element, contents[index])
    }

    /// The elements that `aria-labelledby` names, by their indices.
    private func labels(of element: HTMLElement) -> [Int] {
        (element.value(of: "aria-labelledby") ?? "").split(whereSeparator: \.isWhitespace)
            .compactMap { indicesById[String($0)] }
    }

    private func hasNameOfItsOwn(_ element: HTMLElement, _ content: Content) -> Bool {
        if element.namespace == .svg { return content.hasTitle }
        let role = element.value(of: "role")?.lowercased()
        if element.isHTML(Self.namedByContent) || role.map(Self.rolesNamedByContent.contains) == true {
            return content.hasText
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

/// Finds controls that nothing names.
struct ControlLabel: CheckRule {
    let name = "control-label"
    let severity = CheckSeverity.error
    let summary = "A control has no label"
    let explanation = """
        Those who do not see a page hear the name of a control, and those who speak to it say it. Fields are named by a label, \
        buttons and links by their content or the alt of an image in it, all of them by aria-label, aria-labelledby or title. \
        A placeholder is no label. What has the role of a control is one; what is hidden, with all in it, is none. Source: WCAG 2.2, 4.1.2.
        """
    let fix = "Add a label with for, or around the control; give a button or link a text or an aria-label."

    private static let roles: Set<String> = [
        "button", "checkbox", "combobox", "link", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
        "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem",
    ]
    private static let silentInputs: Set<String> = ["hidden", "submit", "reset"]

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            AccessibleNames(of: preview.nodes).unnamed(where: Self.isControl)
                .map { control in
                    HTMLMistake(
                        message: "\(control.startTag) has no label. Name it with a label, a text or an aria-label.",
                        tags: [RenderedTag(control)])
                }
        }
    }

    private static func isControl(_ element: HTMLElement) -> Bool {
        guard element.namespace == .html else { return false }
        switch element.name {
        case "input": return !silentInputs.contains(element.value(of: "type")?.lowercased() ?? "text")
        case "select", "textarea", "button", "meter", "progress", "iframe", "summary": return true
        case "a" where element.value(of: "href") != nil: return true
        default: return element.value(of: "role").map { roles.contains($0.lowercased()) } ?? false
        }
    }
}

/// Finds images that say nothing to those who cannot see them.
struct ImageText: CheckRule {
    let name = "image-text"
    let severity = CheckSeverity.error
    let summary = "An image has no text for those who cannot see it"
    let explanation = """
        A screen reader reads the file's name where an image has no alt. An image that only decorates has an empty one. An area of an \
        image map that leads somewhere needs an alt with a text. An svg \
        or other element with role="img" needs an aria-label, an aria-labelledby or, in an svg, a title. Source: WCAG 2.2, \
        1.1.1.
        """
    let fix = "Give the image an alt with a text of the ViewModel, or alt=\"\" where it only decorates."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        HTMLFindings.of(self, in: subject) { preview in
            AccessibleNames(of: preview.nodes).unnamed(where: Self.needsName).map { element in
                HTMLMistake(
                    message: "\(element.startTag) has no text for those who cannot see it. \(Self.advice(element))",
                    tags: [RenderedTag(element)])
            }
        }
    }

    private static func advice(_ element: HTMLElement) -> String {
        if element.isHTML(["img"]) { return "Give it an alt, an empty one if it only decorates." }
        return element.isHTML(["area"]) ? "Give it an alt that says where it leads." : "Give it an aria-label."
    }

    /// Whether an element is an image that only a name can tell of.
    private static func needsName(_ element: HTMLElement) -> Bool {
        if element.isHTML(["img"]), element.value(of: "alt") != nil { return false }
        let isArea = element.isHTML(["area"]) && element.value(of: "href") != nil
        let isImage = isArea || element.isHTML(["img"]) || element.value(of: "role")?.lowercased() == "img"
        return isImage
    }
}
