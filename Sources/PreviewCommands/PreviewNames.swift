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

    /// The locale that a preview is shown in: the one that it is held to, else that of this tag, else the default one.
    ///
    /// - Throws: `UsageError` with the locales that have texts.
    func locale(_ tag: String?, of preview: Preview, in store: LocalizationStore) throws -> LocaleIdentifier {
        guard let tag else { return preview.shownLocale(for: store.defaultLocale) }
        guard let locale = LocaleIdentifier(tag), store.supports(locale) else { throw unknown(tag, in: store) }
        return preview.shownLocale(for: locale)
    }

    /// The locale of this tag, of those that have texts of their own and of the pseudo-locales.
    ///
    /// - Throws: `UsageError` with these.
    func listedLocale(_ tag: String, in store: LocalizationStore) throws -> LocaleIdentifier {
        guard let locale = LocaleIdentifier(tag), store.locales.contains(locale) || locale.pseudo != nil else {
            throw unknown(tag, in: store)
        }
        return locale
    }

    private func unknown(_ tag: String, in store: LocalizationStore) -> UsageError {
        let known = (store.locales.map(\.tag) + PseudoLocale.allCases.map(\.rawValue)).joined(separator: ", ")
        let problem =
            LocaleIdentifier(tag) == nil
            ? "'\(tag.excerpt)' is no locale" : "There are no texts for the locale '\(tag)'"
        return UsageError("\(problem). Choose one of \(known).")
    }

    /// The name of a ViewModel that there is.
    ///
    /// - Throws: `UsageError` with the nearest names.
    func viewModel(_ name: String) throws -> String {
        try known("ViewModel", name, among: catalog.viewModelNames)
    }

    /// The name of a feature that there is.
    ///
    /// - Throws: `UsageError` with the nearest names.
    func feature(_ name: String) throws -> String {
        try known("feature", name, among: catalog.entries.map(\.feature))
    }

    /// The slugs of all previews that are called so, by their slug or their name.
    ///
    /// - Throws: `UsageError` with the nearest names.
    func slugs(_ name: String) throws -> [String] {
        let slugs = catalog.previews.filter { $0.slug == name || $0.name == name }.map(\.slug)
        guard slugs.isEmpty else { return slugs }
        throw UsageError(unknown("preview", name, among: Set(catalog.previews.map(\.slug)).sorted()))
    }

    private func known(_ kind: String, _ name: String, among names: [String]) throws -> String {
        guard names.contains(name) else { throw UsageError(unknown(kind, name, among: Set(names).sorted())) }
        return name
    }

    private func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
        NearestNames.unknown(kind, name, among: names, hint: " '\(RootCommand.programName) list' lists all.")
    }
}
