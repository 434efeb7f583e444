import FOSMVVM
import HTTPCore
import TemplateEngine

/// What went wrong, where, and what to do next.
@ViewModel
struct ErrorPageViewModel {
    @LocalizedString var backToCatalogue
    let title: LocalizableSubstitutions
    let chrome: SiteChromeViewModel
    let status: String
    let heading: LocalizableSubstitutions
    let message: LocalizableSubstitutions
    /// What the server's own words are written in, where the page has these.
    let foreignLanguage: String?
    let faults: SiteFaultList?
    let suggestionsLabel: LocalizableString
    let hasSuggestions: Bool
    let suggestions: [SiteSuggestion]
    var vmId = ViewModelId(type: Self.self)

    init(_ error: SiteError, context: PageContext) {
        chrome = SiteChromeViewModel(context)
        status = String(error.status.code)
        heading = Self.text(error, "heading")
        title = heading
        message = Self.message(error)
        if case .refused = error { foreignLanguage = "en" } else { foreignLanguage = nil }
        // What is wrong with the content is on every page already.
        faults = SiteFaultList(Self.faults(error).filter { !context.content.faults.contains($0) })
        let near = error.suggestions(context)
        suggestionsLabel = .localized(for: Self.self, propertyName: near.isEmpty ? "previewsLabel" : "suggestionsLabel")
        suggestions = near.isEmpty ? error.previews(context) : near
        hasSuggestions = !suggestions.isEmpty
    }

    static func stub() -> Self { Self(.unknownPage("/elsewhere"), context: .stub()) }

    private static func message(_ error: SiteError) -> LocalizableSubstitutions {
        guard case .refused(_, let message) = error else { return text(error, "message") }
        return LocalizableString.constant("%{message}")
            .bind(substitutions: ["message": LocalizableString.constant(message)])
    }

    private static func text(_ error: SiteError, _ name: String) -> LocalizableSubstitutions {
        var values: [String: any Localizable] = ["name": LocalizableString.constant(error.name.excerpt(100))]
        if case .unknownPreview(_, let viewModel) = error {
            values["viewModel"] = LocalizableString.constant(viewModel)
        }
        return LocalizableString.localized(for: Self.self, parentKeys: error.key, propertyName: name)
            .bind(substitutions: values)
    }

    private static func faults(_ error: SiteError) -> [SiteFault] {
        if case .unreadableDocsPage(let fault) = error { [fault] } else { [] }
    }
}
