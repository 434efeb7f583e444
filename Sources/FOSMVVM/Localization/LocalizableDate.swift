public import Foundation

/// A moment, written as a date, a time or both in the locale's way and the host's time zone.
public struct LocalizableDate: Localizable, Comparable {
    private let content: LocalizedText<Date>
    private let style: DateStyle

    /// The moment.
    public var value: Date { content.value }

    /// A moment to show; as a medium date when no style is given.
    ///
    /// - Parameters:
    ///   - value: The moment.
    ///   - dateStyle: How much of the date is written.
    ///   - timeStyle: How much of the time is written.
    ///   - dateFormat: A pattern after UTS #35, instead of the styles.
    public init(
        value: Date, dateStyle: DateFormatter.Style? = nil, timeStyle: DateFormatter.Style? = nil,
        dateFormat: String? = nil
    ) {
        content = LocalizedText(value: value)
        style = DateStyle(date: dateStyle, time: timeStyle, format: dateFormat)
    }

    /// False: a moment always has a text.
    public var isEmpty: Bool { false }

    /// Localized once it was decoded from what a localizing encoder wrote.
    public var localizationStatus: LocalizationStatus { content.status }

    /// The moment as the locale writes it.
    ///
    /// - Throws: ``LocalizerError/localizationUnbound(_:)`` before localization.
    public var localizedString: String { get throws { try content.text() } }

    /// The moment with its text in the localizer's locale.
    public func localized(by localizer: Localizer) -> LocalizedValue {
        let date = localizer.moment.shown(value)
        let text = content.localizedString ?? localizer.formats.text(of: date, style: style)
        return .localized(text: text, value: .date(date))
    }

    /// By moment; how it is written does not count.
    public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

    /// The first moment of 2026 in UTC.
    public static func stub() -> Self { Self(value: Date(timeIntervalSince1970: 1_767_225_600)) }
}

extension LocalizableDate {
    /// Reads the moment and its text, where there is one.
    public init(from decoder: any Decoder) throws {
        content = try LocalizedText(from: decoder)
        style = DateStyle()
    }

    /// Writes the moment and its text, where there is one.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
    }
}

/// How a date is written, apart from the locale and the time zone.
struct DateStyle: Hashable, Sendable {
    var date = DateFormatter.Style.none
    var time = DateFormatter.Style.none
    var format: String?

    /// The style asked for; a medium date when none is.
    init(date: DateFormatter.Style? = nil, time: DateFormatter.Style? = nil, format: String? = nil) {
        self.date = date ?? (time == nil ? .medium : .none)
        self.time = time ?? .none
        self.format = format
    }
}
