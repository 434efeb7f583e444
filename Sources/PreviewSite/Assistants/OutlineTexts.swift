import HTMLParsing

/// The names, values and states of the elements of HTML.
struct OutlineTexts {
    /// The index after the last descendant of each node and its end.
    let ends: [Int]
    private let nodes: [HTMLNode]
    /// The elements by their ids, and the labels by the ids of their controls.
    private var places: [String: Int] = [:]
    private var labels: [String: Int] = [:]
    /// The labels around controls, by the places of the controls.
    private var labelsAround: [Int: Int] = [:]

    init(_ tree: HTMLTree) {
        (nodes, ends) = (tree.nodes, tree.ends)
        for (index, node) in nodes.enumerated() {
            guard let element = node.element else { continue }
            if let id = element.value(of: "id"), places[id] == nil { places[id] = index }
            guard element.isHTML(["label"]) else { continue }
            if let id = element.value(of: "for") { labels[id] = index }
            let inner = (index + 1)..<ends[index]
            if let control = inner.first(where: { nodes[$0].element?.isField == true }) {
                labelsAround[control] = index
            }
        }
    }

    /// Returns the text in a node, without what is hidden and the values of controls.
    func text(at start: Int) -> String {
        var text = ""
        var index = start
        while index < ends[start] {
            switch nodes[index] {
            case .text(let words): text += words
            case .start(let element):
                if index > start, element.isUnperceived || element.isHTML(["select", "textarea"]) {
                    index = ends[index]
                    continue
                }
                if element.isHTML(["img"]) { text += " \(element.value(of: "alt") ?? "") " }
                if !element.isPhrase { text += " " }
            case .end: text += nodes[max(index - 1, 0)] == .end ? " " : ""
            case .comment, .doctype: break
            }
            index += 1
        }
        return text.outlineWords
    }

    /// Whether the content of an element is only text.
    func isText(in index: Int) -> Bool {
        let inner = nodes[(index + 1)..<ends[index]].compactMap(\.element)
        return inner.allSatisfy { $0.isPhrase && $0.outlineRole == nil && $0.value(of: "data-testid") == nil }
            && !text(at: index).isEmpty
    }

    func hasControl(in index: Int) -> Bool {
        (index + 1..<ends[index]).contains { nodes[$0].element?.isControl == true }
    }

    /// Whether a label, a legend or a summary is the name of something else.
    func namesControl(_ index: Int) -> Bool {
        guard let element = nodes[index].element, element.isHTML(["label"]) else { return true }
        return element.value(of: "for").map { places[$0] != nil } ?? labelsAround.values.contains(index)
    }

    /// Returns the line of an element.
    func line(of element: HTMLElement, at index: Int, role: String, depth: Int) -> PreviewOutline.Line {
        var line = PreviewOutline.Line(depth: depth, role: role)
        line.testID = element.value(of: "data-testid") ?? ""
        line.name = name(of: element, at: index, role: role)
        line.value = value(of: element, at: index, role: role)
        line.states = states(of: element, role: role)
        return line
    }

    private func name(of element: HTMLElement, at index: Int, role: String) -> String {
        let referred = (element.value(of: "aria-labelledby") ?? "").split(separator: " ").compactMap { places["\($0)"] }
        if !referred.isEmpty { return referred.map(text(at:)).joined(separator: " ") }
        if let label = element.value(of: "aria-label"), !label.isEmpty { return label }
        if element.isField { return label(of: element, at: index) }
        if element.isHTML(["input"]) { return element.value(of: "value") ?? element.value(of: "alt") ?? "" }
        if element.isHTML(["img"]) { return element.value(of: "alt") ?? "" }
        if element.isHTML(["fieldset", "details", "table", "figure"]) || element.namespace == .svg {
            return title(in: index)
        }
        if role == "row" { return isPlainRow(index) ? row(at: index) : "" }
        let isNamedByText = role.hasPrefix("heading") || ["text", "link", "button", "switch", "tab"].contains(role)
        return isNamedByText ? text(at: index) : ""
    }

    /// Returns the text of the label of a field.
    private func label(of field: HTMLElement, at index: Int) -> String {
        let label = field.value(of: "id").flatMap { labels[$0] } ?? labelsAround[index]
        return label.map(text(at:)) ?? field.value(of: "title") ?? ""
    }

    /// Returns the text of the element that is the title of a group.
    private func title(in index: Int) -> String {
        let names: Set<String> = ["legend", "summary", "caption", "figcaption", "title"]
        let place = (index + 1..<ends[index]).first { nodes[$0].element.map { names.contains($0.name) } == true }
        return place.map(text(at:)) ?? ""
    }

    /// Whether the cells of a row are only texts.
    func isPlainRow(_ index: Int) -> Bool {
        let inner = nodes[(index + 1)..<ends[index]].compactMap(\.element)
        return !inner.contains { $0.isControl || $0.value(of: "data-testid") != nil }
    }

    /// Returns the texts of the cells of a row.
    private func row(at index: Int) -> String {
        let cells = (index + 1..<ends[index]).filter { nodes[$0].element?.isHTML(["td", "th"]) == true }
        return cells.map(text(at:)).joined(separator: " | ")
    }

    private func value(of element: HTMLElement, at index: Int, role: String) -> String? {
        if element.isHTML(["select"]) {
            let options = (index..<ends[index]).filter { nodes[$0].element?.isHTML(["option"]) == true }
            let chosen = options.first { nodes[$0].element?.value(of: "selected") != nil } ?? options.first
            return chosen.map(text(at:)) ?? ""
        }
        if element.isHTML(["textarea"]) {
            return (index..<ends[index]).map { place in if case .text(let text) = nodes[place] { text } else { "" } }
                .joined()
        }
        let hasValue = element.isField && !["checkbox", "radio", "switch"].contains(role)
        if hasValue, role == "secure field" { return element.value(of: "value").map { $0.isEmpty ? "" : "•••" } }
        return hasValue || element.isHTML(["progress", "meter"]) ? element.value(of: "value") : nil
    }

    private func states(of element: HTMLElement, role: String) -> [String] {
        let has = { (name: String) in element.value(of: name) != nil }
        let isTrue = { (name: String) in element.value(of: name) == "true" }
        var states: [String] = []
        if ["checkbox", "radio", "switch"].contains(role) {
            states.append(has("checked") || isTrue("aria-checked") ? "on" : "off")
        }
        if role == "disclosure" { states.append(has("open") ? "open" : "closed") }
        if isTrue("aria-selected") || isTrue("aria-pressed") { states.append("selected") }
        if let current = element.value(of: "aria-current"), current != "false" { states.append("current") }
        if isTrue("aria-expanded") { states.append("expanded") }
        if has("disabled") || isTrue("aria-disabled") { states.append("disabled") }
        if has("required") || isTrue("aria-required") { states.append("required") }
        if has("readonly") { states.append("read-only") }
        if isTrue("aria-invalid") { states.append("invalid") }
        if let hint = element.value(of: "placeholder"), !hint.isEmpty { states.append("hint \"\(hint)\"") }
        return states
    }
}
