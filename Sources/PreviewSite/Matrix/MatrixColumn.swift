import FOSMVVM

/// A locale's column in the matrix.
struct MatrixColumn: Codable, Sendable {
    let code: String
    let language: String
    let direction: String
    let name: String
    /// What a pseudo-locale is for.
    let purpose: LocalizableString?

    /// The locales that have texts, and the pseudo-locales if these are asked for. The reader's own comes first.
    static func locales(_ context: PageContext) -> [SiteLocale] {
        let own = context.content.locales.filter { $0.identifier == context.previewLocale }
        let others = context.content.locales.filter { $0.identifier != context.previewLocale }
        let pseudo = context.parameters.matrixColumns == .show ? PseudoLocale.allCases.map(\.identifier) : []
        return own + others + pseudo.map(SiteLocale.init)
    }

    init(_ locale: SiteLocale) {
        code = locale.identifier.tag
        language = locale.identifier.documentLanguage
        direction = locale.direction
        name = locale.name
        purpose = locale.identifier.pseudo?.siteLabel
    }
}
