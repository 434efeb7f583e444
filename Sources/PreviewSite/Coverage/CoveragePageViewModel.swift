import FOSMVVM
import TextCoverage

/// How many texts each locale has, in all and by feature, with what is missing, wrong and unused.
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
    @LocalizedString var wrongHeading
    @LocalizedString var unreadableHeading
    @LocalizedString var unreadableText
    @LocalizedString var unusedHeading
    @LocalizedString var unusedText
    @LocalizedString var noTextsTitle
    @LocalizedString var noTexts
    @LocalizedString var nothingMissing
    let chrome: SiteChromeViewModel
    let tree: SiteTreeViewModel
    let jsonAddress: String
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

    init(_ context: PageContext) {
        let found = context.content.texts.found
        let all = found.coverage.locales
        chrome = SiteChromeViewModel(context, current: .coverage)
        tree = SiteTreeViewModel(context)
        jsonAddress = "/coverage.json"
        hasTexts = !found.inventory.texts.isEmpty
        locales = all.map(CoverageLocale.init)
        features = CoverageFeature.features(all)
        missing = CoverageTextList.lists(.missing, of: found.coverage, context: context)
        hasMissing = !missing.isEmpty
        wrong = CoverageTextList.lists(.wrong, of: found.coverage, context: context)
        hasWrong = !wrong.isEmpty
        unreadable = found.inventory.unreadable.map { CoveragePreview($0, context: context) { $0.panel = .problems } }
        hasUnreadable = !unreadable.isEmpty
        unused = CoverageUnusedList.lists(found.inventory, content: context.content)
        hasUnused = !unused.isEmpty
    }

    static func stub() -> Self { Self(.stub()) }
}
