import Foundation

/// How the values of arguments are written as texts.
struct ArgumentFormat {
    /// The time zone of dates without one.
    let timeZone: TimeZone
    /// The values of a stub that are shown as others.
    var volatile = VolatileValues.none

    func text(of date: Date) -> String {
        let date = volatile.shown(date, present: VolatileValues.present)
        let whole = date.timeIntervalSince1970.rounded() == date.timeIntervalSince1970
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !whole))
    }

    /// Returns the date of a text with or without time zone, fraction, seconds and time, or of another text that a
    /// control for dates has (WHATWG HTML, "Dates and times").
    func date(_ text: String) -> Date? {
        (try? Date.ISO8601FormatStyle().parse(text))
            ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
            ?? style(of: text).flatMap { try? $0.parse(Self.withSeconds(text)) }
    }

    /// Returns the date of a text, with the time of another date if the text has none, or with its day.
    func date(_ text: String, replacing other: Date) -> Date? {
        guard let style = style(of: text), let date = date(text) else { return date(text) }
        guard other.formatted(style) != Self.withSeconds(text) else { return other }
        guard !text.contains("T") else { return date }
        let (ofDay, ofTime) = text.contains("-") ? (date, other) : (other, date)
        return try? day.time(includingFractionalSeconds: false)
            .parse("\(ofDay.formatted(day))T\(ofTime.formatted(time))")
    }

    /// Returns the style of a text without time zone. Foundation also parses a text with which another text begins.
    private func style(of text: String) -> Date.ISO8601FormatStyle? {
        let text = Self.withSeconds(text)
        let style = Date.ISO8601FormatStyle(timeZone: timeZone)
        let styles = [
            day.time(includingFractionalSeconds: false), day, style.year().weekOfYear(), style.year().month(), time,
        ]
        return styles.first { style in (try? style.parse(text))?.formatted(style) == text }
    }

    /// The style of a day, to which a time can be added.
    var day: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day() }

    private var time: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(timeZone: timeZone).time(includingFractionalSeconds: false)
    }

    /// Returns a text with the seconds that controls leave out.
    private static func withSeconds(_ text: String) -> String {
        ["2026-05-01T10:30", "10:30"].map(\.count).contains(text.count) && text.contains(":") ? text + ":00" : text
    }
}

/// A type whose values are written as one text.
protocol ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { get }
    /// Returns the text. Nil for a value that must not be replaced, because it is looked up in YAML.
    func argumentText(_ format: ArgumentFormat) -> String?
    /// Returns the value of a text. Nil for one that does not fit.
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Self?
    /// Returns the value of a text, written in the same style as this one.
    func replaced(by text: String, _ format: ArgumentFormat) -> Self?
}

extension ArgumentValue {
    func replaced(by text: String, _ format: ArgumentFormat) -> Self? { Self.argumentValue(text, format) }
}

extension ArgumentValue where Self: LosslessStringConvertible {
    func argumentText(_ format: ArgumentFormat) -> String? { description }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Self? { Self(text) }
}

extension ArgumentValue where Self: FixedWidthInteger {
    static var argumentKind: PreviewArgument.Kind { .wholeNumber }
}

extension ArgumentValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    static var argumentKind: PreviewArgument.Kind { .number }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Self? {
        Self(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .text }
}

extension Character: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .text }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Character? {
        text.count == 1 ? text.first : nil
    }
}

extension Bool: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .toggle }
}

extension Int: ArgumentValue {}
extension Int8: ArgumentValue {}
extension Int16: ArgumentValue {}
extension Int32: ArgumentValue {}
extension Int64: ArgumentValue {}
extension UInt: ArgumentValue {}
extension UInt8: ArgumentValue {}
extension UInt16: ArgumentValue {}
extension UInt32: ArgumentValue {}
extension UInt64: ArgumentValue {}
extension Double: ArgumentValue {}
extension Float: ArgumentValue {}

extension Decimal: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .number }
    func argumentText(_ format: ArgumentFormat) -> String? { description }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Decimal? {
        // Foundation also reads a number that other text follows.
        guard let value = Double(text), value.isFinite else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}

