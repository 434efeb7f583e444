import FOSMVVM

extension LocalizationEntry {
    /// All texts under the key; the forms of a plural are in no order.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let texts): texts
        case .plural(let forms): Array(forms.cardinal.values) + Array(forms.ordinal.values)
        }
    }

    /// The texts of a list; nil where there is none.
    var list: [String]? {
        if case .list(let texts) = self { texts } else { nil }
    }

    /// What messages call its kind.
    var kind: String {
        switch self {
        case .text: "one text"
        case .list: "a list"
        case .plural: "a plural"
        }
    }

    /// Whether there is a sign in a text that placeholders begin with.
    var mayHavePlaceholders: Bool {
        texts.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    }

    /// The placeholders that are never closed, in order of their letters.
    var unclosedPlaceholders: [String] {
        Set(texts.flatMap(Placeholders.unclosed)).sorted()
    }

    /// The names in the placeholders of what is used: an element of a list, or else all texts.
    func placeholders(at index: Int?) -> Set<String> {
        let used = index.map { index in list.map { $0.dropFirst(index).prefix(1) + [] } ?? [] } ?? texts
        return Set(used.flatMap(Placeholders.names))
    }
}
