import Diagnostics
package import FOSMVVM
package import Foundation
import HTMLParsing
package import HTMLRendering
package import MarkdownDocs
package import PreviewCatalog
import PreviewSnapshots
import TemplateEngine
import TextAnalysis

/// The subject of a check, with results that several rules need, each computed once.
///
/// Used by only one thread.
package final class CheckContext {
    /// The previews and the ViewModels.
    package let catalog: PreviewCatalog
    /// Renders the previews. Contains their templates and texts.
    package let renderer: HTMLRenderer
    /// The pages of the package.
    package let docs: DocsLibrary
    /// The names of the templates that the host uses itself. Templates of a package with these names replace them.
    let hostTemplates: Set<String>
    /// The entry of the package's settings that sets the default locale. Nil if there is none.
    let defaultLocaleEntry: PackageSettings.Entry?
    /// The paths of all files below `/assets`. Nil if they are not known.
    let assets: Set<String>?
    /// Returns the reason why a code block of the docs does not show the preview that it names.
    let previewProblem: (MarkdownCodeBlock) -> String?
    /// The issues in the settings that the rules have not found so far.
    var solvedIssues: [KnownIssues.Issue] = []
    private let trials: any ViewTrials
    private let package: URL
    private let paths: PackagePaths

    /// Creates the subject of a check.
    ///
    /// - Parameters:
    ///   - package: The package's folder, to which places are relative.
    ///   - hostTemplates: The names of the templates of the host.
    ///   - defaultLocaleEntry: The entry of the package's settings that sets the default locale. Nil if there is none.
    ///   - assets: The paths of all files below `/assets`. Nil if they are not known.
    ///   - previewProblem: Returns the reason why a code block of the docs does not show the preview that it names.
    ///   - trials: Uses views.
    package init(
        package: URL, catalog: PreviewCatalog, renderer: HTMLRenderer, docs: DocsLibrary,
        hostTemplates: Set<String> = [], defaultLocaleEntry: PackageSettings.Entry? = nil,
        assets: Set<String>? = nil, previewProblem: @escaping (MarkdownCodeBlock) -> String? = { _ in nil },
        trials: any ViewTrials = LocalViewTrials()
    ) {
        self.package = package
        self.trials = trials
        self.assets = assets
        self.previewProblem = previewProblem
        paths = PackagePaths(package)
        self.catalog = catalog
        self.renderer = renderer
        self.docs = docs
        self.hostTemplates = hostTemplates
        self.defaultLocaleEntry = defaultLocaleEntry
    }

    /// The texts.
    package var store: LocalizationStore { renderer.localizations }

    /// A preview in a version of its view.
    private struct Key: Hashable {
        let title: String
        let version: ViewVersion
    }

    /// The results of rendering previews.
    private var checked: [Key: Result<CheckedPreview, PreviewFailure>] = [:]

    /// The previews that can be made, in each version of their views.
    lazy var previews: [CheckedPreview] = catalog.previews.flatMap { preview in
        renderer.versions(ofView: preview.viewName, hasBody: preview.hasBody).compactMap { version in
            try? check(preview, version)
        }
    }

    /// The reasons why previews, and the stubs of ViewModels without previews, cannot be made.
    private(set) lazy var failures: [PreviewFailure] = stubs.compactMap { preview in
        do throws(PreviewFailure) {
            _ = try check(preview)
            return nil
        } catch {
            return error
        }
    }

    /// Makes and renders a preview once, in the default locale or the one it is pinned to.
    ///
    /// - Throws: The reason why it cannot be made.
    private func check(
        _ preview: Preview, _ version: ViewVersion = .template
    ) throws(PreviewFailure) -> CheckedPreview {
        let key = Key(title: preview.title, version: version)
        if let known = checked[key] { return try known.get() }
        let result = Result { () throws(PreviewFailure) in
            let subject = try preview.make().subject
            let locale = preview.shownLocale(for: store.defaultLocale)
            let renderer = renderer.preferring(version)
            return CheckedPreview(
                preview, version: version, viewModel: subject.viewModel,
                inspected: renderer.inspect(subject, locale: locale)
            ) {
                try? renderer.code(of: subject, locale: locale)
            } use: { [trials] in
                Result { () throws(LiveViewFailure) in
                    try trials.use(preview, locale: locale, renderer: renderer)
                }
            }
        }
        checked[key] = result
        return try result.get()
    }

    /// The package's own templates that parse, except those that replace templates of the host.
    lazy var templates: [TemplateOutline] = renderer.templates.names.compactMap { name in
        hostTemplates.contains(name) ? nil : renderer.templates.outline(of: name)
    }

    /// The templates that each template includes.
    lazy var inclusions = TemplateInclusions(in: renderer.templates)

    /// The full names of the templates that are used by views, by the host, and by other used templates.
    private(set) lazy var usedTemplates = inclusions.used(
        by: catalog.previews.map(\.viewName) + catalog.viewModelNames.map(ViewInput.viewName(ofModel:)) + hostTemplates
            + renderer.templates.names.filter { $0.hasPrefix(HTMLRenderer.componentTemplateFolder + "/") })

    /// The HTML of the package's own templates, by the templates' names.
    private(set) lazy var markup = Dictionary(
        uniqueKeysWithValues: templates.map { ($0.name, TemplateMarkup($0)) })

    /// The HTML of the package's own templates that a view uses, its own template first, by the name of the view.
    private var markupOfViews: [String: [TemplateMarkup]] = [:]

    /// The files that would be templates in another place or with another name.
    private(set) lazy var misplacedTemplates = MisplacedTemplates(in: package, paths: paths)

    /// The texts of targets without resources.
    private(set) lazy var unreadTexts = UnreadTexts(
        in: package, read: Set(store.spelledLocales.map { place($0.place).file }))

    /// The templates that belong to no view.
    private(set) lazy var unclaimedTemplates = UnclaimedTemplates(in: renderer.templates, views: catalog.viewNames)

    /// The misspelled names of types in locales.
    private(set) lazy var misspelledTypes = Misspelling.types(in: self)

    /// The misspelled names of plural forms in locales.
    private(set) lazy var misspelledForms = Misspelling.forms(in: self)

    /// The misspelled names of properties in locales.
    private(set) lazy var misspelledKeys = Misspelling.keys(in: self)

    /// The locales of the texts that CLDR does not know, or that have the texts of another one.
    private(set) lazy var mistakenLocales = MistakenLocale.all(in: store)

    /// The entries of all locales, by locale and in the order of their keys.
    private(set) lazy var ownTexts = store.locales.flatMap { locale in
        store.keys(in: locale).compactMap { key in
            store.entry(for: key, in: locale).map { LocaleEntry(key: key, locale: locale, entry: $0) }
        }
    }

    /// The first preview that uses a text of each type, by the type's name in the keys.
    private(set) lazy var previewsByType = Dictionary(
        inventory.texts.compactMap { text in
            text.previews.first.map { (String(text.use.key.typeOfKey), $0) }
        }, uniquingKeysWith: { first, _ in first })

    /// The texts that previews use, and the texts that no preview uses.
    private(set) lazy var inventory = TextInventory(catalog: catalog, localizations: store) {
        preview throws(PreviewFailure) in try check(preview).inspected.record
    }

    /// The problems of the texts of all locales.
    private(set) lazy var textProblems = ownTexts.flatMap { text in
        store.faults(of: TextUse(key: text.key), in: text.locale, wants: inventory.wants).map(\.diagnostic)
    }
}

