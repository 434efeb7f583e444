public import Foundation

/// What constrains or configures a field's input.
public enum FormInputOption<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// Whether the control is shown but cannot be used.
    case disabled(value: Bool)
    /// Whether there must be a value.
    case required(value: Bool)
    /// The control's width in characters.
    case size(value: Int)
    /// What the browser may fill in.
    case autocomplete(value: FormAutocomplete)
    /// Which letters an on-screen keyboard capitalizes.
    case autocapitalize(value: FormAutocapitalize)
    /// A text area's width in characters.
    case cols(value: Int)
    /// The least number.
    case minValue(value: Int)
    /// The greatest number.
    case maxValue(value: Int)
    /// The least number of characters.
    case minLength(value: Int)
    /// The greatest number of characters.
    case maxLength(value: Int)
    /// The earliest date.
    case minDate(date: Date)
    /// The latest date.
    case maxDate(date: Date)

    func apply(to constraints: inout FormFieldConstraints) {
        switch self {
        case .disabled(let value): constraints.isDisabled = value
        case .required(let value): constraints.isRequired = value
        case .size(let value): constraints.size = value
        case .autocomplete(let value): constraints.autocomplete = value
        case .autocapitalize(let value): constraints.autocapitalize = value
        case .cols(let value): constraints.cols = value
        case .minValue(let value): constraints.minValue = value
        case .maxValue(let value): constraints.maxValue = value
        case .minLength(let value): constraints.minLength = value
        case .maxLength(let value): constraints.maxLength = value
        case .minDate(let date): constraints.minDate = date
        case .maxDate(let date): constraints.maxDate = date
        }
    }
}

extension Array {
    /// The least and the greatest number of characters.
    public static func rangeLength<Value>(_ range: ClosedRange<Int>) -> Self where Element == FormInputOption<Value> {
        [.minLength(value: range.lowerBound), .maxLength(value: range.upperBound)]
    }
}
