import FOSMVVM
import TextFaults

/// What a locale itself has under a key, with what is wrong with it.
struct FaultyText {
    let text: OwnText
    let faults: [TextFault]

    /// Nil where nothing is wrong.
    init?(_ text: OwnText, in subject: CheckSubject) {
        faults = subject.store.faults(of: TextUse(key: text.key), in: text.locale, wants: subject.inventory.wants)
        if faults.isEmpty { return nil }
        self.text = text
    }
}

extension CheckSubject {
    /// What is wrong with texts, as a rule's findings where it has words for it; a plural's form is told in its line.
    func findings(of rule: some CheckRule, message: (OwnText, TextFault) -> String?) -> [CheckFinding] {
        faultyTexts.flatMap { faulty in
            faulty.faults.compactMap { fault in
                message(faulty.text, fault).map { rule.finding($0, at: place(of: fault.key, in: faulty.text.locale)) }
            }
        }
    }

    private func place(of key: String, in locale: LocaleIdentifier) -> CheckPlace? {
        store.place(of: key, in: locale).map { place($0) }
    }
}
