#if SwiftViews
    import FOSMVVM
    import HTMLParsing
    import SwiftUI

    extension ElementTree {
        /// Creates the elements of an evaluated tree of views.
        ///
        /// - Parameter html: Returns the parsed HTML of a template that is a part of the tree.
        init(_ tree: ViewTree, html: (TemplateContent) throws -> HTMLTree) rethrows {
            self.init()
            for node in tree.content { try add(node, layer: 0, html: html) }
            for (number, node) in tree.presentations.enumerated() { try add(node, layer: number + 1, html: html) }
        }

        private mutating func add(_ node: ViewNode, layer: Int, html: (TemplateContent) throws -> HTMLTree) rethrows {
            var element = UIElement(node)
            element.layer = layer
            begin(element)
            defer { end() }
            if case .foreign(let content as TemplateContent) = node.kind { add(html: try html(content)) }
            for child in node.shownContent { try add(child, layer: layer, html: html) }
        }
    }

    extension ViewNode {
        /// The nodes in the node that are elements of their own. The label of a control is not.
        fileprivate var shownContent: [ViewNode] {
            let before: [ViewPart] = [.title, .header, .icon, .label, .message]
            let isControl = if case .control = kind { true } else { false }
            let shown = before.filter { $0 != .label || !isControl }.flatMap { parts[$0] ?? [] }
            return shown + children + (parts[.footer] ?? [])
        }

        fileprivate func text(of part: ViewPart) -> String {
            (parts[part] ?? []).flatMap(\.texts).joined(separator: ", ")
        }
    }

    extension UIElement {
        fileprivate init(_ node: ViewNode) {
            self.init(.other)
            switch node.kind {
            case .text: self = UIElement(text: node.texts.joined())
            case .symbol(let name, _): (type, identifier) = (.image, name)
            case .button:
                (type, label) = (.button, node.texts.joined(separator: ", "))
                control = node.action.map(Control.action)
            case .control(let kind, let value): set(kind, value, of: node)
            case .progress(let fraction):
                type = fraction == nil ? .activityIndicator : .progressIndicator
                label = node.texts.joined(separator: ", ")
                value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
            case .scrollView: type = .scrollView
            case .link: (type, label) = (.link, node.texts.joined(separator: ", "))
            case .alert: (type, label) = (.alert, node.text(of: .title))
            case .sheet: type = .sheet
            case .problem(let problem): label = problem.localizedDescription
            case .color, .divider, .spacer, .vStack, .hStack, .zStack, .list, .form, .section, .label, .labeledContent,
                .foreign:
                break
            }
            if let label = node.accessibilityLabel { self.label = label }
            if let identifier = node.identifier { self.identifier = identifier }
            isEnabled = node.isEnabled
        }

        private mutating func set(_ kind: ControlKind, _ value: ControlValue, of node: ViewNode) {
            label = node.text(of: .label)
            placeholder = (node.details as? FieldDetails)?.field.placeholder ?? node.prompt
            switch value {
            case .text(let text): self.value = text
            case .isOn(let isOn): self.value = isOn ? "1" : "0"
            }
            switch kind {
            case .textField: (type, control) = (.textField, .text(node.id, submit: node.action))
            case .secureField: (type, control) = (.secureTextField, .text(node.id, submit: node.action))
            case .textEditor: (type, control) = (.textView, .text(node.id, submit: nil))
            case .toggle: (type, control) = (.switch, .toggle(node.id, isOn: value == .isOn(true)))
            case .picker(let choices):
                (type, control) = (.picker, .picker(node.id, choices))
                self.value = choices.first { value == .text($0.value) }?.label ?? self.value
            case .colorPicker: (type, control) = (.colorWell, .value(node.id))
            case .datePicker: (type, control) = (.datePicker, .value(node.id))
            }
        }
    }
#endif
