public import Foundation

/// A date that is written as a date, a time or both, in the format of the locale and in the time zone of the renderer.
public struct LocalizableDate: LocalizableValue, Comparable {
    /// The date.
    public let value: Date
    /// The style of the date, if it is shown in one.
    public let dateStyle: DateFormatter.Style?
    /// The style of the time, if it is shown in one.
    public let timeStyle: DateFormatter.Style?
    /// The pattern of UTS #35, if there is one, instead of the styles.
    public let dateFormat: String?
    private let text: FormattedText

    /// Creates a date with a style. Without a style, it has the medium date style.
    ///
    /// - Parameters:
    ///   - value: The date.
    ///   - dateStyle: The style of the date.
    ///   - timeStyle: The style of the time.
    ///   - dateFormat: A pattern of UTS #35, instead of the styles.
    public init(
        value: Date, dateStyle: DateFormatter.Style? = nil, timeStyle: DateFormatter.Style? = nil,
        dateFormat: String? = nil
    ) {
        let isPlain = dateStyle == nil && timeStyle == nil && dateFormat == nil
        self.init(
            value: value, dateStyle: isPlain ? .medium : dateStyle, timeStyle: timeStyle, dateFormat: dateFormat,
            text: .pending)
    }

    private init(
        value: Date, dateStyle: DateFormatter.Style?, timeStyle: DateFormatter.Style?, dateFormat: String?,
        text: FormattedText
    ) {
        self.value = value
        self.dateStyle = dateStyle
        self.timeStyle = timeStyle
        self.dateFormat = dateFormat
        self.text = text
    }

    /// Localized if it was decoded from the output of a localizing encoder.
    public var localizationStatus: LocalizableStatus { text.status }

    /// The date in the format of the locale.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try text.text(of: self) } }

    /// Returns the date with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let date = localizer.shown(value)
        let style = DateStyle(date: dateStyle, time: timeStyle, format: dateFormat)
        let text = text.localized ?? localizer.formats.text(of: date, style: style)
        return .encoded(.localized(text: text, value: .date(date)), as: encoded(date, text))
    }

    /// Returns another date in the same style.
    func replacing(_ value: Date) -> Self {
        Self(value: value, dateStyle: dateStyle, timeStyle: timeStyle, dateFormat: dateFormat, text: .pending)
    }

    /// Returns the start of 2026 in UTC.
    public static func stub() -> Self { .stub(value: nil) }

    /// Returns a date with its description as text, or the start of 2026 in UTC.
    public static func stub(value: Date?) -> Self {
        let value = value ?? Date(timeIntervalSince1970: 1_767_225_600)
        return Self(
            value: value, dateStyle: .medium, timeStyle: nil, dateFormat: nil, text: .stub("\(value)"))
    }
}

extension LocalizableDate {
    private enum CodingKeys: String, CodingKey {
        case value = "v"
        case dateStyle = "ds"
        case timeStyle = "ts"
        case dateFormat = "df"
        case localizedString = "ls"
    }

    /// Decodes the date with its style and its text. The date is a number of seconds since 1970.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            value: Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .value)),
            dateStyle: try container.decodeIfPresent(UInt.self, forKey: .dateStyle).flatMap(DateFormatter.Style.init),
            timeStyle: try container.decodeIfPresent(UInt.self, forKey: .timeStyle).flatMap(DateFormatter.Style.init),
            dateFormat: try container.decodeIfPresent(String.self, forKey: .dateFormat),
            text: .localized(try container.decode(String.self, forKey: .localizedString)))
    }

    /// Encodes the date with its style and its text.
    ///
    /// - Throws: ``LocalizerError/localizationStoreMissing(_:)`` before localization.
    public func encode(to encoder: any Encoder) throws {
        try checkLocalized()
        try encoded(value, localizedString).encode(to: encoder)
    }

    private func encoded(_ date: Date, _ text: String) -> LocalizedValue {
        .object(
            LocalizedObject([
                CodingKeys.value: .double(date.timeIntervalSince1970),
                CodingKeys.dateStyle: dateStyle.map { .unsigned(UInt64($0.rawValue)) },
                CodingKeys.timeStyle: timeStyle.map { .unsigned(UInt64($0.rawValue)) },
                CodingKeys.dateFormat: dateFormat.map { .string($0) },
                CodingKeys.localizedString: .string(text),
            ]))
    }
}
