import FOSMVVM
import PreviewCatalog

/// A preview alone, for frames, screenshots and crawlers.
@ViewModel
struct BareDocumentViewModel {
    let language: String
    let direction: String
    let theme: String?
    let title: String
    let stylesheets: [String]
    /// HTML that is put in as it is.
    let fragment: String
    var vmId = ViewModelId(type: Self.self)

    init(_ preview: Preview, rendering: PreviewRendering, context: PageContext) {
        self.init(preview, fragment: rendering.rendered.text, locale: rendering.locale, context: context)
    }

    /// The document of any HTML of a preview in a locale.
    init(_ preview: Preview, fragment: String, locale: LocaleIdentifier, context: PageContext) {
        let parameters = context.parameters
        let natural = locale.isRightToLeft ? SiteDirection.rtl : .ltr
        language = locale.documentLanguage
        direction = (parameters.direction == .natural ? natural : parameters.direction).rawValue
        theme = parameters.theme.attribute
        title = "\(preview.name) · \(preview.viewName)"
        stylesheets = context.content.assets.previewStylesheets.map { SitePath.asset($0).encoded }
        self.fragment = fragment
    }

    private init(fragment: String) {
        (language, direction, theme, title, stylesheets) = ("en", "ltr", nil, "", [])
        self.fragment = fragment
    }

    static func stub() -> Self { Self(fragment: "") }
}
