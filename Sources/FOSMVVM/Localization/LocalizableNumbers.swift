/// A whole number, written with the locale's digits and grouping.
public struct LocalizableInt: Localizable, Comparable {
    private let content: LocalizedText<Int>
    private let style: NumberStyle

    /// The number.
    public var value: Int { content.value }

    /// A number to show.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - showGroupingSeparator: Whether groups of digits are set apart, where the locale does so.
    ///   - groupingSize: Digits in a group; 3, the default, leaves it to the locale (CLDR: 3;2 in `hi`).
    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        content = LocalizedText(value: value)
        style = NumberStyle(groups: showGroupingSeparator, groupingSize: groupingSize)
    }

    /// False: a number always has a text.
    public var isEmpty: Bool { false }

    /// Localized once it was decoded from what a localizing encoder wrote.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The number as the locale writes it.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// The number with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .integer(Int64(value)))
    }

    /// By number; how it is written does not count.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// The number 42.
    public static func stub() -> Self { Self(value: 42) }
}

extension LocalizableInt {
    /// Reads the number and its text, where there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    /// Writes the number and its text, where there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// A number with a fraction, written with the locale's digits, grouping and decimal separator.
public struct LocalizableDouble: Localizable, Comparable {
    private let content: LocalizedText<Double>
    private let style: NumberStyle

    /// The number.
    public var value: Double { content.value }

    /// A number to show.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - showGroupingSeparator: Whether groups of digits are set apart, where the locale does so.
    ///   - groupingSize: Digits in a group; 3, the default, leaves it to the locale.
    ///   - minimumFractionDigits: Fraction digits that are always written.
    ///   - maximumFractionDigits: Fraction digits after which the number is rounded, half to even.
    public init(
        value: Double, showGroupingSeparator: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2
    ) {
        content = LocalizedText(value: value)
        style = NumberStyle(
            groups: showGroupingSeparator, groupingSize: groupingSize, minimumFractionDigits: minimumFractionDigits,
            maximumFractionDigits: maximumFractionDigits)
    }

    /// False: a number always has a text.
    public var isEmpty: Bool { false }

    /// Localized once it was decoded from what a localizing encoder wrote.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The number as the locale writes it.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// The number with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .double(value))
    }

    /// By number; how it is written does not count.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// The number 42.5.
    public static func stub() -> Self { Self(value: 42.5) }
}

extension LocalizableDouble {
    /// Reads the number and its text, where there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    /// Writes the number and its text, where there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// How a number is written, apart from the locale.
struct NumberStyle: Hashable, Sendable {
    let groups: Bool
    /// The digits in a group; nil leaves it to the locale.
    let groupingSize: Int?
    let minimumFractionDigits: Int
    let maximumFractionDigits: Int

    /// The most digits that ICU writes after the decimal separator, or in a group.
    private static let limit = 999

    /// The style asked for; a count of digits that cannot be is taken for the nearest that can, a group for the
    /// locale's.
    init(
        groups: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0
    ) {
        self.groups = groups
        self.groupingSize = groupingSize > 0 && groupingSize != 3 ? min(groupingSize, Self.limit) : nil
        self.minimumFractionDigits = min(max(0, minimumFractionDigits), Self.limit)
        self.maximumFractionDigits = min(max(self.minimumFractionDigits, maximumFractionDigits), Self.limit)
    }
}
