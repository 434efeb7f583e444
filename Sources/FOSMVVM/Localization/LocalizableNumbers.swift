/// A whole number, written with the digits and grouping of the locale.
public struct LocalizableInt: Localizable, Comparable {
    private let content: LocalizedText<Int>
    private let style: NumberStyle

    /// The number.
    public var value: Int { content.value }

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - showGroupingSeparator: Whether to separate groups of digits, if the locale does.
    ///   - groupingSize: The number of digits in a group. The default of 3 selects the locale's grouping (CLDR: 3;2 in
    ///     `hi`).
    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        content = LocalizedText(value: value)
        style = NumberStyle(groups: showGroupingSeparator, groupingSize: groupingSize)
    }

    /// False, because a number always has a text.
    public var isEmpty: Bool { false }

    /// Localized if it was decoded from the output of a localizing encoder.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The number in the format of the locale.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// Returns the number with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .integer(Int64(value)))
    }

    /// Compares only the numbers, not their formats.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// Returns another number in the same format.
    func replacing(_ value: Int) -> Self { Self(content: LocalizedText(value: value), style: style) }

    private init(content: LocalizedText<Int>, style: NumberStyle) {
        self.content = content
        self.style = style
    }

    /// Returns the number 42.
    public static func stub() -> Self { Self(value: 42) }
}

extension LocalizableInt {
    /// Decodes the number, and its text if there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    /// Encodes the number, and its text if there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// A number with a fraction, written with the digits, grouping and decimal separator of the locale.
public struct LocalizableDouble: Localizable, Comparable {
    private let content: LocalizedText<Double>
    private let style: NumberStyle

    /// The number.
    public var value: Double { content.value }

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - showGroupingSeparator: Whether to separate groups of digits, if the locale does.
    ///   - groupingSize: The number of digits in a group. The default of 3 selects the locale's grouping.
    ///   - minimumFractionDigits: The minimum number of fraction digits.
    ///   - maximumFractionDigits: The maximum number of fraction digits. The number is rounded half to even.
    public init(
        value: Double, showGroupingSeparator: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2
    ) {
        content = LocalizedText(value: value)
        style = NumberStyle(
            groups: showGroupingSeparator, groupingSize: groupingSize, minimumFractionDigits: minimumFractionDigits,
            maximumFractionDigits: maximumFractionDigits)
    }

    /// False, because a number always has a text.
    public var isEmpty: Bool { false }

    /// Localized if it was decoded from the output of a localizing encoder.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The number in the format of the locale.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// Returns the number with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .double(value))
    }

    /// Compares only the numbers, not their formats.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// Returns another number in the same format.
    func replacing(_ value: Double) -> Self { Self(content: LocalizedText(value: value), style: style) }

    private init(content: LocalizedText<Double>, style: NumberStyle) {
        self.content = content
        self.style = style
    }

    /// Returns the number 42.5.
    public static func stub() -> Self { Self(value: 42.5) }
}

extension LocalizableDouble {
    /// Decodes the number, and its text if there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    /// Encodes the number, and its text if there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// The format of a number, except for the locale.
struct NumberStyle: Hashable, Sendable {
    let groups: Bool
    /// The number of digits in a group. Nil for the locale's grouping.
    let groupingSize: Int?
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int

    /// The maximum number of digits that ICU writes after the decimal separator or in a group.
    private static let limit = 999

    /// Creates the requested style. An invalid number of digits becomes the nearest valid one. An invalid grouping
    /// becomes the locale's.
    init(
        groups: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0
    ) {
        self.groups = groups
        self.groupingSize = groupingSize > 0 && groupingSize != 3 ? min(groupingSize, Self.limit) : nil
        self.minimumFractionDigits = min(max(0, minimumFractionDigits), Self.limit)
        self.maximumFractionDigits = min(max(self.minimumFractionDigits, maximumFractionDigits), Self.limit)
    }
}
