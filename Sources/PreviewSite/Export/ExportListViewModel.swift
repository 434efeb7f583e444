import FOSMVVM

/// The page that links to all exports with names.
@ViewModel
struct ExportListViewModel {
    @LocalizedString var title
    @LocalizedString var nothing
    let language: String
    let direction: String
    /// The stylesheets, which are inserted unescaped.
    let style: String
    let exports: [ExportListItem]
    let isEmpty: Bool
    var vmId = ViewModelId(type: Self.self)
}

extension ExportListViewModel {
    private static let styles: [BuiltInAsset] = [.tokens, .siteStyles, .snapshots]

    init(_ entries: [ExportList.Entry], context: PageContext) {
        language = context.locale.tag
        direction = context.textDirection.rawValue
        style = context.content.assets.text(of: Self.styles.map(\.path))
        exports = entries.map(ExportListItem.init)
        isEmpty = exports.isEmpty
    }

    static func stub() -> Self { stub(exports: []) }

    static func stub(exports: [ExportListItem]) -> Self {
        Self(language: "en", direction: "ltr", style: "", exports: exports, isEmpty: exports.isEmpty)
    }
}

/// An export, with a link to its catalog.
struct ExportListItem: Codable, Sendable {
    let name: String
    let title: String
    let address: String
    let date: LocalizableDate

    init(_ entry: ExportList.Entry) {
        name = entry.name
        title = entry.title
        address = "\(entry.name)/index.html"
        date = LocalizableDate(value: entry.date, dateStyle: .medium, timeStyle: .short)
    }
}
