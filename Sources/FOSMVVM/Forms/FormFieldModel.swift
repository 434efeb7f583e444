import Foundation

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

/// A ``FormFieldModel`` without the type of its value.
protocol FormFieldModelProtocol {
    var field: any FormFieldBase { get }
    var value: any Encodable { get }
    var choices: [FormChoice] { get }
    /// Whether the value is a number that may have a fraction.
    var takesFractions: Bool { get }
}

/// One of the cases that a select field offers.
///
/// Its label is the text under the enum's name and the raw value (seed: "Enum Localization Pattern").
struct FormChoice {
    let value: String
    let label: LocalizableString

    /// The cases of an enum whose raw values are texts, in order; none for another type.
    static func choices(of type: Any.Type) -> [FormChoice] {
        if let optional = type as? any OptionalType.Type { return choices(of: optional.wrapped) }
        guard let cases = type as? any CaseIterable.Type else { return [] }
        return cases.choices
    }
}

extension FormFieldBase {
    /// The labels that a select field offers, in order; none of another field.
    package var choiceLabels: [LocalizableString] {
        (self as? any ChoosableField)?.choices.map(\.label) ?? []
    }
}

/// A field that knows the type of its value.
private protocol ChoosableField {
    var choices: [FormChoice] { get }
}

extension FormField: ChoosableField {
    fileprivate var choices: [FormChoice] { type == .select ? FormChoice.choices(of: Value.self) : [] }
}

extension CaseIterable {
    fileprivate static var choices: [FormChoice] {
        allCases.compactMap { element in
            guard let raw = (element as? any RawRepresentable)?.rawValue as? String else { return nil }
            return FormChoice(value: raw, label: .localized(for: Self.self, propertyName: raw))
        }
    }
}

/// The types of numbers that may have a fraction, optional or not.
enum FractionalType {
    static func contains(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return contains(optional.wrapped) }
        return type is any BinaryFloatingPoint.Type || type == Decimal.self
    }
}

/// An optional, of whatever type.
protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}
