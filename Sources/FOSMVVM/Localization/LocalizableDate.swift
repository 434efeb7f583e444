public import Foundation

/// A date that is written as a date, a time or both, in the format of the locale and in the time zone of the renderer.
public struct LocalizableDate: Localizable, Comparable {
    private let content: LocalizedText<Date>
    private let style: DateStyle

    /// The date.
    public var value: Date { content.value }

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
        content = LocalizedText(value: value)
        style = DateStyle(date: dateStyle, time: timeStyle, format: dateFormat)
    }

    /// False, because a date always has a text.
    public var isEmpty: Bool { false }

    /// Localized if it was decoded from the output of a localizing encoder.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The date in the format of the locale.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// Returns the date with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let date = localizer.shown(value)
        let text = content.localizedString ?? localizer.formats.text(of: date, style: style)
        return .localized(text: text, value: .date(date))
    }

    /// Compares only the dates, not their styles.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// Returns another date in the same style.
    func replacing(_ value: Date) -> Self { Self(content: LocalizedText(value: value), style: style) }

    private init(content: LocalizedText<Date>, style: DateStyle) {
        self.content = content
        self.style = style
    }

    /// Returns the start of 2026 in UTC.
    public static func stub() -> Self { Self(value: Date(timeIntervalSince1970: 1_767_225_600)) }
}

extension LocalizableDate {
    /// Decodes the date, and its text if there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = DateStyle()
    }

    /// Encodes the date, and its text if there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// The format of a date, except for the locale and the time zone.
struct DateStyle: Hashable, Sendable {
    var date = DateFormatter.Style.none
    var time = DateFormatter.Style.none
    var format: String?

    /// Creates the requested style, or the medium date style if none is requested.
    init(date: DateFormatter.Style? = nil, time: DateFormatter.Style? = nil, format: String? = nil) {
        self.date = date ?? (time == nil ? .medium : .none)
        self.time = time ?? .none
        self.format = format
    }
}
