package import Diagnostics
package import FOSMVVM
import Foundation
package import HTMLRendering

/// Finds locales that CLDR does not know.
struct UnknownLocale: TextRule {
    let name = "unknown-locale"
    let severity = CheckSeverity.error
    let summary = "A locale is unknown to CLDR or mistaken for another, or the default has no texts"
    let explanation = """
        Browsers never request an unknown locale, so its texts are never shown: 'dr' for 'de', 'en-UK' for 'en-GB'. \
        The rule uses the languages, scripts and regions in the CLDR data of the program. It does not report a valid \
        language with a valid region, even if no country uses both. A locale that has texts in only one file, all of \
        which its parent or a locale with a similar tag lacks, is probably that one: 'en-US' or 'enn' for 'en'. The \
        rule reports texts of pseudo-locales, which are generated, and types without a locale above them. Until they \
        are fixed, missing-translation does not report these types. If the default-locale in the settings has no texts, a mark is shown wherever another locale lacks a \
        text.
        """
    let fix = "Fix the locale at the top of the file. Valid locales are, for example, 'en', 'pt-BR' or 'zh-Hant'."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let missing = texts.defaultLocaleEntry.flatMap { $0.missingTexts(in: texts.store) }
        return texts.findings(of: self, .unknownLocale)
            + [missing].compactMap { $0.map { finding($0.message, at: $0.place) } }
            + texts.mistakenLocales.map { finding($0.message, at: texts.place($0.spelled.place)) }
    }
}

extension PackageSettings.Entry {
    /// Describes that this default locale of a store has no texts. Nil if it or a parent has some, or if a file that
    /// cannot be read may contain them.
    package func missingTexts(in store: TextStore) -> Diagnostic? {
        guard !store.supports(store.defaultLocale), !store.mayLackTexts, store.strayTypes.isEmpty else { return nil }
        let other = store.locales.first { $0 == .english } ?? store.locales.first
        let hint = other.map { " Write some, or 'default-locale: \($0.tag)'." } ?? " Write some."
        return Diagnostic(
            .unknownLocale, "There are no texts in '\(value)', which other locales fall back to.\(hint)",
            at: SourcePlace(file: PackageSettings.fileName, line: line))
    }
}

/// Finds locales that are not spelled as BCP 47 recommends.
struct LocaleSpelling: TextRule {
    let name = "locale-spelling"
    let severity = CheckSeverity.warning
    let summary = "A locale is not spelled as BCP 47 recommends"
    let explanation = """
        This program treats 'EN_us' and 'en-US' as the same locale, but other tools that read the files may not, and \
        people search for one spelling. Write the language in lower case with its shortest code, 'en' and not 'eng', \
        capitalize the script, and write the region in upper case, with '-' between them.
        """
    let fix = "Spell the locale as in the message."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let mistaken = Set(texts.mistakenLocales.map(\.spelled))
        let known = texts.store.spelledLocales.filter { !mistaken.contains($0) }
        return known.filter { $0.spelling != $0.locale.tag }.map { locale in
            finding(
                "The recommended spelling of '\(locale.spelling)' is '\(locale.locale.tag)'. Use it.",
                at: texts.place(locale.place))
        }
    }
}
