package import FOSMVVM
package import Foundation
import HTMLParsing
package import HTMLRendering
package import MarkdownDocs
package import PreviewCatalog
import TemplateEngine
import TextAnalysis

/// What is checked, with what several rules want to know of it, each found out once.
///
/// Used by one thread.
package final class CheckContext {
    /// The previews and the ViewModels.
    package let catalog: PreviewCatalog
    /// Renders the previews, and has their templates and texts.
    package let renderer: HTMLRenderer
    /// The pages of the package.
    package let docs: DocsLibrary
    /// The names of the templates that the host itself uses; those of a package that are called so replace them.
    let hostTemplates: Set<String>
    /// The line of the package's settings that names the default locale; nil where none does.
    let defaultLocaleLine: PackageSettings.Line?
    private let paths: PackagePaths

    /// What a package has.
    ///
    /// - Parameters:
    ///   - package: The package's folder, which places are told relative to.
    ///   - hostTemplates: The names of the templates that come with the host.
    ///   - defaultLocaleLine: The line of the package's settings that names the default locale; nil where none does.
    package init(
        package: URL, catalog: PreviewCatalog, renderer: HTMLRenderer, docs: DocsLibrary,
        hostTemplates: Set<String> = [], defaultLocaleLine: PackageSettings.Line? = nil
    ) {
        paths = PackagePaths(package)
        self.catalog = catalog
        self.renderer = renderer
        self.docs = docs
        self.hostTemplates = hostTemplates
        self.defaultLocaleLine = defaultLocaleLine
    }

    /// The texts.
    package var store: LocalizationStore { renderer.localizations }

    /// What was found of previews, by their titles.
    private var checked: [String: Result<CheckedPreview, PreviewFailure>] = [:]

    /// The previews that can be made.
    private(set) lazy var previews: [CheckedPreview] = catalog.previews.compactMap { try? check($0) }

    /// Why previews, and the stubs of ViewModels that have none, cannot be made.
    private(set) lazy var failures: [PreviewFailure] = stubs.compactMap { preview in
        do throws(PreviewFailure) {
            _ = try check(preview)
            return nil
        } catch {
            return error
        }
    }

    /// Makes and renders a preview once, in the default locale or the one that it asks for.
    ///
    /// - Throws: Why it cannot be made.
    private func check(_ preview: Preview) throws(PreviewFailure) -> CheckedPreview {
        if let known = checked[preview.title] { return try known.get() }
        let result = Result { () throws(PreviewFailure) in
            let subject = try preview.make().subject
            let locale = preview.shownLocale(for: store.defaultLocale)
            return CheckedPreview(
                preview, viewModel: subject.viewModel, inspected: renderer.inspect(subject, locale: locale))
        }
        checked[preview.title] = result
        return try result.get()
    }

    /// The package's own templates that parse, without those that replace the host's.
    private(set) lazy var templates: [CheckedTemplate] = renderer.templates.names.compactMap { name in
        guard !hostTemplates.contains(name), let outline = renderer.templates.outline(of: name) else { return nil }
        return CheckedTemplate(outline)
    }

    /// Which templates lead to which others.
    private(set) lazy var templateUses = TemplateUses(of: self)

    /// The tags of HTML in the package's own templates, by the templates' names.
    private(set) lazy var templateTags = Dictionary(
        uniqueKeysWithValues: templates.map { ($0.outline.name, (template: $0, tags: TemplateTag.all(in: $0))) })

    /// The types whose names are misspelled in a locale.
    private(set) lazy var misspelledTypes = Misspelling.types(in: self)

    /// The forms of plurals whose names are misspelled in a locale.
    private(set) lazy var misspelledForms = Misspelling.forms(in: self)

    /// What the locales have, locale by locale in order of the keys.
    private(set) lazy var ownTexts = store.locales.flatMap { locale in
        store.keys(in: locale).compactMap { key in
            store.entry(for: key, in: locale).map { LocaleEntry(key: key, locale: locale, entry: $0) }
        }
    }

    /// The first preview that uses a text of each type, by the first name of the texts' keys.
    private(set) lazy var previewsByType = Dictionary(
        inventory.texts.compactMap { text in
            text.previews.first.map { (String(text.use.key.prefix { $0 != "." }), $0) }
        }, uniquingKeysWith: { first, _ in first })

    /// The texts that previews use, and those that none does.
    private(set) lazy var inventory = TextInventory(catalog: catalog, localizations: store) {
        preview throws(PreviewFailure) in
        let checked = try check(preview)
        return (checked.viewModel, checked.inspected.record)
    }

    /// Those of the locales' texts with which something is wrong.
    private(set) lazy var faultyTexts = ownTexts.compactMap { FaultyText($0, in: self) }
}

