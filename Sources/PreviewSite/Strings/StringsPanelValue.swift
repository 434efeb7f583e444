import FOSMVVM
import HTMLRendering
import TextCoverage

/// What a locale has of a text.
struct StringsPanelValue: Codable, Sendable {
    let localeName: String
    let localeLanguage: String
    /// Whether the canvas shows it.
    let isShown: Bool
    /// Whether the locale itself has it, and nothing is wrong with it.
    let isRight: Bool
    let isInherited: Bool
    let isMissing: Bool
    /// Present, inherited or missing, and from where.
    let status: LocalizableSubstitutions
    /// What else is wrong, and what to do.
    let problems: [LocalizableSubstitutions]
    /// Of what the value is written in, which is not the locale's own where it has none.
    let language: String
    let direction: String
    let pieces: [StringsPanelPiece]
    /// The file's name and the line.
    let shortPlace: String?
    /// File and line, where the file lies in another folder than the text's.
    let place: String?

    init(
        _ value: PreviewText.Value, of use: TextUse, place: String?, folder: String?, isShown: Bool,
        store: LocalizationStore
    ) {
        let (locale, lookup) = (value.locale.identifier, value.lookup)
        let source = locale.pseudo == nil ? lookup.source : locale
        let shortPlace = place.map { $0.split(separator: "/").suffix(1).joined() }
        localeName = value.locale.name
        localeLanguage = locale.documentLanguage
        self.isShown = isShown
        isRight = lookup.status == .present && !value.isWrong
        isInherited = lookup.status == .inherited
        isMissing = lookup.status == .missing
        status = Self.status(lookup)
        problems = StringsPanelProblem.texts(of: value, hasPlace: place != nil, defaultLocale: store.defaultLocale)
        language = source?.documentLanguage ?? "zxx"
        direction = source?.direction ?? "ltr"
        pieces = StringsPanelPiece.pieces(of: use, lookup, in: locale, store: store)
        self.shortPlace = shortPlace
        self.place = (folder ?? "") + (shortPlace ?? "") == place ? nil : place
    }

    private static func status(_ lookup: TextLookup) -> LocalizableSubstitutions {
        let key =
            switch (lookup.status, lookup.source) {
            case (.present, _): "present"
            case (.inherited, _): "inherited"
            case (.missing, nil): "nowhere"
            case (.missing, _): "missing"
            }
        return LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["source": LocalizableString.constant(lookup.source?.tag ?? "")])
    }
}
