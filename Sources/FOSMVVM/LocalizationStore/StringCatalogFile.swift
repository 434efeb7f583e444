import Diagnostics

/// A String Catalog: a file `.xcstrings` in JSON, as Xcode writes it.
struct StringCatalogFile: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        let shouldTranslate: Bool?
        let localizations: [String: Localization]?
    }

    final class Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        let state: String?
        let value: String
    }

    struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations
    }

    /// Reads the text of a file.
    ///
    /// - Throws: A diagnostic with the line of what cannot be read.
    init(_ text: String, file: String) throws(Diagnostic) {
        self = try JSONFile(text, file: file).decode(Self.self, .invalidTexts, named: "The String Catalog")
    }
}

extension StringCatalogFile {
    /// Adds the texts to others. Returns the names of languages that are not locales, sorted.
    func add(to catalogs: inout StringCatalogs, table: String) -> [String] {
        let source = LocaleIdentifier(sourceLanguage)
        var unknown: Set<String> = source == nil ? [sourceLanguage] : []
        if let source { catalogs.add(language: source) }
        for (key, entry) in strings {
            var texts = CatalogEntry(source: source)
            texts.isUntranslatable = entry.shouldTranslate == false
            for (language, localization) in entry.localizations ?? [:] {
                guard let locale = LocaleIdentifier(language), locale.pseudo == nil else {
                    unknown.insert(language)
                    continue
                }
                texts.texts[locale] = localization.forms
                if localization.isCopy { texts.copies.insert(locale) }
            }
            catalogs.add(texts, for: key, table: table)
        }
        return unknown.sorted()
    }
}

extension StringCatalogFile.Localization {
    /// Whether nobody has translated the text.
    fileprivate var isCopy: Bool { stringUnit?.state == "new" }

    /// The texts. Nil if there are none.
    fileprivate var forms: CatalogForms? {
        guard let forms = stringUnit.map({ .text($0.value) }) ?? variations?.forms else { return nil }
        let parts = (substitutions ?? [:]).compactMapValues(\.substitution)
        return parts.isEmpty ? forms : .substituted(forms, parts)
    }
}

extension StringCatalogFile.Variations {
    /// The forms of a plural.
    fileprivate var plurals: [PluralCategory: CatalogForms] {
        var forms: [PluralCategory: CatalogForms] = [:]
        for (name, text) in plural ?? [:] {
            if let category = PluralCategory(rawValue: name) { forms[category] = text.forms }
        }
        return forms
    }

    /// The texts. Of those for devices, a page has that of any other device, or else that of a phone.
    fileprivate var forms: CatalogForms? {
        if let device { return (device["other"] ?? device["iphone"] ?? device.min { $0.key < $1.key }?.value)?.forms }
        return plurals.isEmpty ? nil : .plural(plurals)
    }
}

extension StringCatalogFile.Substitution {
    fileprivate var substitution: CatalogSubstitution? {
        let forms = variations.plurals
        guard !forms.isEmpty else { return nil }
        return CatalogSubstitution(argument: argNum ?? 1, specifier: formatSpecifier ?? "lld", forms: forms)
    }
}
