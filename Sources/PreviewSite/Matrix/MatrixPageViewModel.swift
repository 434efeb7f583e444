import FOSMVVM
import HTMLRendering
import PreviewCatalog

/// The previews of a ViewModel in several locales, themes and widths, `/matrix/{ViewModel}`.
struct MatrixPage: ViewModelEndpoint {
    static let pattern = PathPattern("matrix", values: 1...1)
    static let parameters = PageParameter.ofPreviews.union([.locales, .widths, .previews, .arguments])
    let viewModel: String

    func page(of entry: CatalogEntry, in context: PageContext) -> Page {
        Page(MatrixPageViewModel(entry, context: context))
    }
}

/// The previews of a ViewModel in several locales, themes and widths, side by side.
@ViewModel
struct MatrixPageViewModel {
    @LocalizedString var summary
    @LocalizedString var tableLabel
    @LocalizedString var previewLabel
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
    let choices: MatrixChoices
    /// Says how many columns are left out. Nil if all are shown.
    let columnsCut: LocalizableSubstitutions?
    let size: MatrixSize
    let columns: [MatrixColumn]
    let rows: [MatrixRow]
    var vmId = ViewModelId(type: Self.self)
}

extension MatrixPageViewModel {
    init(_ entry: CatalogEntry, context: PageContext) {
        let slugs = context.parameters.previews
        let chosen = entry.previews.filter { slugs.contains($0.slug) }
        let previews = chosen.isEmpty ? entry.previews : chosen
        let unknown = slugs.first { slug in !entry.previews.contains { $0.slug == slug } }
            .map { ParameterRefusal(.previews, value: $0) }
        title = LocalizableString.localized(for: Self.self, propertyName: "title")
            .bind(substitutions: ["view": LocalizableString.constant(entry.viewName)])
        chrome = ChromeViewModel(
            context, notices: [unknown].compactMap { $0?.notice(shown: context.locales.preview) }, styles: [.matrix],
            modules: [.matrixScript])
        tree = TreeViewModel(context, current: entry.previews.first, place: .matrix)
        viewName = entry.viewName
        switches = SwitchesViewModel(context)
        // One that hangs does not block the page.
        let made = previews.map { preview in
            context.isKnown(preview) ? try? preview.make(context.previewChanges).made : nil
        }
        versions =
            entry.previews.lazy.map { $0.versions(in: context.renderer) }
            .compactMap { VersionSwitch($0, links: context.links) }.first
        let widths = MatrixWidths(own: PreviewLength.widest(of: made), parameters: context.parameters)
        choices = MatrixChoices(
            entry, widths: widths, home: context.locales.preview, offered: context.offeredLocales, links: context.links)
        let all = MatrixVariant.variants(
            context.parameters, home: context.locales.preview, offered: context.offeredLocales, widths: widths.shown)
        let variants = Array(all.prefix(MatrixVariant.limit))
        columnsCut = all.count > variants.count ? Self.columnsCut(variants.count, of: all.count) : nil
        size = MatrixSize(variants)
        columns = variants.map { MatrixColumn($0, hasTheme: context.parameters.theme == .both, widths: widths) }
        rows = zip(previews, made).map { preview, made in
            MatrixRow(preview, made: made, variants: variants, renderer: context.renderer, links: context.links)
        }
    }

    private static func columnsCut(_ shown: Int, of count: Int) -> LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "columnsCut").bind(substitutions: [
            "shown": LocalizableInt(value: shown), "count": LocalizableInt(value: count),
        ])
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
        _ preview: Preview, made: MadePreview?, variants: [MatrixVariant], renderer: HTMLRenderer, links: PageLinks
    ) {
        let record = made.flatMap { try? renderer.record(of: $0.subject) }
        name = preview.name
        address = links.address(WorkbenchPage(preview))
        // A preview that is pinned to a locale is the same in every other column.
        let locales = variants.map(\.locale.identifier)
        let own = preview.shownLocale(for: locales[0])
        let home = preview.locale == nil ? nil : locales.contains(own) ? own : locales[0]
        cells = variants.map { variant in
            let isRepeated = home != nil && home != variant.locale.identifier
            return MatrixCell(
                preview, record: record, variant: variant, isRepeated: isRepeated, texts: renderer.localizations,
                links: links)
        }
    }
}
