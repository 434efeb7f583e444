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
