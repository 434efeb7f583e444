import FOSMVVM

/// A plural that lacks forms which the numbers of its locale take, whichever number a value has.
struct MissingForms {
    let text: TextUse
    private let locale: LocaleIdentifier
    private let forms: [String]
    private let place: LocalizationPlace?

    /// Nil when the text is no plural, is missing as a whole, or has all forms.
    init?(_ text: TextUse, in locale: LocaleIdentifier, store: LocalizationStore) {
        let lookup = store.lookup(text, in: locale)
        guard lookup.status != .missing, case .plural(let plural) = lookup.entry else { return nil }
        let forms = plural.missing(in: locale)
        guard !forms.isEmpty else { return nil }
        self.text = text
        self.locale = locale
        self.forms = forms
        place = lookup.place
    }

    /// The file and line of the plural, its key, and what to add.
    var line: String {
        let address = place.map { "\($0.file):\($0.line): " } ?? ""
        let names = forms.map { "'\($0)'" }.joined(separator: ", ")
        return "\(address)'\(text.name)' lacks \(names) for '\(locale.tag)'. Add what numbers of the locale need."
    }
}
