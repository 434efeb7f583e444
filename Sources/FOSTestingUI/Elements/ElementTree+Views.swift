#if SwiftViews
    import FOSMVVM
    import HTMLParsing
    import SwiftUI

    extension ElementTree {
        /// Creates the elements of an evaluated tree of views.
        ///
        /// - Parameters:
        ///   - openMenu: The id of the menu that is open.
        ///   - html: Returns the parsed HTML of a template in the node with an id.
        init(
            _ tree: ViewTree, openMenu: String? = nil, html: (String) throws -> HTMLTree
        ) rethrows {
            self.init()
            for node in tree.content { try add(node, layer: 0, openMenu: openMenu, html: html) }
            for (number, node) in tree.presentations.enumerated() {
                try add(node, layer: number + 1, openMenu: openMenu, html: html)
            }
        }

        private mutating func add(
            _ node: ViewNode, layer: Int, openMenu: String?, html: (String) throws -> HTMLTree
        ) rethrows {
            var element = UIElement(node)
            element.layer = layer
            begin(element)
            defer { end() }
            if case .foreign = node.kind { add(html: try html(node.id), in: node.id) }
            let bar = UIElement.bar(of: node)
            if let bar { begin(bar) }
            for element in UIElement.buttons(of: node) { add(element) }
            for child in node.barContent { try add(child, layer: layer, openMenu: openMenu, html: html) }
            if bar != nil { end() }
            guard node.isOpen(openMenu) else { return }
            for child in node.shownContent { try add(child, layer: layer, openMenu: openMenu, html: html) }
        }
    }

    extension ViewNode {
        /// The nodes in the node that are elements of their own. The label of a control is not.
        fileprivate var shownContent: [ViewNode] {
            let inBar = Set(kind.component.bar)
            let parts = { (names: [ViewPart]) in
                names.filter { !inBar.contains($0) && ($0 != .label || !kind.component.ownsLabel) }.flatMap {
                    self.parts[$0] ?? []
                }
            }
            return parts(ViewPart.beforeChildren) + children + parts(ViewPart.afterChildren)
        }

        /// The nodes that are in the bar of the node.
        fileprivate var barContent: [ViewNode] {
            kind.component.bar.filter { $0 != .header }.flatMap { parts[$0] ?? [] }
        }

        /// Whether the user sees the content.
        fileprivate func isOpen(_ openMenu: String?) -> Bool {
            switch kind {
            case .menu: id == openMenu
            case .disclosure(let isExpanded): isExpanded
            default: true
            }
        }

        fileprivate func text(of part: ViewPart) -> String {
            (parts[part] ?? []).flatMap(\.texts).joined(separator: ", ")
        }
    }

    extension UIElement {
        fileprivate init(_ node: ViewNode) {
            self.init(XCUIElement.ElementType(node.role))
            switch node.kind.component.elementName {
            case .none: break
            case .texts: label = node.texts.joined(separator: ", ")
            case .part(let part): label = node.text(of: part)
            }
            switch node.kind {
            case .text: self = UIElement(text: node.texts.joined())
            case .symbol(let name, _), .asset(let name, _): identifier = name
            case .button, .navigationLink, .tap: control = node.action.map(Control.action)
            case .tab(let isSelected): (self.isSelected, control) = (isSelected, node.action.map(Control.action))
            case .menu: control = .menu(node.id)
            case .control(let kind, let value): set(kind, value, of: node)
            case .progress(nil): type = .activityIndicator
            case .progress(let fraction?): value = "\(Int((fraction * 100).rounded()))%"
            case .problem(let problem): label = problem.localizedDescription
            default: break
            }
            if let label = node.accessibilityLabel { self.label = label }
            if let value = node.accessibilityValue { self.value = value }
            if let identifier = node.identifier, !node.givesIdentifierToButton { self.identifier = identifier }
            isEnabled = node.isEnabled
        }

        /// Returns the bar of a stack of screens or of tabs.
        fileprivate static func bar(of node: ViewNode) -> UIElement? {
            switch node.kind {
            case .navigation:
                var bar = UIElement(.navigationBar)
                bar.label = node.text(of: .title)
                bar.identifier = bar.label
                return bar
            case .tabView: return UIElement(.tabBar)
            default: return nil
            }
        }

        /// Returns the buttons that a component has by itself.
        fileprivate static func buttons(of node: ViewNode) -> [UIElement] {
            switch node.kind {
            case .stepper(let decrement, let increment):
                return [("Decrement", decrement), ("Increment", increment)].map { name, action in
                    let identifier = [node.identifier, name].compactMap(\.self).joined(separator: "-")
                    return button(name, identifier, action)
                }
            case .disclosure(let isExpanded):
                var header = button(node.text(of: .label), node.identifier ?? "", nil)
                header.control = .toggle(node.id, isOn: isExpanded)
                header.isEnabled = node.isEnabled
                return [header]
            case .navigation(let bar) where bar.hasBackButton:
                let title = node.text(of: .header)
                return [button(title.isEmpty ? "Back" : title, "BackButton", node.action)]
            default: return []
            }
        }

        /// Returns a button, which is disabled without an action.
        private static func button(_ label: String, _ identifier: String, _ action: String?) -> UIElement {
            var button = UIElement(.button)
            (button.label, button.identifier) = (label, identifier)
            button.control = action.map(Control.action)
            button.isEnabled = action != nil
            return button
        }

        private mutating func set(_ kind: ControlKind, _ value: ControlValue, of node: ViewNode) {
            placeholder = (node.details as? FieldDetails)?.field.placeholder ?? node.prompt
            switch value {
            case .text(let text): self.value = text
            case .isOn(let isOn): self.value = isOn ? "1" : "0"
            }
            switch kind {
            case .textField, .secureField, .searchField: control = .text(node.id, submits: node.action != nil)
            case .textEditor: control = .text(node.id, submits: false)
            case .toggle: control = .toggle(node.id, isOn: value == .isOn(true))
            case .slider(let limits):
                control = .slider(node.id, limits)
                self.value = limits.position(of: value).map { "\(Int(($0 * 100).rounded()))%" }
            case .picker(let choices):
                control = .picker(node.id, choices)
                self.value = choices.first { value == .text($0.value) }?.label ?? self.value
            case .colorPicker, .datePicker: control = .value(node.id)
            }
        }
    }

    extension XCUIElement.ElementType {
        fileprivate init(_ role: ViewNode.Role) {
            self =
                switch role {
                case .staticText: .staticText
                case .image: .image
                case .button: .button
                case .textField: .textField
                case .secureTextField: .secureTextField
                case .textView: .textView
                case .link: .link
                case .toggle: .switch
                case .picker: .picker
                case .colorWell: .colorWell
                case .datePicker: .datePicker
                case .slider: .slider
                case .stepper: .stepper
                case .progressIndicator: .progressIndicator
                case .scrollView: .scrollView
                case .alert: .alert
                case .sheet: .sheet
                case .popover: .popover
                case .list, .form, .navigation, .tabs, .other: .other
                }
        }
    }

    extension ViewNode {
        /// Whether the button of the node has the identifier.
        fileprivate var givesIdentifierToButton: Bool { if case .disclosure = kind { true } else { false } }
    }

    extension ControlLimits {
        /// Returns where a value is, from 0 at the minimum to 1 at the maximum.
        fileprivate func position(of value: ControlValue) -> Double? {
            guard case .text(let text) = value, let number = Double(text), let (low, high) = bounds else { return nil }
            return high > low ? (number - low) / (high - low) : 0
        }

        /// Returns the value at a position from 0 to 1, as a text. It is a multiple of the step.
        func value(at position: Double) -> String? {
            guard let (low, high) = bounds else { return nil }
            let distance = (high - low) * min(max(position, 0), 1)
            guard let step = step.flatMap(Double.init), step > 0 else { return Self.text(of: low + distance) }
            return Self.text(of: min(low + (distance / step).rounded() * step, high))
        }

        /// Returns a number as a browser sends it, whole ones without a fraction.
        private static func text(of number: Double) -> String {
            Int(exactly: number).map { "\($0)" } ?? "\(number)"
        }

        private var bounds: (low: Double, high: Double)? {
            guard let low = minimum.flatMap(Double.init), let high = maximum.flatMap(Double.init) else { return nil }
            return (low, high)
        }
    }
#endif
