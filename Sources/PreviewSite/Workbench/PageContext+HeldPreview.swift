import FOSMVVM
import PreviewCatalog

extension PageContext {
    /// Says that a preview is held to a locale, where another was asked for.
    func notices(of preview: Preview) -> [LocalizableSubstitutions] {
        guard let asked = parameters.locale else { return [] }
        let shown = preview.shownLocale(for: asked)
        guard shown != asked else { return [] }
        return [
            LocalizableString.localized(for: WorkbenchPageViewModel.self, propertyName: "held").bind(substitutions: [
                "locale": LocalizableString.constant(SiteLocale(shown).title),
                "asked": LocalizableString.constant(asked.tag),
            ])
        ]
    }
}
