package import FOSMVVM

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
