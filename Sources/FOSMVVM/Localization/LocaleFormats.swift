import Foundation
import Synchronization

/// The formats of one locale and time zone, each made once and then shared by all threads.
final class LocaleFormats: Sendable {
    private struct Key: Hashable {
        let locale: String
        let timeZone: TimeZone
        let pseudo: PseudoLocale?
    }

    private struct Made {
        var integers: [NumberStyle: IntegerFormatStyle<Int>] = [:]
        var doubles: [NumberStyle: FloatingPointFormatStyle<Double>] = [:]
        var numbers: [NumberStyle: NumberFormatter] = [:]
        var dates: [DateStyle: DateFormatter] = [:]
    }

    private static let all = Mutex<[Key: LocaleFormats]>([:])
    /// With more locales and time zones than this, all are forgotten and made anew, as their names come from requests.
    private static let limit = 256

    /// The locale's tag.
    let identifier: LocaleIdentifier
    private let locale: Locale
    private let timeZone: TimeZone
    private let pseudo: PseudoLocale?
    private let made = Mutex(Made())

    private init(locale: Locale, timeZone: TimeZone, pseudo: PseudoLocale?) {
        identifier = LocaleIdentifier(locale)
        self.locale = locale
        self.timeZone = timeZone
        self.pseudo = pseudo
    }

    /// The formats of this locale and time zone, as a pseudo-locale shows them.
    static func of(_ locale: Locale, timeZone: TimeZone, pseudo: PseudoLocale? = nil) -> LocaleFormats {
        all.withLock { all in
            let key = Key(locale: locale.identifier, timeZone: timeZone, pseudo: pseudo)
            if let formats = all[key] { return formats }
            let formats = LocaleFormats(locale: locale, timeZone: timeZone, pseudo: pseudo)
            if all.count >= limit { all.removeAll() }
            all[key] = formats
            return formats
        }
    }

    func text(of value: Int, style: NumberStyle) -> String {
        guard style.groupingSize == 3 || !style.groups else { return grouped(NSNumber(value: value), style: style) }
        return shown(made.withLock { $0.integers[style, makingWith: integer] }.format(value))
    }

    func text(of value: Double, style: NumberStyle) -> String {
        guard style.groupingSize == 3 || !style.groups else { return grouped(NSNumber(value: value), style: style) }
        return shown(made.withLock { $0.doubles[style, makingWith: double] }.format(value))
    }

    func text(of date: Date, style: DateStyle) -> String {
        shown(made.withLock { $0.dates[style, makingWith: formatter].string(from: date) })
    }

    /// The texts as a list in a sentence: "a, b, and c". The locale's pattern isolates texts that run the other way.
    func list(of texts: [String]) -> String {
        texts.map(\.withBalancedIsolates).formatted(.list(type: .and).locale(locale))
    }

    private func shown(_ text: String) -> String { pseudo?.shown(formatted: text) ?? text }

    /// A grouping that is not the locale's, which only the older formatter can write.
    private func grouped(_ value: NSNumber, style: NumberStyle) -> String {
        shown(made.withLock { $0.numbers[style, makingWith: number].string(from: value) } ?? "\(value)")
    }

    private func integer(_ style: NumberStyle) -> IntegerFormatStyle<Int> {
        IntegerFormatStyle<Int>(locale: locale).grouping(style.groups ? .automatic : .never)
    }

    private func double(_ style: NumberStyle) -> FloatingPointFormatStyle<Double> {
        FloatingPointFormatStyle<Double>(locale: locale)
            .grouping(style.groups ? .automatic : .never)
            .precision(.fractionLength(style.minimumFractionDigits...style.maximumFractionDigits))
    }

    private func number(_ style: NumberStyle) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.groupingSize = style.groupingSize
        formatter.secondaryGroupingSize = style.groupingSize
        formatter.minimumFractionDigits = style.minimumFractionDigits
        formatter.maximumFractionDigits = style.maximumFractionDigits
        return formatter
    }

    private func formatter(_ style: DateStyle) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.dateStyle = style.date
        formatter.timeStyle = style.time
        if let format = style.format { formatter.dateFormat = format }
        return formatter
    }
}

extension Dictionary {
    /// The value of a key, made and kept when there is none yet.
    fileprivate subscript(key: Key, makingWith make: (Key) -> Value) -> Value {
        mutating get {
            if let value = self[key] { return value }
            let value = make(key)
            self[key] = value
            return value
        }
    }
}
