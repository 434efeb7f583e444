import Diagnostics
import FOSMVVM
import OrderedCollections
import TemplateEngine

/// A misspelled name in the keys of a locale, so that the texts below it are not found.
struct Misspelling {
    let locale: LocaleIdentifier
    /// The start of the keys that the locale has.
    let written: String
    /// The start of the keys that it lacks because of the misspelling.
    let meant: String
    /// The place of the name.
    let place: SourcePlace
    /// Returns what is wrong and what to do, in whole sentences, for the quoted tags of locales.
    let message: (_ locales: String) -> String

    /// Whether a key of the locale is misspelled in this way.
    func isWritten(_ key: String) -> Bool { key == written || key.hasPrefix(written + ".") }

    /// Whether the locale lacks a key because of this misspelling.
    func isMeant(_ key: String) -> Bool { key == meant || key.hasPrefix(meant + ".") }
}

extension [Misspelling] {
    /// Whether an unused key is one of those that a locale has misspelled.
    func explain(_ key: String, in locale: LocaleIdentifier) -> Bool {
        contains { $0.locale == locale && $0.isWritten(key) }
    }
}

extension Misspelling {
    /// Returns the findings of misspelled names. A name that several locales of a file misspell is one finding.
    static func findings(
        _ misspellings: [Misspelling], of rule: some CheckRule, in subject: CheckContext
    ) -> [CheckFinding] {
        OrderedDictionary(grouping: misspellings) { [$0.place.file, $0.message("")] }.values.map { same in
            let first = same.min { $0.place < $1.place } ?? same[0]
            let locales = Set(same.map { "'\($0.locale.tag)'" }).sorted().joined(separator: ", ")
            return rule.finding(first.message(locales), at: subject.place(first.place))
        }
    }

    /// Returns unknown plural categories in maps that should be plurals.
    ///
    /// A map should be a plural if a preview uses its key as a text, or if another locale has a plural there.
    static func forms(in subject: CheckContext) -> [Misspelling] {
        let used = Set(subject.uses.keys)
        let wanted = used.union(PluralUse.all(in: subject).map(\.key))
            .subtracting(used.compactMap { parts(of: $0)?.parent })
        return subject.ownTexts.compactMap { text in
            guard let (parent, name) = parts(of: text.key), wanted.contains(parent),
                PluralCategory(rawValue: name) == nil, subject.store.entry(for: parent, in: text.locale) == nil
            else { return nil }
            return subject.store.place(of: text.key, in: text.locale).map { place in
                Misspelling(locale: text.locale, written: parent, meant: parent, place: place) {
                    "'\(name)' of '\(parent)' of \($0) is not a plural category. \(advice(name))"
                }
            }
        }
    }

    /// Returns the map of a key, without `ordinal`, and the name of the key in that map. Nil for a property of a type.
    private static func parts(of key: String) -> (parent: String, name: String)? {
        guard let dot = key.lastIndex(of: "."), let first = key.firstIndex(of: "."), first != dot else { return nil }
        let parent = key[..<dot]
        let name = String(key[key.index(after: dot)...])
        return (String(parent.hasSuffix(".ordinal") ? parent.dropLast(8) : parent), name)
    }

    private static func advice(_ name: String) -> String {
        let categories = PluralCategory.allCases.map(\.rawValue)
        return NearestNames.nearest(to: name, among: categories).first.map { "Did you mean '\($0)'?" }
            ?? "Use one of \(categories.joined(separator: ", "))."
    }
}

extension Misspelling {
    /// The maximum number of mistyped letters.
    private static let limit = 2

    /// Returns the misspelled names of types: names that are similar to those that previews use, in locales that lack
    /// these and have the same properties below the similar name.
    static func types(in subject: CheckContext) -> [Misspelling] {
        let used = Set(subject.uses.keys.map { String($0.typeOfKey) })
        let own = Dictionary(grouping: subject.ownTexts, by: \.locale).mapValues {
            Set($0.map { String($0.key.typeOfKey) })
        }
        return own.flatMap { locale, types in
            let strangers = types.subtracting(used)
            guard !strangers.isEmpty else { return [Misspelling]() }
            return used.subtracting(types).compactMap { type in
                strangers.filter { isNear($0, type) && haveCommonProperty($0, type, in: locale, subject) }.min()
                    .flatMap { misspelling($0, of: type, in: locale, subject) }
            }
        }
    }

    /// Whether the texts of one type in a locale are those that previews use of another type.
    private static func haveCommonProperty(
        _ written: String, _ type: String, in locale: LocaleIdentifier, _ subject: CheckContext
    ) -> Bool {
        subject.store.keys(in: locale).contains { key in
            key.hasPrefix(written + ".") && subject.uses[type + key.dropFirst(written.count)] != nil
        }
    }

    private static func isNear(_ left: String, _ right: String) -> Bool {
        guard abs(left.count - right.count) <= limit else { return false }
        let edits = NearestNames.editDistance(Array(left.lowercased()), Array(right.lowercased()))
        return edits <= min(limit, max(left.count, right.count) / 3)
    }

    private static func misspelling(
        _ written: String, of type: String, in locale: LocaleIdentifier, _ subject: CheckContext
    ) -> Misspelling? {
        subject.store.place(ofType: written, in: locale).map { place in
            Misspelling(locale: locale, written: written, meant: type, place: place) {
                "No preview uses '\(written)', and '\(type)' has no texts for \($0). Did you mean '\(type)'?"
            }
        }
    }
}

extension Misspelling {
    /// Returns the misspelled names of properties: keys that no preview uses, in locales that lack a similar key of the
    /// same map that previews use.
    static func keys(in subject: CheckContext) -> [Misspelling] {
        let used = Dictionary(grouping: subject.uses.keys, by: map)
        let types = subject.misspelledTypes
        return Dictionary(grouping: subject.inventory.unused, by: \.locale).flatMap { locale, unused in
            unused.filter { !types.explain($0.key, in: locale) }.compactMap { text in
                let lacking = (used[map(of: text.key)] ?? []).filter { subject.store.entry(for: $0, in: locale) == nil }
                return lacking.filter { isNear(name(of: $0), name(of: text.key)) }.min().map { meant in
                    Misspelling(locale: locale, written: text.key, meant: meant, place: text.place) {
                        "No preview uses '\(text.key)', and '\(meant)' has no text for \($0). "
                            + "Did you mean '\(name(of: meant))'?"
                    }
                }
            }
        }
    }

    /// Returns the key of the map that contains a key.
    private static func map(of key: String) -> Substring {
        key.lastIndex(of: ".").map { key[..<$0] } ?? ""
    }

    private static func name(of key: String) -> String { String(key.dropFirst(map(of: key).count + 1)) }
}
