import FOSMVVM

/// The tools of the workbench.
@ViewModel
struct SiteToolbarViewModel {
    /// More locales than this are a menu rather than a row.
    private static let localesInRow = 8

    @LocalizedString var label
    @LocalizedString var close
    @LocalizedString var directionLabel
    @LocalizedString var widthLabel
    @LocalizedString var matrix
    @LocalizedString var copyAddress
    @LocalizedString var openAlone
    let switches: SiteSwitchesViewModel
    let manyLocales: Bool
    let directions: [SiteChoice]
    let widths: [SiteWidthChoice]
    let timeZone: SiteTimeZoneViewModel
    let previous: SiteNeighborLink?
    let next: SiteNeighborLink?
    let matrixAddress: String
    let documentAddress: String
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext, subject: WorkbenchSubject?) {
        switches = SiteSwitchesViewModel(context)
        manyLocales = switches.locales.count > Self.localesInRow
        directions = SiteChoice.choices(
            SiteDirection.choices(in: context.previewLocale), current: context.parameters.direction,
            label: \.localizableString, icon: \.rawValue,
            address: { direction in context.here { $0.direction = direction } })
        widths = SiteWidthChoice.choices(context)
        timeZone = SiteTimeZoneViewModel(context)
        matrixAddress = context.links.address(subject?.preview.matrixPath ?? .catalogue)
        previous = SiteNeighborLink(subject?.previous, key: "previous", links: context.links)
        next = SiteNeighborLink(subject?.next, key: "next", links: context.links)
        documentAddress = context.links.address(subject?.preview.documentPath ?? .catalogue)
    }

    static func stub() -> Self { Self(.stub(), subject: nil) }
}
