import FOSMVVM
import PreviewCatalog

/// How the previews of a column are shown.
struct MatrixVariant: Sendable {
    /// The maximum number of columns.
    static let limit = 100

    let locale: NamedLocale
    let theme: PreviewTheme
    let width: PreviewLength

    /// Returns the variants of the columns: each chosen width of each chosen theme of each chosen locale.
    ///
    /// - Parameters:
    ///   - home: The locale of the page.
    ///   - offered: The locales that the page can offer.
    static func variants(
        _ parameters: PageParameters, home: LocaleIdentifier, offered: [NamedLocale], widths: [PreviewLength]
    ) -> [MatrixVariant] {
        let theme = parameters.theme
        let themes = theme == .both ? [.light, .dark] : [theme]
        let chosen = parameters.locales.isEmpty ? offered : parameters.locales.map(NamedLocale.init)
        // The locale of the page is the reference, with which the others are compared.
        let locales = [NamedLocale(home)] + chosen.filter { $0.identifier != home }
        return locales.flatMap { locale in
            themes.flatMap { theme in
                widths.map { MatrixVariant(locale: locale, theme: theme, width: $0) }
            }
        }
    }
}

/// The size of the matrix, from which the stylesheet computes the scale of the frames.
struct MatrixSize: Codable, Sendable {
    /// The number of columns.
    let columns: Int
    /// The layout widths of all columns together in CSS pixels.
    let totalWidth: Int
    /// The layout width of the first column, with which the others are compared.
    let referenceWidth: Int

    init(_ variants: [MatrixVariant]) {
        columns = variants.count
        totalWidth = variants.reduce(0) { $0 + $1.width.pixels }
        referenceWidth = variants[0].width.pixels
    }
}

/// The head of a column in the matrix.
struct MatrixColumn: Codable, Sendable {
    let name: String
    let code: String
    let language: String
    let direction: String
    /// The purpose of a pseudo-locale.
    let purpose: LocalizableString?
    /// The theme. Nil if all columns have the same.
    let theme: LocalizableString?
    /// The width in CSS pixels, as a text. Nil if all columns have the same.
    let widthText: String?
    /// The layout width of its previews in CSS pixels.
    let width: Int

    /// - Parameter hasTheme: Whether the columns differ in their themes.
    init(_ variant: MatrixVariant, hasTheme: Bool, widths: MatrixWidths) {
        let locale = variant.locale
        name = locale.name
        code = locale.identifier.tag
        language = locale.identifier.documentLanguage
        direction = locale.direction
        purpose = locale.identifier.pseudo?.siteLabel
        theme = hasTheme ? variant.theme.localizableString : nil
        widthText = widths.shown.count > 1 ? "\(variant.width.pixels) px" : nil
        width = variant.width.pixels
    }
}

/// The widths of previews in the matrix.
struct MatrixWidths: Sendable {
    /// The width that the view asks for.
    let own: PreviewLength
    /// The chosen widths, at least one.
    let shown: [PreviewLength]

    init(own: PreviewLength, parameters: PageParameters) {
        let chosen = parameters.widths
        self.own = own
        shown = chosen.isEmpty ? [parameters.width ?? own] : chosen.sorted()
    }

    /// The presets, the width that the view asks for, and the chosen ones.
    var offered: [PreviewLength] { Set(PreviewLength.presets + [own] + shown).sorted() }

    /// Adds or removes a width in the parameters of a page. The last one stays.
    func toggle(_ width: PreviewLength, in parameters: inout PageParameters) {
        let toggled = Set(shown).symmetricDifference([width]).sorted()
        parameters.widths = toggled.count > 1 ? toggled : []
        if toggled.count == 1 { parameters.width = toggled[0] == own ? nil : toggled[0] }
    }
}

extension PreviewLength {
    /// Returns the widest initial width of previews, or else a phone's width.
    static func widest(of previews: [MadePreview?]) -> PreviewLength {
        previews.compactMap { $0?.frame.width.map(PreviewLength.init(clamping:)) }.max() ?? .phone
    }
}
