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
            + subject.ownTexts.filter { isEmpty($0, subject) }.flatMap { text in
                keys(of: text).map { key in
                    finding(
                        "'\(key)' is empty in '\(text.locale.tag)'. Write the text.",
                        at: subject.store.place(of: key, in: text.locale).map { subject.place($0) })
                }
            }
    }

    /// Whether a text is empty, or a part of it, and the default locale's is not.
    private func isEmpty(_ text: OwnText, _ subject: CheckSubject) -> Bool {
        guard text.locale != subject.store.defaultLocale, text.entry.texts.contains(where: Self.isEmpty) else {
            return false
        }
        return subject.original(of: text)?.texts.contains(where: Self.isEmpty) != true
    }

    /// The key, or those of the forms that are empty.
    private func keys(of text: OwnText) -> [String] {
        guard case .plural(let forms) = text.entry else { return [text.key] }
        let cardinal = forms.cardinal.filter { Self.isEmpty($0.value) }.map { "\(text.key).\($0.key.rawValue)" }
        let ordinal = forms.ordinal.filter { Self.isEmpty($0.value) }.map { "\(text.key).ordinal.\($0.key.rawValue)" }
        return cardinal + ordinal
    }

    private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
