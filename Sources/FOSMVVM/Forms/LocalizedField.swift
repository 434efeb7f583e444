/// A localized form field with its value, as a view shows it.
public struct LocalizedField {
    /// The field.
    public let field: any FormFieldBase
    /// The localized field, which contains `title` and `placeholder`.
    let encoded: LocalizedValue
    /// The value that the user entered, or the initial value.
    public let value: LocalizedValue
    /// What else JSON contains: the initial value and the titles of the buttons.
    let otherMembers: LocalizedObject
    /// Whether the value is a number that can have a fraction, even if it has none now.
    public let takesFractions: Bool
    /// Whether the value is a list, of which each element is chosen separately.
    package let takesList: Bool
    /// Whether the value can be nil, so that nothing can be chosen.
    package let canBeNil: Bool
    /// The choices of a select, in order, each with its raw value and label.
    public let choices: [(value: String, label: String)]
    /// The validation messages about the value, in order.
    public let messages: [(status: ValidationResult.Status, text: String)]

    /// The field's label.
    public var title: String { text("title") ?? "" }

    /// The text that an empty field shows, if any.
    public var placeholder: String? { text("placeholder") }

    private func text(_ name: String) -> String? {
        guard case .object(let object) = encoded, let text = object[name]?.text, !text.isEmpty else { return nil }
        return text
    }
}

extension LocalizedField: Encodable {
    /// Encodes the field in the format from which a ``FormFieldModel`` decodes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LocalizedKey.self)
        try container.encode(encoded, forKey: LocalizedKey(stringValue: "formField"))
        try container.encode(value, forKey: LocalizedKey(stringValue: "value"))
        for (name, value) in zip(otherMembers.names, otherMembers.values) {
            try container.encode(value, forKey: LocalizedKey(stringValue: name))
        }
    }
}
