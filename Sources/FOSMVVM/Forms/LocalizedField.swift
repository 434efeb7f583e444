/// A form's field with its value, localized: what a view needs to show it.
public struct LocalizedField {
    /// The field.
    public let field: any FormFieldBase
    /// The field itself, localized: what `title` and `placeholder` are read from.
    let encoded: LocalizedValue
    /// What the user has entered, or would see first.
    public private(set) var value: LocalizedValue
    /// Whether the value is a number that may have a fraction, though there is none now.
    public let takesFractions: Bool
    /// What can be selected, by raw value, in order.
    public let choices: [(value: String, label: String)]
    /// What validation says about the value, in order.
    public let messages: [(status: ValidationResult.Status, text: String)]

    /// The field's label.
    public var title: String { text("title") ?? "" }

    /// What stands in the empty field, if anything.
    public var placeholder: String? { text("placeholder") }

    /// The field with another value.
    func mapValue(_ transform: (LocalizedValue) -> LocalizedValue) -> LocalizedField {
        var field = self
        field.value = transform(value)
        return field
    }

    private func text(_ name: String) -> String? {
        guard case .object(let object) = encoded, let text = object[name]?.text, !text.isEmpty else { return nil }
        return text
    }
}

extension LocalizedField: Encodable {
    /// Writes the form from which a ``FormFieldModel`` decodes.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LocalizedKey.self)
        try container.encode(encoded, forKey: LocalizedKey(stringValue: "formField"))
        try container.encode(value, forKey: LocalizedKey(stringValue: "value"))
    }
}
