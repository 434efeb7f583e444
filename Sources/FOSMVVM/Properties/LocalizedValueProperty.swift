public import FOSFoundation
public import Foundation

/// A number or a date that is the same in every value of a ViewModel. Use it as
/// ``RetrievablePropertyNames/LocalizedInt``, ``RetrievablePropertyNames/LocalizedDouble`` or
/// ``RetrievablePropertyNames/LocalizedDate``.
@propertyWrapper
public struct LocalizedValueProperty<Model, Value: LocalizableValue>: Codable, Hashable, Sendable {
    /// The identity of the property in `propertyNames()`.
    public let localizationId: LocalizableId
    /// The value. Its text can be read after it is localized.
    public var wrappedValue: Value
    let versions: PropertyVersions?

    /// The value.
    public var projectedValue: Value { wrappedValue }

    /// Creates a property with this value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value.
    ///   - vFirst: The first version of the program that needs the property. Nil for 1.0.0.
    ///   - vLast: The last version of the program that needs the property. Nil if each later one does.
    public init(wrappedValue: Value, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil) {
        localizationId = LocalizableIdSource.next()
        versions = PropertyVersions(first: vFirst, last: vLast)
        self.wrappedValue = wrappedValue
    }

    /// Creates the number 0.
    public init() where Value == LocalizableInt { self.init(value: 0) }

    /// Creates the number 0.
    public init() where Value == LocalizableDouble { self.init(value: 0) }

    /// Decodes only the value. The property gets a new identity.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try Value(from: decoder))
    }

    /// Encodes only the value.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
    }

    /// Compares the values.
    public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension LocalizedValueProperty where Value == LocalizableInt {
    /// Creates a whole number. See ``LocalizableInt/init(value:showGroupingSeparator:groupingSize:)``.
    public init(
        value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        self.init(
            wrappedValue: LocalizableInt(
                value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize),
            vFirst: vFirst, vLast: vLast)
    }
}

extension LocalizedValueProperty where Value == LocalizableDouble {
    /// Creates a number with a fraction. See ``LocalizableDouble``.
    public init(
        value: Double, showGroupingSeparator: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) {
        self.init(
            wrappedValue: LocalizableDouble(
                value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize,
                minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits),
            vFirst: vFirst, vLast: vLast)
    }
}

extension LocalizedValueProperty where Value == LocalizableDate {
    /// Creates a date. See ``LocalizableDate/init(value:dateStyle:timeStyle:dateFormat:)``.
    public init(
        value: Date, dateStyle: DateFormatter.Style? = nil, timeStyle: DateFormatter.Style? = nil,
        dateFormat: String? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) {
        self.init(
            wrappedValue: LocalizableDate(
                value: value, dateStyle: dateStyle, timeStyle: timeStyle, dateFormat: dateFormat),
            vFirst: vFirst, vLast: vLast)
    }
}

extension LocalizedValueProperty: LocalizedPropertyWrapper {
    func localized(in model: (any RetrievablePropertyNames)?, by localizer: Localizer) -> LocalizedValue {
        wrappedValue.localized(by: localizer)
    }
}