extension CheckContext {
    /// The previews, and those that stand in for a ViewModel's own.
    private var stubs: [Preview] { catalog.viewModelNames.compactMap { catalog.entry(named: $0) }.flatMap(\.previews) }

    /// What previews use, by the keys.
    var uses: [String: [TextUse: Set<TextRequirement>]] { inventory.wants.byKey }

    /// All names that are misspelled in a locale.
    var misspellings: [Misspelling] { misspelledTypes + misspelledForms }

    /// Where a type whose texts are in no file is declared, or else where a preview is that shows one of them.
    func place(ofTextsOf type: String) -> CheckPlace? {
        (catalog.place(ofViewModel: type) ?? previewsByType[type]?.place).map { place($0) }
    }

    /// A message with the paths of the package's files in it made relative.
    func shortened(_ message: String) -> String { paths.shortened(message) }

    /// A place in a file that may lie in the package.
    func place(_ file: String, line: Int? = nil, column: Int? = nil) -> CheckPlace {
        CheckPlace(file: paths.relative(file), line: line, column: column)
    }

    func place(_ place: LocalizationPlace) -> CheckPlace { self.place(place.file, line: place.line) }

    func place(_ place: SourcePlace) -> CheckPlace { self.place(place.file, line: place.line) }

    func place(_ location: TemplateLocation) -> CheckPlace {
        place(location.file, line: location.line, column: location.column)
    }
}

extension CheckContext {
    /// Where a tag of a view's HTML may stand in the templates that the view uses, no more places than this.
    ///
    /// - Parameter view: The name of the view's template.
    func places(of tag: RenderedTag, in view: String, limit: Int) -> [CheckPlace] {
        places(in: view, limit: limit) { template in
            template.tags.filter { $0.mayHaveWritten(tag) }.map(\.offset)
        }
    }

    /// Where a text stands in the templates that a view uses, byte by byte, no more places than this.
    func places(of text: String, in view: String, limit: Int) -> [CheckPlace] {
        let text = Array(text.utf8)
        return places(in: view, limit: limit) { template in
            let markup = template.template.markup
            return markup.indices.filter { markup[$0] == text.first && markup[$0...].starts(with: text) }
        }
    }

    private func places(
        in view: String, limit: Int,
        offsets: (_ template: (template: CheckedTemplate, tags: [TemplateTag])) -> [Int]
    ) -> [CheckPlace] {
        guard let view = templateUses.fullName(view) else { return [] }
        var places: [CheckPlace] = []
        for name in [view] + templateUses.included(by: view).subtracting([view]).sorted() {
            guard let template = templateTags[name], places.count < limit else { continue }
            places += offsets(template).map { place(template.template.outline.location(at: $0)) }
        }
        return Array(places.prefix(limit))
    }
}

/// A preview with its HTML.
final class CheckedPreview {
    let preview: Preview
    /// What the preview shows.
    let viewModel: any ViewModel
    /// What its one rendering says.
    let inspected: InspectedView

    init(_ preview: Preview, viewModel: any ViewModel, inspected: InspectedView) {
        self.preview = preview
        self.viewModel = viewModel
        self.inspected = inspected
    }

    /// The HTML, and what is missing in it.
    var view: RenderedView { inspected.view }

    /// The HTML as a tree; nil where it is nested too deep for one, or too large.
    private(set) lazy var inspection: HTMLInspection? = try? HTMLParser.inspect(view.text)

    /// The nodes of the HTML.
    var nodes: [HTMLNode] { inspection?.tree.nodes ?? [] }

    /// The elements of the HTML, each before those that are in it.
    var elements: [HTMLElement] { inspection?.elements ?? [] }

    /// Whether a template is broken, or the view has several, so that the HTML has a mark in its place.
    var isBroken: Bool {
        view.diagnostics.contains { $0.kind == .template || $0.kind == .partial && $0.file == nil }
    }

    /// Whether the ViewModel could not be encoded, so that there is no HTML.
    var isUnencodable: Bool { view.diagnostics.contains { $0.kind == .viewModel } }

    /// What messages call the preview: `'empty' of TaskListViewModel`.
    var title: String { preview.title }
}

/// A template, and the markup that it writes itself.
struct CheckedTemplate {
    let outline: TemplateOutline
    /// The template's text with a space for each byte of a tag, so that what stands there is what the template writes
    /// itself.
    let markup: [UInt8]

    init(_ outline: TemplateOutline) {
        self.outline = outline
        var markup = outline.bytes
        for tag in outline.tags {
            for index in tag.range { markup[index] = UInt8(ascii: " ") }
        }
        self.markup = markup
    }
}
