import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import TextComparison

/// The texts of a package, compared with what its previews use.
struct CheckedTexts: Sendable {
    /// The texts.
    let store: TextStore
    /// The previews and the ViewModels.
    let catalog: PreviewCatalog
    /// The entry of the package's settings that sets the default locale. Nil if there is none.
    let defaultLocaleEntry: PackageSettings.Entry?
    /// Makes paths relative to the package.
    let paths: PackagePaths
    /// The texts that previews use, and the texts that no preview uses.
    let inventory: TextInventory
    /// The entries of all locales, by locale and in the order of their keys.
    let own: [LocaleEntry]
    /// The problems of files, and of the texts of all locales that are not mistaken for another one.
    let problems: [LocaleProblem]
    /// The locales that CLDR does not know, or that have the texts of another one.
    let mistakenLocales: [MistakenLocale]
    /// The misspelled names in locales.
    let misspellings: Misspellings
    private let folder: URL
    private let unbundled = Once<UnbundledTexts>()
    private let previewsByType = Once<[String: Preview]>()
    private let previewsByKey = Once<[String: [Preview]]>()

    /// Compares the texts of a package with those that rendered previews use.
    init(of package: CheckedPackage, _ previews: CheckedPreviews) {
        let store = package.renderer.localizations
        inventory = TextInventory(catalog: package.catalog, localizations: store) {
            preview throws(PreviewFailure) in try previews.record(of: preview)
        }
        let wants = inventory.wants
        let found = store.locales.onAllProcessors { locale in
            let entries = store.keys(in: locale).compactMap { key in
                store.entry(for: key, in: locale).map { LocaleEntry(key: key, locale: locale, entry: $0) }
            }
            let problems = entries.map(\.key).flatMap { key in
                store.problems(of: TextUse(key: key), in: locale, wants: wants).map {
                    LocaleProblem(diagnostic: $0.diagnostic, key: key, locale: locale)
                }
            }
            return (entries, problems)
        }
        own = found.flatMap(\.0)
        let mistaken = MistakenLocale.all(in: store)
        let mistakenLocales = Set(mistaken.map(\.spelled.locale))
        problems =
            store.problems.map { LocaleProblem(diagnostic: $0) }
            + zip(store.locales, found).filter { !mistakenLocales.contains($0.0) }.flatMap(\.1.1)
        self.mistakenLocales = mistaken
        misspellings = Misspellings(in: own, inventory, of: store)
        self.store = store
        catalog = package.catalog
        defaultLocaleEntry = package.defaultLocaleEntry
        paths = package.paths
        folder = package.folder
    }
}

/// A problem of a file, or of a text in a locale.
struct LocaleProblem: Sendable {
    let diagnostic: Diagnostic
    var key: String?
    var locale: LocaleIdentifier?
}

/// An entry of a locale, without fallback.
struct LocaleEntry: Sendable {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry
}

extension CheckedTexts {
    /// The requirements of previews, by the keys.
    var uses: [String: [TextUse: Set<TextRequirement>]] { inventory.wants.byKey }

    /// Whether a locale is unknown, or has the texts of another one.
    func isMistaken(_ locale: LocaleIdentifier) -> Bool { mistakenLocales.contains { $0.spelled.locale == locale } }

    /// Returns the texts that are not resources of their targets.
    func unbundledTexts() -> UnbundledTexts {
        unbundled.get { UnbundledTexts(in: folder, read: Set(store.spelledLocales.map { place($0.place).file })) }
    }

    /// Returns the declaration of a type that has no texts in files, or else a preview that shows one of its texts.
    func place(ofTextsOf type: String) -> SourcePlace? {
        let previews = previewsByType.get {
            let shown = inventory.texts.compactMap { text in
                text.previews.first.map { (String(text.use.key.typeOfKey), $0) }
            }
            return Dictionary(shown) { first, _ in first }
        }
        return (catalog.place(ofViewModel: type) ?? previews[type]?.place).map { place($0) }
    }

    /// Returns a place relative to the package if its file is inside it.
    func place(_ place: SourcePlace) -> SourcePlace { paths.relative(place) }

    /// Returns the problems of these kinds as findings of a rule.
    func findings(of rule: some CheckRule, _ kinds: Diagnostic.Kind...) -> [CheckFinding] {
        problems.filter { kinds.contains($0.diagnostic.kind) }.map { problem in
            rule.finding(
                problem.diagnostic, paths,
                about: subject(problem.key.map { TextUse(key: $0) }, in: [problem.locale].compactMap(\.self)))
        }
    }

    /// Returns what a finding about a text in some locales is about, with the previews that use the text.
    func subject(_ use: TextUse?, in locales: [LocaleIdentifier]) -> FindingSubject {
        subject(of: [use].compactMap(\.self), in: locales)
    }

    /// Returns what a finding about several texts is about, with the previews that use one of them.
    func subject(of uses: [TextUse], in locales: [LocaleIdentifier]) -> FindingSubject {
        let previews = previewsByKey.get {
            Dictionary(inventory.texts.map { ($0.use.key, $0.previews) }, uniquingKeysWith: +)
        }
        return FindingSubject(uses.flatMap { previews[$0.key] ?? [] }, locales: locales, text: uses.first)
    }
}

extension TextStore {
    /// Whether the store may lack texts because a file or a part of it was not read.
    var mayLackTexts: Bool { problems.contains { [.invalidTexts, .invalidFile, .unreadable].contains($0.kind) } }
}
