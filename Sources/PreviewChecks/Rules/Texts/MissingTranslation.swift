import FOSMVVM
import TextCoverage

/// Finds texts that a locale lacks.
struct MissingTranslation: CheckRule {
    let name = "missing-translation"
    let severity = CheckSeverity.error
    let summary = "A locale lacks a text that another one has or that a preview uses"
    let explanation = """
        Where a locale lacks a text, its readers see the default language in the middle of theirs, or a mark. A text that a \
        parent of the locale has, as en has it for en-AU, is not missing. A locale that CLDR does not know is left to \
        unknown-locale. All keys of the YAML files are looked at, and those \
        that previews look up; which elements of a list are used is known from previews alone.
        """
    let fix = "Add the key below the locale, in the file that is named."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let uses = uses(in: subject)
        return subject.store.locales.filter { KnownLocales.unknownPart(of: $0) == nil }.flatMap { locale in
            let files = TextFiles(of: locale, in: subject.store)
            return uses.compactMap { finding(for: $0, in: locale, files, subject) }
        }
    }

    private func finding(
        for use: TextUse, in locale: LocaleIdentifier, _ files: TextFiles, _ subject: CheckSubject
    ) -> CheckFinding? {
        let lookup = subject.store.lookup(use, in: locale)
        guard lookup.status == .missing else { return nil }
        guard let place = files.place(for: use.key) ?? lookup.place else {
            return finding("'\(use.name)' has no text in any locale. Add it to a YAML file.", at: nil)
        }
        return finding(
            "'\(use.name)' has no text for '\(locale.tag)'. Add it below '\(locale.tag):' in this file.",
            at: subject.place(place))
    }

    /// What previews use, then the keys that no preview was seen to use.
    private func uses(in subject: CheckSubject) -> [TextUse] {
        let store = subject.store
        var uses = subject.inventory.texts.map(\.use)
        let used = Set(uses.map(\.key))
        let keys = store.locales.reduce(into: Set<String>()) { $0.formUnion(store.keys(in: $1)) }
        uses += keys.subtracting(used).sorted().map { TextUse(key: $0) }
        return uses
    }
}
