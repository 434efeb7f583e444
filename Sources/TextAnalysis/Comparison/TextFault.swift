package import FOSMVVM

/// A problem with the value that a locale itself has for a text.
package struct TextFault: Hashable, Sendable {
    /// The problem.
    package enum Kind: Hashable, Sendable {
        /// The value is a list, but previews show one text, or the default locale has one text.
        case list
        /// The value is one text or a plural, but previews show a list, or the default locale has a list.
        case noList
        /// The value is a plural, but previews have no number that chooses the form.
        case noNumber
        /// The value is a plural of ordinal forms, unlike the default locale's. False if it is one of cardinal forms.
        case ordinal(Bool)
        /// The value is a list, and its length differs from the default locale's.
        case length(Int, expected: Int)
        /// The value is a plural without these forms, which the locale needs: `few`, `ordinal.two`.
        case lacksForms([String])
        /// The value is empty, unlike in these locales: the default locale, or for the default locale, most others.
        case empty(unlike: [String])
        /// The placeholders differ from the default locale's.
        case placeholders(lacks: [String], adds: [String])
        /// The value is a form for several numbers, and lacks these placeholders of the form `other`.
        case formLacks([String])
        /// A placeholder has no value in a preview, which has these values.
        case unfilled(String, values: [String])
        /// A placeholder is not closed.
        case unclosed(String)
    }

    /// The key of the text, or of a form of the plural.
    package let key: String
    /// The problem.
    package let kind: Kind
}

extension TextFault.Kind {
    /// The name of the rule of `preview-host check` that reports the problem.
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
