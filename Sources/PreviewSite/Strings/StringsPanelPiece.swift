import FOSMVVM

/// A text of a value: the only one, an element of a list, or the form of a plural category.
struct StringsPanelPiece: Codable, Sendable {
    /// The category or the number in the list.
    let label: String?
    let text: String

    /// What a lookup found, as the locale shows it.
    static func pieces(
        of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier, store: LocalizationStore
    ) -> [StringsPanelPiece] {
        let shown = { (text: String, index: Int?) in
            locale.pseudo == nil ? text : store.text(for: use.key, locale: locale, index: index) ?? text
        }
        switch lookup.entry {
        case .text(let text): return [StringsPanelPiece(label: nil, text: shown(text, nil))]
        case .list(let list):
            guard let index = use.index else {
                return list.enumerated().map { StringsPanelPiece(label: String($0), text: shown($1, $0)) }
            }
            return [StringsPanelPiece(label: nil, text: shown(list[index], index))]
        case .plural(let forms): return pieces(of: forms)
        case nil: return []
        }
    }

    /// The forms in CLDR's order, those for which one it is after those for how many there are.
    private static func pieces(of forms: PluralForms) -> [StringsPanelPiece] {
        let cardinal = forms.cardinal.sorted { $0.key < $1.key }.map { Self(label: $0.key.rawValue, text: $0.value) }
        let ordinal = forms.ordinal.sorted { $0.key < $1.key }
        return cardinal + ordinal.map { Self(label: "ordinal \($0.key.rawValue)", text: $0.value) }
    }
}
