import FOSMVVM
import HTMLRendering
import TextComparison

/// A part of a value: a single text, an element of a list, or the form of a plural category.
struct StringsPanelPiece: Codable, Sendable {
    /// The category, or the index in the list.
    let label: String?
    /// The text, split at its placeholders.
    let runs: [PlaceholderRun]

    /// Returns the parts of a lookup's entry, as the locale shows it.
    static func pieces(
        of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier, store: TextStore
    ) -> [StringsPanelPiece] {
        pieces(of: use, lookup.entry).map { label, piece, text in
            // The lookup of a pseudo-locale is that of the default locale.
            let shown = locale.pseudo == nil ? nil : store.text(for: piece.key, locale: locale, index: piece.index)
            return StringsPanelPiece(label: label, runs: Placeholders.runs(of: shown ?? text))
        }
    }

    private static func pieces(
        of use: TextUse, _ entry: LocalizationEntry?
    ) -> [(label: String?, piece: TextUse, text: String)] {
        switch (entry, use.index) {
        case (.text(let text), _): [(nil, use, text)]
        case (.list(let list), let index?): [(nil, use, list[index])]
        case (.list(let list), nil):
            list.enumerated().map { (String($0), TextUse(key: use.key, index: $0), $1) }
        case (.plural(let forms), _): pieces(of: use.key, forms.cardinal) + pieces(of: use.key, ordinal: forms.ordinal)
        case (nil, _): []
        }
    }

    /// Returns the forms of a plural in CLDR's order.
    private static func pieces(
        of key: String, _ forms: [PluralCategory: String]
    ) -> [(label: String?, piece: TextUse, text: String)] {
        forms.sorted { $0.key < $1.key }.map { category, text in
            (category.rawValue, TextUse(key: "\(key).\(category.rawValue)"), text)
        }
    }

    private static func pieces(
        of key: String, ordinal forms: [PluralCategory: String]
    ) -> [(label: String?, piece: TextUse, text: String)] {
        pieces(of: "\(key).ordinal", forms).map { label, piece, text in (label.map { "ordinal \($0)" }, piece, text) }
    }
}
