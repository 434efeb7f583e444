/// What a store has under a key in one locale.
public enum LocalizationEntry: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A list of texts.
    case list([String])
    /// The texts of a plural, of which a number chooses one.
    case plural(PluralForms)

    /// Whether the entry has an element, if one is asked for.
    func has(_ index: Int?) -> Bool {
        guard let index else { return true }
        if case .list(let list) = self { return list.indices.contains(index) }
        return false
    }
}
