#if SwiftViews && os(Linux)
    import FOSMVVM
    import SwiftUI
    import TemplateEngine

    extension ComponentMarkup {
        /// Returns the members of a control. That of a form field is rendered as in a form with a template.
        func control(
            _ kind: ControlKind, _ value: ControlValue, of node: ViewNode, in place: ComponentPlace
        ) -> Members {
            if let details = node.details as? FieldDetails { return [("field", field(details, of: node))] }
            let text: String? = if case .text(let text) = value { text } else { nil }
            if node.isRadioGroup { return radioGroup(kind.choices, text, of: node) }
            return input(kind, text, of: node, in: place) + [
                ("isTextArea", .bool(kind == .textEditor)), ("isPicker", .bool(kind.isPicker)),
                ("choices", .list(kind.choices.map { object(choice($0, text)) })),
                ("isChosen", .bool(kind.choices.contains { $0.value == text })),
                ("isToggle", .bool(kind == .toggle)), ("isOn", .bool(value == .isOn(true))),
                ("isSwitch", .bool(node.appearance == nil)),
                ("isFocused", .bool(node.isFocused)), ("reportsFocus", .bool(node.reportsFocus)),
            ]
        }

        private func field(_ details: FieldDetails, of node: ViewNode) -> TemplateValue {
            let control = NodeControl(
                liveID: names == nil ? nil : node.id, name: name(of: node.id), isFocused: node.isFocused,
                reportsFocus: node.reportsFocus, identifier: node.identifier)
            return context.values.value(of: details.field, node: control)
        }

        private func input(
            _ kind: ControlKind, _ text: String?, of node: ViewNode, in place: ComponentPlace
        ) -> Members {
            // A field shows its title while it is empty, and has a border only with a style.
            let isField = [.textField, .secureField].contains(kind)
            let appearance = node.appearance ?? (isField && place != .rows(.form) ? "plain" : nil)
            let type = node.accessibility.isSearchField && kind == .textField ? "search" : kind.inputType
            let (limits, input) = (kind.limits, node.input)
            return [
                ("inputType", optional(type)), ("value", optional(text)), ("appearance", optional(appearance)),
                ("minimum", optional(limits.minimum)), ("maximum", optional(limits.maximum)),
                ("step", optional(limits.step)), ("isSlider", .bool(kind.inputType == "range")),
                ("prompt", optional(node.prompt ?? (isField ? node.labelText : nil))),
                ("hidesLabel", .bool(node.hidesLabel || isField || node.isSegmented)),
                ("inputMode", optional(input.keyboard?.inputMode)),
                ("autocomplete", optional(input.content?.rawValue)),
                ("enterKeyHint", optional(input.submitLabel?.name)),
                ("autocapitalize", optional(input.capitalization?.name)),
                ("isUncorrected", .bool(input.isCorrected == false)),
            ]
        }

        private func radioGroup(_ choices: [ControlKind.Choice], _ selected: String?, of node: ViewNode) -> Members {
            let radios = choices.map { choice in
                let id = "\(node.id)-\(choice.value)"
                return object(
                    self.choice(choice, selected) + [
                        ("name", .string(name(of: node.id) ?? node.id)), ("node", names == nil ? .null : .string(id)),
                        ("icon", choice.symbol.map { object(drawing(of: $0, id: id)) } ?? .null),
                        ("isHidden", .bool(node.isAccessibilityHidden)),
                    ])
            }
            return [
                ("appearance", optional(node.appearance)), ("choices", .list(radios)),
                ("hidesLabel", .bool(node.hidesLabel || node.isSegmented)),
            ]
        }

        private func choice(_ choice: ControlKind.Choice, _ selected: String?) -> Members {
            [
                ("value", .string(choice.value)), ("text", .string(choice.label)),
                ("isSelected", .bool(choice.value == selected)),
                ("isIsolated", .bool(choice.isData && isolation.needsIsolation(choice.label))),
            ]
        }

        /// The buttons of a stepper. One without an action is disabled.
        func buttons(_ decrement: String?, _ increment: String?, of node: ViewNode) -> TemplateValue {
            .list(
                [("−", "minus", decrement), ("+", "plus", increment)].map { sign, suffix, action in
                    object([
                        ("sign", .string(sign)), ("id", .string("\(node.id)-\(suffix)")),
                        ("label", .string("\(node.id)-label")),
                        ("disabled", .bool(action == nil || !node.isEnabled)),
                        ("live", names == nil ? .null : optional(action)), ("action", optional(name(of: action))),
                    ])
                })
        }
    }

    extension ControlKind {
        /// The type of the HTML element `input`. Nil for a control that is another element.
        fileprivate var inputType: String? {
            switch self {
            case .textField: "text"
            case .secureField: "password"
            case .searchField: "search"
            case .colorPicker: "color"
            case .datePicker(let input, _): input.rawValue
            case .slider: "range"
            case .textEditor, .toggle, .picker: nil
            }
        }

        fileprivate var limits: ControlLimits {
            switch self {
            case .datePicker(_, let limits), .slider(let limits): limits
            case .textField, .secureField, .searchField, .textEditor, .toggle, .picker, .colorPicker: ControlLimits()
            }
        }

        fileprivate var isPicker: Bool { if case .picker = self { true } else { false } }

        fileprivate var choices: [Choice] { if case .picker(let choices) = self { choices } else { [] } }
    }

    extension ViewNode {
        /// Whether the node is a picker with a button for each choice.
        var isRadioGroup: Bool {
            if case .control(.picker, _) = kind { details == nil && appearance != nil } else { false }
        }

        /// Whether the choices say what the node is.
        fileprivate var isSegmented: Bool { appearance == "segmented" }

        /// The text of the label. Nil without one.
        fileprivate var labelText: String? {
            let text = parts[.label, default: []].flatMap(\.texts).joined(separator: " ")
            return text.isEmpty ? nil : text
        }
    }
#endif
