import FOSMVVM
import PreviewCatalog
import PreviewChecks

/// How many texts each locale has, `/coverage`.
struct CoveragePage: FixedEndpoint {
    static let pattern = PathPattern("coverage")
    static let parameters = PageParameter.ofPreviews.union([.texts, .q, .language])
    static let showsPreviewMarks = true

    func answer(in context: PageContext) -> Answer {
        let found = context.work.texts.countedSoon(in: context.locales.preview)
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
    @LocalizedString var filterLabel
    @LocalizedString var searchLabel
    @LocalizedString var searchSubmit
    @LocalizedString var languagesLabel
    @LocalizedString var longHeading
    @LocalizedString var longText
    @LocalizedString var copiesHeading
    @LocalizedString var copiesText
    @LocalizedString var nothingFound
    @LocalizedString var unusedBeside
    @LocalizedString var saveNext
    @LocalizedString var missingHeading
    @LocalizedString var copyLabel
    @LocalizedString var wrongHeading
    @LocalizedString var completeHeading
    @LocalizedString var incompleteOnly
    @LocalizedString var otherLanguages
    @LocalizedString var save
    @LocalizedString var saved
    @LocalizedString var undo
    @LocalizedString var editHint
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
    /// Whether the list can be filtered. An export has one page with all.
    let canFilter: Bool
    let query: String
    let searchAction: String
    let hiddenFields: [HiddenField]
    /// The kinds of texts to choose from.
    let kinds: [CoverageChoice]
    /// The languages to choose from.
    let languages: [CoverageChoice]
    /// Whether the list is not filtered, so that the page also shows the counts of each language and feature.
    let isWhole: Bool
    /// Whether the filters leave no text.
    let isEmpty: Bool
    let listsMissing: Bool
    let hasLong: Bool
    let long: [CoverageTextList]
    let hasCopies: Bool
    let copies: [CoverageTextList]
    let hasMissing: Bool
    let missing: [CoverageTextList]
    let hasWrong: Bool
    let wrong: [CoverageTextList]
    let hasComplete: Bool
    let complete: [CoverageTextList]
    /// The address without the complete texts. Nil if they are not shown.
    let incompleteAddress: String?
    /// Whether the visitor can change texts on the page.
    let canEdit: Bool
    /// Whether the visitor could change texts if the host were started with `--edit`.
    let hasEditHint: Bool
    let hasUnreadable: Bool
    let unreadable: [CoveragePreview]
    let hasUnused: Bool
    let unused: [CoverageUnusedList]
    var vmId = ViewModelId(type: Self.self)

    /// - Parameters:
    ///   - found: What has been counted. Nil while it is being counted; the page is updated afterwards.
    ///   - refused: What was entered and not written.
    init(_ context: PageContext, found: TextCounter.Counted?, refused: RefusedDraft? = nil) {
        let all = found?.coverage.locales ?? []
        let rows = found.map { CoverageRows(context: context, found: $0, refused: refused) }
        let lists = { (kind: CoverageTextList.Kind) in rows.map { CoverageTextList.lists(kind, of: $0) } ?? [] }
        chrome = ChromeViewModel(context, current: .coverage, styles: [.coverage], modules: [.coverageScript])
        tree = TreeViewModel(context)
        jsonAddress = JSONEndpoint<CoverageIndex>().address
        isCounting = found == nil
        hasTexts = found?.inventory.texts.isEmpty == false
        locales = all.map { CoverageLocale($0, context: context) }
        features = CoverageFeature.features(all)
        missing = lists(.missing)
        hasMissing = !missing.isEmpty
        wrong = lists(.wrong)
        hasWrong = !wrong.isEmpty
        complete = lists(.complete)
        hasComplete = !complete.isEmpty
        incompleteAddress = context.parameters.texts == .all ? context.here { $0.texts = .incomplete } : nil
        canEdit = context.access.textEditor != nil
        hasEditHint = !canEdit && !context.isExported && context.access.changesFiles
        unreadable = (found?.inventory.unreadable ?? []).map {
            CoveragePreview($0, links: context.links) { $0.panel = .problems }
        }
        hasUnreadable = !unreadable.isEmpty
        unused = rows?.unused() ?? []
        hasUnused = !unused.isEmpty
        long = lists(.long)
        hasLong = !long.isEmpty
        copies = lists(.copies)
        hasCopies = !copies.isEmpty
        let own = context.parameters
        canFilter = !context.isExported
        query = own.query
        searchAction = CoveragePage().address
        hiddenFields = context.links.hiddenFields(of: CoveragePage(), besides: .q)
        kinds = rows.map(CoverageChoice.kinds) ?? []
        languages = CoverageChoice.languages(context)
        isWhole = own.texts == .incomplete && own.query.isEmpty && own.language == nil
        listsMissing = own.texts.lists(.missing) && (isWhole || !missing.isEmpty)
        isEmpty = !isWhole && !hasMissing && !hasWrong && !hasComplete && !hasUnused && !hasLong && !hasCopies
    }

    static func stub() -> Self { Self(sample()) }

    /// Creates the page of the sample program.
    init(_ context: PageContext) {
        self.init(context, found: context.work.texts.counted())
    }

    /// Returns the context of a page without links to editors, whose addresses differ on each machine.
    static func sample(
        _ work: BackgroundWork = SampleProgram.work, changing change: (inout PageParameters) -> Void = { _ in }
    ) -> PageContext {
        var context = PageContext.stub(CoveragePage(), work: work, changing: change)
        context.access.rights = [.changes]
        return context
    }
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
    let present: CoverageNumber
    let inherited: LocalizableInt
    let missing: CoverageNumber
    let wrong: CoverageNumber
    let unused: CoverageNumber

    init(_ coverage: LocaleCoverage, context: PageContext) {
        let identifier = coverage.locale
        let locale = NamedLocale(identifier)
        name = locale.name
        code = identifier.tag
        direction = locale.direction
        share = CoverageShare(coverage.counts)
        let anchor = CoverageTextList.anchor(.complete, locale: identifier)
        present = CoverageNumber(
            coverage.counts.present,
            address: context.isExported
                ? nil
                : context.links.address(CoveragePage()) {
                    $0.locale = identifier
                    $0.texts = .all
                } + "#\(anchor)")
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
    /// The address of these texts. Nil if the number is zero, or if no page lists them.
    let address: String?

    /// Creates a number of texts that the page itself lists.
    init(_ count: Int, anchor: String) {
        self.init(count, address: "#\(anchor)")
    }

    init(_ count: Int, address: String?) {
        value = LocalizableInt(value: count)
        self.address = count == 0 ? nil : address
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

    init(_ preview: Preview, links: PageLinks, _ change: (inout PageParameters) -> Void) {
        name = "\(preview.viewName) / \(preview.name)"
        address = links.address(WorkbenchPage(preview), changing: change)
    }
}