extension Date: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .date }
    func argumentText(_ format: ArgumentFormat) -> String? { format.text(of: self) }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> Date? { format.date(text) }
    /// A control for days keeps the time.
    func replaced(by text: String, _ format: ArgumentFormat) -> Date? { format.date(text, replacing: self) }
}

extension URL: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .text }
    func argumentText(_ format: ArgumentFormat) -> String? { absoluteString }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> URL? { URL(string: text) }
}

extension LocalizableString: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .text }

    func argumentText(_ format: ArgumentFormat) -> String? {
        switch self {
        case .empty: ""
        case .constant(let text): text
        case .localized: nil
        }
    }

    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> LocalizableString? { .constant(text) }
}

extension LocalizableInt: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .wholeNumber }
    func argumentText(_ format: ArgumentFormat) -> String? { value.argumentText(format) }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> LocalizableInt? {
        Int(text).map { LocalizableInt(value: $0) }
    }
    func replaced(by text: String, _ format: ArgumentFormat) -> LocalizableInt? { Int(text).map(replacing) }
}

extension LocalizableDouble: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .number }
    func argumentText(_ format: ArgumentFormat) -> String? { value.argumentText(format) }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> LocalizableDouble? {
        Double.argumentValue(text, format).map { LocalizableDouble(value: $0) }
    }
    func replaced(by text: String, _ format: ArgumentFormat) -> LocalizableDouble? {
        Double.argumentValue(text, format).map(replacing)
    }
}

extension LocalizableDate: ArgumentValue {
    static var argumentKind: PreviewArgument.Kind { .date }
    func argumentText(_ format: ArgumentFormat) -> String? { format.text(of: value) }
    static func argumentValue(_ text: String, _ format: ArgumentFormat) -> LocalizableDate? {
        format.date(text).map { LocalizableDate(value: $0) }
    }
    func replaced(by text: String, _ format: ArgumentFormat) -> LocalizableDate? {
        format.date(text, replacing: value).map(replacing)
    }
}

/// The conversion between the values of a type and their texts.
struct ArgumentConversion {
    let kind: PreviewArgument.Kind
    /// Returns the text of a value. Nil for a value that must not be replaced.
    let text: (Any) -> String?
    /// Returns the value of a text, in the style of another value.
    let value: (String, _ replaced: Any?) -> Any?

    /// The maximum number of cases of a choice.
    private static let caseLimit = 200

    /// Nil for a type whose values are not written as one text.
    init?(of type: Any.Type, _ format: ArgumentFormat) {
        if let type = type as? any ArgumentValue.Type {
            self.init(type, format)
        } else if let type = type as? any CaseIterable.Type {
            self.init(choiceOf: type)
        } else {
            return nil
        }
    }

    private init<Value: ArgumentValue>(_ type: Value.Type, _ format: ArgumentFormat) {
        kind = Value.argumentKind
        text = { ($0 as? Value)?.argumentText(format) }
        value = { text, replaced in
            (replaced as? Value).map { $0.replaced(by: text, format) } ?? Value.argumentValue(text, format)
        }
    }

    /// Nil for a type whose cases are too many, or do not have different names.
    private init?<Value: CaseIterable>(choiceOf type: Value.Type) {
        let cases = Array(type.allCases.prefix(Self.caseLimit + 1))
        let names = cases.map(Self.name)
        guard cases.count <= Self.caseLimit, !cases.isEmpty, Set(names).count == names.count else { return nil }
        kind = .choice(names)
        text = { $0 is Value ? Self.name(of: $0) : nil }
        value = { text, _ in names.firstIndex(of: text).map { cases[$0] } }
    }

    private static func name(of value: Any) -> String {
        if let value = value as? any RawRepresentable { return EnumerationCase(caseOf: value).name }
        return String(describing: value)
    }

    /// A value to begin with, for a list that has no element to repeat.
    var blank: Any? {
        if case .choice(let names) = kind { return names.first.flatMap { value($0, nil) } }
        return ["", "0", "false"].lazy.compactMap { value($0, nil) }.first
    }
}

extension EnumerationCase {
    fileprivate init(caseOf value: some RawRepresentable) { self.init(of: value) }
}
