import FOSMVVM
import TextAnalysis

/// Finds plurals that lack a form which their locale needs.
struct MissingPlural: CheckRule {
    let name = "missing-plural"
    let severity = CheckSeverity.error
    let summary = "A plural lacks a form that its locale needs"
    let explanation = """
        Polish words 1, 2 and 5 files differently, Arabic has six forms, Japanese one. Where a form is missing, that of 'other' \
        is shown, which reads wrong. Which forms a locale needs for whole numbers is taken from CLDR, cardinal and ordinal \
        ones apart. A map is a plural where it has 'other', or a preview uses it as one. A name in such a map that is no \
        category makes it none, and is told.
        """
    let fix = "Add the forms that are named, each with a text for such numbers."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        subject.misspelledForms.map { finding($0.message, at: subject.place($0.place)) }
            + subject.findings(of: self) { text, fault in
                guard case .lacksForms(let forms) = fault.kind else { return nil }
                let names = forms.map { "'\($0)'" }.joined(separator: ", ")
                return "The plural \(text.title) lacks \(names). Add what numbers of the locale need."
            }
    }
}

/// Finds plurals with a form that no number of their locale takes.
struct NeedlessPlural: CheckRule {
    let name = "needless-plural"
    let severity = CheckSeverity.warning
    let summary = "A plural has a form that no number of its locale takes"
    let explanation = """
        A form that no number takes is never shown, and often stands where another was meant: 'two' in English for 'other'. \
        Which forms whole numbers take is taken from CLDR. A form that only fractions take, such as 'many' in Czech, is \
        needless too, as a plural is chosen by a whole number.
        """
    let fix = "Remove the form, or write its text under the form that was meant."

    func findings(in subject: CheckContext) -> [CheckFinding] {
        PluralUse.all(in: subject).flatMap { plural in
            plural.forms.subtracting(plural.needed).sorted().map { form in
                finding(
                    "\(plural.title) has '\(form.rawValue)', which no number takes there. "
                        + "It takes \(PluralUse.list(plural.needed)). Remove it.",
                    at: subject.store.place(of: plural.key(of: form), in: plural.locale).map { subject.place($0) })
            }
        }
    }
}

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
    static func all(in subject: CheckContext) -> [PluralUse] {
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
