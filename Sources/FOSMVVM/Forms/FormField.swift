/// How a field is presented and constrained: declared once, beside the property of a `…Fields` protocol.
public struct FormField<Value: Codable & Hashable & Sendable>: FormFieldBase, Hashable {
    /// The field's identity within its form.
    public let fieldId: FormFieldIdentifier

    /// The field's label.
    public let title: LocalizableString

    /// What stands in the empty field, if anything.
    public let placeholder: LocalizableString?

    /// The control that presents the field.
    public let type: FormFieldType
    /// What constrains and configures the field; may be tailored to the ViewModel's data.
    public var options: [FormInputOption<Value>]

    /// A field.
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

    /// All options together; of two that contradict each other the later counts.
    public var constraints: FormFieldConstraints {
        options.reduce(into: FormFieldConstraints()) { $1.apply(to: &$0) }
    }
}

/// A form's field without the type of its value.
public protocol FormFieldBase: Codable, Sendable {
    /// The field's identity.
    var fieldId: FormFieldIdentifier { get }
    /// The field's label.
    var title: LocalizableString { get }
    /// What stands in the empty field.
    var placeholder: LocalizableString? { get }
    /// How the field is presented.
    var type: FormFieldType { get }
    /// What constrains and configures the field, without the type of its value.
    var constraints: FormFieldConstraints { get }
}

extension Collection where Element == any FormFieldBase {
    /// Whether the field is one of these.
    public func contains(_ field: any FormFieldBase) -> Bool {
        contains { $0.fieldId == field.fieldId }
    }
}

extension Collection where Element == FormFieldIdentifier {
    /// Whether the field is one of these.
    public func contains(_ field: any FormFieldBase) -> Bool {
        contains(field.fieldId)
    }
}

/// The identity of a field within a form.
public struct FormFieldIdentifier: Codable, Hashable, Sendable {
    /// The field's name, which becomes its control's `name`.
    public let id: String

    /// The field of this name.
    public init(id: String) {
        self.id = id
    }
}

/// The control that presents a field.
public enum FormFieldType: Codable, Hashable, Sendable {
    /// One line of input of this type.
    case text(inputType: FormInputType)
    /// Many lines of input of this type.
    case textArea(inputType: FormInputType)
    /// On or off.
    case checkbox
    /// A color, as `#rrggbb`.
    case colorPicker
    /// One of the cases of the value's type.
    case select
}
