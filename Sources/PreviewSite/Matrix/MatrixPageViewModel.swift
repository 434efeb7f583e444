import FOSMVVM
import PreviewCatalog

/// Every preview of a ViewModel in every locale, theme or width, `/matrix/{ViewModel}`.
struct MatrixPage: ViewModelEndpoint {
    static let pattern = PathPattern("matrix", values: 1...1)
    static let parameters = PageParameter.ofPreviews.union([.by, .pseudo, .arguments])
    let viewModel: String

    func page(of entry: CatalogEntry, in context: PageContext) -> Page {
        Page(MatrixPageViewModel(entry, context: context))
    }
}

/// Every preview of a ViewModel in every locale, theme or width, side by side.
@ViewModel
struct MatrixPageViewModel {
    @LocalizedString var summary
    @LocalizedString var tableLabel
    @LocalizedString var previewLabel
    @LocalizedString var widthLabel
    @LocalizedString var axisLabel
    @LocalizedString var measuring
    @LocalizedString var measured
    @LocalizedString var noFinding
    @LocalizedString var overflowLabel
    @LocalizedString var cutLabel
    @LocalizedString var brokenLabel
    @LocalizedString var nextFinding
    let title: LocalizableSubstitutions
    let chrome: ChromeViewModel
    let tree: TreeViewModel
    let viewName: String
    let switches: SwitchesViewModel
    /// Nil for a view that has one version.
    let versions: VersionSwitch?
    let widths: [WidthChoice]
    let hasWidths: Bool
    let axes: [MatrixAxisChoice]
    let columnsLabel: LocalizableString
    /// Shows or hides pseudo-locales. Nil if the columns are not locales.
    let columnsAddress: String?
    let hasPseudoLocales: Bool
    let columns: [MatrixColumn]
    let rows: [MatrixRow]
    var vmId = ViewModelId(type: Self.self)
}

extension MatrixPageViewModel {
    init(_ entry: CatalogEntry, context: PageContext) {
        let hasPseudoLocales = context.parameters.matrixColumns == .show
        let axis = context.parameters.matrixAxis
        title = LocalizableString.localized(for: Self.self, propertyName: "title")
            .bind(substitutions: ["view": LocalizableString.constant(entry.viewName)])
        chrome = ChromeViewModel(context, styles: [.matrix], modules: [.matrixScript])
        tree = TreeViewModel(context, current: entry.previews.first, place: .matrix)
        viewName = entry.viewName
        switches = SwitchesViewModel(context)
        // One that hangs does not block the page.
        let made = entry.previews.map { preview in
            context.isKnown(preview) ? try? preview.make(context.previewChanges).made : nil
        }
        let ownWidth = MatrixFrame.width(of: made)
        versions = entry.previews.lazy.compactMap { VersionSwitch($0, context: context) }.first
        widths = axis == .width ? [] : WidthChoice.choices(own: ownWidth, context: context)
        hasWidths = !widths.isEmpty
        axes = MatrixAxisChoice.choices(context)
        columnsLabel = .localized(for: Self.self, propertyName: hasPseudoLocales ? "hidePseudo" : "showPseudo")
        columnsAddress = axis == .locale ? context.here { $0.matrixColumns = hasPseudoLocales ? .hide : .show } : nil
        self.hasPseudoLocales = hasPseudoLocales
        let variants = MatrixVariant.variants(context, width: context.parameters.width ?? ownWidth)
        columns = variants.map { MatrixColumn($0, axis: axis) }
        rows = zip(entry.previews, made).map { preview, made in
            MatrixRow(preview, made: made, variants: variants, context: context)
        }
    }

    static func stub() -> Self { stub { _ in } }

    /// Returns the matrix of a sample view, with changed parameters.
    static func stub(changing change: (inout PageParameters) -> Void) -> Self {
        let entry = SampleProgram.entry
        return Self(entry, context: .stub(MatrixPage(viewModel: entry.viewModelName), changing: change))
    }
}

/// A preview's row in the matrix.
struct MatrixRow: Codable, Sendable {
    let name: String
    let address: String
    let cells: [MatrixCell]

    /// - Parameter made: The preview, if it can be made.
    init(
        _ preview: Preview, made: MadePreview?, variants: [MatrixVariant], context: PageContext
    ) {
        let record = made.flatMap { try? context.renderer.record(of: $0.subject) }
        name = preview.name
        address = context.links.address(WorkbenchPage(preview))
        cells = variants.map { MatrixCell(preview, record: record, variant: $0, context: context) }
    }
}

