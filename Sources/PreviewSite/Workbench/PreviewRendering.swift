import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewChecks
import TemplateEngine

/// A preview rendered for a request.
struct PreviewRendering {
    /// The locale of the rendering.
    let locale: LocaleIdentifier
    /// The locale of its texts.
    let textLocale: LocaleIdentifier
    let rendered: RenderedView
    /// The size of the preview. Nil if it cannot be made.
    let frame: PreviewFrame?
    /// Whether there is no usable HTML: the preview cannot be made, the view's own template does not parse, texts are
    /// missing because a YAML file cannot be used, or the ViewModel cannot be encoded.
    let isBroken: Bool
    let preview: Preview
    /// The record of the rendering. Nil for a live view, and if the preview cannot be made.
    private let inspected: InspectedView?
    private let made: Result<ChangedPreview, PreviewFailure>
    private let given: PreviewArguments
    let content: PackageContent
    let renderer: HTMLRenderer

    /// Makes and renders the preview in the page's locale, or in the one it is pinned to.
    ///
    /// - Parameter isInteractive: Whether the view has the controls of a live view.
    init(_ preview: Preview, context: PageContext, isInteractive: Bool = false) {
        self.preview = preview
        content = context.content
        let locale = preview.shownLocale(for: context.locales.rendered)
        self.locale = locale
        textLocale = preview.shownLocale(for: context.locales.preview)
        let renderer = isInteractive ? context.renderer.interactive : context.renderer
        self.renderer = renderer
        given = context.parameters.arguments
        made = Result { () throws(PreviewFailure) in try preview.make(context.previewChanges) }
        switch made.map(\.made) {
        case .success(let made):
            frame = made.frame
            inspected = isInteractive ? nil : renderer.inspect(made.subject, locale: locale)
            rendered = inspected?.view ?? renderer.render(made.subject, locale: locale)
            isBroken = Self.isBroken(rendered, in: content)
        case .failure:
            frame = nil
            inspected = nil
            rendered = .unmade
            isBroken = true
        }
    }

    /// The problems. If texts are missing because a YAML file could not be read, only the latter is included.
    var diagnostics: [Diagnostic] {
        if let failure { return [failure.diagnostic] }
        let unread = Self.lacksTexts(rendered) ? content.localizations.problems : []
        let found = rendered.diagnostics.filter { unread.isEmpty || $0.kind != .missingText }
        return (unread + preview.explained(found)).map(content.paths.relative) + [misspelledTemplate].compactMap(\.self)
    }

    /// The modifiers of a view in Swift that have no effect on a page, each once.
    var notes: [Diagnostic] {
        var known: Set<String?> = []
        return rendered.notes.filter { $0.kind == .withoutEffect && known.insert($0.subject).inserted }
    }

    /// What the rules of `check` find in the preview. Empty for a live view, and if the preview cannot be made.
    var findings: [CheckFinding] {
        guard let inspected, let subject = try? made.get().made.subject else { return [] }
        return content.examiner.checker.findings(
            in: preview, subject, inspected: inspected, locale: locale, renderer: renderer)
    }

    /// The arguments of the ViewModel, if they were asked for. If they end the preview, those that it begins with, with
    /// the given texts. Nil if it cannot be made at all.
    var arguments: [PreviewArgument]? {
        if case .success(let made) = made { return made.arguments }
        let start = PreviewChanges(arguments: .none, timeZone: TimeZone.gmt.identifier)
        guard !given.isEmpty, let started = try? preview.make(start) else { return nil }
        return started.arguments.map { $0.entered(given.texts[$0.path]) }
    }

    /// The reason why the preview cannot be made. Nil if it can.
    var failure: PreviewFailure? {
        if case .failure(let failure) = made { failure } else { nil }
    }

    /// What the preview sets around its view. Nil if it cannot be made.
    var surroundings: PreviewSurroundings? { try? made.get().made.surroundings }

    /// The paths of given arguments that the ViewModel does not have.
    var unknown: [String] { (try? made.get().unknown) ?? [] }

    /// The given arguments that were refused: those that the ViewModel does not have, and those that do not fit.
    var refused: [String] {
        guard case .success(let made) = made else { return [] }
        return made.unknown + made.arguments.filter { $0.refused != nil }.map(\.path)
    }

