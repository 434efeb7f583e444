import Diagnostics

/// The texts of String Catalogs and of `.strings` files: translations of the texts in the source code of views.
package struct StringCatalogs: Hashable, Sendable {
    /// The name of the catalog for texts that name none.
    static let defaultTable = "Localizable"

    /// The language of a text that neither the language of the page nor that of the source code has.
    let defaultLocale: LocaleIdentifier
    private var tables: [String: [String: CatalogEntry]] = [:]
    /// The languages with a text.
    private(set) var languages: Set<LocaleIdentifier> = []

    /// Creates no texts.
    package init(defaultLocale: LocaleIdentifier = .english) {
        self.defaultLocale = defaultLocale
    }

    /// Whether there are no texts.
    package var isEmpty: Bool { tables.isEmpty }

    /// Returns the entry of a key. Nil if there is none.
    func entry(for key: String, table: String?) -> CatalogEntry? { tables[table ?? Self.defaultTable]?[key] }

    /// Adds an entry to those of a key. The first text of a language applies.
    mutating func add(_ entry: CatalogEntry, for key: String, table: String) {
        languages.formUnion(entry.texts.keys)
        tables[table, default: [:]][key, default: CatalogEntry(source: entry.source)].merge(entry)
    }

    /// Adds a language, also if it has no texts of its own, as that of the source code.
    mutating func add(language: LocaleIdentifier) { languages.insert(language) }
}

/// The texts of a key.
struct CatalogEntry: Hashable, Sendable {
    /// The language of the key, if it is a text.
    let source: LocaleIdentifier?
    /// Whether the key has the same text in every language.
    var isUntranslatable = false
    /// The texts, by language.
    var texts: [LocaleIdentifier: CatalogForms] = [:]
    /// The languages whose text is only a copy, which nobody has translated.
    var copies: Set<LocaleIdentifier> = []

    init(source: LocaleIdentifier?) {
        self.source = source
    }

    /// Whether a language other than that of the source code has a text, or none is to have one.
    var isTranslated: Bool { isUntranslatable || texts.keys.contains { $0 != source && !copies.contains($0) } }

    mutating func merge(_ other: Self) {
        isUntranslatable = isUntranslatable || other.isUntranslatable
        for (locale, forms) in other.texts where texts[locale] == nil {
            texts[locale] = forms
            if other.copies.contains(locale) { copies.insert(locale) }
        }
    }

    /// Returns the text of a locale or a parent, or else that of the source code, with the language whose grammar it has.
    ///
    /// - Parameter other: The language of a text that only `.strings` files have.
    func forms(
        in locale: LocaleIdentifier, or other: LocaleIdentifier
    ) -> (forms: CatalogForms, language: LocaleIdentifier)? {
        let chain = locale.chain + (source.map { [$0] } ?? other.chain)
        for language in chain {
            if let forms = texts[language] { return (forms, language) }
            // The key itself.
            if language == source { return nil }
        }
        return nil
    }
}

/// The texts of a key in one language: one, or one for each form of a plural.
indirect enum CatalogForms: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: CatalogForms])
    /// A text with parts, each of which has the form of a number.
    case substituted(CatalogForms, [String: CatalogSubstitution])

    /// Returns the form for numbers, by the grammar of a language.
    ///
    /// - Parameter numbers: The values of the text in their order. Nil for one that is not a whole number.
    func text(for numbers: [Int?], in language: LocaleIdentifier) -> String {
        switch self {
        case .text(let text): text
        case .plural(let forms):
            Self.form(of: forms, for: numbers.lazy.compactMap(\.self).first, in: language)?
                .text(for: numbers, in: language) ?? ""
        case .substituted(let forms, let parts):
            parts.reduce(forms.text(for: numbers, in: language)) { text, part in
                part.value.filled(into: text, name: part.key, numbers: numbers, language)
            }
        }
    }

    /// Returns the form of a number. Zero can have a form of its own in every language.
    static func form(
        of forms: [PluralCategory: CatalogForms], for number: Int?, in language: LocaleIdentifier
    ) -> CatalogForms? {
        if number == 0, let zero = forms[.zero] { return zero }
        let category = number.map { PluralRules.category(of: $0, in: language) } ?? .other
        return forms[category] ?? forms[.other] ?? forms.max { $0.key < $1.key }?.value
    }
}

/// A part of a text that has the form of a number, such as `%#@files@`.
struct CatalogSubstitution: Hashable, Sendable {
    /// The number of the value, from 1.
    let argument: Int
    /// The end of its specifier, such as `lld`.
    let specifier: String
    let forms: [PluralCategory: CatalogForms]

    /// Returns a text with the part in the form of its number.
    func filled(into text: String, name: String, numbers: [Int?], _ language: LocaleIdentifier) -> String {
        let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
        let form = CatalogForms.form(of: forms, for: number, in: language)?.text(for: numbers, in: language) ?? ""
        let part = form.replacing("%arg", with: "%\(argument)$\(specifier)")
        return text.replacing("%\(argument)$#@\(name)@", with: part).replacing("%#@\(name)@", with: part)
    }
}
