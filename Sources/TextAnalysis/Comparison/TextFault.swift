package import FOSMVVM

/// Something that is wrong with what a locale itself has of a text.
package struct TextFault: Hashable, Sendable {
    /// What is wrong.
    package enum Kind: Hashable, Sendable {
        /// It is a list, and one text is wanted: by previews, or where none uses it, by the default locale.
        case list
        /// It is one text or a plural, and a list is wanted in the same way.
        case noList
        /// It is a plural, and previews have no number that tells which form.
        case noNumber
        /// It is a plural of ordinal forms, or where that is false, of cardinal ones, unlike the default locale's.
        case ordinal(Bool)
        /// It is a list of another length than the default locale's.
        case length(Int, expected: Int)
        /// It is a plural without forms that numbers of the locale take, as YAML has them: `few`, `ordinal.two`.
        case lacksForms([String])
        /// It is empty, unlike in these locales, named in order: the default one; or of its own text, most others.
        case empty(unlike: [String])
        /// It lacks placeholders that the default locale's has, or has some that it has not, each named in order.
        case placeholders(lacks: [String], adds: [String])
        /// It is a form that several numbers take, and lacks placeholders that the form `other` has, named in order.
        case formLacks([String])
        /// It has a placeholder that a preview has no value for, beside the values that it has, named in order.
        case unfilled(String, values: [String])
        /// It has a placeholder that is begun and never closed, as it is written.
        case unclosed(String)
    }

    /// Where it is: the text's key, or that of a form of the plural.
    package let key: String
    /// What is wrong there.
    package let kind: Kind
}

extension TextFault.Kind {
    /// The name of the rule of `preview-host check` that tells it.
    package var rule: String {
        switch self {
        case .list, .noList, .noNumber, .ordinal, .length: "different-kind"
        case .lacksForms: "missing-plural"
        case .empty: "empty-text"
        case .placeholders, .formLacks: "different-placeholders"
        case .unfilled, .unclosed: "unfilled-placeholder"
        }
    }
}

extension LocalizationStore {
    /// What is wrong with what a locale itself has of a text, that of most weight first; nothing where it has none.
    package func faults(of use: TextUse, in locale: LocaleIdentifier, wants: TextRequirements) -> [TextFault] {
        TextComparison(use, in: locale, store: self, wants: wants)?.faults ?? []
    }
}

/// An entry by itself, or a form of a plural under a key of its own.
typealias EntryText = (key: String, entry: LocalizationEntry)

extension LocalizationEntry {
    /// The texts of a list; nil where there is none.
    package var list: [String]? {
        if case .list(let texts) = self { texts } else { nil }
    }

    /// All texts under the key; the forms of a plural are in no order.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        case .plural(let forms): Array(forms.cardinal.values) + Array(forms.ordinal.values)
        }
    }

    /// An element of a list by itself, nil where the list lacks it; what is no list, or without an index, as it is.
    func part(at index: Int?) -> LocalizationEntry? {
        guard let index, let list else { return self }
        return list.indices.contains(index) ? .text(list[index]) : nil
    }

    /// The forms of a plural in CLDR's order, each under its own key; what is no plural is one.
    func texts(under key: String) -> [EntryText] {
        guard case .plural(let forms) = self else { return [(key, self)] }
        return Self.texts(of: forms.cardinal, under: key) + Self.texts(of: forms.ordinal, under: "\(key).ordinal")
    }

    private static func texts(of forms: [PluralCategory: String], under key: String) -> [EntryText] {
        forms.sorted { $0.key < $1.key }.map { ("\(key).\($0.key.rawValue)", .text($0.value)) }
    }
}

extension PluralForms {
    /// Whether there is a form `other`, which every plural has.
    package var hasOther: Bool { cardinal[.other] != nil || ordinal[.other] != nil }
}

/// What previews want of texts.
package struct TextRequirements: Sendable {
    /// The uses of what is under each key, with what is wanted there.
    package let byKey: [String: [TextUse: Set<TextRequirement>]]

    /// What is wanted of each text.
    package init(_ wants: [TextUse: Set<TextRequirement>]) {
        byKey = wants.reduce(into: [:]) { $0[$1.key.key, default: [:]][$1.key] = $1.value }
    }
}
