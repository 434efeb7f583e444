import Diagnostics
import FOSMVVM
import PreviewCatalog
import PreviewSnapshots

/// What waits to be accepted, `/snapshots`.
struct SnapshotsPage: FixedEndpoint {
    static let pattern = PathPattern("snapshots")
    static let parameters = PageParameter.ofPreviews
    static let isCacheable = false
    static let listsSnapshots = true
    static let showsPreviewMarks = true

    func answer(in context: PageContext) -> Answer { .page(Page(SnapshotsPageViewModel(context))) }
}

/// The page of what waits for a decision, in groups.
@ViewModel
struct SnapshotsPageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var advice
    @LocalizedString var verify
    @LocalizedString var reviewEach
    @LocalizedString var acceptAll
    @LocalizedString var acceptAllText
    @LocalizedString var othersHeading
    @LocalizedString var othersText
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    /// Nil if the visitor may not change snapshots.
    let verifyAddress: String?
    /// Nil if there is nothing to accept, or the visitor may not.
    let acceptAllAddress: String?
    /// The address of the first snapshot to review. Nil if there is none.
    let firstAddress: String?
    let pendingCount: LocalizableInt
    let hasItems: Bool
    let groups: [SnapshotGroupView]
    let undo: SnapshotUndoView?
    let comparison: ComparisonView?
    /// The paths of pending changes whose previews no longer exist.
    let others: [String]
    let hasOthers: Bool
    let isEmpty: Bool
    let emptyIcon: String
    let emptyTitle: LocalizableString
    /// Why previews are not compared, if nothing has been compared yet.
    let brokenText: LocalizableString?
    let emptyText: LocalizableSubstitutions
    /// The previews with errors, with their problems. Empty unless nothing else is shown.
    let broken: [BrokenLink]
    let hasBroken: Bool
    /// The text that is shown until every preview has been checked, because one with problems is not compared.
    let looking: LocalizableString?
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let review = context.snapshotReview
        self.init(
            context,
            groups: SnapshotGroupView.views(
                of: review, in: context.content, mayChange: context.access.changesFiles, links: context.links),
            first: review.walk.first, gone: review.gone.map(\.path), pendingCount: context.snapshots.pending.count,
            diagnostics: context.snapshots.diagnostics)
    }

    /// The page of a preview with errors.
    struct BrokenLink: Codable, Sendable {
        let viewName: String
        let previewName: String
        let address: String

        fileprivate init(_ preview: Preview, _ links: PageLinks) {
            viewName = preview.viewName
            previewName = preview.name
            address = links.address(WorkbenchPage(preview)) { $0.panel = .problems }
        }
    }

    /// - Parameters:
    ///   - first: The first snapshot to review.
    ///   - gone: The paths of pending changes whose previews no longer exist.
    ///   - diagnostics: Why folders cannot be listed.
    ///   - history: What reviewers have done.
    ///   - program: The name of the program that records snapshots.
    init(
        _ context: PageContext, groups: [SnapshotGroupView], first: PreviewSnapshot? = nil, gone: [String] = [],
        pendingCount: Int = 0, diagnostics: [Diagnostic] = [], history: SnapshotHistory? = nil,
        program: String = HostProgram.runningName
    ) {
        let history = history ?? context.work.snapshots.history
        chrome = ChromeViewModel(
            context, current: .snapshots, diagnostics: diagnostics, styles: [.catalog, .snapshots],
            modules: [.cardsScript, .snapshotGroupsScript])
        tree = TreeViewModel(context)
        let mayChange = context.access.changesFiles
        verifyAddress = mayChange ? context.links.address(VerifySnapshots()) : nil
        acceptAllAddress = mayChange && pendingCount > 0 ? context.links.address(AcceptAllSnapshots()) : nil
        firstAddress = first.map(context.links.address)
        self.groups = groups
        self.pendingCount = LocalizableInt(value: pendingCount)
        hasItems = pendingCount > 0
        undo = SnapshotUndoView(history, mayChange: mayChange, links: context.links)
        comparison = history.comparison.map {
            ComparisonView($0, accepted: history.accepted, in: context.content, editors: context.editors)
        }
        others = gone
        hasOthers = !others.isEmpty
        isEmpty = pendingCount == 0 && diagnostics.isEmpty
        let found = context.problems.found ?? PreviewExaminations.Found()
        let isBroken = isEmpty && found.hasBroken
        broken =
            isBroken
            ? context.content.catalog.previews.filter(found.isBroken).map { BrokenLink($0, context.links) } : []
        hasBroken = isBroken
        looking =
            found.isComplete ? nil : .localized(for: CatalogPageViewModel.self, propertyName: "looking")
        let isCompared = comparison != nil
        let key =
            context.work.snapshots.isEmpty
            ? "noFolder" : isBroken ? "broken" : isCompared ? "compared" : mayChange ? "nothing" : "unchanged"
        let titleKey = key == "broken" && !isCompared && mayChange ? "nothing" : key
        emptyIcon = ["broken": "warning", "nothing": "clock"][titleKey] ?? "check"
        emptyTitle = .localized(for: Self.self, parentKeys: titleKey, propertyName: "title")
        brokenText = titleKey == key ? nil : .localized(for: Self.self, parentKeys: key, propertyName: "text")
        emptyText = LocalizableString.localized(for: Self.self, parentKeys: titleKey, propertyName: "text")
            .bind(substitutions: ["program": LocalizableString.constant(program)])
    }

    static func stub() -> Self { Self(.stub(SnapshotsPage()), groups: [], program: "preview-host") }
}

extension PackageContent {
    /// Returns a locale with its name.
    func named(_ locale: LocaleIdentifier) -> NamedLocale {
        locales.first { $0.identifier == locale } ?? NamedLocale(locale)
    }
}
