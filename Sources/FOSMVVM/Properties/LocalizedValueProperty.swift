public import Foundation

/// A number or a date of a ViewModel that is the same for every value. Written
/// ``RetrievablePropertyNames/LocalizedInt``, ``RetrievablePropertyNames/LocalizedDouble`` or
/// ``RetrievablePropertyNames/LocalizedDate``.
@propertyWrapper
public struct LocalizedValueProperty<Model, Value: Localizable>: Codable, Sendable {
    /// Names the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value; its text can be read once it is localized.
    public var wrappedValue: Value

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// This value.
    public init(wrappedValue: Value) {
        localizationId = LocalizableIdSource.next()
        self.wrappedValue = wrappedValue
    }

    /// Reads the value alone; the property is named anew.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Value(from: decoder))
    }

    /// Writes the value alone.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }
}

extension LocalizedValueProperty where Value == LocalizableInt {
    /// A whole number; see ``LocalizableInt/init(value:showGroupingSeparator:groupingSize:)``.
    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        self.init(
            wrappedValue: LocalizableInt(
                value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize))
    }
}

extension LocalizedValueProperty where Value == LocalizableDouble {
    /// A number with a fraction; see ``LocalizableDouble``.
    public init(
        value: Double, showGroupingSeparator: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2
    ) {
        self.init(
            wrappedValue: LocalizableDouble(
                value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize,
                minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits))
    }
}

extension LocalizedValueProperty where Value == LocalizableDate {
    /// A moment; see ``LocalizableDate/init(value:dateStyle:timeStyle:dateFormat:)``.
    public init(
        value: Date, dateStyle: DateFormatter.Style? = nil, timeStyle: DateFormatter.Style? = nil,
        dateFormat: String? = nil
    ) {
        self.init(
            wrappedValue: LocalizableDate(
                value: value, dateStyle: dateStyle, timeStyle: timeStyle, dateFormat: dateFormat))
    }
}

extension LocalizedValueProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        wrappedValue.localized(by: localizer)
    }
}
