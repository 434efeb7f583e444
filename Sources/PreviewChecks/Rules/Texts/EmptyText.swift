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
        subject.findings(of: self, .emptyText)
            + subject.ownTexts.filter { isEmpty($0, subject) }.flatMap(\.parts).filter(Self.isEmpty).map { text in
                finding("'\(text.key)' is empty in '\(text.locale.tag)'. Write the text.", at: subject.place(of: text))
            }
    }

    /// Whether a text is empty, or a part of it, and the default locale's is not.
    private func isEmpty(_ text: OwnText, _ subject: CheckSubject) -> Bool {
        guard text.locale != subject.store.defaultLocale, Self.isEmpty(text) else { return false }
        return subject.original(of: text).map(Self.isEmpty) != true
    }

    private static func isEmpty(_ text: OwnText) -> Bool { isEmpty(text.entry) }

    private static func isEmpty(_ entry: LocalizationEntry) -> Bool {
        entry.texts.contains { $0.allSatisfy(\.isWhitespace) }
    }
}
