import FOSMVVM

/// The choice of the previews' time zone: some that differ in every way, and a field for any other.
@ViewModel
struct SiteTimeZoneViewModel {
    /// A time zone, as a link to the same page in it.
    struct Choice: Codable, Sendable {
        let name: String
        let address: String
        let isCurrent: Bool
    }

    /// West and east of Greenwich, with daylight saving time and without, half an hour off, and past the date line.
    private static let offered = [
        "America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Auckland",
    ]

    @LocalizedString var label
    @LocalizedString var fieldLabel
    @LocalizedString var submit
    let current: String
    let isChosen: Bool
    let choices: [Choice]
    let action: String
    let hiddenFields: [SiteHiddenField]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let chosen = context.parameters.timeZone
        let natural = PreviewTimeZone.name(of: context.content.timeZone)
        let current = chosen?.identifier ?? natural
        self.current = current
        isChosen = chosen != nil
        let offered = Self.offered.compactMap(PreviewTimeZone.init)
        let others = [chosen].compactMap { $0 }.filter { !offered.contains($0) && $0.identifier != natural }
        choices = ([nil] + others + offered).map { zone in
            Choice(
                name: zone?.identifier ?? natural, address: context.here { $0.timeZone = zone },
                isCurrent: (zone?.identifier ?? natural) == current)
        }
        action = context.path.encoded
        hiddenFields = context.links.hiddenFields(of: context.path, besides: .tz)
    }

    static func stub() -> Self { Self(.stub()) }
}
