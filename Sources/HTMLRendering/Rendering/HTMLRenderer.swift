import Diagnostics
public import FOSMVVM
public import Foundation
public import Logging
public import TemplateEngine

/// Renders ViewModels with Mustache templates, in previews and in production. It is immutable, so all threads can share
/// it.
///
/// The template of a view has the view's name. A view without a template uses its body in Swift, or else the template of
/// its category.
public struct HTMLRenderer: Sendable {
    /// The templates.
    public let templates: TemplateLibrary
    /// The texts.
    public let localizations: TextStore
    /// The version of views that have both a template and a body.
    package private(set) var version = ViewVersion.template
    private var environment: RenderingEnvironment
    private let unresolved: UnresolvedNames
    private let limits: RenderingLimits
    private let logger: Logger
    package private(set) var assets = PackageAssets()
    private let programRenderers: [any ViewRenderer]
    private var marksForeign = true
    /// The views in Swift that templates can include.
    var childViews = SwiftChildViews.linked
    /// Where the rendered view is.
    var place = ViewPlace()

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
    ///   - renderers: Ways of one's own to render views, which are tried in this order before all others.
    ///   - logger: Receives a warning for each diagnostic in production, with its place.
    public init(
        templates: TemplateLibrary, localizations: TextStore, environment: RenderingEnvironment = .system,
        unresolved: UnresolvedNames? = nil, limits: RenderingLimits = RenderingLimits(),
        renderers: [any PreviewRenderer] = [], logger: Logger = Logger(label: "HTMLRendering")
    ) {
        self.templates = templates
        self.localizations = localizations
        self.environment = environment
        self.unresolved = unresolved ?? (environment.isProduction ? .empty : .marked)
        self.limits = limits
        programRenderers = renderers.map(ProgramViewRenderer.init)
        self.logger = logger
    }

