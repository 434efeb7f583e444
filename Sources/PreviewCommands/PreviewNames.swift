import Diagnostics
import FOSMVVM
import PreviewCatalog
import TemplateEngine

/// Finds the previews, locales and features that arguments name. Suggests similar names if there are none.
struct PreviewNames {
    let catalog: PreviewCatalog

    /// Returns a preview of a ViewModel by its slug or name, or the first preview if no name is given.
    ///
    /// - Throws: `UsageError` with similar names.
    func preview(_ viewModel: String, named name: String?) throws -> Preview {
        guard let entry = catalog.entry(named: viewModel) else {
            throw UsageError(unknown("ViewModel", viewModel, among: catalog.viewModelNames))
        }
        guard let name else { return entry.previews[0] }
        guard let preview = entry.previews.first(where: { $0.slug == name || $0.name == name }) else {
            throw UsageError(unknown("preview", name, of: viewModel, among: entry.previews.map(\.slug)))
        }
        return preview
    }

    /// Returns the locale of a preview: the one that it is pinned to, the one of the tag, or the default locale.
    ///
    /// - Throws: `UsageError` with the locales that have texts.
    func locale(_ tag: String?, of preview: Preview, in store: TextStore) throws -> LocaleIdentifier {
        guard let tag else { return preview.shownLocale(for: store.defaultLocale) }
        guard let locale = LocaleIdentifier(tag), store.supports(locale) || store.shownLocales.contains(locale) else {
            throw unknown(tag, in: store)
        }
        return preview.shownLocale(for: locale)
    }

    /// Returns the locale of a tag if it has texts of its own or is a pseudo-locale.
    ///
    /// - Throws: `UsageError` with these locales.
    func listedLocale(_ tag: String, in store: TextStore) throws -> LocaleIdentifier {
        guard let locale = LocaleIdentifier(tag), store.shownLocales.contains(locale) || locale.pseudo != nil else {
            throw unknown(tag, in: store)
        }
        return locale
    }

    private func unknown(_ tag: String, in store: TextStore) -> UsageError {
        let known = (store.shownLocales.map(\.tag) + PseudoLocale.allCases.map(\.rawValue)).joined(separator: ", ")
        let problem =
            LocaleIdentifier(tag) == nil
            ? "'\(tag.excerpt)' is not a locale" : "There are no texts for the locale '\(tag)'"
        return UsageError("\(problem). Choose one of \(known).")
    }

    /// Returns the name of an existing ViewModel.
    ///
    /// - Throws: `UsageError` with similar names.
    func viewModel(_ name: String) throws -> String {
        try known("ViewModel", name, among: catalog.viewModelNames)
    }

    /// Returns the name of an existing feature.
    ///
    /// - Throws: `UsageError` with similar names.
    func feature(_ name: String) throws -> String {
        try known("feature", name, among: catalog.entries.map(\.feature))
    }

    /// Returns the slugs of all previews with this slug or name.
    ///
    /// - Throws: `UsageError` with similar names.
    func slugs(_ name: String) throws -> [String] {
        let slugs = catalog.previews.filter { $0.slug == name || $0.name == name }.map(\.slug)
        guard slugs.isEmpty else { return slugs }
        throw UsageError(unknown("preview", name, among: Set(catalog.previews.map(\.slug)).sorted()))
    }

    private func known(_ kind: String, _ name: String, among names: [String]) throws -> String {
        guard names.contains(name) else { throw UsageError(unknown(kind, name, among: Set(names).sorted())) }
        return name
    }

    private func unknown(_ kind: String, _ name: String, of owner: String? = nil, among names: [String]) -> String {
        NearestNames.unknown(kind, name, of: owner, among: names, hint: " '\(RootCommand.programName) list' lists all.")
    }
}
