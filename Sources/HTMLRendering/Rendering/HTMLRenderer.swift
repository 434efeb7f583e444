public import FOSMVVM
public import Foundation
public import Logging
public import TemplateEngine

/// Renders ViewModels through Mustache templates, in previews as in production. Immutable, so all threads may share it.
///
/// A view's template is the one of its name; a view without one is shown by the template of its category.
public struct HTMLRenderer: Sendable {
    /// The templates.
    public let templates: TemplateLibrary
    /// The texts.
    public let localizations: LocalizationStore
    private let environment: RenderingEnvironment
    private let unresolved: UnresolvedNames
    private let limits: RenderingLimits
    private let logger: Logger

    /// A renderer.
    ///
    /// - Parameters:
    ///   - templates: The templates; ``builtInTemplates`` among their folders has those of the categories.
    ///   - localizations: The texts.
    ///   - environment: The time zone, and whether time stands still.
    ///   - unresolved: What is shown in place of a name that the ViewModel does not have, and of a missing text. By
    ///     default marks in previews, and nothing in production, where time does not stand still.
    ///   - limits: How much rendering a view may take.
    ///   - logger: Gets a warning for each diagnostic of a view that is rendered in production, with its place.
    public init(
        templates: TemplateLibrary, localizations: LocalizationStore, environment: RenderingEnvironment = .system,
        unresolved: UnresolvedNames? = nil, limits: RenderingLimits = RenderingLimits(),
        logger: Logger = Logger(label: "HTMLRendering")
    ) {
        self.templates = templates
        self.localizations = localizations
        self.environment = environment
        self.unresolved = unresolved ?? (environment.isProduction ? .empty : .marked)
        self.limits = limits
        self.logger = logger
    }

    /// Renders the view's template, or its category's. Texts of the default locale that stand in for the locale's own
    /// are told by their language and direction. A ViewModel that cannot be encoded, or its operations, gives no
    /// HTML and a diagnostic.
    public func render(_ subject: ViewInput, locale: LocaleIdentifier) -> RenderedView {
        let localizer = localizer(for: subject, locale: locale, marksForeign: true)
        let view = inspect(subject, localizer: localizer).view
        if environment.isProduction {
            for diagnostic in view.diagnostics { logger.warning("\(diagnostic.localizedDescription)") }
        }
        return view
    }

    /// Renders the view in a locale of Foundation, by its tag.
    public func render(_ subject: ViewInput, locale: Locale) -> RenderedView {
        render(subject, locale: LocaleIdentifier(locale))
    }

    /// Renders a ViewModel through the template of its view's name, or of its category.
    ///
    /// - Parameters:
    ///   - viewModel: What the view shows.
    ///   - validations: What validation says about the view's fields, which their messages show.
    ///   - locale: The language of the texts, and the region whose formats numbers and dates have.
    public func render(
        _ viewModel: some ViewModel, validations: Validations? = nil, locale: LocaleIdentifier
    ) -> RenderedView {
        render(ViewInput(viewModel, validations: validations), locale: locale)
    }

    /// Renders a ViewModel in a locale of Foundation, by its tag.
    public func render(
        _ viewModel: some ViewModel, validations: Validations? = nil, locale: Locale
    ) -> RenderedView {
        render(ViewInput(viewModel, validations: validations), locale: locale)
    }

