import FOSMVVM

/// The switches of locale and theme.
@ViewModel
struct SiteSwitchesViewModel {
    @LocalizedString var localeLabel
    @LocalizedString var themeLabel
    let currentLocale: LocaleChoice
    let locales: [LocaleChoice]
    let themes: [SiteChoice]
    var vmId = ViewModelId(type: Self.self)

    init(_ context: PageContext) {
        let offered = context.content.localizations.locales
        let next = offered.following(context.locale)
        currentLocale = LocaleChoice(context.locale, context: context, isNext: false)
        locales = offered.map { LocaleChoice($0, context: context, isNext: $0 == next) }
        themes = SiteChoice.choices(
            SiteTheme.allCases, current: context.parameters.theme, label: \.localizableString, icon: \.icon,
            address: { theme in context.here { $0.theme = theme } })
    }

    static func stub() -> Self { Self(.stub()) }
}

extension SiteTheme {
    fileprivate var icon: String { self == .system ? "auto" : rawValue }
}
