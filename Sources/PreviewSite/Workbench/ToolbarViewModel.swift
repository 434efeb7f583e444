import FOSMVVM
import PreviewCatalog

/// The tools of the workbench.
@ViewModel
struct ToolbarViewModel {
    /// The maximum number of locales in a row. More locales are in a menu.
    private static let localesInRow = 8

    @LocalizedString var label
    @LocalizedString var close
    @LocalizedString var directionLabel
    @LocalizedString var widthLabel
    @LocalizedString var matrix
    @LocalizedString var copyAddress
    @LocalizedString var openAlone
    @LocalizedString var fullScreen
    @LocalizedString var rotate
    @LocalizedString var lookLabel
    let switches: SwitchesViewModel
    let manyLocales: Bool
    let directions: [ToolChoice]
    /// Nil for a view that has one version.
    let versions: VersionSwitch?
    let widths: [WidthChoice]
    let devices: DeviceMenu
    /// The address with width and height exchanged. Nil unless both are set.
    let rotatedAddress: String?
    /// The address that ends the session of a view in use. Nil without one.
    let resetAddress: String?
    let reset: LocalizableString
    let looks: [LookGroup]
    /// Whether the preview is not looked at as usual.
    let hasLook: Bool
    let timeZone: TimeZoneViewModel
    let previous: NeighborLink?
    let next: NeighborLink?
    let matrixAddress: String
    let copies: CopyMenu
    /// What measures elements of the preview. Its script shows it.
    let measure: MeasureCard
    let documentAddress: String
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext, preview: Preview) {
        switches = SwitchesViewModel(context)
        manyLocales = switches.locales.count > Self.localesInRow
        directions = ToolChoice.choices(
            PreviewDirection.choices(in: context.locales.preview), current: context.parameters.direction,
            label: \.localizableString, icon: \.rawValue,
            address: { direction in context.here { $0.direction = direction } })
        versions = VersionSwitch(preview.versions(in: context.renderer), links: context.links)
        widths = WidthChoice.choices(context.links)
        devices = DeviceMenu(context.links)
        let parameters = context.parameters
        reset = .localized(for: OperationsPanel.self, propertyName: "resetLabel")
        resetAddress = context.findSession().map { context.links.address(ResetSession(session: $0.id)) }
        rotatedAddress = parameters.height.flatMap { height in
            parameters.width.map { width in
                context.here { ($0.width, $0.height) = (height, width) }
            }
        }
        looks = LookGroup.groups(context.links)
        hasLook = parameters.look != PreviewLook()
        timeZone = TimeZoneViewModel(context)
        let links = context.links
        let (previous, next) = context.content.catalog.neighbors(of: preview)
        self.previous = NeighborLink(previous, key: "previous", links: links)
        self.next = NeighborLink(next, key: "next", links: links)
        matrixAddress = links.address(MatrixPage(viewModel: preview.viewModelName))
        copies = CopyMenu(preview, context: context)
        measure = MeasureCard()
        documentAddress = links.address(BareDocument(preview))
    }

    static func stub() -> Self {
        Self(.stub(WorkbenchPage(SampleProgram.list)), preview: SampleProgram.list)
    }
}

/// A group of choices of how a preview is looked at.
struct LookGroup: Codable, Sendable {
    /// A choice, as a link to the same page with it.
    struct Choice: Codable, Sendable {
        let label: LocalizableString
        let address: String
        let isCurrent: Bool
    }

    let label: LocalizableString
    let choices: [Choice]

    static func groups(_ links: PageLinks) -> [LookGroup] {
        let look = links.parameters.look
        let choice = { (label: LocalizableString, isCurrent: Bool, change: (inout PreviewLook) -> Void) in
            Choice(label: label, address: links.here { change(&$0.look) }, isCurrent: isCurrent)
        }
        let zooms = [nil] + PreviewLook.Zoom.allCases
        return [
            group(
                "zoom",
                zooms.map { zoom in
                    choice(zoom.map { percent($0.rawValue) } ?? text("fit"), zoom == look.zoom) { $0.zoom = zoom }
                }),
            group(
                "textSize",
                PreviewLook.TextSize.allCases.map { size in
                    choice(percent(size.rawValue), size == look.textSize) { $0.textSize = size }
                }),
            group(
                "background",
                PreviewLook.Background.allCases.map { background in
                    choice(text(background.rawValue), background == look.background) { $0.background = background }
                }),
            group(
                "guides",
                PreviewLook.Guide.allCases.map { guide in
                    choice(text(guide.rawValue), look.guides.contains(guide)) {
                        $0.guides.formSymmetricDifference([guide])
                    }
                } + [
                    choice(text("framed"), look.screen == .framed) {
                        $0.screen = $0.screen == .framed ? nil : .framed
                    }
                ]),
            group(
                "state",
                PreviewLook.State.allCases.map { state in
                    choice(text(state.rawValue), state == look.state) { $0.state = state }
                }),
            group(
                "preferences",
                PreviewLook.Preference.allCases.map { preference in
                    choice(text(preference.rawValue), look.preferences.contains(preference)) {
                        $0.preferences.formSymmetricDifference([preference])
                    }
                }),
        ]
    }

