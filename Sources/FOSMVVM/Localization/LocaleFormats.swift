import Foundation
import Synchronization

/// The formats of a locale and a time zone, created once and shared by all threads.
final class LocaleFormats: Sendable {
    private struct Key: Hashable {
        let locale: LocaleIdentifier
        let timeZone: String
        let pseudo: PseudoLocale?
    }

    private struct Made {
        var numbers: [NumberStyle: ICU.NumberFormat] = [:]
        var dates: [DateStyle: ICU.DateFormat] = [:]
    }

    private static let all = Mutex<[Key: LocaleFormats]>([:])
    /// The maximum number of cached formats. Names come from requests, so beyond it, the cache is cleared.
    private static let limit = 256

    private let key: Key
    private let made = Mutex(Made())

    private init(_ key: Key) {
        self.key = key
    }

    /// Returns the formats of a locale and a time zone. For a pseudo-locale, they are transformed. Locales with the
    /// same formats share one value.
    static func of(_ locale: LocaleIdentifier, timeZone: TimeZone, pseudo: PseudoLocale? = nil) -> LocaleFormats {
        let key = Key(locale: locale.formatLocale, timeZone: timeZone.identifier, pseudo: pseudo)
        return all.withLock { all in
            if let formats = all[key] { return formats }
            if all.count >= limit { all.removeAll() }
            let formats = LocaleFormats(key)
            all[key] = formats
            return formats
        }
    }

    func text(of value: Int, style: NumberStyle) -> String {
        shown(number(style)?.text(of: value) ?? "\(value)")
    }

    func text(of value: Double, style: NumberStyle) -> String {
        shown(number(style)?.text(of: value) ?? "\(value)")
    }

    func text(of date: Date, style: DateStyle) -> String {
        shown(self.date(style)?.text(of: date) ?? date.ISO8601Format())
    }

    /// Returns the texts as a list in a sentence: "a, b, and c". Texts with the opposite direction are isolated.
    func list(of texts: [String]) -> String {
        ICU.list(of: texts.map(\.withBalancedIsolates), locale: key.locale.tag) ?? texts.joined(separator: ", ")
    }

    private func shown(_ text: String) -> String { key.pseudo?.shown(formatted: text) ?? text }

    private func number(_ style: NumberStyle) -> ICU.NumberFormat? {
        made.withLock { $0.numbers[style, makingWith: { ICU.NumberFormat(locale: key.locale.tag, style: $0) }] }
    }

    private func date(_ style: DateStyle) -> ICU.DateFormat? {
        made.withLock { made in
            made.dates[
                style, makingWith: { ICU.DateFormat(locale: key.locale.tag, timeZone: key.timeZone, style: $0) }]
        }
    }
}

extension Dictionary {
    /// Returns the value of a key, and creates it if it does not exist.
    fileprivate subscript(key: Key, makingWith make: (Key) -> Value?) -> Value? {
        mutating get {
            if let value = self[key] { return value }
            let value = make(key)
            self[key] = value
            return value
        }
    }
}
