import FOSMVVM

/// Finds locales that CLDR does not know.
struct UnknownLocale: CheckRule {
    let name = "unknown-locale"
    let severity = CheckSeverity.error
    let summary = "A locale's language, script or region is not known to CLDR"
    let explanation = """
        Nobody asks for a locale that does not exist, so its texts are never shown: 'dr' for 'de', 'en-UK' for 'en-GB'. \
        Languages, scripts and regions are those of the CLDR data that the program has. A language and a region that no \
        country uses together are not told. Pseudo-locales have no texts of their own.
        """
    let fix = "Correct the locale at the top of the file, such as 'en', 'pt-BR' or 'zh-Hant'."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self, .unknownLocale)
            + subject.store.spelledLocales.compactMap { locale in
                guard let part = KnownLocales.unknownPart(of: locale.locale) else { return nil }
                return finding(
                    "'\(locale.spelling)' is not a locale that CLDR knows: there is no \(part). Correct it.",
                    at: subject.place(locale.place))
            }
    }
}
