import FOSMVVM
import PreviewCatalog
import TextAnalysis

/// How many texts each locale has, `/coverage`.
struct CoveragePage: FixedEndpoint {
    static let pattern = PathPattern("coverage")
    static let parameters = PageParameter.ofPreviews
    static let showsPreviewFaults = true

    func answer(in context: PageContext) -> Answer {
        let found = context.work.texts.countedSoon(in: context.previewLocale)
        return .page(Page(CoveragePageViewModel(context, found: found)))
    }
}

/// The counts of texts for each locale, in total and by feature, with the missing, wrong and unused texts.
@ViewModel
struct CoveragePageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var localesLabel
    @LocalizedString var localeLabel
    @LocalizedString var coverageLabel
    @LocalizedString var presentLabel
    @LocalizedString var inheritedLabel
    @LocalizedString var missingLabel
    @LocalizedString var wrongLabel
    @LocalizedString var unusedLabel
    @LocalizedString var featuresLabel
    @LocalizedString var featureLabel
    @LocalizedString var missingHeading
    @LocalizedString var copyLabel
    @LocalizedString var wrongHeading
    @LocalizedString var unreadableHeading
    @LocalizedString var unreadableText
    @LocalizedString var unusedHeading
    @LocalizedString var unusedText
    @LocalizedString var noTextsTitle
    @LocalizedString var noTexts
    @LocalizedString var nothingMissing
    @LocalizedString var countingTitle
    @LocalizedString var counting
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let jsonAddress: String
    let isCounting: Bool
    let hasTexts: Bool
    let locales: [CoverageLocale]
    let features: [CoverageFeature]
    let hasMissing: Bool
    let missing: [CoverageTextList]
    let hasWrong: Bool
    let wrong: [CoverageTextList]
    let hasUnreadable: Bool
    let unreadable: [CoveragePreview]
    let hasUnused: Bool
    let unused: [CoverageUnusedList]
    var vmId = ViewModelId(type: Self.self)

    /// - Parameter found: What has been counted. Nil while it is being counted; the page is updated afterwards.
    init(_ context: PageContext, found: TextCounter.Counted?) {
        let all = found?.coverage.locales ?? []
        chrome = ChromeViewModel(context, current: .coverage, styles: [.coverage])
        tree = TreeViewModel(context)
        jsonAddress = JSONFile<CoverageIndex>().address
        isCounting = found == nil
        hasTexts = found?.inventory.texts.isEmpty == false
        locales = all.map(CoverageLocale.init)
        features = CoverageFeature.features(all)
        missing = found.map { CoverageTextList.lists(.missing, of: $0.coverage, context: context) } ?? []
        hasMissing = !missing.isEmpty
        wrong = found.map { CoverageTextList.lists(.wrong, of: $0.coverage, context: context) } ?? []
        hasWrong = !wrong.isEmpty
        unreadable = (found?.inventory.unreadable ?? []).map {
            CoveragePreview($0, context: context) { $0.panel = .problems }
        }
        hasUnreadable = !unreadable.isEmpty
        unused = found.map { CoverageUnusedList.lists($0.inventory, content: context.content) } ?? []
        hasUnused = !unused.isEmpty
    }

    static func stub() -> Self { Self(.stub(CoveragePage()), found: SampleProgram.work.texts.counted()) }
}

/// A feature's row in the coverage table, with a cell for each locale.
struct CoverageFeature: Codable, Sendable {
    /// A locale's counts for the feature. Empty if the feature uses no texts.
    struct Cell: Codable, Sendable {
        let share: CoverageShare?
        let missing: CoverageNumber?
        let wrong: CoverageNumber?
    }

    let name: String
    let cells: [Cell]

    /// Returns the rows of all features that use texts, sorted by name.
    static func features(_ coverage: [LocaleCoverage]) -> [CoverageFeature] {
        let names = Set(coverage.flatMap(\.features).map(\.name)).sorted()
        return names.map { name in
            CoverageFeature(name: name, cells: coverage.map { Cell(name, in: $0) })
        }
    }
}

extension CoverageFeature.Cell {
    fileprivate init(_ name: String, in coverage: LocaleCoverage) {
        let counts = coverage.features.first { $0.name == name }?.counts
        let number = { (kind: CoverageTextList.Kind, count: Int?) -> CoverageNumber? in
            count.map {
                CoverageNumber($0, anchor: CoverageTextList.anchor(kind, locale: coverage.locale, feature: name))
            }
        }
        share = counts.map(CoverageShare.init)
        missing = number(.missing, counts?.missing)
        wrong = number(.wrong, counts?.wrong)
    }
}

/// A locale's row in the coverage table.
struct CoverageLocale: Codable, Sendable {
    let name: String
    let code: String
    let direction: String
    let share: CoverageShare
    let present: LocalizableInt
    let inherited: LocalizableInt
    let missing: CoverageNumber
    let wrong: CoverageNumber
    let unused: CoverageNumber

    init(_ coverage: LocaleCoverage) {
        let identifier = coverage.locale
        let locale = NamedLocale(identifier)
        name = locale.name
        code = identifier.tag
        direction = locale.direction
        share = CoverageShare(coverage.counts)
        present = LocalizableInt(value: coverage.counts.present)
        inherited = LocalizableInt(value: coverage.counts.inherited)
        missing = CoverageNumber(
            coverage.counts.missing, anchor: CoverageTextList.anchor(.missing, locale: identifier))
        wrong = CoverageNumber(coverage.counts.wrong, anchor: CoverageTextList.anchor(.wrong, locale: identifier))
        unused = CoverageNumber(coverage.counts.unused, anchor: CoverageUnusedList.anchor(locale: identifier))
    }
}

/// A number in the coverage tables, with a link to the texts it counts.
struct CoverageNumber: Codable, Sendable {
    let value: LocalizableInt
    /// The anchor of these texts on the page. Nil if the number is zero.
    let address: String?

    init(_ count: Int, anchor: String) {
        value = LocalizableInt(value: count)
        address = count == 0 ? nil : "#\(anchor)"
    }
}

/// The share of texts that a locale has, itself or from a parent, including wrong texts.
struct CoverageShare: Codable, Sendable {
    /// The share in whole percent. It is below 100 if a text is missing.
    let percent: Int
    let label: LocalizableSubstitutions
    /// Whether no text is missing or wrong.
    let isComplete: Bool

    init(_ counts: TextCounts) {
        let had = counts.present + counts.inherited
        percent = counts.used == 0 ? 100 : had * 100 / counts.used
        isComplete = counts.missing == 0 && counts.wrong == 0
        label = LocalizableString.localized(for: Self.self, propertyName: "percent")
            .bind(substitutions: ["value": LocalizableInt(value: percent)])
    }
}

/// A preview in a list of the coverage page, as a link to its workbench.
struct CoveragePreview: Codable, Sendable {
    let name: String
    let address: String

    init(_ preview: Preview, context: PageContext, _ change: (inout PageParameters) -> Void) {
        name = "\(preview.viewName) / \(preview.name)"
        address = context.links.address(WorkbenchPage(preview), changing: change)
    }
}
