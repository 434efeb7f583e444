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
        let offered = context.content.locales
        let next = offered.map(\.identifier).following(context.locale)
        let current = offered.first { $0.identifier == context.locale } ?? SiteLocale(context.locale)
        currentLocale = LocaleChoice(current, context: context, isNext: false)
        locales = offered.map { LocaleChoice($0, context: context, isNext: $0.identifier == next) }
        themes = SiteChoice.choices(
            SiteTheme.allCases, current: context.parameters.theme, label: \.localizableString, icon: \.icon,
            address: { theme in context.here { $0.theme = theme } })
    }

    static func stub() -> Self { Self(.stub()) }
}

extension SiteTheme {
    fileprivate var icon: String { self == .system ? "auto" : rawValue }
}
