/// A form ViewModel's property: a value that the user edits, with the field that presents it.
///
/// `$email` is this model.
@propertyWrapper
public struct FormFieldModel<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The field that presents the value.
    public var formField: FormField<Value>
    /// The value to which ``reset()`` goes back; setting it sets the value too.
    public var initialValue: Value {
        didSet { wrappedValue = initialValue }
    }
    /// What the user has entered, or sees first.
    public var wrappedValue: Value

    /// The model itself.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// A field's model with its first value.
    public init(_ formField: FormField<Value>, default value: Value) {
        self.formField = formField
        initialValue = value
        wrappedValue = value
    }

    /// A field's model with no value at first.
    public init(_ formField: FormField<Value>) where Value: ExpressibleByNilLiteral {
        self.init(formField, default: nil)
    }

    /// Goes back to the initial value.
    public mutating func reset() {
        wrappedValue = initialValue
    }

    private enum CodingKeys: String, CodingKey {
        case formField, value
    }

    /// Reads the field and its value, which becomes the initial one too.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(FormField<Value>.self, forKey: .formField),
            default: try container.decode(Value.self, forKey: .value))
    }

    /// Writes the field and its value, not the initial one.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(formField, forKey: .formField)
        try container.encode(wrappedValue, forKey: .value)
    }
}

extension FormFieldModel: FormFieldModelProtocol {
    var field: any FormFieldBase { formField }
    var value: any Encodable { wrappedValue }
    var choices: [FormChoice] { FormChoice.choices(of: Value.self) }
    var takesFractions: Bool { FractionalType.contains(Value.self) }
}
