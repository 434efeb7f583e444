import FOSMVVM
import PreviewCatalog
import TextCoverage

/// A text that a locale lacks or has wrong, with the previews that show it.
struct CoverageText: Codable, Sendable {
    let name: String
    /// Where it stands, or is to be added: file and line.
    let place: String?
    /// What is wrong with it; nothing where it is missing.
    let problems: [LocalizableSubstitutions]
    /// The previews, as links to their texts in the locale.
    let previews: [CoveragePreview]

    init(_ text: UnfinishedText, feature: String, places: TextPlaces, context: PageContext) {
        let use = text.text.use
        name = use.name
        place = places.place(of: use, text.lookup, in: text.locale).map(context.content.shown)
        problems = StringsPanelProblem.texts(
            of: text.faults, defaultLocale: context.content.localizations.defaultLocale)
        previews = text.text.previews.filter { $0.feature == feature }.map { preview in
            CoveragePreview(preview, context: context) {
                $0.locale = text.locale
                $0.panel = .strings
                $0.strings = .wrong
            }
        }
    }
}
