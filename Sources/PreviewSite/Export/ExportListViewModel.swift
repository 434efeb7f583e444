import FOSMVVM

/// The page that links to all exports with names.
@ViewModel
struct ExportListViewModel {
    @LocalizedString var title
    @LocalizedString var nothing
    @LocalizedString var searchLabel
    /// What the script shows, with `{count}` for the number of previews.
    @LocalizedString var previews
    /// What it shows for a catalog whose index it cannot read.
    @LocalizedString var unreadable
    let language: String
    let direction: String
    /// The stylesheets, which are inserted unescaped.
    let style: String
    /// The script that searches all catalogs, which is inserted unescaped.
    let script: String
    let exports: [ExportListItem]
    let isEmpty: Bool
    var vmId = ViewModelId(type: Self.self)
}

extension ExportListViewModel {
    private static let styles: [BuiltInAsset] = [.tokens, .siteStyles, .snapshots]

    init(_ entries: [ExportList.Entry], context: PageContext) {
        language = context.locales.site.tag
        direction = context.locales.siteDirection.rawValue
        style = context.content.assets.text(of: Self.styles.map(\.path))
        script = context.content.assets.text(of: [BuiltInAsset.catalogsScript.path])
        exports = entries.map(ExportListItem.init)
        isEmpty = exports.isEmpty
    }

    static func stub() -> Self { stub(exports: []) }

    static func stub(exports: [ExportListItem]) -> Self {
        Self(language: "en", direction: "ltr", style: "", script: "", exports: exports, isEmpty: exports.isEmpty)
    }
}

/// An export or a catalog elsewhere, with a link to it.
struct ExportListItem: Codable, Sendable {
    let name: String
    let title: String
    let address: String
    /// The address to which the index of the catalog is relative.
    let folder: String
    let date: LocalizableDate

    init(_ entry: ExportList.Entry) {
        name = entry.name
        title = entry.title
        folder = entry.address ?? "\(entry.name)/"
        let isSite = entry.address?.contains("://") ?? false
        address = isSite ? folder : "\(folder)index.html"
        date = LocalizableDate(value: entry.date, dateStyle: .medium, timeStyle: .short)
    }
}
