import FOSMVVM
import TextCoverage

/// The texts that a locale lacks or has wrong, by feature.
struct CoverageTextList: Codable, Sendable {
    /// What is listed; the name begins its anchors.
    enum Kind: String {
        case missing
        case wrong
    }

    /// Those that the previews of a feature use.
    struct Feature: Codable, Sendable {
        let name: String
        let anchor: String
        let texts: [CoverageText]
    }

    let anchor: String
    let localeName: String
    let code: String
    let direction: String
    let count: LocalizableInt
    let features: [Feature]

    /// The lists of the locales that have such texts.
    static func lists(_ kind: Kind, of coverage: TextCoverage, context: PageContext) -> [CoverageTextList] {
        let texts = kind == .missing ? coverage.missing : coverage.wrong
        return context.content.locales.compactMap { locale in
            CoverageTextList(kind, texts.filter { $0.locale == locale.identifier }, of: locale, context: context)
        }
    }

    /// Where on the page a locale's texts are, in all or of a feature.
    static func anchor(_ kind: Kind, locale: LocaleIdentifier, feature: String? = nil) -> String {
        let parts = [kind.rawValue, locale.tag, feature?.replacing(" ", with: "-")]
        return parts.compactMap { $0 }.joined(separator: "-")
    }

    private init?(_ kind: Kind, _ texts: [UnfinishedText], of locale: SiteLocale, context: PageContext) {
        guard !texts.isEmpty else { return nil }
        let identifier = locale.identifier
        let places = TextPlaces(missingIn: [identifier], store: context.content.localizations)
        anchor = Self.anchor(kind, locale: identifier)
        localeName = locale.name
        code = identifier.tag
        direction = locale.direction
        count = LocalizableInt(value: texts.count)
        features = Set(texts.flatMap(\.text.features)).sorted().map { feature in
            Feature(
                name: feature, anchor: Self.anchor(kind, locale: identifier, feature: feature),
                texts: texts.filter { $0.text.features.contains(feature) }
                    .map { CoverageText($0, feature: feature, places: places, context: context) })
        }
    }
}
