import Foundation
import Synchronization

/// A property of a form ViewModel: a value that the user edits, and the field that presents it.
///
/// The projected value, such as `$email`, is the model itself.
@propertyWrapper
public struct FormFieldModel<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The field that presents the value.
    public var formField: FormField<Value>
    /// The value that ``resetFields()`` restores. Setting it also sets the current value.
    public var initialValue: Value {
        didSet { wrappedValue = initialValue }
    }
    /// The title of the button that saves the value.
    public let saveButtonTitle: LocalizableString
    /// The title of the button that restores the value.
    public let cancelButtonTitle: LocalizableString
    private var entry: Entry<Value>

    /// The value that the user entered, or the initial value.
    public var wrappedValue: Value {
        get { entry.value }
        set { entry = Entry(newValue) }
    }

    /// Sets the value in this model and in its copies. The views of a form and their actions each have a copy.
    package func enter(_ value: Value) {
        entry.value = value
    }

    /// The model itself.
    public var projectedValue: Self {
        get { self }
        set { self = newValue }
    }

    /// Creates the model of a field with an initial value.
    public init(
        _ formField: FormField<Value>, default value: Value, saveButtonTitle: LocalizableString = .defaultSaveTitle
    ) {
        self.init(formField, value: value, saveButtonTitle: saveButtonTitle, cancelButtonTitle: .defaultCancelTitle)
    }

    /// Creates the model of a field without an initial value.
    public init(_ formField: FormField<Value>, saveButtonTitle: LocalizableString = .defaultSaveTitle)
    where Value: ExpressibleByNilLiteral {
        self.init(formField, default: nil, saveButtonTitle: saveButtonTitle)
    }

    /// Creates the model of a field with the initial value of its type: an empty text, 0, false or the present date.
    public init(_ formField: FormField<Value>, saveButtonTitle: LocalizableString = .defaultSaveTitle)
    where Value: FormFieldValue {
        self.init(formField, default: .initialFieldValue, saveButtonTitle: saveButtonTitle)
    }

    private init(
        _ formField: FormField<Value>, value: Value, saveButtonTitle: LocalizableString,
        cancelButtonTitle: LocalizableString
    ) {
        self.formField = formField
        initialValue = value
        entry = Entry(value)
        self.saveButtonTitle = saveButtonTitle
        self.cancelButtonTitle = cancelButtonTitle
    }

    /// Whether there is a value, which an optional can lack.
    public var hasValue: Bool {
        guard let optional = wrappedValue as? any OptionalType else { return true }
        return optional.wrappedValue != nil
    }

    private enum CodingKeys: String, CodingKey {
        case formField, value, initialValue, saveButtonTitle, cancelButtonTitle
    }

    /// Decodes the field and its values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let value = try container.decode(Value.self, forKey: .value)
        self.init(
            try container.decode(FormField<Value>.self, forKey: .formField),
            value: try container.decodeIfPresent(Value.self, forKey: .initialValue) ?? value,
            saveButtonTitle: try container.decode(LocalizableString.self, forKey: .saveButtonTitle),
            cancelButtonTitle: try container.decode(LocalizableString.self, forKey: .cancelButtonTitle))
        enter(value)
    }

    /// Encodes the field and its values.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(formField, forKey: .formField)
        try container.encode(wrappedValue, forKey: .value)
        try container.encode(initialValue, forKey: .initialValue)
        try container.encode(saveButtonTitle, forKey: .saveButtonTitle)
        try container.encode(cancelButtonTitle, forKey: .cancelButtonTitle)
    }
}

extension FormFieldModel {
    /// Compares the fields and their values.
    public static func == (left: Self, right: Self) -> Bool {
        left.formField == right.formField && left.initialValue == right.initialValue
            && left.wrappedValue == right.wrappedValue
    }

    /// Hashes the field and its value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(formField)
        hasher.combine(initialValue)
        hasher.combine(wrappedValue)
    }
}

