import FOSMVVM
import PreviewCatalog

/// The choices of the matrix: its locales, widths and previews, each as a link to the page with it or without it.
@ViewModel
struct MatrixChoices {
    @LocalizedString var locales
    @LocalizedString var themes
    @LocalizedString var widths
    @LocalizedString var previews
    @LocalizedString var allLocales
    @LocalizedString var allPreviews
    /// The links to the page with all locales, and with all previews.
    let everyLocale: MatrixChip
    let localeChips: [MatrixChip]
    let pseudoChips: [MatrixChip]
    let widthChips: [MatrixChip]
    let everyPreview: MatrixChip
    let previewChips: [MatrixChip]
    /// Whether there are several previews to choose from.
    let hasPreviews: Bool
    var vmId = ViewModelId(type: Self.self)

    /// - Parameters:
    ///   - home: The locale of the page, which is always shown.
    ///   - offered: The locales that the page can offer.
    init(
        _ entry: CatalogEntry, widths: MatrixWidths, home: LocaleIdentifier, offered: [NamedLocale], links: PageLinks
    ) {
        let parameters = links.parameters
        everyLocale = MatrixChip("", isChosen: parameters.locales.isEmpty, links: links) { $0.locales = [] }
        localeChips = offered.filter { $0.identifier != home }.map { MatrixChip($0, links: links) }
        pseudoChips = PseudoLocale.allCases.map(\.identifier).filter { $0 != home }
            .map { MatrixChip(NamedLocale($0), links: links) }
        widthChips = widths.offered.map { width in
            MatrixChip("\(width.pixels)", isChosen: widths.shown.contains(width), links: links) {
                widths.toggle(width, in: &$0)
            }
        }
        everyPreview = MatrixChip("", isChosen: parameters.previews.isEmpty, links: links) { $0.previews = [] }
        previewChips = entry.previews.map { preview in
            MatrixChip(preview.name, isChosen: parameters.previews.contains(preview.slug), links: links) {
                $0.previews.toggle(preview.slug)
            }
        }
        hasPreviews = entry.previews.count > 1
    }

    static func stub() -> Self {
        let context = PageContext.stub(MatrixPage(viewModel: SampleProgram.entry.viewModelName))
        return Self(
            SampleProgram.entry, widths: MatrixWidths(own: .phone, parameters: context.parameters), home: .english,
            offered: context.offeredLocales, links: context.links)
    }
}

/// A value of the matrix that can be chosen, as a link to the page with it, or without it if it is chosen.
struct MatrixChip: Codable, Sendable {
    let label: String
    /// The language of the label. Nil for a name in code.
    let language: String?
    /// The purpose of a pseudo-locale, which is shown instead of the label.
    let purpose: LocalizableString?
    let address: String
    let isChosen: Bool

    fileprivate init(
        _ label: String, isChosen: Bool, links: PageLinks, changing change: (inout PageParameters) -> Void
    ) {
        self.label = label
        self.isChosen = isChosen
        language = nil
        purpose = nil
        address = links.here(changing: change)
    }

    fileprivate init(_ locale: NamedLocale, links: PageLinks) {
        label = locale.name
        language = locale.identifier.documentLanguage
        purpose = locale.identifier.pseudo?.siteLabel
        isChosen = links.parameters.locales.contains(locale.identifier)
        address = links.here { $0.locales.toggle(locale.identifier) }
    }
}

extension Array where Element: Equatable {
    /// Removes an element, or adds it at the end.
    fileprivate mutating func toggle(_ element: Element) {
        if let index = firstIndex(of: element) {
            remove(at: index)
        } else {
            append(element)
        }
    }
}
