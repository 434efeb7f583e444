import FOSMVVM
import TextFaults

/// Finds texts that are a list, a plural or neither where something else is wanted.
struct DifferentKind: CheckRule {
    let name = "different-kind"
    let severity = CheckSeverity.error
    let summary = "A text is not of the kind that a preview or the default locale has"
    let explanation = """
        A list where one text is wanted, or one text for a list, shows a mark or another locale's text, and a plural without a \
        number shows any of its forms. A plural of ordinal forms, 1st, 2nd, is another than one of cardinal forms. A list that is shorter than the default locale's leaves something out. What is wanted is \
        known from previews; a text that none uses is compared with the default locale's.
        """
    let fix =
        "Write what the property is declared as: one text, a list of as many, or a plural where a number is bound."

    func findings(in subject: CheckSubject) -> [CheckFinding] {
        subject.findings(of: self) { text, fault in
            words(for: fault, of: text, in: subject).map { "\(text.title) is \($0)" }
        }
    }

    /// What a text is that is wanted otherwise, and what to do.
    private func words(for fault: TextFault, of text: OwnText, in subject: CheckSubject) -> String? {
        let locale = subject.store.defaultLocale.tag
        let isUsed = subject.uses[text.key] != nil
        switch fault.kind {
        case .list:
            return isUsed
                ? "a list, but previews show one text. Write one."
                : "a list, but one text in '\(locale)'. Write it as there."
        case .noList:
            return "\(text.kind), but "
                + (isUsed ? "previews show a list. Write one." : "a list in '\(locale)'. Write it as there.")
        case .noNumber:
            return "a plural, but no number tells which form. "
                + "Write one text, or declare it with @LocalizedSubs and a number."
        case .ordinal(let isOrdinal):
            let (own, other) = isOrdinal ? ("ordinal", "cardinal") : ("cardinal", "ordinal")
            return "a plural of \(own) forms, but of \(other) ones in '\(locale)'. Write it as there."
        case .length(let count, let expected):
            return "a list of \(count), but of \(expected) in '\(locale)'. Write as many."
        default: return nil
        }
    }
}

extension OwnText {
    fileprivate var kind: String {
        if case .plural = entry { "a plural" } else { "one text" }
    }
}
