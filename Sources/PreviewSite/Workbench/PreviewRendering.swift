import FOSMVVM
import Foundation
import HTMLParsing
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import TemplateEngine

/// A preview rendered for a request.
struct PreviewRendering {
    /// The locale that it is rendered in.
    let locale: LocaleIdentifier
    /// The locale whose texts it shows.
    let textLocale: LocaleIdentifier
    let rendered: RenderedView
    /// The size that the preview asks for; nil where it cannot be made.
    let frame: PreviewFrame?
    /// Whether there is no usable HTML: the preview cannot be made, the view's own template does not parse, its texts are
    /// missing while a YAML file cannot be used, or its ViewModel cannot be encoded.
    let isBroken: Bool
    private let preview: Preview
    private let made: Result<MadePreview, PreviewFailure>
    private let content: Content
    private let renderer: HTMLRenderer

    /// Makes and renders the preview, in the page's locale, or in the one that it is held to.
    init(_ preview: Preview, context: PageContext) {
        self.preview = preview
        content = context.content
        let locale = preview.shownLocale(for: context.renderedLocale)
        self.locale = locale
        textLocale = preview.shownLocale(for: context.previewLocale)
        let renderer = context.renderer
        self.renderer = renderer
        made = Result { () throws(PreviewFailure) in try preview.make() }
        switch made {
        case .success(let made):
            frame = made.frame
            rendered = renderer.render(made.subject, locale: locale)
            isBroken = Self.isBroken(rendered, in: content)
        case .failure:
            frame = nil
            rendered = .unmade(viewName: preview.viewName)
            isBroken = true
        }
    }

    /// What is missing or wrong. Where texts are missing and a YAML file could not be read, that is why, and said instead.
    var faults: [ContentFault] {
        if case .failure(let failure) = made { return [ContentFault(failure)] }
        let unread = Self.lacksTexts(rendered) ? content.localizations.problems.map(ContentFault.init) : []
        let found = rendered.diagnostics.filter { unread.isEmpty || $0.kind != .key }
        return (unread + found.map(ContentFault.init)).map(content.shown) + [misspelledTemplate].compactMap(\.self)
    }

    /// What is wrong where the name of the view's template is misspelled.
    var misspelledTemplate: ContentFault? {
        content.previewFaults.unclaimedTemplates.diagnostic(for: preview.viewName).map(ContentFault.init).map(
            content.shown)
    }

    /// The name of the ViewModel's type.
    var viewModelName: String { preview.viewModelName }

    /// The HTML in the form that is recorded of it, which reads best; as it is where that cannot be made.
    var normalizedHTML: String {
        (try? HTMLNormalizer().normalized(rendered.text))?.text ?? rendered.text
    }

    /// The template's shown path and its text, if the view has a template of its own.
    var template: (path: String, text: String)? {
        guard rendered.templateName == preview.viewName else { return nil }
        return content.templates.source(of: rendered.templateName).map { (content.shown(path: $0.file), $0.text) }
    }

    /// The ViewModel as a client receives it: localized JSON.
    ///
    /// - Throws: Why the preview cannot be made, or what the ViewModel's own encoding throws.
    func json() throws -> String {
        try renderer.json(of: made.get().subject, locale: locale)
    }

    /// The texts that the view uses; none where its ViewModel cannot be made or encoded, which the faults tell.
    var record: LocalizationRecord { (try? renderer.record(of: made.get().subject)) ?? LocalizationRecord() }

    /// What does not change in the accented pseudo-locale; nothing where the view has no HTML.
    var hardCodedTexts: [HardCodedText] {
        guard let subject = try? made.get().subject else { return [] }
        let accented = PseudoLocale.accented.identifier
        let shown = locale == accented ? rendered : renderer.render(subject, locale: accented)
        guard let tree = try? HTMLParser.parse(shown.text),
            let json = try? renderer.json(of: subject, locale: accented)
        else { return [] }
        let texts = HardCodedTexts(
            values: ViewModelValues(json: json), templateName: rendered.templateName, content: content)
        return texts.parts(of: DisplayedTexts(tree).texts)
    }

    private static func isBroken(_ rendered: RenderedView, in content: Content) -> Bool {
        if case .broken = content.templates.resolve(rendered.templateName) { return true }
        if lacksTexts(rendered), !content.localizations.problems.isEmpty { return true }
        return rendered.diagnostics.contains { $0.kind == .viewModel }
    }

    private static func lacksTexts(_ rendered: RenderedView) -> Bool {
        rendered.diagnostics.contains { $0.kind == .key }
    }
}

/// The bounds that a preview sets to its size on the canvas, in whole CSS pixels.
struct PreviewBounds: Codable, Sendable {
    /// Above the longest page that is looked at, and far below what CSS can count.
    private static let limit = 10_000.0

    let minWidth: Int?
    let minHeight: Int?
    let maxHeight: Int?
    let hasHeight: Bool

    /// The bounds of a frame. One that is infinite is none; a width that is set leaves no place for a least one.
    init(_ frame: PreviewFrame, isSized: Bool) {
        minWidth = isSized ? nil : Self.pixels(frame.minWidth)
        minHeight = Self.pixels(frame.idealHeight ?? frame.minHeight)
        maxHeight = Self.pixels(frame.maxHeight)
        hasHeight = minHeight != nil || maxHeight != nil
    }

    private static func pixels(_ length: Double?) -> Int? {
        length.flatMap { $0.isFinite ? Int(min(max($0, 0), limit)) : nil }
    }
}
