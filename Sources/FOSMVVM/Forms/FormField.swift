/// How a field is presented and constrained: declared once, beside the property of a `…Fields` protocol.
public struct FormField<Value: Codable & Hashable & Sendable>: FormFieldBase, Hashable {
    public let fieldId: FormFieldIdentifier
    public let title: LocalizableString
    public let placeholder: LocalizableString?
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

    public var constraints: FormFieldConstraints {
        options.reduce(into: FormFieldConstraints()) { $1.apply(to: &$0) }
    }
}