    /// The ViewModel as indented JSON, localized, with its members in order of their names.
    ///
    /// - Throws: What the ViewModel's `encode(to:)` throws.
    public func json(of subject: ViewInput, locale: LocaleIdentifier) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let localizer = localizer(for: subject, locale: locale)
        return String(decoding: try encoder.encode(tree(of: subject, localizer: localizer)), as: UTF8.self)
    }

    /// What is looked up to render a view, which is the same in each locale.
    ///
    /// - Throws: What the ViewModel's `encode(to:)` throws.
    public func record(of subject: ViewInput) throws -> LocalizationRecord {
        let localizer = localizer(for: subject, locale: localizations.defaultLocale, recordsTexts: true)
        _ = try tree(of: subject, localizer: localizer)
        return localizer.record ?? LocalizationRecord()
    }

    /// The renderer for another time zone.
    public func `in`(timeZone: TimeZone) -> HTMLRenderer {
        HTMLRenderer(
            templates: templates, localizations: localizations, environment: environment.in(timeZone: timeZone),
            unresolved: unresolved, limits: limits, logger: logger)
    }

    /// The localized ViewModel; where time stands still, its random ids are numbered.
    private func tree(of subject: ViewInput, localizer: Localizer) throws -> LocalizedValue {
        shown(try encoded(subject, localizer: localizer))
    }

    private func encoded(_ subject: ViewInput, localizer: Localizer) throws -> LocalizedValue {
        try LocalizingEncoder.encode(subject.viewModel, with: localizer, validations: subject.validations)
    }

    private func shown(_ tree: LocalizedValue) -> LocalizedValue {
        environment.isProduction ? tree : tree.withNumberedIds
    }

    private func localizer(
        for subject: ViewInput, locale: LocaleIdentifier, marksForeign: Bool = false, recordsTexts: Bool = false
    ) -> Localizer {
        Localizer(
            locale: locale, store: localizations, timeZone: environment.timeZone,
            moment: environment.moment(madeDuring: subject.madeDuring), marksMissing: unresolved == .marked,
            marksForeign: marksForeign, recordsTexts: recordsTexts)
    }

    private func inspect(_ subject: ViewInput, localizer: Localizer) -> InspectedView {
        do {
            let tree = try encoded(subject, localizer: localizer)
            let (name, value) = try template(of: subject, tree: shown(tree))
            return InspectedView(
                view: render(name, value, localizer: localizer), tree: tree, record: localizer.record, value: value)
        } catch {
            let diagnostic = RenderingDiagnostic(encoding: error, of: subject.viewModel)
            let view = RenderedView(
                html: [], diagnostics: [diagnostic], templateName: subject.viewName, templateFile: nil)
            return InspectedView(view: view, tree: nil, record: nil, value: nil)
        }
    }

    private func render(_ name: String, _ value: TemplateValue, localizer: Localizer) -> RenderedView {
        let rendering = templates.render(name, value, unresolved: unresolved, limits: limits)
        let html = localizer.hasMarked ? ForeignMarkup.html(of: rendering.bytes) : rendering.bytes
        return RenderedView(
            html: html,
            diagnostics: rendering.diagnostics.map(RenderingDiagnostic.init)
                + localizer.problems.map(RenderingDiagnostic.init),
            templateName: name,
            templateFile: templates.source(of: name)?.file)
    }

    /// The view's template, or its category's, and what it is rendered with.
    private func template(of subject: ViewInput, tree: LocalizedValue) throws -> (name: String, value: TemplateValue) {
        let values = TemplateValueBuilder(timeZone: environment.timeZone)
        guard templates.isMissing(subject.viewName) else { return (subject.viewName, values.value(of: tree)) }
        let context = try CategoryContext(of: subject, tree: tree).value(with: values)
        return ("\(Self.categoryTemplateFolder)/\(subject.category.rawValue)", context)
    }
}

/// A rendered view, and what else its one encoding says.
package struct InspectedView {
    /// The HTML, and what was missing on the way to it.
    package let view: RenderedView
    /// The localized ViewModel, in which random ids are null; nil where it cannot be encoded.
    package let tree: LocalizedValue?
    /// What was looked up; nil where the ViewModel cannot be encoded.
    package let record: LocalizationRecord?
    /// What the template was rendered with.
    fileprivate let value: TemplateValue?
}

extension HTMLRenderer {
    /// Renders a view, and keeps what several checks want to know of it.
    package func inspect(_ subject: ViewInput, locale: LocaleIdentifier) -> InspectedView {
        inspect(subject, localizer: localizer(for: subject, locale: locale, marksForeign: true, recordsTexts: true))
    }

    /// The names in a view's template that its ViewModel has in none of its previews, also in sections that none of them
    /// opens.
    ///
    /// - Parameter inspected: The view's previews. One whose ViewModel cannot be encoded does not count.
    package func unresolvedNames(of inspected: [InspectedView]) -> [RenderingDiagnostic] {
        let views = Dictionary(grouping: inspected, by: \.view.templateName).sorted { $0.key < $1.key }
        return views.flatMap { name, views in
            templates.unresolvedNames(in: name, views.compactMap(\.value)).map(RenderingDiagnostic.init)
        }
    }
}

/// A view's HTML, and what was missing on the way to it.
public struct RenderedView: Sendable {
    /// The HTML fragment, in UTF-8.
    public let html: [UInt8]
    /// What was missing or wrong, in order of appearance.
    public let diagnostics: [RenderingDiagnostic]
    /// The name of the template that rendered the view.
    public let templateName: String
    /// The template's file; nil when there is no template.
    public let templateFile: String?

    /// The HTML of a view that cannot be made: none.
    package static func unmade(viewName: String) -> RenderedView {
        RenderedView(html: [], diagnostics: [], templateName: viewName, templateFile: nil)
    }

    /// The HTML fragment as text.
    public var text: String { String(decoding: html, as: UTF8.self) }
}
