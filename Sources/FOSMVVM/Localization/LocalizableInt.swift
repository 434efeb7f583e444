/// A whole number, written with the digits and grouping of the locale.
public struct LocalizableInt: LocalizableValue, Comparable {
    /// The number.
    public let value: Int
    /// Whether groups of digits are separated, if the locale does so.
    public let showGroupingSeparator: Bool
    /// The number of digits in a group.
    public let groupingSize: Int
    private let text: FormattedText

    /// Creates a number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - showGroupingSeparator: Whether to separate groups of digits, if the locale does.
    ///   - groupingSize: The number of digits in a group. The default of 3 selects the locale's grouping (CLDR: 3;2 in
    ///     `hi`).
    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        self.init(
            value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize, text: .pending)
    }

    private init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3, text: FormattedText) {
        self.value = value
        self.showGroupingSeparator = showGroupingSeparator
        self.groupingSize = groupingSize
        self.text = text
    }

    /// Localized if it was decoded from the output of a localizing encoder.
    public var localizationStatus: LocalizableStatus { text.status }

    /// The number in the format of the locale.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try text.text(of: self) } }

    /// Returns the number with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let style = NumberStyle(groups: showGroupingSeparator, groupingSize: groupingSize)
        let text = text.localized ?? localizer.formats.text(of: value, style: style)
        return .encoded(.localized(text: text, value: .integer(Int64(value))), as: encoded(text))
    }

    /// Returns another number in the same format.
    func replacing(_ value: Int) -> Self {
        Self(value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize)
    }

    /// Returns the number 42.
    public static func stub() -> Self { .stub(value: nil) }

    /// Returns a number with its digits as text, or 42.
    public static func stub(value: Int?) -> Self {
        let value = value ?? 42
        return Self(value: value, text: .stub("\(value)"))
    }
}

extension LocalizableInt {
    private enum CodingKeys: String, CodingKey {
        case value = "v"
        case showGroupingSeparator = "sgep"
        case groupingSize = "gsepsz"
        case localizedString = "ls"
    }

    /// Decodes the number with its format and its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try container.decode(Int.self, forKey: .value),
            showGroupingSeparator: try container.decode(Bool.self, forKey: .showGroupingSeparator),
            groupingSize: try container.decode(Int.self, forKey: .groupingSize),
            text: .localized(try container.decode(String.self, forKey: .localizedString)))
    }

    /// Encodes the number with its format and its text.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        try checkLocalized()
        try encoded(localizedString).encode(to: encoder)
    }

    private func encoded(_ text: String) -> LocalizedValue {
        .object(
            LocalizedObject([
                CodingKeys.value: .integer(Int64(value)),
                CodingKeys.showGroupingSeparator: .bool(showGroupingSeparator),
                CodingKeys.groupingSize: .integer(Int64(groupingSize)), CodingKeys.localizedString: .string(text),
            ]))
    }
}
