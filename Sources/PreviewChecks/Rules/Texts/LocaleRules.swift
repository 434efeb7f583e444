package import Diagnostics
package import FOSMVVM
import Foundation
package import HTMLRendering

/// Finds locales that CLDR does not know.
struct UnknownLocale: CheckRule {
    let name = "unknown-locale"
    let severity = CheckSeverity.error
    let summary = "A locale is not known to CLDR, or the default locale has no texts"
    let explanation = """
        Browsers never request an unknown locale, so its texts are never shown: 'dr' for 'de', 'en-UK' for 'en-GB'. \
        The rule uses the languages, scripts and regions in the CLDR data of the program. It does not report a valid \
        language with a valid region, even if no country uses both. It reports texts of pseudo-locales, which are \
        generated. If the default-locale in the settings has no texts, a mark is shown wherever another locale lacks a \
        text.
        """
    let fix = "Fix the locale at the top of the file. Valid locales are, for example, 'en', 'pt-BR' or 'zh-Hant'."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let missing = subject.defaultLocaleEntry.flatMap { $0.missingTexts(in: subject.store) }
        return subject.findings(of: self, .unknownLocale)
            + [missing].compactMap { $0.map { finding($0.message, at: $0.place) } }
            + subject.unknownLocales.map { locale in
                let advice = locale.meant.isEmpty ? "Fix it." : NearestNames.question(locale.meant.map(\.tag))
                return finding(
                    "'\(locale.spelled.spelling)' is not a locale that CLDR knows: there is no \(locale.part). \(advice)",
                    at: subject.place(locale.spelled.place))
            }
    }
}

/// A locale of a YAML file that CLDR does not know.
struct UnknownLocaleOfTexts {
    let spelled: SpelledLocale
    /// The part that is not known, as part of a message.
    let part: String
    /// The known locales that may be meant: they have the same language or a similar tag, and lack one of its texts.
    let meant: [LocaleIdentifier]

    fileprivate init?(_ spelled: SpelledLocale, in store: LocalizationStore) {
        guard let part = KnownLocales.unknownPart(of: spelled.locale) else { return nil }
        self.spelled = spelled
        self.part = part
        let keys = store.keys(in: spelled.locale)
        meant = store.shownLocales.filter { other in
            KnownLocales.unknownPart(of: other) == nil && Self.isSimilar(spelled.locale.tag, other.tag)
                && keys.contains { store.lookup(TextUse(key: $0), in: other).status == .missing }
        }
    }

    private static func isSimilar(_ tag: String, _ other: String) -> Bool {
        tag.prefix { $0 != "-" } == other.prefix { $0 != "-" }
            || NearestNames.editDistance(Array(tag.lowercased()), Array(other.lowercased())) == 1
    }

    /// Whether a locale lacks a text because the text belongs to this one by mistake.
    func explains(_ key: String, missingIn locale: LocaleIdentifier, of store: LocalizationStore) -> Bool {
        meant.contains(locale) && store.entry(for: key, in: spelled.locale) != nil
    }

    /// Returns the unknown locales of a store, in the order of the files.
    static func all(in store: LocalizationStore) -> [Self] {
        store.spelledLocales.compactMap { UnknownLocaleOfTexts($0, in: store) }
    }
}

extension PackageSettings.Entry {
    /// Describes that this default locale of a store has no texts. Nil if it or a parent has some, or if a file that
    /// cannot be read may contain them.
    package func missingTexts(in store: LocalizationStore) -> Diagnostic? {
        guard !store.supports(store.defaultLocale), !store.hidesTexts else { return nil }
        let other = store.locales.first { $0 == .english } ?? store.locales.first
        let hint = other.map { " Write some, or 'default-locale: \($0.tag)'." } ?? " Write some."
        return Diagnostic(
            .unknownLocale, "There are no texts in '\(value)', which other locales fall back to.\(hint)",
            at: SourcePlace(file: PackageSettings.fileName, line: line))
    }
}

/// Finds locales that are not spelled as BCP 47 recommends.
struct LocaleSpelling: CheckRule {
    let name = "locale-spelling"
    let severity = CheckSeverity.warning
    let summary = "A locale is not spelled as BCP 47 recommends"
    let explanation = """
        This program treats 'EN_us' and 'en-US' as the same locale, but other tools that read the files may not, and \
        people search for one spelling. Write the language in lower case with its shortest code, 'en' and not 'eng', \
        capitalize the script, and write the region in upper case, with '-' between them.
        """
    let fix = "Spell the locale as in the message."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let known = subject.store.spelledLocales.filter { KnownLocales.unknownPart(of: $0.locale) == nil }
        return known.filter { $0.spelling != $0.locale.tag }.map { locale in
            finding(
                "The recommended spelling of '\(locale.spelling)' is '\(locale.locale.tag)'. Use it.",
                at: subject.place(locale.place))
        }
    }
}

/// The locales that CLDR knows, according to the program's ICU.
enum KnownLocales {
    /// Returns the part of a locale that CLDR does not know, as part of a message. Nil if all parts are known.
    static func unknownPart(of identifier: LocaleIdentifier) -> String? {
        let subtags: [Substring] = identifier.tag.split(separator: "-").prefix { $0.count > 1 } + []
        if let language = subtags.first, !Locale.LanguageCode(String(language)).isISOLanguage {
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
