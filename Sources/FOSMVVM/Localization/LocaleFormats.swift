import Foundation
import Synchronization

/// The formats of one locale and time zone, each made once and then shared by all threads.
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
    /// With more locales and time zones than this, all are forgotten and made anew, as their names come from requests.
    private static let limit = 256

    private let key: Key
    private let made = Mutex(Made())

    private init(_ key: Key) {
        self.key = key
    }

    /// The formats of this locale and time zone, as a pseudo-locale shows them. Locales that differ in nothing that
    /// formats depend on share theirs.
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

    /// The texts as a list in a sentence: "a, b, and c". The locale's pattern isolates texts that run the other way.
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
    /// The value of a key, made and kept when there is none yet and it can be made.
    fileprivate subscript(key: Key, makingWith make: (Key) -> Value?) -> Value? {
        mutating get {
            if let value = self[key] { return value }
            let value = make(key)
            self[key] = value
            return value
        }
    }
}
