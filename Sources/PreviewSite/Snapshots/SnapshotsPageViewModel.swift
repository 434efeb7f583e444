import Diagnostics
import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// What waits to be accepted, `/snapshots`.
struct SnapshotsPage: FixedEndpoint {
    static let pattern = PathPattern("snapshots")
    static let parameters = PageParameter.ofPreviews
    static let isCacheable = false
    static let showsPreviewFaults = true

    func answer(in context: PageContext) -> Answer { .page(Page(SnapshotsPageViewModel(context))) }
}

/// The page of pending changes.
@ViewModel
struct SnapshotsPageViewModel {
    @LocalizedString var title
    @LocalizedString var heading
    @LocalizedString var summary
    @LocalizedString var verify
    @LocalizedString var acceptAll
    @LocalizedString var acceptAllText
    @LocalizedString var othersHeading
    @LocalizedString var othersText
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let verifyAddress: String
    let acceptAllAddress: String
    let pendingCount: LocalizableInt
    let hasItems: Bool
    let items: [SnapshotListItem]
    /// The paths of pending changes without a preview: those of tests' own snapshots and of removed previews.
    let others: [String]
    let hasOthers: Bool
    let isEmpty: Bool
    let emptyTitle: LocalizableString
    let emptyText: LocalizableSubstitutions
    /// The text that is shown until every preview has been checked, because one with problems is not compared.
    let looking: LocalizableString?
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        self.init(context, pending: context.snapshots.pending.map(\.path), faults: context.snapshots.faults)
    }

    /// - Parameters:
    ///   - pending: The paths of what waits.
    ///   - faults: Why folders cannot be listed.
    ///   - program: The name of the program that records snapshots.
    init(
        _ context: PageContext, pending: [String], faults: [Diagnostic], program: String = HostProgram.runningName
    ) {
        chrome = ChromeViewModel(context, current: .snapshots, faults: faults, styles: [.snapshots])
        tree = TreeViewModel(context)
        verifyAddress = context.links.address(VerifySnapshots())
        acceptAllAddress = context.links.address(AcceptAllSnapshots())
        items = SnapshotListItem.waiting(pending, context)
        pendingCount = LocalizableInt(value: pending.count)
        hasItems = !items.isEmpty
        others = Set(pending).subtracting(items.map(\.path)).sorted()
        hasOthers = !others.isEmpty
        isEmpty = items.isEmpty && others.isEmpty && faults.isEmpty
        let found = context.inputs.found ?? PreviewFaults.Found()
        let isBroken = isEmpty && found.hasBroken
        looking =
            found.isComplete ? nil : .localized(for: CatalogPageViewModel.self, propertyName: "looking")
        let key = context.content.snapshots.isEmpty ? "noFolder" : isBroken ? "broken" : "nothing"
        emptyTitle = .localized(for: Self.self, parentKeys: key, propertyName: "title")
        emptyText = LocalizableString.localized(for: Self.self, parentKeys: key, propertyName: "text")
            .bind(substitutions: ["program": LocalizableString.constant(program)])
    }

    static func stub() -> Self { Self(.stub(SnapshotsPage()), pending: [], faults: [], program: "preview-host") }
}

/// A preview in a locale with a pending change.
struct SnapshotListItem: Codable, Sendable {
    let name: String
    let viewName: String
    let locale: String
    let localeName: String
    /// The path of the recorded file in its folder.
    let path: String
    let address: String

    /// Returns the paths that belong to the catalog's previews, sorted by path.
    static func waiting(_ paths: [String], _ context: PageContext) -> [SnapshotListItem] {
        context.content.snapshots(at: paths).map { SnapshotListItem($0, context: context) }
            .sorted { $0.path < $1.path }
    }

    private init(_ snapshot: PreviewSnapshot, context: PageContext) {
        let preview = snapshot.preview
        let locale = context.content.named(snapshot.locale)
        name = preview.name
        viewName = preview.viewName
        self.locale = locale.identifier.tag
        localeName = locale.name
        path = snapshot.path
        address = context.links.address(SnapshotPage(preview)) {
            $0.snapshot = locale.identifier
            $0.view = snapshot.version
        }
    }
}

extension Content {
    /// Returns the snapshots with these paths that belong to previews.
    func snapshots(at paths: some Sequence<String>) -> [PreviewSnapshot] {
        catalog.snapshots(at: Set(paths), locales: locales.map(\.identifier), renderer: renderer)
    }

    /// Returns a locale with its name.
    func named(_ locale: LocaleIdentifier) -> NamedLocale {
        locales.first { $0.identifier == locale } ?? NamedLocale(locale)
    }
}

struct SnapshotsPageView: ViewModelView {
    init(viewModel: SnapshotsPageViewModel) {}
}

#Preview("Nothing waits") {
    SnapshotsPageView.previewHost(bundle: .module)
}

#Preview("Changes") {
    SnapshotsPageView.previewHost(
        bundle: .module,
        viewModel: SnapshotsPageViewModel(
            .stub(SnapshotsPage()),
            pending: [
                "SampleListViewModel/empty.ar.html", "SampleListViewModel/empty.de.html", "tests/Mail/title.html",
            ],
            faults: []))
}
