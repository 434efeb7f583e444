import FOSMVVM
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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .unknownLocale) + defaultLocale(in: subject)
            + subject.store.spelledLocales.compactMap { locale in
                guard let part = KnownLocales.unknownPart(of: locale.locale) else { return nil }
                return finding(
                    "'\(locale.spelling)' is not a locale that CLDR knows: there is no \(part). Correct it.",
                    at: subject.place(locale.place))
            }
    }

    /// That the locale of the settings has no texts, unless a file that cannot be read may have them.
    private func defaultLocale(in subject: CheckSubject) -> [CheckFinding] {
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
