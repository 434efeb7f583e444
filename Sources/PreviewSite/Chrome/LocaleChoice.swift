import FOSMVVM

/// A locale under its own name, as a link to the same page in it.
struct LocaleChoice: Codable, Sendable {
    let code: String
    /// What its name is written in.
    let language: String
    let name: String
    let direction: String
    let address: String
    let isCurrent: Bool
    /// Whether the key for the next locale chooses this one.
    let isNext: Bool

    init(_ locale: SiteLocale, context: PageContext, isNext: Bool) {
        code = locale.identifier.tag
        language = locale.identifier.documentLanguage
        name = locale.name
        direction = locale.direction
        address = context.here { $0.locale = locale.identifier }
        isCurrent = locale.identifier == context.previewLocale
        self.isNext = isNext
    }
}