    private static func group(_ key: String, _ choices: [Choice]) -> LookGroup {
        LookGroup(label: text(key), choices: choices)
    }

    private static func text(_ key: String) -> LocalizableString { .localized(for: Self.self, propertyName: key) }

    private static func percent(_ number: Int) -> LocalizableString { .constant("\(number)%") }
}

/// A link to the preview before or after.
struct NeighborLink: Codable, Sendable {
    let label: LocalizableSubstitutions
    let address: String

    /// Nil without a neighbor.
    init?(_ preview: Preview?, key: String, links: PageLinks) {
        guard let preview else { return nil }
        let name = "\(preview.viewName) / \(preview.name)"
        label = LocalizableString.localized(for: Self.self, propertyName: key)
            .bind(substitutions: ["name": LocalizableString.constant(name)])
        address = links.address(WorkbenchPage(preview))
    }
}

extension PreviewCatalog {
    /// The previews before and after one.
    fileprivate func neighbors(of preview: Preview) -> (previous: Preview?, next: Preview?) {
        let previews = previews
        let index = previews.firstIndex { $0.viewModelName == preview.viewModelName && $0.slug == preview.slug }
        guard let index else { return (nil, nil) }
        return (previews[..<index].last, previews[(index + 1)...].first)
    }
}

/// A width of the canvas, as a link to the same preview with it.
struct WidthChoice: Codable, Sendable {
    let label: LocalizableSubstitutions
    let text: LocalizableString
    let address: String
    let isCurrent: Bool
    let isNext: Bool

    /// Returns the natural width and the presets. Another width is one of the menu of devices.
    static func choices(_ links: PageLinks) -> [WidthChoice] {
        choices([nil] + PreviewLength.presets, current: links.parameters.width, links: links)
    }

    /// Returns the presets, a view's own width, and the requested width, which is the view's own by default.
    static func choices(own: PreviewLength, links: PageLinks) -> [WidthChoice] {
        let current = links.parameters.width
        let widths = Set(PreviewLength.presets + [current, own].compactMap { $0 }).sorted()
        return choices(widths, current: current ?? own, links: links)
    }

    private static func choices(
        _ widths: [PreviewLength?], current: PreviewLength?, links: PageLinks
    ) -> [WidthChoice] {
        let next = widths.following(current)
        return widths.map { width in
            WidthChoice(
                width, links: links, isCurrent: width == current, isNext: next.map { $0 == width } ?? false)
        }
    }

    private init(_ width: PreviewLength?, links: PageLinks, isCurrent: Bool, isNext: Bool) {
        let number = width.map { String($0.pixels) }
        let name = width == nil ? "natural" : "pixels"
        label = LocalizableString.localized(for: Self.self, propertyName: name)
            .bind(substitutions: ["width": LocalizableString.constant(number ?? "")])
        text = number.map { .constant($0) } ?? .localized(for: Self.self, propertyName: "naturalShort")
        address = links.here {
            $0.width = width
            $0.height = width?.deviceHeight
        }
        self.isCurrent = isCurrent
        self.isNext = isNext
    }
}

/// The choice of the previews' time zone: some very different ones, and a field for any other.
@ViewModel
struct TimeZoneViewModel {
    /// A time zone, as a link to the same page with it.
    struct Choice: Codable, Sendable {
        let name: String
        let address: String
        let isCurrent: Bool
    }

    /// Time zones west and east of Greenwich, with and without daylight saving time, and with half hours.
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
    let hiddenFields: [HiddenField]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let chosen = context.parameters.timeZone
        let natural = PreviewTimeZone.name(of: context.content.renderer.timeZone)
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
        action = context.page.address
        hiddenFields = context.links.hiddenFields(of: context.page, besides: .tz)
    }

    static func stub() -> Self { Self(.stub()) }
}
