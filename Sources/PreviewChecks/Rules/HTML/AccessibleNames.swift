import HTMLParsing

/// Finds the elements of a view that have an accessible name.
///
/// Source: W3C, "Accessible Name and Description Computation 1.2". Only whether a name exists is computed.
struct AccessibleNames {
    private static let namedByContent: Set<String> = ["a", "button", "summary"]
    /// The roles whose elements are named by their content.
    private static let rolesNamedByContent: Set<String> = [
        "button", "checkbox", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "switch",
        "tab",
        "treeitem",
    ]

    /// The content of an element.
    private struct Content {
        /// The indices of the elements inside.
        var elements = 0..<0
        /// Whether it contains a text that is read out.
        var hasText = false
        /// Whether a direct child is a `title` with a text.
        var hasTitle = false
    }

    /// The elements, each before its descendants.
    private var elements: [HTMLElement] = []
    private var contents: [Content] = []
    /// The index of the first element with each id.
    private var indicesById: [String: Int] = [:]
    /// The ids that labels with a text refer to.
    private var labeledIds: Set<String> = []
    /// The indices of controls inside a label with a text. Elements that look the same are equal.
    private var labeledIndices: Set<Int> = []

    /// The indices of elements that are not read out, and of their descendants.
    private var hiddenIndices: Set<Int> = []

    /// Computes the names of all elements of a view.
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

    /// Whether an element is or contains a text that is read out when the element is part of another one.
    private func isReadOut(_ index: Int) -> Bool {
        let element = elements[index]
        return element.value(of: "aria-hidden") != "true" && namesOthers(index)
    }

    /// Whether an element names those that refer to it, even if it is hidden (AccName 1.2, 2A).
    private func namesOthers(_ index: Int) -> Bool {
        let element = elements[index]
        return contents[index].hasText || Self.isText(element.value(of: "aria-label"))
            || element.isHTML(["img"]) && Self.isText(element.value(of: "alt"))
    }

    /// Returns the elements of a kind without a name from an attribute, a label or their content. Hidden elements need
    /// no name.
    func unnamed(where isOfKind: (HTMLElement) -> Bool) -> [HTMLElement] {
        elements.indices.filter { isOfKind(elements[$0]) && !hiddenIndices.contains($0) && !hasName(at: $0) }
            .map { elements[$0] }
    }

    private func hasName(at index: Int) -> Bool {
        let element = elements[index]
        if ["aria-label", "title"].contains(where: { Self.isText(element.value(of: $0)) }) { return true }
        if labels(of: element).contains(where: namesOthers) { return true }
        if let id = element.value(of: "id"), labeledIds.contains(id) { return true }
        if labeledIndices.contains(index) { return true }
        return hasNameOfItsOwn(element, contents[index])
    }

    /// Returns the indices of the elements that `aria-labelledby` refers to.
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
            && !(element.isHTML(["input"]) && element.value(of: "type")?.lowercased() == "hidden")
    }

    private static func isText(_ text: String?) -> Bool {
        text?.contains { !$0.isWhitespace } ?? false
    }
}

extension HTMLElement {
    /// Whether the element and its content are neither shown nor read out.
    fileprivate var isHidden: Bool {
        isHTML(["template"]) || value(of: "hidden") != nil || value(of: "aria-hidden")?.lowercased() == "true"
    }
}

/// Finds controls without a label.
struct ControlLabel: PreviewRule {
    let name = "control-label"
    let severity = CheckSeverity.error
    let summary = "A control has no label"
    let explanation = """
        People who cannot see a page hear the names of its controls, and people who use voice control say them. A \
        label names a field. The content, or the alt of an image in it, names a button or link. aria-label, \
        aria-labelledby and title name all of these. A placeholder is not a label. Elements with the role of a control \
        need a name, too. Hidden elements do not. Source: WCAG 2.2, 4.1.2.
        """
    let fix = "Add a label with for, or around the control. Give a button or link a text or an aria-label."

    private static let roles: Set<String> = [
        "button", "checkbox", "combobox", "link", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
        "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem",
    ]
    private static let silentInputs: Set<String> = ["hidden", "submit", "reset"]

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        AccessibleNames(of: preview.nodes()).unnamed(where: Self.isControl)
            .map { control in
                PreviewMistake(
                    "\(control.startTag) has no label. Name it with a label, a text or an aria-label.", at: control)
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

/// Finds images without a text for people who cannot see them.
struct ImageText: PreviewRule {
    let name = "image-text"
    let severity = CheckSeverity.error
    let summary = "An image has no text for people who cannot see it"
    let explanation = """
        If an image has no alt, a screen reader reads its file name. Give a decorative image an empty alt. An area of \
        an image map with a link needs an alt with a text. An svg or other element with role="img" needs an \
        aria-label, an aria-labelledby or, in an svg, a title. Source: WCAG 2.2, 1.1.1.
        """
    let fix = "Give the image an alt with a text of the ViewModel, or alt=\"\" if it is only decorative."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        AccessibleNames(of: preview.nodes()).unnamed(where: Self.needsName).map { element in
            PreviewMistake(
                "\(element.startTag) has no text for people who cannot see it. \(Self.advice(element))", at: element)
        }
    }

    private static func advice(_ element: HTMLElement) -> String {
        if element.isHTML(["img"]) { return "Give it an alt. Use an empty alt if it is only decorative." }
        return element.isHTML(["area"]) ? "Give it an alt that describes the link." : "Give it an aria-label."
    }

    /// Whether an element is an image that needs a name.
    private static func needsName(_ element: HTMLElement) -> Bool {
        if element.isHTML(["img"]), element.value(of: "alt") != nil { return false }
        let isArea = element.isHTML(["area"]) && element.value(of: "href") != nil
        let isImage = isArea || element.isHTML(["img"]) || element.value(of: "role")?.lowercased() == "img"
        return isImage
    }
}