    /// The given arguments without those that change nothing.
    var effective: PreviewArguments {
        if case .success(let made) = made, !given.isEmpty { made.given } else { given }
    }

    /// The operations of the ViewModel and of those in it. Empty if it cannot be made.
    var operations: [DocumentedOperations] {
        viewModel.map { DocumentedOperations.all(of: $0) } ?? []
    }

    /// The ViewModel. Nil if it cannot be made.
    var viewModel: (any ViewModel)? { try? made.get().made.subject.viewModel }

    /// Whether the view can be used.
    var isLive: Bool { rendered.isLive }

    /// The problem of a misspelled template.
    var misspelledTemplate: Diagnostic? {
        content.examiner.unclaimedTemplates.diagnostic(for: preview.viewName).map(content.paths.relative)
    }

    /// The name of the ViewModel's type.
    var viewModelName: String { preview.viewModelName }

    /// The HTML, formatted for reading. Unchanged if it has no normal form.
    var readableHTML: String {
        (try? HTMLNormalizer().normalized(rendered.text))?.readable ?? rendered.text
    }

    /// The shown path of the view's own template. Nil without one.
    var templateFile: String? {
        guard case .template(let name, _) = rendered.source else { return nil }
        return content.templates.source(of: name).map { content.paths.relative($0.file) }
    }

    /// The shown path, the text and the language of the view's own template, or of the Swift file with its preview. Nil
    /// if the view has neither, or the Swift file cannot be read.
    var source: (path: String, text: String, language: String)? {
        switch rendered.source {
        case .template(let name, _):
            content.templates.source(of: name).map { (content.paths.relative($0.file), $0.text, "mustache") }
        case .swift: content.sources.text(of: preview).map { (content.paths.relative(preview.place.file), $0, "swift") }
        case .category, .renderer, nil: nil
        }
    }

    /// Returns the ViewModel as a client receives it: localized JSON.
    ///
    /// - Throws: The reason why the preview cannot be made, or an error from encoding the ViewModel.
    func json() throws -> String {
        try renderer.json(of: made.get().made.subject, locale: locale)
    }

    /// The texts that the view uses. Empty if its ViewModel cannot be made or encoded, which the problems report.
    private var record: LocalizationRecord {
        inspected?.record ?? LocalizationRecord()
    }

    /// The texts in every locale. In a pseudo-locale, the texts that are not localized are included.
    var texts: PreviewTexts {
        let isPseudo = textLocale.pseudo != nil
        return PreviewTexts(
            record, in: textLocale, among: content.locales.map(\.identifier), store: content.localizations,
            hardCoded: isPseudo ? hardCodedTexts : [],
            values: isPseudo ? hardCodedValues : [])
    }

    /// The hard-coded texts of the view's template and of those it includes.
    private var hardCodedTexts: [HardCodedText] {
        rendered.source?.templateName.map(content.templates.hardCodedTexts(ofView:)) ?? []
    }

    /// The shown values that the accented pseudo-locale does not change. Empty if the view has no HTML.
    private var hardCodedValues: [HardCodedValue] {
        let accented = PseudoLocale.accented.identifier
        guard let subject = try? made.get().made.subject,
            let json = try? renderer.json(of: subject, locale: accented)
        else { return [] }
        let shown = locale == accented ? rendered : renderer.render(subject, locale: accented)
        return HardCodedValues(json: json).values(in: DisplayedTexts(html: shown.text).texts)
    }

    private static func isBroken(_ rendered: RenderedView, in content: PackageContent) -> Bool {
        if let name = rendered.source?.templateName, case .broken = content.templates.resolve(name) { return true }
        if lacksTexts(rendered), !content.localizations.problems.isEmpty { return true }
        return rendered.diagnostics.contains { $0.kind == .unencodableViewModel }
    }

    private static func lacksTexts(_ rendered: RenderedView) -> Bool {
        rendered.diagnostics.contains { $0.kind == .missingText }
    }
}

/// The minimum and maximum size of a preview on the canvas, in whole CSS pixels.
struct PreviewBounds: Codable, Sendable {
    /// The maximum value: larger than any page, and far below the limit of CSS.
    private static let limit = 10_000.0

    let minWidth: Int?
    let minHeight: Int?
    let maxHeight: Int?
    let hasHeight: Bool

    /// Creates the bounds of a frame. Infinite bounds are ignored. If a width is set, the minimum width is ignored.
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
