import FOSMVVM
import HTMLRendering
import HTTPCore

/// What a reader chose for the site itself. Previews have their own language and theme, in the address of each page.
///
/// A cookie keeps it, so that two readers of one host have their own choices.
struct ReaderSettings: Hashable, Sendable {
    private static let cookieName = "preview-host-reader"
    /// The seconds for which a browser keeps the choices: a year.
    private static let lifetime = 31_536_000

    /// The language of the site. Nil for the best one for the browser.
    var locale: LocaleIdentifier?
    var theme = PreviewTheme.system

    /// Reads the choices in a request. Leaves out a locale in which the site has no texts.
    init(_ headers: HTTPFields, store: TextStore) {
        let parts = (headers.cookie(named: Self.cookieName) ?? "").split(separator: ".").map(String.init)
        locale = parts.first.flatMap(LocaleIdentifier.init).flatMap { store.locales.contains($0) ? $0 : nil }
        theme = parts.dropFirst().first.flatMap(Self.theme) ?? .system
    }

    /// Returns the theme with a name. Nil for one that a site cannot have.
    fileprivate static func theme(_ name: String) -> PreviewTheme? {
        PreviewTheme.single.first { $0.rawValue == name }
    }

    /// The settings of a reader who chose nothing.
    init() {}

    /// The value of `Set-Cookie` (RFC 6265 §4.1).
    var cookie: String {
        let value = "\(locale?.tag ?? "").\(theme.rawValue)"
        return "\(Self.cookieName)=\(value); Path=/; Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax"
    }
}

/// Keeps a choice of the reader, and returns to the page of the form: `/reader/{path of the page}`.
struct ChooseReaderSettings: FormAction {
    static let pattern = PathPattern("reader", values: 0...Int.max)
    static let parameters = Set(PageParameter.allCases)
    /// The parts of the page's path.
    let values: [String]

    /// The page of the form. The catalog for a path without a page.
    var page: any Endpoint {
        guard let page = Endpoints.endpoint(at: values), !(page is any FormAction) else { return CatalogPage() }
        return page
    }

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let form = try context.request.form()
        var settings = context.reader
        if let tag = form["locale"] {
            guard let locale = LocaleIdentifier(tag),
                context.content.siteLocales.contains(where: { $0.identifier == locale })
            else {
                throw .refused(.badRequest, message: "The site has no texts in '\(tag.excerpt)'.")
            }
            settings.locale = locale
        }
        if let name = form["theme"] {
            guard let theme = ReaderSettings.theme(name) else {
                throw .refused(.badRequest, message: "The site has no theme '\(name.excerpt)'.")
            }
            settings.theme = theme
        }
        let headers: HTTPFields = [.location: context.links.address(page), .setCookie: settings.cookie]
        return .response(HTTPResponse(status: .seeOther, headers: headers))
    }
}

/// The menu with the site's own language and theme.
@ViewModel
struct ReaderMenuViewModel {
    /// A language of the site, by its own name.
    struct Language: Codable, Sendable {
        let code: String
        let name: String
        let direction: String
        let isCurrent: Bool
    }

    /// A theme of the site.
    struct Theme: Codable, Sendable {
        let value: String
        let label: LocalizableString
        let icon: String
        let isCurrent: Bool
    }

    @LocalizedString var label
    /// What the menu belongs to.
    @LocalizedString var name
    @LocalizedString var languageLabel
    @LocalizedString var themeLabel
    /// The address that keeps a choice.
    let action: String
    let languages: [Language]
    let themes: [Theme]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        action = context.links.address(ChooseReaderSettings(values: context.page.segments))
        languages = context.content.siteLocales.map { locale in
            Language(
                code: locale.identifier.tag, name: locale.name, direction: locale.direction,
                isCurrent: locale.identifier == context.locales.site)
        }
        themes = PreviewTheme.single.map { theme in
            Theme(
                value: theme.rawValue, label: theme.localizableString, icon: theme.icon,
                isCurrent: theme == context.reader.theme)
        }
    }

    static func stub() -> Self { Self(.stub()) }
}
