import Foundation

/// The conversion between values and the texts that HTML controls show and send.
struct ControlText {
    /// The time zone of dates.
    let timeZone: TimeZone

    /// Returns the text of a value. A value that is on or off is `on` or empty.
    func text(of value: Any) -> String {
        switch value {
        case let optional as any OptionalType: optional.wrappedValue.map(text(of:)) ?? ""
        case let isOn as Bool: isOn ? "on" : ""
        case let text as String: text
        case let date as Date: date.formatted(day.time(includingFractionalSeconds: false))
        case let raw as any RawRepresentable: "\(raw.rawValue)"
        default: "\(value)"
        }
    }

    /// Returns the value of a text. An empty text is nil, if the value can be nil, and off, if it is on or off.
    func value<Value>(of text: String) -> Value? { value(of: text, as: Value.self) as? Value }

    /// Returns the value of a text, of a type.
    func value(of text: String, as type: Any.Type) -> Any? {
        switch type {
        case let optional as any OptionalType.Type:
            text.isEmpty ? optional.nilValue : value(of: text, as: optional.wrapped)
        case is Bool.Type: !text.isEmpty
        case is String.Type: text
        case is Date.Type: date(text)
        case is Decimal.Type: Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        case let type as any RawRepresentable.Type: rawValue(text, of: type)
        case let type as any LosslessStringConvertible.Type: type.init(text)
        case let type as any Decodable.Type: decoded(text, as: type)
        default: nil
        }
    }

    private func rawValue<Raw: RawRepresentable>(_ text: String, of type: Raw.Type) -> Any? {
        (value(of: text, as: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
    }

    /// Returns a value that is encoded as one text, such as an id.
    private func decoded(_ text: String, as type: any Decodable.Type) -> Any? {
        guard let json = try? JSONEncoder().encode(text) else { return nil }
        return try? JSONDecoder().decode(type, from: json)
    }

    /// Returns the date in one of the formats of the HTML controls.
    private func date(_ text: String) -> Date? {
        let minutes = text.count == "2026-05-01T10:30".count ? text + ":00" : text
        return (try? Date.ISO8601FormatStyle().parse(text))
            ?? (try? day.time(includingFractionalSeconds: false).parse(minutes)) ?? (try? day.parse(text))
    }

    private var day: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day() }
}
