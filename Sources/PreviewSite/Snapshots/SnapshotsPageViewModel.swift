import FOSMVVM
import HTMLSnapshots

/// What waits to be accepted.
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
    let chrome: SiteChromeViewModel
    let tree: SiteTreeViewModel
    let verifyAddress: String
    let acceptAllAddress: String
    let pendingCount: LocalizableInt
    let hasItems: Bool
    let items: [SnapshotListItem]
    /// What waits of tests' own snapshots and of previews that are gone, by its paths.
    let others: [String]
    let hasOthers: Bool
    let isEmpty: Bool
    let emptyTitle: LocalizableString
    let emptyText: LocalizableString
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let shelf = context.content.snapshots
        let listing = shelf.listing
        let (pending, faults) = (listing.pending, listing.faults)
        chrome = SiteChromeViewModel(context, current: .snapshots, faults: faults)
        tree = SiteTreeViewModel(context)
        verifyAddress = context.links.address(.verify)
        acceptAllAddress = context.links.address(.acceptAll)
        items = SnapshotListItem.waiting(pending, context)
        pendingCount = LocalizableInt(value: pending.count)
        hasItems = !items.isEmpty
        others = Set(pending.map(\.path)).subtracting(items.map(\.path)).sorted()
        hasOthers = !others.isEmpty
        isEmpty = items.isEmpty && others.isEmpty && faults.isEmpty
        let isBroken = isEmpty && !context.content.previewFaults.allFound(in: context.previewLocale).paths.isEmpty
        let key = shelf.isEmpty ? "noFolder" : isBroken ? "broken" : "nothing"
        emptyTitle = .localized(for: Self.self, parentKeys: key, propertyName: "title")
        emptyText = .localized(for: Self.self, parentKeys: key, propertyName: "text")
    }

    static func stub() -> Self { Self(.stub()) }
}
