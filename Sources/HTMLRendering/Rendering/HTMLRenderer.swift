public import Diagnostics
public import FOSMVVM
public import Foundation
public import Logging
public import TemplateEngine

/// Renders ViewModels with Mustache templates, in previews and in production. It is immutable, so all threads can share
/// it.
///
/// The template of a view has the view's name. A view without a template uses the template of its category.
public struct HTMLRenderer: Sendable {
    /// The templates.
    public let templates: TemplateLibrary
    /// The texts.
    public let localizations: LocalizationStore
    private let environment: RenderingEnvironment
    private let unresolved: UnresolvedNames
    private let limits: RenderingLimits
    private let logger: Logger

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - templates: The templates. Their folders include ``builtInTemplates``, which contains those of the
    ///     categories.
    ///   - localizations: The texts.
    ///   - environment: The time zone, and the fixed date of previews.
    ///   - unresolved: The output for unknown names and missing texts. By default, it is a mark in previews, and
    ///     nothing in production, which has no fixed date.
    ///   - limits: The limits of a rendering.
    ///   - logger: Receives a warning for each diagnostic in production, with its place.
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

    /// Renders a view with its template or that of its category. Texts of the default locale that replace missing texts
    /// are marked with their language and direction. If the ViewModel or its operations cannot be encoded, there is no
    /// HTML but a diagnostic.
    public func render(_ subject: ViewInput, locale: LocaleIdentifier) -> RenderedView {
        let localizer = localizer(for: subject, locale: locale, marksForeign: true)
        let view = inspect(subject, localizer: localizer).view
        if environment.isProduction {
            for diagnostic in view.diagnostics { logger.warning("\(diagnostic.localizedDescription)") }
        }
        return view
    }

    /// Renders a view in a locale of Foundation, which is identified by its tag.
    public func render(_ subject: ViewInput, locale: Locale) -> RenderedView {
        render(subject, locale: LocaleIdentifier(locale))
    }

    /// Renders a ViewModel with the template of its view, or of its category.
    ///
    /// - Parameters:
    ///   - viewModel: The ViewModel.
    ///   - validations: The validation results, which the view's fields show as messages.
    ///   - locale: The locale of the texts, and of the formats of numbers and dates.
    public func render(
        _ viewModel: some ViewModel, validations: Validations? = nil, locale: LocaleIdentifier
    ) -> RenderedView {
        render(ViewInput(viewModel, validations: validations), locale: locale)
    }

    /// Renders a ViewModel in a locale of Foundation, which is identified by its tag.
    public func render(
        _ viewModel: some ViewModel, validations: Validations? = nil, locale: Locale
    ) -> RenderedView {
        render(ViewInput(viewModel, validations: validations), locale: locale)
    }

    /// Returns the localized ViewModel as indented JSON, with sorted members.
    ///
    /// - Throws: Any error from the ViewModel's `encode(to:)`.
    public func json(of subject: ViewInput, locale: LocaleIdentifier) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let localizer = localizer(for: subject, locale: locale)
        return String(decoding: try encoder.encode(tree(of: subject, localizer: localizer)), as: UTF8.self)
    }

    /// Returns the lookups for a view, which are the same in each locale.
    ///
    /// - Throws: Any error from the ViewModel's `encode(to:)`.
    public func record(of subject: ViewInput) throws -> LocalizationRecord {
        let localizer = localizer(for: subject, locale: localizations.defaultLocale, recordsTexts: true)
        _ = try tree(of: subject, localizer: localizer)
        return localizer.record ?? LocalizationRecord()
    }

    /// Returns the renderer for another time zone.
    public func `in`(timeZone: TimeZone) -> HTMLRenderer {
        HTMLRenderer(
            templates: templates, localizations: localizations, environment: environment.in(timeZone: timeZone),
            unresolved: unresolved, limits: limits, logger: logger)
    }

    /// Localizes the ViewModel.
    private func tree(of subject: ViewInput, localizer: Localizer) throws -> LocalizedValue {
        try LocalizingEncoder.encode(subject.viewModel, with: localizer, validations: subject.validations)
    }

    private func localizer(
        for subject: ViewInput, locale: LocaleIdentifier, marksForeign: Bool = false, recordsTexts: Bool = false
    ) -> Localizer {
        Localizer(
            locale: locale, store: localizations, timeZone: environment.timeZone,
            volatile: environment.isProduction ? .none : subject.volatileValues,
            present: environment.present ?? .distantPast, marksMissing: unresolved == .marked,
            marksForeign: marksForeign, recordsTexts: recordsTexts)
    }

    private func inspect(_ subject: ViewInput, localizer: Localizer) -> InspectedView {
        do {
            let tree = try tree(of: subject, localizer: localizer)
            let (name, value) = try template(of: subject, tree: tree)
            let viewModel = type(of: subject.viewModel)
            return InspectedView(
                view: render(name, value, of: viewModel, localizer: localizer), viewModelType: viewModel, tree: tree,
                record: localizer.record, value: value)
        } catch {
            let name = String(describing: type(of: subject.viewModel))
            let diagnostic = Diagnostic(
                .unencodableViewModel, "\(name) could not be encoded: \(error.localizedDescription)", subject: name)
            let view = RenderedView(
                html: [], diagnostics: [diagnostic], templateName: subject.viewName, templateFile: nil)
            return InspectedView(
                view: view, viewModelType: type(of: subject.viewModel), tree: nil, record: nil, value: nil)
        }
    }

    private func render(
        _ name: String, _ value: TemplateValue, of viewModel: any ViewModel.Type, localizer: Localizer
    ) -> RenderedView {
        let rendering = templates.render(name, value, unresolved: unresolved, limits: limits)
        let html = localizer.hasMarked ? ForeignMarkup.html(of: rendering.bytes) : rendering.bytes
        return RenderedView(
            html: html,
            diagnostics: rendering.diagnostics.map { $0.namingComputedProperty(of: viewModel) } + localizer.problems,
            templateName: name,
            templateFile: templates.source(of: name)?.file)
    }

    /// Returns the template of a view or its category, with its data.
    private func template(of subject: ViewInput, tree: LocalizedValue) throws -> (name: String, value: TemplateValue) {
        let values = TemplateValueBuilder(timeZone: environment.timeZone)
        guard templates.isMissing(subject.viewName) else { return (subject.viewName, values.value(of: tree)) }
        let context = try CategoryContext(of: subject, tree: tree).value(with: values)
        return ("\(Self.categoryTemplateFolder)/\(subject.category.rawValue)", context)
    }
}

