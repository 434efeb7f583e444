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
