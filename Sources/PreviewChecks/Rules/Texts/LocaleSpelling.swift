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

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let known = subject.store.spelledLocales.filter { KnownLocales.unknownPart(of: $0.locale) == nil }
        return known.filter { $0.spelling != $0.locale.tag }.map { locale in
            finding(
                "The locale '\(locale.spelling)' is spelled '\(locale.locale.tag)'. Write it so.",
                at: subject.place(locale.place))
        }
    }
}
