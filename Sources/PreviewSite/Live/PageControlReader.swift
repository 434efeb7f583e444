import HTMLParsing

/// Reads the controls of a page from its HTML: those that the components of views in Swift have, and those of templates.
struct PageControlReader {
    private(set) var controls: [PageControl] = []
    private let tree: HTMLTree
    private let ends: [Int]
    /// The texts of `label` elements, by the ids of their controls.
    private var labels: [String: String] = [:]
    /// The elements around the current one.
    private var open: [(index: Int, element: HTMLElement)] = []

    init(_ tree: HTMLTree) {
        self.tree = tree
        ends = tree.ends
        for (index, node) in tree.nodes.enumerated() {
            guard let label = node.element, label.isHTML(["label"]), let id = label.value(of: "for") else { continue }
            labels[id] = text(at: index)
        }
        for (index, node) in tree.nodes.enumerated() {
            guard let element = node.element else { continue }
            open.removeAll { ends[$0.index] <= index }
            if let control = control(at: index, element) { controls.append(control) }
            open.append((index, element))
        }
    }

    private func control(at index: Int, _ element: HTMLElement) -> PageControl? {
        guard element.namespace == .html else { return nil }
        switch element.name {
        case "button": return button(at: index, element)
        case "details" where element.has("ui-disclosure"): return disclosure(at: index, element)
        case "fieldset" where element.has("ui-radio-group"): return radioGroup(at: index, element)
        case "input", "select", "textarea": return field(at: index, element)
        default: return nil
        }
    }

    private func button(at index: Int, _ element: HTMLElement) -> PageControl? {
        // The items of a menu of a view are there without the button that shows it on a page.
        if element.has("ui-context-button") { return nil }
        let isOfPage = ["ui-dismiss", "ui-select", "ui-row-button"].contains(where: element.has)
        let isSwitch = element.value(of: "role") == "switch"
        var control = PageControl(kind: isOfPage ? .ofPage : isSwitch ? .switch : .button)
        control.identifier = element.value(of: "data-testid") ?? ""
        control.label = element.value(of: "aria-label") ?? text(at: index)
        if element.has("ui-stepper-button") { nameStep(&control) }
        if element.has("ui-back") {
            control.identifier = "BackButton"
            if control.label == "←" { control.label = "Back" }
        }
        if element.value(of: "name") == "action", element.value(of: "form") == "live" {
            control.action = element.value(of: "value")
        }
        control.menu = open.last { $0.element.has("ui-menu-items") && isMenu($0.element) }?.element.value(of: "id")
        if element.has("ui-menu") { control.opens = element.value(of: "popovertarget") }
        return control
    }

    /// Whether a list of items belongs to a button, and not to a view.
    private func isMenu(_ items: HTMLElement) -> Bool {
        controls.contains { $0.opens != nil && $0.opens == items.value(of: "id") }
    }

    /// Gives a button of a stepper the names that tests know.
    private func nameStep(_ control: inout PageControl) {
        let stepper = open.last { $0.element.has("ui-stepper") }
        control.label = control.label == "−" ? PageControl.decrement : PageControl.increment
        control.stepper = stepper.flatMap { text(of: "ui-stepper-label", in: $0.index) }
        let owner = stepper?.element.value(of: "data-testid")
        control.identifier = [owner, control.label].compactMap(\.self).joined(separator: "-")
    }

    private func disclosure(at index: Int, _ element: HTMLElement) -> PageControl {
        let content = (index + 1)..<ends[index]
        var control = PageControl(kind: .disclosure)
        control.identifier = element.value(of: "data-testid") ?? ""
        control.label = content.first { tree.nodes[$0].element?.isHTML(["summary"]) == true }.map(text(at:)) ?? ""
        // The first control in a group is its own, unless the page has no form.
        let own = content.lazy.compactMap { tree.nodes[$0].element }.first { $0.isHTML(["input"]) }
        if own?.value(of: "type") == "hidden" { control.name = own?.value(of: "name") }
        control.value = "on"
        control.isOn = element.value(of: "open") != nil
        return control
    }

    private func radioGroup(at index: Int, _ element: HTMLElement) -> PageControl {
        let content = (index + 1)..<ends[index]
        var control = PageControl(kind: .picker)
        control.identifier = element.value(of: "data-testid") ?? ""
        let legend = content.first { tree.nodes[$0].element?.isHTML(["legend"]) == true }
        control.label = element.value(of: "aria-label") ?? legend.map(text(at:)) ?? ""
        for place in content {
            guard let label = tree.nodes[place].element, label.isHTML(["label"]),
                let radio = (place..<ends[place]).lazy.compactMap({ tree.nodes[$0].element }).first(where: \.isRadio)
            else { continue }
            control.name = radio.value(of: "name")
            control.choices.append(PageControl.Choice(value: radio.value(of: "value") ?? "on", label: text(at: place)))
        }
        return control
    }

