/// A kind of control with a value.
package enum ControlKind: Hashable, Sendable {
    case textField
    case secureField
    /// A field that searches.
    case searchField
    case textEditor
    case toggle
    /// A choice between these values, each with its label.
    case picker([Choice])
    /// A color, as `#rrggbb`.
    case colorPicker
    /// A date, as the text of an HTML control.
    case datePicker(DateInput, ControlLimits)
    /// A number between limits.
    case slider(ControlLimits)

    /// A value that the user can choose.
    package struct Choice: Hashable, Sendable {
        package let value: String
        package let label: String
        /// The name of a system symbol, which is shown instead of the label where there is room for it.
        package let symbol: String?
        /// Whether the label is not a localized text.
        package let isData: Bool
        /// The identifier by which tests find it.
        package let identifier: String?

        package init(
            value: String, label: String, symbol: String? = nil, isData: Bool = false, identifier: String? = nil
        ) {
            self.value = value
            self.label = label
            self.symbol = symbol
            self.isData = isData
            self.identifier = identifier
        }
    }

    /// Whether the user enters a text with a keyboard.
    var isText: Bool { [.textField, .secureField, .textEditor].contains(self) }

    var role: ViewNode.Role {
        switch self {
        case .textField, .searchField: .textField
        case .secureField: .secureTextField
        case .textEditor: .textView
        case .toggle: .toggle
        case .picker: .picker
        case .colorPicker: .colorWell
        case .datePicker: .datePicker
        case .slider: .slider
        }
    }
}

/// The limits of what a control accepts, as texts of an HTML control. Nil is no limit.
package struct ControlLimits: Hashable, Sendable {
    package var minimum: String?
    package var maximum: String?
    package var step: String?

    package init(minimum: String? = nil, maximum: String? = nil, step: String? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
    }
}

/// The value of a control.
package enum ControlValue: Hashable, Sendable {
    case text(String)
    case isOn(Bool)

    /// The value as a form sends it.
    package var text: String {
        switch self {
        case .text(let text): text
        case .isOn(let isOn): isOn ? "on" : ""
        }
    }
}
