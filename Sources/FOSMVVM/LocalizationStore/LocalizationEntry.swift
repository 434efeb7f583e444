/// What a store has under a key in one locale.
public enum LocalizationEntry: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A list of texts.
    case list([String])
    /// The texts of a plural, of which a number chooses one.
    case plural(PluralForms)
}
