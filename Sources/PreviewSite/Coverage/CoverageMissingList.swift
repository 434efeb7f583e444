import FOSMVVM
import TextCoverage

/// The texts that a locale lacks, by feature.
struct CoverageMissingList: Codable, Sendable {
    /// Those that the previews of a feature use.
    struct Feature: Codable, Sendable {
        let name: String
        let anchor: String
        let texts: [CoverageMissingText]
    }

    let anchor: String
    let localeName: String
    let code: String
    let direction: String
    let count: LocalizableInt
    let features: [Feature]

    /// The lists of the locales that lack texts.
    static func lists(_ inventory: TextInventory, context: PageContext) -> [CoverageMissingList] {
        context.content.locales.compactMap { CoverageMissingList($0, inventory: inventory, context: context) }
    }

    /// Where on the page a locale's missing texts are, in all or of a feature.
    static func anchor(locale: LocaleIdentifier, feature: String? = nil) -> String {
        let parts = ["missing", locale.tag, feature?.replacing(" ", with: "-")]
        return parts.compactMap { $0 }.joined(separator: "-")
    }

    private init?(_ locale: SiteLocale, inventory: TextInventory, context: PageContext) {
        let identifier = locale.identifier
        let store = context.content.localizations
        let missing = inventory.texts.filter { store.lookup($0.use, in: identifier).status == .missing }
        guard !missing.isEmpty else { return nil }
        let places = TextPlaces(missingIn: [identifier], store: store)
        anchor = Self.anchor(locale: identifier)
        localeName = locale.name
        code = identifier.tag
        direction = locale.direction
        count = LocalizableInt(value: missing.count)
        features = Set(missing.flatMap(\.features)).sorted().map { feature in
            Feature(
                name: feature, anchor: Self.anchor(locale: identifier, feature: feature),
                texts: missing.filter { $0.features.contains(feature) }
                    .map {
                        CoverageMissingText(
                            $0, feature: feature, locale: identifier, places: places, context: context)
                    })
        }
    }
}
