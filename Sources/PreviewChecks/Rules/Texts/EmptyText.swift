import FOSMVVM

/// Finds texts that are empty in one locale and not in another.
struct EmptyText: CheckRule {
    let name = "empty-text"
    let severity = CheckSeverity.error
    let summary = "A text is empty in a locale"
    let explanation = """
        An empty text hides a label from the readers of one language. A text that is \"\" in the default locale is meant to be \
        empty, and may be so in all. A key with nothing after it is always told.
        """
    let fix = "Write the text. Where there is none to write, put \"\" in the default locale too."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        let store = subject.store
        let unwritten = store.problems.filter { $0.kind == .emptyText }.map { subject.finding(of: self, $0) }
        return unwritten
            + store.locales.dropFirst().flatMap { locale in
                store.keys(in: locale).compactMap { key -> CheckFinding? in
                    guard isEmpty(key, in: locale, store), !isEmpty(key, in: store.defaultLocale, store) else {
                        return nil
                    }
                    return finding(
                        "'\(key)' is empty in '\(locale.tag)'. Write the text.",
                        at: store.place(of: key, in: locale).map { subject.place($0) })
                }
            }
    }

    private func isEmpty(_ key: String, in locale: LocaleIdentifier, _ store: LocalizationStore) -> Bool {
        store.entry(for: key, in: locale)?.texts.contains { $0.allSatisfy(\.isWhitespace) } ?? false
    }
}
