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
}