/// An entry of a locale, without fallback.
struct LocaleEntry {
    let key: String
    let locale: LocaleIdentifier
    let entry: LocalizationEntry
}

extension CheckContext {
    /// The previews, and the stubs of ViewModels without previews.
    private var stubs: [Preview] { catalog.viewModelNames.compactMap { catalog.entry(named: $0) }.flatMap(\.previews) }

    /// The requirements of previews, by the keys.
    var uses: [String: [TextUse: Set<TextRequirement>]] { inventory.wants.byKey }

    /// All misspelled names in locales.
    var misspellings: [Misspelling] { misspelledTypes + misspelledKeys + misspelledForms }

    /// Returns the declaration of a type that has no texts in files, or else a preview that shows one of its texts.
    func place(ofTextsOf type: String) -> SourcePlace? {
        (catalog.place(ofViewModel: type) ?? previewsByType[type]?.place).map { place($0) }
    }

    /// Returns the paths of the assets that are most similar to a path.
    func nearestAssets(to path: String) -> [String] {
        NearestNames.nearest(to: path, among: (assets ?? []).sorted(), limit: 2)
    }

    /// The style sheets in the package's own assets, sorted.
    var styleSheets: [URL] {
        BlockedResources.styleSheets(below: package.appending(path: "Public", directoryHint: .isDirectory))
    }

    /// The folders of snapshots that the package's targets do not exclude.
    var unexcludedSnapshots: [UnexcludedSnapshots] { UnexcludedSnapshots.all(inPackage: package) }

    /// Returns a message with paths relative to the package.
    func shortened(_ message: String) -> String { paths.shortened(message) }

    /// Returns a place in a file, relative to the package if the file is inside it.
    func place(_ file: String) -> SourcePlace { SourcePlace(file: paths.relative(file)) }

    func place(_ place: SourcePlace) -> SourcePlace { paths.relative(place) }
}

extension CheckContext {
    /// Returns the places in the view's templates that may have written a tag of its HTML, up to a limit.
    ///
    /// - Parameter view: The name of the view's template.
    func places(of tag: RenderedTag, in view: String, limit: Int) -> [SourcePlace] {
        places(in: view, limit: limit) { $0.offsets(of: tag, limit: limit) }
    }

    /// Returns the place of the first tag with a value of an attribute in the templates that a view uses. Nil if they do
    /// not have it.
    func place(ofAttribute name: String, _ value: String, in view: String) -> SourcePlace? {
        places(in: view, limit: 1) { [$0.offset(ofAttribute: name, value)].compactMap(\.self) }.first
    }

    /// Returns the places of a malformed text in the templates that a view uses, up to a limit.
    func places(of text: String, in view: String, limit: Int) -> [SourcePlace] {
        places(in: view, limit: limit) { $0.offsets(ofText: text) }
    }

    private func places(in view: String, limit: Int, offsets: (TemplateMarkup) -> [Int]) -> [SourcePlace] {
        markup(ofView: view).flatMap { markup in offsets(markup).map { (markup.template, $0) } }.prefix(limit)
            .map { place($0.place(at: $1)) }
    }

    private func markup(ofView view: String) -> [TemplateMarkup] {
        if let known = markupOfViews[view] { return known }
        let name = renderer.templates.fullName(of: view).map { [$0] } ?? []
        let names = name + inclusions.included(by: view).subtracting(name).sorted()
        let found = names.compactMap { markup[$0] }
        markupOfViews[view] = found
        return found
    }
}
