import FOSMVVM

/// The switches of locale and theme.
@ViewModel
struct SiteSwitchesViewModel {
    @LocalizedString var localeLabel
    @LocalizedString var pseudoLabel
    @LocalizedString var themeLabel
    let currentLocale: LocaleChoice
    /// The pseudo-locale that is shown; nil in a locale that people read.
    let currentPseudo: PseudoLocaleChoice?
    let locales: [LocaleChoice]
    let pseudoLocales: [PseudoLocaleChoice]
    let themes: [SiteChoice]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let offered = context.content.locales
        let next = offered.map(\.identifier).following(context.previewLocale)
        let current = offered.first { $0.identifier == context.previewLocale } ?? SiteLocale(context.previewLocale)
        currentLocale = LocaleChoice(current, context: context, isNext: false)
        locales = offered.map { LocaleChoice($0, context: context, isNext: $0.identifier == next) }
        pseudoLocales = PseudoLocale.allCases.map { PseudoLocaleChoice($0, context: context) }
        currentPseudo = pseudoLocales.first(where: \.isCurrent)
        themes = SiteChoice.choices(
            SiteTheme.allCases, current: context.parameters.theme, label: \.localizableString, icon: \.icon,
            address: { theme in context.here { $0.theme = theme } })
    }

    static func stub() -> Self { Self(.stub()) }
}

extension SiteTheme {
    fileprivate var icon: String { self == .system ? "auto" : rawValue }
}
