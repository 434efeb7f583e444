public import Foundation

/// What constrains and configures a field's input, of all its options together. Nil is not constrained.
public struct FormFieldConstraints: Hashable, Sendable {
    /// Whether the control is shown but cannot be used.
    public var isDisabled = false
    /// Whether there must be a value.
    public var isRequired = false
    /// The control's width in characters.
    public var size: Int?
    /// What the browser may fill in.
    public var autocomplete: FormAutocomplete?
    /// Which letters an on-screen keyboard capitalizes.
    public var autocapitalize: FormAutocapitalize?
    /// A text area's width in characters.
    public var cols: Int?
    /// The least number.
    public var minValue: Int?
    /// The greatest number.
    public var maxValue: Int?
    /// The least number of characters.
    public var minLength: Int?
    /// The greatest number of characters.
    public var maxLength: Int?
    /// The earliest date.
    public var minDate: Date?
    /// The latest date.
    public var maxDate: Date?
}
