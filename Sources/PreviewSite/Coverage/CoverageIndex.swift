import Diagnostics
import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// The counts of texts for each locale, and the missing, wrong and unused texts, for programs: `/coverage.json`.
struct CoverageIndex: JSONIndex {
    static let fileName = "coverage.json"

    /// The counts of a locale, in total and by feature.
    struct Locale: Codable {
        let locale: String
        let counts: TextCounts
        let features: [LocaleCoverage.Feature]
    }

    /// A text that a locale lacks or has wrong.
    struct Text: Codable {
        let locale: String
        let text: String
        /// The features whose previews use it, sorted by name.
        let features: [String]
        /// The place of the text, or the place to add it. Nil if no locale has a text of its type.
        let file: String?
        let line: Int?
        /// The kinds of its problems, sorted.
        let kinds: [String]
        /// The workbenches of the previews that use it, without parameters.
        let previews: [String]
    }

    /// A text that no preview uses.
    struct Unused: Codable {
        let locale: String
        let key: String
        let file: String
        let line: Int?
    }

    let locales: [Locale]
    let missing: [Text]
    let wrong: [Text]
    let unused: [Unused]
    /// The workbenches of the previews whose ViewModel cannot be encoded, so that their texts are not counted.
    let unreadable: [String]

    static func isReady(_ context: PageContext) -> Bool {
        context.work.texts.countedSoon(in: context.locales.preview) != nil
    }

    init(_ context: PageContext, address: (any Endpoint) -> String) {
        let content = context.content
        let found = context.work.texts.counted()
        let places = TextPlaces(
            missingIn: found.coverage.missing.map(\.locale), store: content.localizations)
        func texts(_ texts: [LocaleText]) -> [Text] {
            texts.map { Text($0, places: places, paths: content.paths, address: address) }
        }
        locales = found.coverage.locales.map {
            Locale(locale: $0.locale.tag, counts: $0.counts, features: $0.features)
        }
        missing = texts(found.coverage.missing)
        wrong = texts(found.coverage.wrong)
        unused = found.inventory.unused.map { Unused($0, paths: content.paths) }
        unreadable = found.inventory.unreadable.map { address(WorkbenchPage($0)) }
    }
}

extension CoverageIndex.Text {
    fileprivate init(
        _ text: LocaleText, places: TextPlaces, paths: PackagePaths, address: (any Endpoint) -> String
    ) {
        let place = places.place(of: text.text.use, text.lookup, in: text.locale)
        self.init(
            locale: text.locale.tag, text: text.text.use.name, features: text.text.features.sorted(),
            file: place.map { paths.relative($0.file) }, line: place?.line,
            kinds: Self.kinds(of: text),
            previews: text.text.previews.map { address(WorkbenchPage($0)) })
    }

    private static func kinds(of text: LocaleText) -> [String] {
        if text.isCopy { return ["untranslatedCopy"] }
        return Set(text.isMissing ? [.missingText] : text.problems.map(\.diagnostic.kind)).map(\.rawValue).sorted()
    }
}

extension CoverageIndex.Unused {
    fileprivate init(_ text: UnusedKey, paths: PackagePaths) {
        self.init(
            locale: text.locale.tag, key: text.key, file: paths.relative(text.place.file), line: text.place.line)
    }
}
