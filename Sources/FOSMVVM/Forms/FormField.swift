public import Foundation

/// The presentation and constraints of a form field. Declare it once, next to the property of a `…Fields` protocol.
public struct FormField<Value: Codable & Hashable & Sendable>: FormFieldBase, Hashable {
    /// The field's identity within its form.
    public let fieldId: FormFieldIdentifier

    /// The field's label.
    public let title: LocalizableString

    /// The text that an empty field shows, if any.
    public let placeholder: LocalizableString?

    /// The control that presents the field.
    public let type: FormFieldType
    /// The options that constrain and configure the field. They can depend on the ViewModel's data.
    public var options: [FormInputOption<Value>]

    /// Creates a field.
    public init(
        fieldId: FormFieldIdentifier, title: LocalizableString, placeholder: LocalizableString? = nil,
        type: FormFieldType, options: [FormInputOption<Value>] = []
    ) {
        self.fieldId = fieldId
        self.title = title
        self.placeholder = placeholder
        self.type = type
        self.options = options
    }

    /// The combined options. If two options contradict each other, the later one applies.
    public var constraints: FormFieldConstraints {
        options.reduce(into: FormFieldConstraints()) { $1.apply(to: &$0) }
    }
}

extension FormField {
    /// The kind of value that the browser can fill in. Nil if no option says it.
    public var autocomplete: FormAutocomplete? { constraints.autocomplete }
    /// Which letters an on-screen keyboard capitalizes. Nil if no option says it.
    public var autocapitalize: FormAutocapitalize? { constraints.autocapitalize }
    /// The dates that can be chosen.
    public var dateRange: ClosedRange<Date> {
        let first = constraints.minDate ?? .distantPast
        return first...max(first, constraints.maxDate ?? .distantFuture)
    }

    /// Whether the control is shown but cannot be used. Nil if no option says it.
    public var disabled: Bool? {
        options.lazy.compactMap { if case .disabled(let value) = $0 { value } else { nil } }.last
    }

    /// Whether a value is required. Nil if no option says it.
    public var required: Bool? {
        options.lazy.compactMap { if case .required(let value) = $0 { value } else { nil } }.last
    }
}

/// A form field, independent of the type of its value.
public protocol FormFieldBase: Codable, Sendable {
    /// The field's identity.
    var fieldId: FormFieldIdentifier { get }
    /// The field's label.
    var title: LocalizableString { get }
    /// The text that an empty field shows.
    var placeholder: LocalizableString? { get }
    /// The control that presents the field.
    var type: FormFieldType { get }
    /// The combined options of the field, independent of the type of its value.
    var constraints: FormFieldConstraints { get }
}

extension Collection where Element == any FormFieldBase {
    /// Returns whether the fields contain this field.
    public func contains(_ field: any FormFieldBase) -> Bool {
        contains { $0.fieldId == field.fieldId }
    }
}

extension Collection where Element == FormFieldIdentifier {
    /// Returns whether the fields contain this field.
    public func contains(_ field: any FormFieldBase) -> Bool {
        contains(field.fieldId)
    }

    /// Returns whether the fields contain the one with this name.
    public func contains(_ id: String) -> Bool {
        contains { $0.id == id }
    }
}

/// The identity of a field within a form.
public struct FormFieldIdentifier: Codable, Hashable, Sendable {
    /// The field's name, which becomes its control's `name`.
    public let id: String

    /// Creates the identity of the field with this name.
    public init(id: String) {
        self.id = id
    }
}

/// The control that presents a field.
public enum FormFieldType: Codable, Hashable, Sendable {
    /// A single line of text with this input type.
    case text(inputType: FormInputType)
    /// Several lines of text with this input type.
    case textArea(inputType: FormInputType)
    /// A checkbox.
    case checkbox
    /// A control for a color in the format `#rrggbb`.
    case colorPicker
    /// A list with the cases of the value's type.
    case select
}
