import Diagnostics
import FOSMVVM
import Foundation
import TextAnalysis

/// An entry of a locale, without fallback.
struct LocaleEntry {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry

    /// The name in messages, such as `'T.title' of 'de'`.
    var title: String { title(of: key) }

    /// Returns the name of a plural form in messages.
    func title(of key: String) -> String { "'\(key)' of '\(locale.tag)'" }
}

/// An entry of a locale, with its problems.
struct FaultyText {
    let text: LocaleEntry
    let faults: [TextFault]

    /// Nil if there are no problems.
    init?(_ text: LocaleEntry, in subject: CheckContext) {
        faults = subject.store.faults(of: TextUse(key: text.key), in: text.locale, wants: subject.inventory.wants)
        if faults.isEmpty { return nil }
        self.text = text
    }
}

extension CheckContext {
    /// Converts problems of texts to findings of a rule. The place of a plural form is its own line.
    func findings(of rule: some CheckRule, message: (LocaleEntry, TextFault) -> String?) -> [CheckFinding] {
        faultyTexts.flatMap { faulty in
            faulty.faults.compactMap { fault in
                message(faulty.text, fault).map { rule.finding($0, at: place(of: fault.key, in: faulty.text.locale)) }
            }
        }
    }

    private func place(of key: String, in locale: LocaleIdentifier) -> SourcePlace? {
        store.place(of: key, in: locale).map { place($0) }
    }
}
