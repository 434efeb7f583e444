import FOSMVVM
import TextCoverage

/// The texts of a locale that no preview uses.
struct CoverageUnusedList: Codable, Sendable {
    /// A text with file and line.
    struct Text: Codable, Sendable {
        let key: String
        let place: String
    }

    let anchor: String
    let localeName: String
    let code: String
    let direction: String
    let count: LocalizableInt
    let texts: [Text]

    /// The lists of the locales that have such texts.
    static func lists(_ inventory: TextInventory, content: SiteContent) -> [CoverageUnusedList] {
        content.locales.compactMap { CoverageUnusedList($0, inventory: inventory, content: content) }
    }

    /// Where on the page a locale's unused texts are.
    static func anchor(locale: LocaleIdentifier) -> String { "unused-\(locale.tag)" }

    private init?(_ locale: SiteLocale, inventory: TextInventory, content: SiteContent) {
        let unused = inventory.unused.filter { $0.locale == locale.identifier }
        guard !unused.isEmpty else { return nil }
        anchor = Self.anchor(locale: locale.identifier)
        localeName = locale.name
        code = locale.identifier.tag
        direction = locale.direction
        count = LocalizableInt(value: unused.count)
        texts = unused.map { Text(key: $0.key, place: content.shown($0.place)) }
    }
}