extension FormFieldModel where Value == String {
    /// The value without white space at its ends.
    public var wrappedValueRemovingWhitespace: String { wrappedValue.trimmingCharacters(in: .whitespaces) }
}

extension FormFieldModel where Value == String? {
    /// The value without white space at its ends.
    public var wrappedValueRemovingWhitespace: String? { wrappedValue?.trimmingCharacters(in: .whitespaces) }
}

/// The value of a field, which the copies of its model share until one of them is set.
private final class Entry<Value: Sendable>: Sendable {
    private let stored: Mutex<Value>

    init(_ value: Value) {
        stored = Mutex(value)
    }

    var value: Value {
        get { stored.withLock(\.self) }
        set { stored.withLock { $0 = newValue } }
    }
}

extension FormFieldModel: ResettableModel {
    /// Restores the initial value in this model and in its copies.
    public func resetFields() { enter(initialValue) }
}

extension FormFieldModel: FormFieldModelProtocol {
    var field: any FormFieldBase { formField }
    var value: any Encodable { wrappedValue }
    var firstValue: any Encodable { initialValue }
    var buttonTitles: (save: LocalizableString, cancel: LocalizableString) { (saveButtonTitle, cancelButtonTitle) }
    var choices: [FormChoice] { FormChoice.choices(of: Value.self) }
    var takesFractions: Bool { FractionalType.contains(Value.self) }
    var takesList: Bool { Value.self is any ListType.Type }
    var canBeNil: Bool { Value.self is any OptionalType.Type }

    var separate: Self {
        var model = self
        model.wrappedValue = wrappedValue
        return model
    }

    func isChanged(by text: String, _ conversion: ControlText) -> Bool {
        guard let value = conversion.value(of: text, replacing: wrappedValue) else { return false }
        return value != wrappedValue
    }

    func enter(_ text: String, _ conversion: ControlText) -> Bool? {
        guard let value = conversion.value(of: text, replacing: wrappedValue) else { return nil }
        guard value != wrappedValue else { return false }
        enter(value)
        return true
    }

    func takeValue(of other: any FormFieldModelProtocol) {
        guard let other = other as? Self, other.formField.fieldId == formField.fieldId else { return }
        enter(other.wrappedValue)
    }
}

/// A ``FormFieldModel``, independent of the type of its value.
protocol FormFieldModelProtocol: SpeciallyEncoded {
    var field: any FormFieldBase { get }
    var value: any Encodable { get }
    /// The value that the form can restore.
    var firstValue: any Encodable { get }
    /// The titles of the buttons that save and restore the value.
    var buttonTitles: (save: LocalizableString, cancel: LocalizableString) { get }
    var choices: [FormChoice] { get }
    /// Whether the value is a number that can have a fraction.
    var takesFractions: Bool { get }
    /// Whether the value is a list, of which each element is chosen separately.
    var takesList: Bool { get }
    /// Whether the value can be nil.
    var canBeNil: Bool { get }
    /// The same model, whose value does not change with that of this one.
    var separate: Self { get }
    /// Whether a text has a value, and another one than before.
    func isChanged(by text: String, _ conversion: ControlText) -> Bool
    /// Enters the value of a text. Returns whether the value is another one than before, or nil if there is none.
    func enter(_ text: String, _ conversion: ControlText) -> Bool?
    /// Sets the value to that of another model, if both are models of the same field.
    func takeValue(of other: any FormFieldModelProtocol)
}

extension FormFieldModelProtocol {
    static var encodedKind: EncodedKind { .field }
}

/// The number types that can have a fraction, optional or not.
enum FractionalType {
    static func contains(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return contains(optional.wrapped) }
        return type is any BinaryFloatingPoint.Type || type == Decimal.self
    }
}

/// An optional of any type.
protocol OptionalType {
    static var wrapped: Any.Type { get }
    static var nilValue: Any { get }
    /// Returns an optional with a value. Nil for a value of another type.
    static func some(_ value: Any) -> Any?
    var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    static var nilValue: Any { Self.none as Any }
    static func some(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
    var wrappedValue: Any? { self }
}