/// A rendered view, with other results of encoding it.
package struct InspectedView {
    /// The HTML and the diagnostics.
    package let view: RenderedView
    /// The type of the ViewModel.
    fileprivate let viewModelType: any ViewModel.Type
    /// The localized ViewModel. Nil if it cannot be encoded.
    package let tree: LocalizedValue?
    /// The lookups. Nil if the ViewModel cannot be encoded.
    package let record: LocalizationRecord?
    /// The data of the template.
    fileprivate let value: TemplateValue?
}

extension HTMLRenderer {
    /// Renders a view, and keeps results for checks.
    package func inspect(_ subject: ViewInput, locale: LocaleIdentifier) -> InspectedView {
        inspect(subject, localizer: localizer(for: subject, locale: locale, marksForeign: true, recordsTexts: true))
    }

    /// Returns the names in a view's template that its ViewModel has in none of its previews. Also checks sections that
    /// none of them opens.
    ///
    /// - Parameter inspected: The view's previews. Those whose ViewModel cannot be encoded are ignored.
    package func unresolvedNames(of inspected: [InspectedView]) -> [Diagnostic] {
        let views = Dictionary(grouping: inspected, by: \.view.templateName).sorted { $0.key < $1.key }
        return views.flatMap { name, views in
            templates.unresolvedNames(in: name, views.compactMap(\.value)).map {
                $0.namingComputedProperty(of: views[0].viewModelType)
            }
        }
    }
}

/// The HTML of a view, with its diagnostics.
public struct RenderedView: Sendable {
    /// The HTML fragment, in UTF-8.
    public let html: [UInt8]
    /// The diagnostics, in order of appearance.
    public let diagnostics: [Diagnostic]
    /// The name of the template that rendered the view.
    public let templateName: String
    /// The template's file. Nil if there is no template.
    public let templateFile: String?

    /// Returns the empty HTML of a view that cannot be made.
    package static func unmade(viewName: String) -> RenderedView {
        RenderedView(html: [], diagnostics: [], templateName: viewName, templateFile: nil)
    }

    /// The HTML fragment as text.
    public var text: String { String(decoding: html, as: UTF8.self) }
}

extension Diagnostic {
    /// Returns a diagnostic that says so if the unknown name is a computed property of a ViewModel, or of one that it
    /// holds. Any other diagnostic stays the same.
    fileprivate func namingComputedProperty(of viewModel: any ViewModel.Type) -> Diagnostic {
        guard kind == .unknownName, let path = subject else { return self }
        let types = HeldTypes(of: viewModel).all.compactMap { $0 as? any ViewModel.Type }
        for name in path.split(separator: ".").map(String.init) {
            guard let owner = types.first(where: { $0.computedPropertyNames.contains(name) }) else { continue }
            return Diagnostic(
                kind,
                "\"\(name)\" is a computed property of \(owner), and templates have only stored ones. Store it.",
                at: place, excerpt: excerpt, subject: path)
        }
        return self
    }
}
