/// A number with a fraction, written with the digits, grouping and decimal separator of the locale.
public struct LocalizableDouble: LocalizableValue, Comparable {
    /// The number.
    public let value: Double
    /// Whether groups of digits are separated, if the locale does so.
    public let showGroupingSeparator: Bool
    /// The number of digits in a group.
    public let groupingSize: Int
    /// The minimum number of fraction digits.
    public let minimumFractionDigits: Int
    /// The maximum number of fraction digits.
    public let maximumFractionDigits: Int
    private let text: FormattedText

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
        self.init(
            value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize,
            minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits, text: .pending)
    }

    private init(
        value: Double, showGroupingSeparator: Bool = true, groupingSize: Int = 3, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2, text: FormattedText
    ) {
        self.value = value
        self.showGroupingSeparator = showGroupingSeparator
        self.groupingSize = groupingSize
        self.minimumFractionDigits = minimumFractionDigits
        self.maximumFractionDigits = maximumFractionDigits
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
        let text = text.localized ?? localizer.formats.text(of: value, style: style)
        return .encoded(.localized(text: text, value: .double(value)), as: encoded(text))
    }

    /// Returns another number in the same format.
    func replacing(_ value: Double) -> Self {
        Self(
            value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize,
            minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits)
    }

    /// Returns the number 42.5.
    public static func stub() -> Self { .stub(value: nil) }

    /// Returns a number with its digits as text, or 42.5.
    public static func stub(value: Double?) -> Self {
        let value = value ?? 42.5
        return Self(value: value, text: .stub("\(value)"))
    }

    private var style: NumberStyle {
        NumberStyle(
            groups: showGroupingSeparator, groupingSize: groupingSize, minimumFractionDigits: minimumFractionDigits,
            maximumFractionDigits: maximumFractionDigits)
    }
}

extension LocalizableDouble {
    private enum CodingKeys: String, CodingKey {
        case value = "v"
        case showGroupingSeparator = "sgsep"
        case groupingSize = "gsepsz"
        case minimumFractionDigits = "minfd"
        case maximumFractionDigits = "maxfd"
        case localizedString = "ls"
    }

    /// Decodes the number with its format and its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: try container.decode(Double.self, forKey: .value),
            showGroupingSeparator: try container.decode(Bool.self, forKey: .showGroupingSeparator),
            groupingSize: try container.decode(Int.self, forKey: .groupingSize),
            minimumFractionDigits: try container.decode(Int.self, forKey: .minimumFractionDigits),
            maximumFractionDigits: try container.decode(Int.self, forKey: .maximumFractionDigits),
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
                CodingKeys.value: .double(value), CodingKeys.showGroupingSeparator: .bool(showGroupingSeparator),
                CodingKeys.groupingSize: .integer(Int64(groupingSize)),
                CodingKeys.minimumFractionDigits: .integer(Int64(minimumFractionDigits)),
                CodingKeys.maximumFractionDigits: .integer(Int64(maximumFractionDigits)),
                CodingKeys.localizedString: .string(text),
            ]))
    }
}
