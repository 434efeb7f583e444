extension HTMLTree {
    /// The elements that have a value in a form.
    package static let controlNames: Set<String> = ["input", "select", "textarea"]
    /// The types of inputs that are sent only if they are pressed, or have no text.
    private static let unsent: Set<String> = ["submit", "button", "reset", "image", "file"]

    /// What a browser sends, by the names of the controls (HTML Living Standard, constructing the entry list).
    package var formValues: [String: [String]] {
        let ends = ends
        var values: [String: [String]] = [:]
        var disabledEnd = 0
        for (index, node) in nodes.enumerated() {
            guard let element = node.element else { continue }
            if element.isHTML(["fieldset"]), element.isDisabled { disabledEnd = max(disabledEnd, ends[index]) }
            guard index >= disabledEnd, element.isHTML(Self.controlNames), !element.isDisabled,
                let name = element.value(of: "name")
            else { continue }
            let sent = sentTexts(of: element, in: index..<ends[index])
            if !sent.isEmpty { values[name, default: []] += sent }
        }
        return values
    }

    /// Returns what a browser sends for a control.
    private func sentTexts(of element: HTMLElement, in range: Range<Int>) -> [String] {
        switch (element.name, element.value(of: "type")?.lowercased()) {
        case ("select", _): return chosenOptions(in: range, ofMany: element.value(of: "multiple") != nil)
        case ("textarea", _): return [text(in: range)]
        case (_, "checkbox"), (_, "radio"):
            return element.value(of: "checked") == nil ? [] : [element.value(of: "value") ?? "on"]
        case (_, let type?) where Self.unsent.contains(type): return []
        default: return [element.value(of: "value") ?? ""]
        }
    }

    /// Returns the values of the chosen options in a select.
    private func chosenOptions(in range: Range<Int>, ofMany isMultiple: Bool) -> [String] {
        let options = options(in: range)
        let chosen = options.filter { $0.element.value(of: "selected") != nil }
        if isMultiple { return chosen.map(\.value) }
        return [(chosen.first ?? options.first)?.value ?? ""]
    }

    /// Returns the options of a select, each with what it sends.
    package func options(in range: Range<Int>) -> [(element: HTMLElement, label: String, value: String)] {
        let ends = ends
        return range.compactMap { index in
            guard let option = nodes[index].element, option.isHTML(["option"]) else { return nil }
            let label = text(in: index..<ends[index]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return (option, label, option.value(of: "value") ?? label)
        }
    }

    /// Returns the texts between two nodes.
    package func text(in range: Range<Int>) -> String {
        nodes[range].map { node in
            if case .text(let text) = node { text } else { "" }
        }.joined()
    }

    /// The index after the last descendant of each node and its end.
    package var ends: [Int] {
        var ends = nodes.indices.map { $0 + 1 }
        var open: [Int] = []
        for (index, node) in nodes.enumerated() {
            if node.element != nil { open.append(index) }
            if node == .end, let start = open.popLast() { ends[start] = index + 1 }
        }
        for start in open { ends[start] = nodes.count }
        return ends
    }
}

extension HTMLElement {
    /// Whether it has the attribute `disabled`.
    package var isDisabled: Bool { value(of: "disabled") != nil }
}
