import FOSMVVM
import TextFaults

/// A plural of a locale with the forms that the locale's numbers take.
struct PluralUse {
    let key: String
    let locale: LocaleIdentifier
    let isOrdinal: Bool
    /// The forms that are written.
    let forms: Set<PluralCategory>
    /// The forms that whole numbers take in the locale, after CLDR.
    let needed: Set<PluralCategory>
}

extension PluralUse {
    /// The plurals of all locales, cardinal and ordinal ones apart.
    ///
    /// A map of keys that are called as forms are is a plural where it has the form `other`, or a preview uses it as one.
    static func all(in subject: CheckSubject) -> [PluralUse] {
        subject.ownTexts.flatMap { text -> [PluralUse] in
            guard case .plural(let forms) = text.entry,
                subject.uses[text.key] != nil || forms.hasOther
            else { return [] }
            return [false, true].compactMap { isOrdinal in
                let written = Set(forms.forms(ordinal: isOrdinal).keys)
                guard !written.isEmpty else { return nil }
                let needed = PluralRules.categories(for: text.locale, ordinal: isOrdinal)
                return PluralUse(
                    key: text.key, locale: text.locale, isOrdinal: isOrdinal, forms: written, needed: Set(needed))
            }
        }
    }

    /// Forms in the words of a message, in CLDR's order.
    static func list(_ forms: Set<PluralCategory>) -> String {
        forms.sorted().map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    /// The key of a form, below which its text stands.
    func key(of form: PluralCategory) -> String {
        "\(key).\(isOrdinal ? "ordinal." : "")\(form.rawValue)"
    }

    /// What messages begin with: `The plural 'T.files' of 'pl'`.
    var title: String { "\(isOrdinal ? "The ordinal" : "The plural") '\(key)' of '\(locale.tag)'" }
}
