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
