import FOSMVVM
import Foundation
import HTMLRendering

/// Finds locales that CLDR does not know.
struct UnknownLocale: CheckRule {
    let name = "unknown-locale"
    let severity = CheckSeverity.error
    let summary = "A locale is not known to CLDR, or the default locale has no texts"
    let explanation = """
        Nobody asks for a locale that does not exist, so its texts are never shown: 'dr' for 'de', 'en-UK' for 'en-GB'. \
        Languages, scripts and regions are those of the CLDR data that the program has. A language and a region that no \
        country uses together are not told. Pseudo-locales have no texts of their own. A default-locale of the settings without \
        texts leaves a mark wherever another locale lacks one.
        """
    let fix = "Correct the locale at the top of the file, such as 'en', 'pt-BR' or 'zh-Hant'."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.findings(of: self, .unknownLocale) + defaultLocale(in: subject)
            + subject.store.spelledLocales.compactMap { locale in
                guard let part = KnownLocales.unknownPart(of: locale.locale) else { return nil }
                return finding(
                    "'\(locale.spelling)' is not a locale that CLDR knows: there is no \(part). Correct it.",
                    at: subject.place(locale.place))
            }
    }

    /// That the locale of the settings has no texts, unless a file that cannot be read may have them.
    private func defaultLocale(in subject: CheckContext) -> [CheckFinding] {
        let store = subject.store
        guard let line = subject.defaultLocaleLine, !store.hasTexts, !subject.hidesTexts else { return [] }
        let other = store.locales.first { $0 == .english } ?? store.locales.first
        let hint = other.map { " Write some, or 'default-locale: \($0.tag)'." } ?? " Write some."
        return [
            finding(
                "There are no texts in '\(line.value)', from which other locales take what they lack.\(hint)",
                at: CheckPlace(file: PackageSettings.fileName, line: line.number))
        ]
    }
}

extension LocalizationStore {
    /// Whether the default locale, or a parent of it, has texts.
    fileprivate var hasTexts: Bool { supports(defaultLocale) }
}

/// Finds locales that are not spelled as BCP 47 recommends.
struct LocaleSpelling: CheckRule {
    let name = "locale-spelling"
    let severity = CheckSeverity.warning
    let summary = "A locale is not spelled as BCP 47 recommends"
    let explanation = """
        'EN_us' and 'en-US' are one locale here, but not in every tool that reads the same files, nor for those who search \
        them. The language is in lower case and the shortest code, 'en' and not 'eng', the script capitalized, the region in \
        upper case, with '-' between.
        """
    let fix = "Spell the locale as the message does."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        let known = subject.store.spelledLocales.filter { KnownLocales.unknownPart(of: $0.locale) == nil }
        return known.filter { $0.spelling != $0.locale.tag }.map { locale in
            finding(
                "The locale '\(locale.spelling)' is spelled '\(locale.locale.tag)'. Write it so.",
                at: subject.place(locale.place))
        }
    }
}

/// What CLDR knows of locales, as far as the program's ICU has it.
enum KnownLocales {
    /// The part of a locale that CLDR does not know, in the words of a message; nil where it knows all.
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

    /// ICU takes `UK` for an alias of `GB`, which no browser sends, `ZZ` stands for none, and the United Nations give no
    /// number from 900 on to a region.
    private static func isKnown(region: String) -> Bool {
        Locale.Region(region).isISORegion && !["UK", "ZZ"].contains(region) && !region.hasPrefix("9")
    }
}
