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

    public var isEmpty: Bool { false }
    public var localizationStatus: LocalizationStatus { content.status }
    public var localizedString: String { get throws { try content.text() } }

    public func localized(by localizer: Localizer) -> LocalizedValue {
        let text = content.localizedString ?? localizer.formats.text(of: value, style: style)
        return .localized(text: text, value: .integer(Int64(value)))
    }

    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    public static func stub() -> Self { Self(value: 42) }
}

extension LocalizableInt {
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = NumberStyle()
    }

    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}
