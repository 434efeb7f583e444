import FOSMVVM
import PreviewCatalog

/// Every preview of a ViewModel beside itself in every locale.
@ViewModel
struct MatrixPageViewModel {
    @LocalizedString var summary
    @LocalizedString var tableLabel
    @LocalizedString var previewLabel
    @LocalizedString var widthLabel
    @LocalizedString var measuring
    @LocalizedString var measured
    @LocalizedString var noFinding
    @LocalizedString var overflowLabel
    @LocalizedString var cutLabel
    @LocalizedString var nextFinding
    let title: LocalizableSubstitutions
    let chrome: SiteChromeViewModel
    let tree: SiteTreeViewModel
    let viewName: String
    let workbenchAddress: String
    let widths: [SiteWidthChoice]
    let columnsLabel: LocalizableString
    let columnsAddress: String
    let hasPseudoLocales: Bool
    let frame: MatrixFrame
    let columns: [MatrixColumn]
    let rows: [MatrixRow]
    var vmId = ViewModelId(type: Self.self)
}

extension MatrixPageViewModel {
    init(_ entry: CatalogEntry, context: PageContext) {
        let hasPseudoLocales = context.parameters.matrixColumns == .show
        let locales = MatrixColumn.locales(context)
        title = LocalizableString.localized(for: Self.self, propertyName: "title")
            .bind(substitutions: ["view": LocalizableString.constant(entry.viewName)])
        chrome = SiteChromeViewModel(context)
        tree = SiteTreeViewModel(context, current: entry.previews.first, isMatrix: true)
        viewName = entry.viewName
        workbenchAddress = context.links.address(.workbench(viewModel: entry.viewModelName, slug: nil))
        let made = entry.previews.map { try? $0.make() }
        let ownWidth = MatrixFrame.width(of: made)
        widths = SiteWidthChoice.choices(own: ownWidth, context: context)
        columnsLabel = .localized(for: Self.self, propertyName: hasPseudoLocales ? "hidePseudo" : "showPseudo")
        columnsAddress = context.here { $0.matrixColumns = hasPseudoLocales ? .hide : .show }
        self.hasPseudoLocales = hasPseudoLocales
        let frame = MatrixFrame(context.parameters.width ?? ownWidth)
        self.frame = frame
        columns = locales.map(MatrixColumn.init)
        rows = zip(entry.previews, made).map { preview, made in
            MatrixRow(preview, made: made, locales: locales, frame: frame, context: context)
        }
    }

    /// The matrix of a view without previews.
    static func stub() -> Self {
        let context = PageContext.stub()
        return Self(
            title: LocalizableString.localized(for: Self.self, propertyName: "title").bind(substitutions: [:]),
            chrome: SiteChromeViewModel(context), tree: SiteTreeViewModel(context), viewName: "TaskListView",
            workbenchAddress: "/", widths: [],
            columnsLabel: .localized(for: Self.self, propertyName: "showPseudo"), columnsAddress: "/",
            hasPseudoLocales: false, frame: MatrixFrame(.phone), columns: [], rows: [])
    }
}
