import FOSMVVM
import PreviewCatalog
import TemplateEngine

/// Finds what arguments name, and suggests the nearest names where they name nothing.
struct PreviewNames {
    let catalog: PreviewCatalog

    /// A preview of a ViewModel by its slug or its name; the first when none is given.
    ///
    /// - Throws: `UsageError` with the nearest names.
    func preview(_ viewModel: String, named name: String?) throws -> Preview {
        guard let entry = catalog.entry(named: viewModel) else {
            throw UsageError(unknown("ViewModel", viewModel, among: catalog.viewModelNames))
        }
        guard let name else { return entry.previews[0] }
        guard let preview = entry.previews.first(where: { $0.slug == name || $0.name == name }) else {
            throw UsageError(unknown("preview of \(viewModel)", name, among: entry.previews.map(\.slug)))
        }
        return preview
    }

    /// The locale of this tag; the preview's own or the default one when none is given.
    ///
    /// - Throws: `UsageError` with the locales that have texts.
    func locale(_ tag: String?, of preview: Preview, in store: LocalizationStore) throws -> LocaleIdentifier {
        guard let tag else { return preview.locale.map(LocaleIdentifier.init(_:)) ?? store.defaultLocale }
        guard let locale = LocaleIdentifier(tag), store.supports(locale) else {
            let known = store.locales.map(\.tag).joined(separator: ", ")
            throw UsageError("There are no texts for the locale '\(tag)'. Choose one of \(known).")
        }
        return locale
    }

    private func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
        let nearest = NearestNames.nearest(to: name, among: names)
        guard !nearest.isEmpty else { return "There is no \(kind) '\(name)'. 'preview-host list' lists all." }
        return "There is no \(kind) '\(name)'. Did you mean \(nearest.joined(separator: " or "))?"
    }
}