    private func field(at index: Int, _ element: HTMLElement) -> PageControl? {
        guard let kind = kind(of: element), let name = element.value(of: "name") else { return nil }
        if element.isRadio, open.contains(where: { $0.element.has("ui-radio-group") }) { return nil }
        var control = PageControl(kind: kind)
        control.name = name
        control.identifier = element.value(of: "data-testid") ?? element.ownName ?? ""
        let label = element.value(of: "id").flatMap { labels[$0] }
        control.label = element.value(of: "aria-label") ?? label ?? labelAround()
        control.action = element.value(of: "data-operation")
        if [.switch, .checkBox, .radioButton].contains(kind) { control.value = element.value(of: "value") ?? "on" }
        control.isOn = element.value(of: "checked") != nil
        if kind == .picker {
            control.choices = tree.options(in: index..<ends[index]).map { .init(value: $0.value, label: $0.label) }
        }
        if kind == .slider { control.limits = element.limits }
        return control
    }

    private func kind(of element: HTMLElement) -> PageControl.Kind? {
        let isComponent = element.has("ui-check") || element.value(of: "role") == "switch"
        switch (element.name, element.value(of: "type")?.lowercased()) {
        case ("select", _): return element.value(of: "multiple") == nil ? .picker : .ofPage
        case ("textarea", _): return .textView
        case (_, "hidden"), (_, "submit"), (_, "button"), (_, "reset"), (_, "image"), (_, "file"): return nil
        case (_, "checkbox"): return isComponent ? .switch : .checkBox
        case (_, "radio"): return .radioButton
        case (_, "password"): return .secureTextField
        case (_, "color"): return .colorWell
        case (_, "range"): return .slider
        case (_, "date"), (_, "datetime-local"), (_, "month"), (_, "time"), (_, "week"): return .datePicker
        default: return .textField
        }
    }

    /// The text of the label around the current element. For a component, only its label.
    private func labelAround() -> String {
        guard let label = open.last(where: { $0.element.isHTML(["label"]) }) else { return "" }
        return text(of: "ui-control-label", in: label.index) ?? text(at: label.index)
    }

    /// Returns the text of the first element of a class in another one.
    private func text(of name: String, in owner: Int) -> String? {
        (owner..<ends[owner]).first { tree.nodes[$0].element?.has(name) == true }.map(text(at:))
    }

    /// Returns what can be read in an element. The texts of a view in Swift are separated by commas.
    private func text(at start: Int) -> String {
        var texts = [""]
        var index = start + 1
        while index < ends[start] {
            let node = tree.nodes[index]
            if case .text(let text) = node { texts[texts.count - 1] += text }
            if let element = node.element {
                if element.isUnread {
                    index = ends[index]
                    continue
                }
                if element.has("ui-text") { texts.append("") }
                let isSeparate = element.isHTML(["br"]) || tree.nodes[index - 1] == .end
                if isSeparate, texts.count == 1 { texts[0] += " " }
            }
            index += 1
        }
        return texts.map(\.words).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension HTMLElement {
    fileprivate func has(_ name: String) -> Bool {
        value(of: "class")?.split(separator: " ").contains { $0 == name } == true
    }

    fileprivate var isRadio: Bool { isHTML(["input"]) && value(of: "type")?.lowercased() == "radio" }

    fileprivate var isUnread: Bool {
        isHTML(["select", "textarea", "script", "style", "template"]) || value(of: "hidden") != nil
            || value(of: "aria-hidden") == "true"
    }

    /// The name of a control in its template, without the node that contains the template. Nil for a view in Swift.
    fileprivate var ownName: String? {
        guard let name = value(of: "name"), value(of: "data-node") == nil || name.contains(".") else { return nil }
        return name.replacing(/^v[-\w]*\./, with: "", maxReplacements: 1)
    }

    /// The limits of a slider (HTML Living Standard, range state).
    fileprivate var limits: ClosedRange<Double>? {
        let low = value(of: "min").flatMap(Double.init) ?? 0
        let high = value(of: "max").flatMap(Double.init) ?? 100
        return low < high ? low...high : nil
    }
}

extension String {
    /// The words with single spaces between them.
    fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
