#if SwiftViews
    import HTMLParsing
    import SwiftUI

    extension ElementTree {
        /// Creates the elements of HTML.
        init(_ html: HTMLTree) {
            self.init()
            add(html: html)
        }

        /// Adds the elements of HTML to the innermost open one.
        ///
        /// - Parameter node: The id of the node that contains the HTML, in a view in Swift.
        mutating func add(html: HTMLTree, in node: String? = nil) {
            let document = HTMLText(html, in: node)
            add(document, document.nodes.indices)
        }

        private mutating func add(_ document: HTMLText, _ range: Range<Int>) {
            var index = range.lowerBound
            while index < range.upperBound {
                add(document, at: index)
                index = document.ends[index]
            }
        }

        private mutating func add(_ document: HTMLText, at index: Int) {
            switch document.nodes[index] {
            case .text(let text):
                let text = text.collapsed
                if !text.isEmpty { add(UIElement(text: text)) }
            case .start(let element) where !element.isHidden:
                begin(document.element(at: index, element))
                if !document.isLeaf(index, element) { add(document, (index + 1)..<document.ends[index]) }
                end()
            case .start, .end, .comment, .doctype: break
            }
        }
    }

    /// Parsed HTML with the extents and the texts of its elements.
    private struct HTMLText {
        let nodes: [HTMLNode]
        /// The index after the last descendant of each node and its end.
        let ends: [Int]
        /// The texts of the `label` elements, by the ids of their controls.
        private var labels: [String: String] = [:]
        private let node: String?

        init(_ tree: HTMLTree, in node: String?) {
            self.node = node
            nodes = tree.nodes
            ends = tree.ends
            for (index, node) in nodes.enumerated() {
                guard let element = node.element, element.isHTML(["label"]) else { continue }
                if let id = element.value(of: "for") { labels[id] = text(at: index) }
            }
        }

        /// Returns the text in a node, without what is hidden or the value of a control. The texts of adjacent elements are
        /// separate words.
        func text(at start: Int) -> String {
            var text = ""
            var index = start
            while index < ends[start] {
                let node = nodes[index]
                if case .text(let words) = node { text += words }
                if let element = node.element {
                    if element.isHTML(["br"]) || nodes[max(index - 1, 0)] == .end { text += " " }
                    if index > start, element.isHidden || element.isHTML(["select", "textarea"]) {
                        index = ends[index]
                        continue
                    }
                }
                index += 1
            }
            return text.collapsed
        }

        /// Whether the content of an element is a part of it: the words of a text, the choices of a select.
        func isLeaf(_ index: Int, _ element: HTMLElement) -> Bool {
            element.namespace != .html || element.isHTML(["select", "textarea", "option"]) || isText(index, element)
        }

        /// Whether an element is one text: all elements in it are parts of a sentence without a name of their own.
        private func isText(_ index: Int, _ element: HTMLElement) -> Bool {
            let content = (index + 1)..<ends[index]
            let descendants = nodes[content].compactMap(\.element)
            return element.elementType == .other && !text(at: index).isEmpty
                && descendants.allSatisfy { $0.isHTML(HTMLElement.phraseNames) && $0.value(of: "data-testid") == nil }
                && (hasOwnText(content) || descendants.count < 2)
        }

        /// Whether there is text outside of the elements in a range.
        private func hasOwnText(_ range: Range<Int>) -> Bool {
            var index = range.lowerBound
            while index < range.upperBound {
                if case .text(let text) = nodes[index], !text.collapsed.isEmpty { return true }
                index = ends[index]
            }
            return false
        }

        func element(at index: Int, _ element: HTMLElement) -> UIElement {
            var found = isText(index, element) ? UIElement(text: text(at: index)) : UIElement(element.elementType)
            found.identifier = element.value(of: "data-testid") ?? ""
            found.isEnabled = element.value(of: "disabled") == nil && element.value(of: "aria-disabled") != "true"
            switch found.type {
            case .button, .link:
                let label = element.name == "input" ? element.value(of: "value") : text(at: index)
                found.label = element.value(of: "aria-label") ?? label ?? ""
            case .image: found.label = element.value(of: "alt") ?? element.value(of: "aria-label") ?? ""
            case .staticText: break
            case .other, .alert, .sheet: found.label = element.value(of: "aria-label") ?? ""
            case .progressIndicator: found.value = element.value(of: "value")
            default: setField(&found, at: index, element)
            }
            if found.type.isControl { found.control = .template(control(at: index, element)) }
            return found
        }

        /// The value of a button is what it does, if it belongs to a live view.
        private func control(at index: Int, _ element: HTMLElement) -> TemplateControl {
            let name = element.value(of: "name")
            let isButton = element.isHTML(["button"])
            return TemplateControl(
                name: isButton ? nil : name,
                action: isButton && name == "action" ? element.value(of: "value") : element.value(of: "data-operation"),
                value: element.value(of: "value") ?? "on", choices: choices(in: index), node: node,
                isCheckbox: element.inputKind == "checkbox",
                limits: element.inputKind == "range" ? element.limits : nil)
        }

        private func choices(in index: Int) -> [String: String] {
            let options = (index..<ends[index]).filter { nodes[$0].element?.isHTML(["option"]) == true }
            let pairs = options.map { (text(at: $0), nodes[$0].element?.value(of: "value") ?? text(at: $0)) }
            return Dictionary(pairs) { first, _ in first }
        }

        private func setField(_ found: inout UIElement, at index: Int, _ element: HTMLElement) {
            if found.identifier.isEmpty { found.identifier = ownName(of: element) }
            let own = element.isHTML(["button"]) ? text(at: index) : nil
            let label = own ?? element.value(of: "id").flatMap { labels[$0] } ?? label(around: index)
            found.label = element.value(of: "aria-label") ?? label
            found.placeholder = element.value(of: "placeholder")
            switch found.type {
            case .switch, .checkBox, .radioButton:
                found.isSelected = element.value(of: "checked") != nil || element.value(of: "aria-checked") == "true"
                found.value = found.isSelected ? "1" : "0"
            case .textView: found.value = text(at: index)
            case .picker: found.value = selectedChoice(in: index)
            default: found.value = element.value(of: "value") ?? ""
            }
        }

        /// The name of a control in its template, without the node that contains the template.
        private func ownName(of element: HTMLElement) -> String {
            let (name, prefix) = (element.value(of: "name") ?? "", node.map { $0 + "." } ?? "")
            return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
        }

        /// The text of the `label` that contains a control.
        private func label(around index: Int) -> String {
            let label = nodes[..<index].indices.last {
                nodes[$0].element?.isHTML(["label"]) == true && ends[$0] > index
            }
            return label.map(text(at:)) ?? ""
        }

        private func selectedChoice(in index: Int) -> String {
            let options = (index..<ends[index]).filter { nodes[$0].element?.isHTML(["option"]) == true }
            let selected = options.first { nodes[$0].element?.value(of: "selected") != nil } ?? options.first
            return selected.map(text(at:)) ?? ""
        }
    }

    extension HTMLElement {
        /// The elements that are parts of a sentence.
        fileprivate static let phraseNames: Set<String> = [
            "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q",
            "s",
            "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
        ]

        fileprivate var isHidden: Bool {
            isHTML(["head", "script", "style", "template", "title"]) || value(of: "hidden") != nil
                || value(of: "aria-hidden") == "true" || (isHTML(["dialog"]) && value(of: "open") == nil)
                || inputKind == "hidden"
        }

        /// The type of an input in lower case, which has no default value here.
        fileprivate var inputKind: String? { isHTML(["input"]) ? value(of: "type")?.lowercased() : nil }

        /// The limits of a slider (HTML Living Standard, range state).
        fileprivate var limits: ControlLimits {
            ControlLimits(
                minimum: value(of: "min") ?? "0", maximum: value(of: "max") ?? "100", step: value(of: "step") ?? "1")
        }

        fileprivate var elementType: XCUIElement.ElementType {
            switch (value(of: "role"), name) {
            case ("switch", _): .switch
            case ("button", _), (_, "button"): .button
            case ("alertdialog", _): .alert
            case ("img", _), (_, "img"), (_, "svg"): .image
            case (_, "a"): value(of: "href") == nil ? .other : .link
            case (_, "dialog"): .sheet
            case (_, "progress"), (_, "meter"): .progressIndicator
            case (_, "select"): .picker
            case (_, "textarea"): .textView
            case (_, "input"): inputType
            default: .other
            }
        }

        private var inputType: XCUIElement.ElementType {
            switch inputKind {
            case "button", "submit", "reset", "image": .button
            case "checkbox": .checkBox
            case "radio": .radioButton
            case "password": .secureTextField
            case "color": .colorWell
            case "range": .slider
            case "date", "datetime-local", "month", "time", "week": .datePicker
            default: .textField
            }
        }
    }

    extension String {
        /// The words with single spaces between them.
        var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
#endif
