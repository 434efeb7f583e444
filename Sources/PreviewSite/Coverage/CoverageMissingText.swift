import FOSMVVM
import PreviewCatalog
import TextCoverage

/// A text that a locale lacks, with the previews that show it.
struct CoverageMissingText: Codable, Sendable {
    /// A preview, as a link to its texts in the locale.
    struct Link: Codable, Sendable {
        let name: String
        let address: String
    }

    let name: String
    /// Where it is to be added: file and line.
    let place: String?
    let previews: [Link]

    init(
        _ text: InventoriedText, feature: String, locale: LocaleIdentifier, places: TextPlaces, context: PageContext
    ) {
        let lookup = context.content.localizations.lookup(text.use, in: locale)
        name = text.use.name
        place = places.place(of: text.use, lookup, in: locale).map(context.content.shown)
        previews = text.previews.filter { $0.feature == feature }.map { preview in
            Link(
                name: "\(preview.viewName) / \(preview.name)",
                address: context.links.address(
                    .workbench(viewModel: preview.viewModelName, slug: preview.slug)
                ) {
                    $0.locale = locale
                    $0.panel = .strings
                    $0.strings = .wrong
                })
        }
    }
}
