import FOSMVVM

/// What a locale has of a text.
struct StringsPanelValue: Codable, Sendable {
    let localeName: String
    let localeLanguage: String
    let localeDirection: String
    /// Whether the canvas shows it.
    let isShown: Bool
    let isPresent: Bool
    let isMissing: Bool
    /// Present, inherited or missing, and from where.
    let status: LocalizableSubstitutions
    /// Of what the value is written in, which is not the locale's own where it has none.
    let language: String
    let direction: String
    let pieces: [StringsPanelPiece]
    /// File and line, whole and short.
    let place: String?
    let shortPlace: String?

    init(_ value: PreviewText.Value, of use: TextUse, isShown: Bool, content: SiteContent) {
        let lookup = value.lookup
        let source = value.locale.identifier.pseudo == nil ? lookup.source : value.locale.identifier
        localeName = value.locale.name
        localeLanguage = value.locale.identifier.documentLanguage
        localeDirection = value.locale.direction
        self.isShown = isShown
        isPresent = lookup.status == .present
        isMissing = lookup.status == .missing
        status = Self.status(lookup)
        language = source?.documentLanguage ?? "zxx"
        direction = source?.isRightToLeft == true ? "rtl" : "ltr"
        pieces = StringsPanelPiece.pieces(of: use, lookup, in: value.locale.identifier, store: content.localizations)
        place = lookup.place.map(content.shown)
        shortPlace = place.map { $0.split(separator: "/").suffix(1).joined() }
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
