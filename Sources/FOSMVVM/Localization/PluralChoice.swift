import Diagnostics

/// Selects the form of a plural for a number among the values of a text.
struct PluralChoice {
    let key: String
    let forms: PluralForms
    /// The locale of the plural, whose rules apply. A text of another locale keeps its grammar.
    let locale: LocaleIdentifier
    let place: SourcePlace?

    /// Returns the form for the number among the values, and the problem of the plural, if any.
    ///
    /// The number is the only ``LocalizableInt``, or else the first one with a placeholder in the form `other`.
    func form(for values: [String: any Localizable]) -> (text: String, problem: Diagnostic?) {
        guard let number = number(among: values) else { return (forms.fallback, problem(Self.noNumber(key))) }
        let category = PluralRules.category(of: number, in: locale, ordinal: forms.isOrdinal)
        let texts = forms.forms(ordinal: forms.isOrdinal)
        if texts[.other] == nil { return (texts[category] ?? forms.fallback, problem(noOther)) }
        if let text = texts[category] { return (text, nil) }
        return (forms.fallback, problem(missing(category, number: number)))
    }

    private func number(among values: [String: any Localizable]) -> Int? {
        let numbers = values.compactMapValues { ($0 as? LocalizableInt)?.value }
        return forms.chooser(among: Set(numbers.keys)).flatMap { numbers[$0] }
    }

    private func problem(_ message: String) -> Diagnostic {
        Diagnostic(.textKind, message, at: place, subject: key)
    }

    private static func noNumber(_ key: String) -> String {
        """
        '\(key)' is a plural, but no number selects a form. Declare it with @LocalizedSubs, with one LocalizableInt, \
        or one that has a placeholder in the form 'other'.
        """
    }

    private var noOther: String {
        "'\(key)' is a plural without the form 'other' in '\(locale.tag)'. Add it, because every plural needs it."
    }

    private func missing(_ category: PluralCategory, number: Int) -> String {
        """
        '\(key)' has no form '\(category.rawValue)' for \(number) in '\(locale.tag)', so 'other' is shown. Add it.
        """
    }
}
