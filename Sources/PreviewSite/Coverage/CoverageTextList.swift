import FOSMVVM
import PreviewCatalog
import TextAnalysis

/// The texts that a locale lacks or has wrong, by feature.
struct CoverageTextList: Codable, Sendable {
    /// The kind of a list. Its name is the start of its anchors.
    enum Kind: String {
        case missing
        case wrong
    }

    /// The texts that the previews of a feature use.
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

    /// Returns the lists of the locales with such texts.
    static func lists(_ kind: Kind, of coverage: TextCoverage, context: PageContext) -> [CoverageTextList] {
        let texts = kind == .missing ? coverage.missing : coverage.wrong
        return context.content.locales.compactMap { locale in
            CoverageTextList(kind, texts.filter { $0.locale == locale.identifier }, of: locale, context: context)
        }
    }

    /// Returns the anchor of a locale's texts on the page, of all features or of one.
    static func anchor(_ kind: Kind, locale: LocaleIdentifier, feature: String? = nil) -> String {
        let parts = [kind.rawValue, locale.tag, feature?.replacing(" ", with: "-")]
        return parts.compactMap { $0 }.joined(separator: "-")
    }

    private init?(_ kind: Kind, _ texts: [UnfinishedText], of locale: NamedLocale, context: PageContext) {
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

/// A text that a locale lacks or has wrong, with the previews that show it.
struct CoverageText: Codable, Sendable {
    let name: String
    /// The place of the text, or the place to add it: file and line.
    let place: String?
    /// The problems of the text. Empty if it is missing.
    let problems: [LocalizableSubstitutions]
    /// Whether the text is only a copy to translate.
    let isCopy: Bool
    /// The previews, as links to their texts in the locale.
    let previews: [CoveragePreview]

    init(_ text: UnfinishedText, feature: String, places: TextPlaces, context: PageContext) {
        let use = text.text.use
        name = use.name
        place = places.place(of: use, text.lookup, in: text.locale).map(context.content.shown)
        problems = StringsPanelProblem.texts(of: text.faults)
        isCopy = text.isCopy
        previews = text.text.previews.filter { $0.feature == feature }.map { preview in
            CoveragePreview(preview, context: context) {
                $0.locale = text.locale
                $0.panel = .strings
                $0.strings = .wrong
            }
        }
    }
}

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

    /// Returns the lists of the locales with such texts.
    static func lists(_ inventory: TextInventory, content: Content) -> [CoverageUnusedList] {
        content.locales.compactMap { CoverageUnusedList($0, inventory: inventory, content: content) }
    }

    /// Returns the anchor of a locale's unused texts on the page.
    static func anchor(locale: LocaleIdentifier) -> String { "unused-\(locale.tag)" }

    private init?(_ locale: NamedLocale, inventory: TextInventory, content: Content) {
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
