import Diagnostics
import FOSFoundation
public import FOSMVVM
import HTMLParsing
import HTMLRendering
import PreviewCatalog

/// A preview with its HTML.
///
/// It can be shared, because nobody changes the tree of its ViewModel after rendering.
public final class CheckedPreview: @unchecked Sendable {
    let preview: Preview
    /// The record of its rendering.
    let inspected: InspectedView
    /// The paths of all files below `/assets`. Nil if they are not known.
    let assets: Set<String>?
    private let input: ViewInput
    private let locale: LocaleIdentifier
    private let renderer: HTMLRenderer
    private let exerciser: any ViewExerciser
    private let browser: (any BrowserExaminer)?
    private let inspection = Once<HTMLInspection?>()
    private let code = Once<SwiftViewCode?>()
    private let examined = Once<Result<[ExaminedDocument], any Error>>()
    private let use = Once<Result<SwiftViewUse?, LiveViewFailure>>()

    /// - Parameters:
    ///   - input: The view and ViewModel of the preview.
    ///   - inspected: The record of its rendering.
    ///   - renderer: The renderer, for the version that was rendered.
    ///   - assets: The paths of all files below `/assets`. Nil if they are not known.
    ///   - exerciser: Uses the view.
    ///   - browser: Examines the preview in a browser. Nil without one.
    init(
        _ preview: Preview, _ input: ViewInput, inspected: InspectedView, locale: LocaleIdentifier,
        renderer: HTMLRenderer, assets: Set<String>?, exerciser: any ViewExerciser,
        browser: (any BrowserExaminer)? = nil
    ) {
        self.preview = preview
        self.input = input
        self.inspected = inspected
        self.locale = locale
        self.renderer = renderer
        self.assets = assets
        self.exerciser = exerciser
        self.browser = browser
    }

    /// Returns the preview with what another browser finds.
    func examined(by browser: any BrowserExaminer) -> CheckedPreview {
        CheckedPreview(
            preview, input, inspected: inspected, locale: locale, renderer: renderer, assets: assets,
            exerciser: exerciser,
            browser: browser)
    }

    /// The name of the preview, such as `Two loaves`.
    public var name: String { preview.name }

    /// The HTML.
    public var html: String { view.text }

    /// The HTML and the diagnostics.
    var view: RenderedView { inspected.view }

    /// The ViewModel of the preview.
    public var viewModel: any ViewModel { input.viewModel }

    /// Returns the HTML as a tree. Nil if it is nested too deeply or too large.
    func parsed() -> HTMLInspection? {
        inspection.get { try? HTMLParser.inspect(view.text) }
    }

    /// Returns the nodes of the HTML.
    func nodes() -> [HTMLNode] { parsed()?.tree.nodes ?? [] }

    /// Returns the elements of the HTML, each before its descendants.
    func htmlElements() -> [HTMLElement] { parsed()?.elements ?? [] }

    /// Returns the elements of the HTML with their texts, each before its descendants.
    public func elements() -> [PreviewElement] { PreviewElement.all(in: nodes()) }

    /// Returns what the source code of a view in Swift should not do. Nil for any other view.
    func evaluatedCode() -> SwiftViewCode? {
        code.get { try? renderer.code(of: input, locale: locale) }
    }

    /// Uses a view in Swift and returns what it does wrong, or the reason why that is unknown. Nil for any other view.
    func resultOfUse() -> Result<SwiftViewUse?, LiveViewFailure> {
        use.get {
            Result { () throws(LiveViewFailure) in
                try exerciser.use(preview, locale: locale, renderer: renderer)
            }
        }
    }

    /// Returns what axe-core finds in a browser. Empty without one, and for a preview that is not shown as it should be.
    ///
    /// - Throws: The reason why the preview could not be examined.
    func violations() throws -> [AccessibilityViolation] {
        try examine().first?.document.violations ?? []
    }

    /// Returns what does not fit in a browser, in each locale. Empty without one, and for a preview that is not shown as it
    /// should be.
    ///
    /// - Throws: The reason why the preview could not be measured.
    func misfits() throws -> [LocaleMisfit] {
        let documents = try examine()
        let shown = renderer.localizations.shownLocales.map(preview.shownLocale).groupedInOrder(by: \.self).map(\.0)
        return shown.flatMap { locale in
            documents.filter { $0.locale == locale }.flatMap(\.document.misfits)
                .map { LocaleMisfit(misfit: $0, locale: locale) }
        }
    }

    /// Returns what a browser finds in each locale, that of the preview first.
    private func examine() throws -> [(locale: LocaleIdentifier, document: ExaminedDocument)] {
        guard let browser, !isBroken, !isUnencodable else { return [] }
        let shown = renderer.localizations.shownLocales.map(preview.shownLocale)
        let locales = ([locale] + shown).groupedInOrder(by: \.self).map(\.0)
        let documents = examined.get {
            Result { try browser.examine(preview, in: locales, version: renderer.version) }
        }
        return Array(zip(locales, try documents.get()))
    }

    /// Whether a template is broken, or the view has several, so that the HTML contains a mark in its place.
    var isBroken: Bool {
        view.diagnostics.contains {
            Diagnostic.Kind.brokenTemplates.contains($0.kind) || $0.kind == .missingTemplate && $0.place == nil
        }
    }

    /// Whether the ViewModel could not be encoded, so that there is no HTML.
    var isUnencodable: Bool { view.diagnostics.contains { $0.kind == .unencodableViewModel } }

    /// The name of the preview in messages, such as `'empty' of TaskListViewModel`.
    var title: String { renderer.version == .template ? preview.title : "\(preview.title) in Swift" }
}

/// An element that does not fit in a locale.
struct LocaleMisfit: Sendable {
    let misfit: OverflowingElement
    let locale: LocaleIdentifier
}
