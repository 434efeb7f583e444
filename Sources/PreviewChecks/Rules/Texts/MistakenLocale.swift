import Diagnostics
import FOSMVVM
import Foundation

/// A locale of a YAML file that is probably a mistake for another one.
struct MistakenLocale {
    let spelled: SpelledLocale
    /// What is wrong and what to do, in whole sentences.
    let message: String
    /// The locales that may be meant, which lack its texts.
    private let meant: [LocaleIdentifier]

    /// Returns the mistaken locales of a store, in the order of the files.
    static func all(in store: TextStore) -> [Self] {
        let files = Dictionary(grouping: store.spelledLocales, by: \.locale).mapValues { Set($0.map(\.place.file)) }
        let unknownParts = files.keys.reduce(into: [:]) { $0[$1] = KnownLocales.unknownPart(of: $1) }
        return store.spelledLocales.compactMap { spelled in
            if let part = unknownParts[spelled.locale] { return Self(spelled, unknown: part, in: store) }
            return files[spelled.locale]?.count == 1 ? Self(known: spelled, in: store) : nil
        }
    }

    /// Whether a locale lacks a text because the text belongs to this one by mistake.
    func explains(_ key: String, missingIn locale: LocaleIdentifier, of store: TextStore) -> Bool {
        meant.contains(locale) && store.entry(for: key, in: spelled.locale) != nil
    }

    /// - Parameter part: The part of the locale that CLDR does not know.
    private init(_ spelled: SpelledLocale, unknown part: String, in store: TextStore) {
        self.spelled = spelled
        let keys = store.keys(in: spelled.locale)
        let lacking = store.shownLocales.filter { other in
            KnownLocales.unknownPart(of: other) == nil && keys.contains { store.isMissing($0, in: other) }
        }
        let similar = lacking.filter { spelled.isSimilar(to: $0) }
        meant = similar.isEmpty && lacking.count == 1 ? lacking : similar
        let names = meant.isEmpty ? KnownLocales.named(spelled.spelling) : meant.map(\.tag)
        message =
            "'\(spelled.spelling)' is not a locale that CLDR knows: there is no \(part). "
            + (names.isEmpty ? "Write a tag such as 'en' or 'pt-BR'." : NearestNames.question(names))
    }

    /// Nil unless all texts of the locale, which is in one file, are missing in a parent, or a locale with a similar tag,
    /// that has texts in other files.
    private init?(known spelled: SpelledLocale, in store: TextStore) {
        let keys = store.keys(in: spelled.locale)
        let others = store.shownLocales.filter { other in
            other != spelled.locale
                && (spelled.locale.fallsBack(to: other)
                    || spelled.locale.tag.isTypo(of: other.tag)
                        && (!KnownLocales.isCommon(spelled.locale) || store.files(of: other).count > 1))
        }
        guard !keys.isEmpty,
            let other = others.first(where: { other in keys.allSatisfy { store.isMissing($0, in: other) } })
        else { return nil }
        self.spelled = spelled
        meant = [other]
        message =
            "'\(spelled.spelling)' has texts that '\(other.tag)' lacks, and only in this file. "
            + NearestNames.question([other.tag])
    }
}

extension SpelledLocale {
    /// Whether another locale may be meant: it has the same language, a similar tag, or the spelled name.
    fileprivate func isSimilar(to other: LocaleIdentifier) -> Bool {
        let (tag, otherTag) = (locale.tag, other.tag)
        return tag.prefix { $0 != "-" } == otherTag.prefix { $0 != "-" }
            || tag.isTypo(of: otherTag)
            || KnownLocales.names(of: other.tag).contains(spelling.lowercased())
    }
}

extension String {
    /// Whether another tag differs in one letter.
    fileprivate func isTypo(of tag: String) -> Bool {
        NearestNames.editDistance(Array(lowercased()), Array(tag.lowercased())) == 1
    }
}

extension TextStore {
    /// Returns the files with texts of a locale.
    fileprivate func files(of locale: LocaleIdentifier) -> Set<String> {
        Set(spelledLocales.lazy.filter { $0.locale == locale }.map(\.place.file))
    }

    fileprivate func isMissing(_ key: String, in locale: LocaleIdentifier) -> Bool {
        lookup(TextUse(key: key), in: locale).status == .missing
    }
}

/// The locales that CLDR knows, according to the program's ICU.
enum KnownLocales {
    /// Returns the part of a locale that CLDR does not know, as part of a message. Nil if all parts are known.
    static func unknownPart(of identifier: LocaleIdentifier) -> String? {
        let subtags: [Substring] = identifier.tag.split(separator: "-").prefix { $0.count > 1 } + []
        if let language = subtags.first, !identifier.isKnownLanguage {
            return "language '\(language)'"
        }
        if let script = subtags.dropFirst().first(where: isScript), !Locale.Script(String(script)).isISOScript {
            return "script '\(script)'"
        }
        if let region = subtags.dropFirst().first(where: isRegion), !isKnown(region: String(region)) {
            return "region '\(region)'"
        }
        if let other = subtags.dropFirst().first(where: { $0.count == 3 && $0.allSatisfy(\.isLetter) }) {
            return "script or region '\(other)'"
        }
        return nil
    }

    private static let commonLanguages = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })

    /// Whether CLDR has data of the language.
    static func isCommon(_ locale: LocaleIdentifier) -> Bool {
        commonLanguages.contains(String(locale.tag.prefix { $0 != "-" }))
    }

    /// Returns the codes of the languages with a name in English or in the language itself.
    static func named(_ name: String) -> [String] {
        commonLanguages.sorted().filter { names(of: $0).contains(name.lowercased()) }
    }

    /// Returns the names of a locale's language in English and in the language itself, in lower case.
    static func names(of tag: String) -> [String] {
        let code = String(tag.prefix { $0 != "-" })
        return [LocaleIdentifier.english.locale, Locale(identifier: code)]
            .compactMap { $0.localizedString(forLanguageCode: code)?.lowercased() }
    }

    private static func isScript(_ subtag: Substring) -> Bool {
        subtag.count == 4 && subtag.allSatisfy(\.isLetter)
    }

    private static func isRegion(_ subtag: Substring) -> Bool {
        subtag.count == 2 || subtag.count == 3 && subtag.allSatisfy(\.isNumber)
    }

    /// ICU treats `UK` as an alias of `GB`, which no browser sends. `ZZ` is the unknown region. The United Nations
    /// assign no numbers from 900 on to regions.
    private static func isKnown(region: String) -> Bool {
        Locale.Region(region).isISORegion && !["UK", "ZZ"].contains(region) && !region.hasPrefix("9")
    }
}
