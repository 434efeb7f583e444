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

    public var isEmpty: Bool { false }
    public var localizationStatus: LocalizationStatus { content.status }
    public var localizedString: String { get throws { try content.text() } }

    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .double(value))
    }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    public static func stub() -> Self { Self(value: 42.5) }
}

extension LocalizableDouble {
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}