    /// Renders a view with its template or that of its category. Texts of the default locale that replace missing texts
    /// are marked with their language and direction. If the ViewModel or its operations cannot be encoded, there is no
    /// HTML but a diagnostic.
    public func render(_ subject: ViewInput, locale: LocaleIdentifier) -> RenderedView {
        let localizer = localizer(replacing: subject.volatileValues, locale: locale, marksForeign: true)
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

    /// Returns the renderer for another time zone.
    public func `in`(timeZone: TimeZone) -> HTMLRenderer {
        var renderer = self
        renderer.environment = environment.in(timeZone: timeZone)
        return renderer
    }

    /// Returns the renderer for a version of the views that have both a template and a body.
    package func preferring(_ version: ViewVersion) -> HTMLRenderer {
        var renderer = self
        renderer.version = version
        return renderer
    }

    /// The renderer that does not mark the texts of the default locale that replace missing texts.
    package var withoutForeignMarks: HTMLRenderer {
        var renderer = self
        renderer.marksForeign = false
        return renderer
    }

    /// Returns the renderer that shows the images and colors of a package.
    package func showing(_ assets: PackageAssets) -> HTMLRenderer {
        var renderer = self
        renderer.assets = assets
        return renderer
    }

    /// The time zone of dates.
    package var timeZone: TimeZone { environment.timeZone }

    /// The renderer whose views have the controls of a live view.
    package var interactive: HTMLRenderer {
        var renderer = self
        renderer.place.isInteractive = true
        return renderer
    }

    /// Returns the renderer for a page on which views have the places that the browser reports.
    package func measured(_ sizes: LiveSizes) -> HTMLRenderer {
        var renderer = self
        renderer.place.sizes = sizes
        return renderer
    }

    /// Returns the interactive renderer of a page whose views have state.
    func interactive(with parts: LiveParts) -> HTMLRenderer {
        var renderer = interactive
        renderer.place.parts = parts
        renderer.place.dependencies = parts.dependencies
        return renderer
    }

    /// Returns the renderer for views at a place in another view.
    private func at(_ place: ViewPlace) -> HTMLRenderer {
        var renderer = self
        renderer.place = place
        return renderer
    }

    /// Localizes the ViewModel.
    func tree(of subject: ViewInput, localizer: Localizer) throws -> LocalizedValue {
        try LocalizingEncoder.encode(subject.viewModel, with: localizer, validations: subject.validations)
    }

    func localizer(
        replacing volatile: VolatileValues, locale: LocaleIdentifier, marksForeign: Bool = false,
        recordsTexts: Bool = false
    ) -> Localizer {
        let localizer = Localizer(
            locale: locale, store: localizations, timeZone: environment.timeZone,
            volatile: environment.isProduction ? .none : volatile,
            present: environment.present ?? .distantPast, marksMissing: unresolved == .marked,
            marksForeign: marksForeign && self.marksForeign, recordsTexts: recordsTexts)
        localizer.lookedUpTypes = place.dependencies?.types
        return localizer
    }

    func inspect(_ subject: ViewInput, localizer: Localizer) -> InspectedView {
        guard let parts = place.parts, !hasSwiftSource(subject) else {
            return inspectWithoutState(subject, localizer: localizer)
        }
        let part = parts.template(subject, in: localizer.locale, at: place, timeZone: timeZone)
        let inspected = inspectWithoutState(part.input(from: subject), localizer: localizer)
        part.show(inspected.view, at: place)
        return inspected
    }

    private func inspectWithoutState(_ subject: ViewInput, localizer: Localizer) -> InspectedView {
        do {
            let view = try localizedView(of: subject, localizer: localizer)
            return InspectedView(try fragment(of: view), of: subject, tree: view.tree, localizer: localizer)
        } catch {
            return InspectedView(unencodable: subject, error)
        }
    }

    private func localizedView(of subject: ViewInput, localizer: Localizer) throws -> LocalizedView {
        let tree = try tree(of: subject, localizer: localizer)
        let (locale, volatile) = (localizer.locale, subject.volatileValues)
        // Sessions keep what makes localizers, and the place keeps the sessions of its page.
        let placeless = at(place.withoutParts)
        return LocalizedView(input: subject, tree: tree, locale: locale) {
            placeless.localizer(replacing: volatile, locale: locale, marksForeign: true)
        } render: { child, place in
            guard place.depth <= ViewPlace.maxDepth else { return RenderedView(nestedTooDeeply: child.viewName) }
            return at(place).render(child.inEnvironment(of: subject), locale: locale)
        }
    }

    /// Whether a view is rendered from its body in Swift.
    private func hasSwiftSource(_ subject: ViewInput) -> Bool {
        subject.isPlain || subject.view?.hasBody == true && (version == .swift || templates.isMissing(subject.viewName))
    }

    /// Returns a view that its body renders, and how it is rendered. Nil for a view that its template renders.
    ///
    /// - Throws: Any error from the ViewModel's `encode(to:)`.
    func swiftView(
        of subject: ViewInput, locale: LocaleIdentifier
    ) throws -> (view: LocalizedView, context: RenderingContext)? {
        guard hasSwiftSource(subject) else { return nil }
        let localizer = localizer(replacing: subject.volatileValues, locale: locale, marksForeign: true)
        return (try localizedView(of: subject, localizer: localizer), renderingContext)
    }

    private var renderingContext: RenderingContext {
        RenderingContext(
            library: templates, values: TemplateValueBuilder(timeZone: timeZone, views: childViews),
            unresolved: unresolved, limits: limits, assets: assets, place: place)
    }

    #if SwiftViews && os(Linux)
        private static let renderers: [any ViewRenderer] = [
            NamedTemplateRenderer(), SwiftViewRenderer(), CategoryTemplateRenderer(),
        ]
        private static let swiftRenderers: [any ViewRenderer] = [
            SwiftViewRenderer(), NamedTemplateRenderer(), CategoryTemplateRenderer(),
        ]
    #else
        private static let renderers: [any ViewRenderer] = [NamedTemplateRenderer(), CategoryTemplateRenderer()]
        private static let swiftRenderers = renderers
    #endif

    /// Returns the ways to render a view, in the order in which they are tried.
    private func renderers(of subject: ViewInput) -> [any ViewRenderer] {
        programRenderers + (version == .swift || subject.isPlain ? Self.swiftRenderers : Self.renderers)
    }

    /// Renders a view in the first way that applies. The last one always does.
    private func fragment(of view: LocalizedView) throws -> ViewFragment {
        let context = renderingContext
        for renderer in renderers(of: view.input) {
            if let fragment = try renderer.render(view, with: context) { return fragment }
        }
        return ViewFragment(html: [], diagnostics: [], source: nil, value: nil)
    }
}