/// What the columns differ in, as a link to the matrix with these columns.
struct MatrixAxisChoice: Codable, Sendable {
    let label: LocalizableString
    let address: String
    let isCurrent: Bool

    static func choices(_ context: PageContext) -> [MatrixAxisChoice] {
        MatrixAxis.allCases.map { axis in
            MatrixAxisChoice(
                label: .localized(for: Self.self, propertyName: axis.rawValue),
                address: context.here { $0.matrixAxis = axis }, isCurrent: axis == context.parameters.matrixAxis)
        }
    }
}

/// How the previews of a column are shown.
struct MatrixVariant: Sendable {
    let locale: NamedLocale
    let theme: PreviewTheme
    let frame: MatrixFrame

    /// Returns the variants of the columns. If they are locales, the one that is shown elsewhere comes first, and
    /// pseudo-locales only if they are requested.
    ///
    /// - Parameter width: The width of previews, unless the columns are widths.
    static func variants(_ context: PageContext, width: PreviewLength) -> [MatrixVariant] {
        let locale = NamedLocale(context.previewLocale)
        let theme = context.parameters.theme
        let frame = MatrixFrame(width)
        switch context.parameters.matrixAxis {
        case .locale:
            return locales(context).map { MatrixVariant(locale: $0, theme: theme, frame: frame) }
        case .theme:
            return [.light, .dark].map { MatrixVariant(locale: locale, theme: $0, frame: frame) }
        case .width:
            return PreviewLength.presets.map { MatrixVariant(locale: locale, theme: theme, frame: MatrixFrame($0)) }
        }
    }

    private static func locales(_ context: PageContext) -> [NamedLocale] {
        let own = context.locales.filter { $0.identifier == context.previewLocale }
        let others = context.locales.filter { $0.identifier != context.previewLocale }
        let pseudo = context.parameters.matrixColumns == .show ? PseudoLocale.allCases.map(\.identifier) : []
        return own + others + pseudo.map(NamedLocale.init)
    }
}

/// The head of a column in the matrix.
struct MatrixColumn: Codable, Sendable {
    let name: LocalizableString
    /// The locale of the name. Nil for a text of the site.
    let locale: MatrixColumnLocale?
    /// The shown width of its cells in CSS pixels.
    let width: Int

    fileprivate init(_ variant: MatrixVariant, axis: MatrixAxis) {
        width = variant.frame.shownWidth
        switch axis {
        case .locale:
            name = .constant(variant.locale.name)
            locale = MatrixColumnLocale(variant.locale)
        case .theme:
            name = variant.theme.localizableString
            locale = nil
        case .width:
            name = .constant("\(variant.frame.width) px")
            locale = nil
        }
    }
}

/// The locale of a column.
struct MatrixColumnLocale: Codable, Sendable {
    let code: String
    let language: String
    let direction: String
    /// The purpose of a pseudo-locale.
    let purpose: LocalizableString?

    fileprivate init(_ locale: NamedLocale) {
        code = locale.identifier.tag
        language = locale.identifier.documentLanguage
        direction = locale.direction
        purpose = locale.identifier.pseudo?.siteLabel
    }
}

/// The size of the matrix's frames.
struct MatrixFrame: Codable, Sendable {
    /// The maximum shown widths of cells, for frames up to a phone's width and for wider ones.
    private static let cellWidths = (phone: 300, wide: 460)

    /// The layout width of previews in CSS pixels.
    let width: Int
    /// The shown width in CSS pixels.
    let shownWidth: Int
    /// The scale of the frames.
    let scale: Double

    init(_ width: PreviewLength) {
        let maxWidth = width.pixels > 480 ? Self.cellWidths.wide : Self.cellWidths.phone
        self.width = width.pixels
        shownWidth = min(width.pixels, maxWidth)
        scale = Double(shownWidth) / Double(width.pixels)
    }

    /// Returns the widest initial width of the previews, or else a phone's width.
    static func width(of previews: [MadePreview?]) -> PreviewLength {
        previews.compactMap { $0?.frame.width.map(PreviewLength.init(clamping:)) }.max() ?? .phone
    }
}
