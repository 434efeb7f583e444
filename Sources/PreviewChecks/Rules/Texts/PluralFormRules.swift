import FOSMVVM
import TextComparison

/// Finds plurals that lack a form that their locale needs.
struct MissingPlural: TextRule {
    let name = "missing-plural"
    let severity = CheckSeverity.error
    let summary = "A plural lacks a form that its locale needs"
    let explanation = """
        For example, Polish has different forms for 1, 2 and 5 files, Arabic has six forms, and Japanese has one. \
        Instead of a missing form, 'other' is shown, which is wrong grammar. CLDR defines which cardinal and ordinal \
        forms a locale needs for whole numbers. A map is a plural if it has 'other', or if a preview uses it as a \
        plural. If such a map contains a name that is not a category, it is not a plural, and the name is reported.
        """
    let fix = "Add the forms in the message, each with a text for its numbers."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        Misspelling.findings(texts.misspellings.forms, of: self, texts.paths)
            + texts.findings(of: self, .missingPluralForm)
    }
}

/// Finds plurals that lack a form for whole millions.
struct MissingLargePlural: TextRule {
    let name = "missing-large-plural"
    let severity = CheckSeverity.warning
    let summary = "A plural lacks the form that its locale needs from a million on"
    let explanation = """
        Spanish, French, Italian, Portuguese and some other languages have the form 'many' for whole millions only: in \
        Spanish, 1000 archivos, but 1.000.000 de archivos. Instead of it, 'other' is shown. This matters only for a number \
        that can be so large, so the plurals of a locale that lack the form are one finding in each file.
        """
    let fix = "Add the form if the number can be a million or more. Otherwise, set the rule to off."

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let used = Set(texts.uses.keys)
        let lacking = PluralUse.all(in: texts.own, used: used).filter { plural in
            !texts.isMistaken(plural.locale) && !plural.missingLarge.isEmpty
        }
        return lacking.groupedInOrder { [$0.locale.tag, texts.store.place(of: $0.key, in: $0.locale)?.file ?? ""] }
            .compactMap { _, plurals in
                guard let first = plurals.first else { return nil }
                let more = plurals.count > 1 ? " and \(plurals.count - 1) more lack" : " lacks"
                return finding(
                    "\(first.title)\(more) \(PluralUse.list(first.missingLarge)), which only whole millions need, from "
                        + "1,000,000 on. Add it if the number can be so large.",
                    at: texts.store.place(of: first.key, in: first.locale).map { texts.place($0) },
                    about: texts.subject(TextUse(key: first.key), in: [first.locale]))
            }
    }
}

/// Finds plurals with a form that no number of their locale uses.
struct NeedlessPlural: TextRule {
    let name = "needless-plural"
    let severity = CheckSeverity.warning
    let summary = "A plural has a form that no number of its locale uses"
    let explanation = """
        A form that no number uses is never shown, and is often a mistake, such as 'two' in English instead of \
        'other'. CLDR defines which forms whole numbers use. A form that only fractions use, such as 'many' in Czech, \
        is needless, too, because only whole numbers select a plural form. Rails shows 'zero' for 0 in every language. Here, \
        English has no 'zero', because its 0 has the form 'other'. The rule does not report a plural that lacks a form, \
        which may be meant, and the forms of a locale that CLDR does not know.
        """
    let fix = """
        Remove the form, or move its text to the intended form. Make another text for 0 a property of its own, which the \
        ViewModel or the template chooses.
        """

    func findings(in texts: CheckedTexts) -> [CheckFinding] {
        let used = Set(texts.uses.keys)
        let complete = PluralUse.all(in: texts.own, used: used).filter { plural in
            !texts.isMistaken(plural.locale) && plural.isComplete
        }
        return complete.flatMap { plural in
            plural.forms.subtracting(plural.needed).sorted().map { form in
                finding(
                    "\(plural.title) has '\(form.rawValue)', which no number of this locale uses. "
                        + "Its forms are \(PluralUse.list(plural.needed)). \(plural.advice(on: form))",
                    at: texts.store.place(of: plural.key(of: form), in: plural.locale).map { texts.place($0) },
                    about: texts.subject(TextUse(key: plural.key), in: [plural.locale]))
            }
        }
    }
}

/// A plural of a locale, with the forms that the locale's numbers use.
struct PluralUse {
    let key: String
    let locale: LocaleIdentifier
    let isOrdinal: Bool
    /// The forms in the file.
    let forms: Set<PluralCategory>
    /// The forms that whole numbers use in the locale, according to CLDR.
    let needed: Set<PluralCategory>
}

extension PluralUse {
    /// Returns the plurals of all locales. Cardinal and ordinal forms are separate plurals.
    ///
    /// A map whose keys are named like forms is a plural if it has the form `other`, or if a preview uses it as one.
    static func all(in own: [LocaleEntry], used: Set<String>) -> [PluralUse] {
        own.flatMap { text -> [PluralUse] in
            guard case .plural(let forms) = text.entry,
                used.contains(text.key) || forms.hasOther
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

    /// The forms that only whole millions need, and that are missing.
    var missingLarge: Set<PluralCategory> {
        PluralRules.largeCategories(for: locale, ordinal: isOrdinal).subtracting(forms)
    }

    /// Whether the plural has all forms that numbers below a million need.
    var isComplete: Bool { needed.subtracting(missingLarge).isSubset(of: forms) }

    /// Says what to do about a form that no number uses.
    func advice(on form: PluralCategory) -> String {
        guard form == .zero else { return "Remove it." }
        let category = PluralRules.category(of: 0, in: locale, ordinal: isOrdinal)
        return "0 has the form '\(category.rawValue)'. Make a text for 0 a property of its own, and remove 'zero'."
    }

    /// Lists forms for a message, in CLDR's order.
    static func list(_ forms: Set<PluralCategory>) -> String {
        forms.sorted().map { "'\($0.rawValue)'" }.joined(separator: ", ")
    }

    /// Returns the key of a form.
    func key(of form: PluralCategory) -> String {
        "\(key).\(isOrdinal ? "ordinal." : "")\(form.rawValue)"
    }

    /// The start of messages, such as `The plural 'T.files' of 'pl'`.
    var title: String { "\(isOrdinal ? "The ordinal" : "The plural") '\(key)' of '\(locale.tag)'" }
}
