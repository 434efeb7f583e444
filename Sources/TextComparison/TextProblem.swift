package import Diagnostics
package import FOSMVVM

/// A problem with the value that a locale itself has for a text.
package struct TextProblem: Hashable, Sendable {
    /// The kind of a problem.
    package enum Kind: Hashable, Sendable {
        /// The value is a list, but previews show one text, or the reference has one text.
        case list
        /// The value is one text or a plural, but previews show a list, or the reference has a list.
        case noList
        /// The value is a plural, but previews have no number that chooses the form.
        case noNumber
        /// The value is a plural of ordinal forms, unlike the reference's. False if it is one of cardinal forms.
        case ordinal(Bool)
        /// The value is a list, and its length differs from the reference's.
        case length(Int, expected: Int)
        /// The value is a plural without these forms, which the locale needs: `few`, `ordinal.two`.
        case lacksForms([String])
        /// The value is empty, unlike in these locales: the default locale, or for the default locale, most others.
        case empty(unlike: [String])
        /// The placeholders differ from the reference's.
        case placeholders(lacks: [String], adds: [String])
        /// The value is a form for several numbers, and lacks these placeholders of the form `other`.
        case formLacks([String])
        /// A placeholder has no value in a preview, which has these values.
        case unfilled(String, values: [String])
        /// A placeholder is not closed.
        case unclosed(String)
    }

    /// The problem, for a description in the reader's language.
    package let kind: Kind
    /// The locale with which the text is compared.
    package let reference: LocaleIdentifier
    /// The problem in English, at its place in the file. Its subject is the key of the text, or of a form of the plural.
    package let diagnostic: Diagnostic
}

extension TextProblem.Kind {
    fileprivate var diagnosticKind: Diagnostic.Kind {
        switch self {
        case .list, .noList, .noNumber, .ordinal, .length: .textKind
        case .lacksForms: .missingPluralForm
        case .empty: .emptyText
        case .placeholders, .formLacks: .differentPlaceholders
        case .unfilled, .unclosed: .unfilledPlaceholder
        }
    }
}

extension TextComparison {
    /// Creates a problem of the text, or of a form of the plural with a key of its own.
    ///
    /// - Parameters:
    ///   - reference: The locale with which the text is compared. Nil for the default locale.
    ///   - placeKey: The key of the form whose place is shown. Nil for the one with the problem.
    func problem(
        _ kind: TextProblem.Kind, of form: String? = nil, unlike reference: LocaleIdentifier? = nil,
        at placeKey: String? = nil
    ) -> TextProblem {
        let form = form ?? key
        let name = form == key ? TextUse(key: key, index: index).name : form
        let reference = reference ?? store.defaultLocale
        return TextProblem(
            kind: kind, reference: reference,
            diagnostic: Diagnostic(
                kind.diagnosticKind,
                message(kind, title: "'\(name)' of '\(locale.tag)'", name: name, unlike: "'\(reference.tag)'"),
                at: store.place(of: placeKey ?? form, in: locale) ?? store.place(of: key, in: locale), subject: form))
    }

    private func message(_ kind: TextProblem.Kind, title: String, name: String, unlike other: String) -> String {
        switch kind {
        case .list:
            return "\(title) is a list, but \(uses.isEmpty ? "one text in \(other)" : "previews show one text"). "
                + "Write one text."
        case .noList:
            return "\(title) is \(entry.isPlural ? "a plural" : "one text"), but "
                + "\(uses.isEmpty ? "a list in \(other)" : "previews show a list"). Write a list."
        case .noNumber:
            return "\(title) is a plural, but no number selects a form. "
                + "Write one text, or declare it with @LocalizedSubs and a number."
        case .ordinal(let isOrdinal):
            let (own, expected) = isOrdinal ? ("ordinal", "cardinal") : ("cardinal", "ordinal")
            return "\(title) is a plural with \(own) forms, but with \(expected) forms in \(other). "
                + "Write \(expected) forms."
        case .length(let count, let expected):
            return "\(title) is a list of \(count), but of \(expected) in \(other). Write the same number of texts."
        case .lacksForms(let forms):
            return "The plural \(title) lacks \(Self.list(forms)). Add the forms that numbers of the locale need."
        case .empty(let unlike):
            let others = locale == store.defaultLocale ? ", unlike in \(Self.list(unlike))" : ""
            return "'\(name)' is empty in '\(locale.tag)'\(others). Write the text."
        case .placeholders(let lacks, let adds):
            let parts = [("lacks", lacks), ("adds", adds)].filter { !$1.isEmpty }
                .map { "\($0) \(Self.placeholders($1))" }
            return "\(title) \(parts.joined(separator: " and ")), unlike \(other). Write the same placeholders."
        case .formLacks(let names):
            return "\(title) lacks \(Self.placeholders(names)), which the form 'other' has. "
                + "Add it: several numbers take this form."
        case .unfilled(let placeholder, let values):
            return "'%{\(placeholder)}' in \(title) has no value. \(Self.advice(values))"
        case .unclosed(let placeholder):
            return "'\(placeholder)' in \(title) is not closed. Write '}' after the name."
        }
    }

    private static func advice(_ values: [String]) -> String {
        guard !values.isEmpty else { return "The property has no values. Declare it with @LocalizedSubs." }
        return "Write \(values.count > 1 ? "one of " : "")\(placeholders(values)), or add the value."
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    private static func placeholders(_ names: [String]) -> String {
        names.map { "%{\($0)}" }.joined(separator: ", ")
    }
}

extension TextStore {
    /// Returns the problems of a locale's own text, the most severe first. Empty if the locale has no text.
    package func problems(of use: TextUse, in locale: LocaleIdentifier, wants: TextRequirements) -> [TextProblem] {
        TextComparison(use, in: locale, store: self, wants: wants)?.problems ?? []
    }
}

/// An entry, or a form of a plural with its own key.
typealias EntryText = (key: String, entry: LocalizationEntry)

extension LocalizationEntry {
    /// The texts of a list. Nil for other entries.
    package var list: [String]? {
        if case .list(let texts) = self { texts } else { nil }
    }

    /// Whether the entry is a plural with ordinal forms. Nil for other entries.
    var isOrdinal: Bool? {
        if case .plural(let forms) = self { forms.isOrdinal } else { nil }
    }

    /// Whether the entry is a plural.
    var isPlural: Bool {
        if case .plural = self { true } else { false }
    }

    /// All texts of the entry. Those of a plural are in no order.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        case .plural(let forms): Array(forms.cardinal.values) + Array(forms.ordinal.values)
        }
    }

    /// Returns an element of a list. Nil if the list does not have it. Without an index, or for another entry, returns the
    /// entry.
    package func part(at index: Int?) -> LocalizationEntry? {
        guard let index, let list else { return self }
        return list.indices.contains(index) ? .text(list[index]) : nil
    }

    /// Returns the forms of a plural in CLDR's order, each with its own key. Returns any other entry with its key.
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

/// How previews use texts, and what each use requires of them.
package struct TextRequirements: Sendable {
    /// The uses of the text of each key, with what they require.
    package let byKey: [String: [TextUse: Set<TextRequirement>]]

    /// Creates the requirements of texts.
    package init(_ wants: [TextUse: Set<TextRequirement>]) {
        byKey = wants.reduce(into: [:]) { $0[$1.key.key, default: [:]][$1.key] = $1.value }
    }
}
