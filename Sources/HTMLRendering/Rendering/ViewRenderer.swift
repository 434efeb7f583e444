import Diagnostics
public import FOSMVVM
import Foundation
import TemplateEngine

/// A way to render a view. ``HTMLRenderer`` tries them in order, and the first one that applies renders the view.
protocol ViewRenderer: Sendable {
    /// Renders a view. Nil if this way does not apply to it.
    ///
    /// - Throws: An error from encoding the ViewModel's operations, or from decoding the localized ViewModel.
    func render(_ view: LocalizedView, with context: RenderingContext) throws -> ViewFragment?
}

/// A view with its localized ViewModel.
public struct LocalizedView {
    /// The view.
    let input: ViewInput
    /// The localized ViewModel.
    let tree: LocalizedValue
    /// The locale of the texts, and of the formats of numbers and dates.
    public let locale: LocaleIdentifier
    /// Returns a localizer for other values in the view. It is used for one of them.
    let makeLocalizer: @Sendable () -> Localizer
    /// Renders the template of another view at a place in this one.
    let render: (ViewInput, ViewPlace) -> RenderedView
}

/// A view as a way of rendering returns it.
struct ViewFragment {
    /// The HTML, in UTF-8.
    let html: [UInt8]
    /// The diagnostics of rendering, in order of appearance.
    private(set) var diagnostics: [Diagnostic]
    /// What the view is rendered from. Nil if there is no way to render it.
    let source: ViewSource?
    /// The data of the template, if the source is one.
    let value: TemplateValue?
    /// The controls of a template that is live.
    var controls: [LiveControl] = []
    /// Whether a template includes views in Swift.
    var hasSwiftParts = false

    /// Returns the fragment with a diagnostic before its own.
    func reporting(_ diagnostic: Diagnostic) -> Self {
        var fragment = self
        fragment.diagnostics.insert(diagnostic, at: 0)
        return fragment
    }
}

/// What a view is rendered from.
package enum ViewSource: Hashable, Sendable {
    /// The template with the name of the view. The file is nil if several templates have this name.
    case template(name: String, file: String?)
    /// The body of the view with this name, in Swift.
    case swift(name: String)
    /// A renderer of the program, which knows the view with this name.
    case renderer(viewName: String)
    /// The template of the view's category, because the view has neither a template nor a body of its own.
    case category(ViewCategory, file: String?)

    /// The file of the template, as its folder names it. Nil for a view that is not rendered from one.
    package var file: String? {
        switch self {
        case .template(_, let file), .category(_, let file): file
        case .swift, .renderer: nil
        }
    }

    /// The name of the template. Nil for a view that is not rendered from one.
    package var templateName: String? {
        switch self {
        case .template(let name, _): name
        case .swift, .renderer: nil
        case .category(let category, _): Self.categoryTemplate(category)
        }
    }

    fileprivate static func categoryTemplate(_ category: ViewCategory) -> String {
        "\(HTMLRenderer.categoryTemplateFolder)/\(category.rawValue)"
    }

    /// Whether the view has a source of its own, and is not shown by its category.
    package var isOwn: Bool {
        if case .category = self { false } else { true }
    }
}

/// Renders a view with the template of its name.
struct NamedTemplateRenderer: ViewRenderer {
    func render(_ view: LocalizedView, with context: RenderingContext) -> ViewFragment? {
        let name = view.input.viewName
        guard !context.library.isMissing(name) else { return nil }
        return context.fragment(
            of: view, from: .template(name: name, file: context.library.file(of: name)), name,
            context.value(of: view.tree))
    }
}

/// Renders a view with the template of its category, which can show any ViewModel.
struct CategoryTemplateRenderer: ViewRenderer {
    func render(_ view: LocalizedView, with context: RenderingContext) throws -> ViewFragment? {
        let name = ViewSource.categoryTemplate(view.input.category)
        return context.fragment(
            of: view, from: .category(view.input.category, file: context.library.file(of: name)), name,
            try CategoryContext(of: view.input, tree: view.tree).value(with: context.values))
    }
}

/// The rendering of templates, with its settings.
struct RenderingContext: Sendable {
    /// The templates.
    let library: TemplateLibrary
    let values: TemplateValueBuilder
    let unresolved: UnresolvedNames
    let limits: RenderingLimits
    /// The images of the package.
    let assets: PackageAssets
    /// Where the view is.
    private(set) var place: ViewPlace

    /// Whether the controls are those of a live view.
    var isInteractive: Bool { place.isInteractive }

    /// Returns the rendering at another place.
    func at(_ place: ViewPlace) -> Self {
        var context = self
        context.place = place
        return context
    }

    /// The time zone of dates.
    var timeZone: TimeZone { values.timeZone }

    /// Returns a localized value as templates see it.
    func value(of tree: LocalizedValue) -> TemplateValue { values.value(of: tree) }

    /// Renders a template.
    func render(_ template: String, _ value: TemplateValue) -> (html: [UInt8], diagnostics: [Diagnostic]) {
        let rendering = library.render(template, value, unresolved: unresolved, limits: limits)
        return (rendering.bytes, rendering.diagnostics)
    }

    /// Returns HTML that no template has rendered, as a view.
    func fragment(html: [UInt8], source: ViewSource) -> ViewFragment {
        place.dependencies?.add(.unknown)
        let live = isInteractive ? LiveMarkup(of: html, namePrefix: place.namePrefix) : nil
        return ViewFragment(
            html: live?.html ?? html, diagnostics: [], source: source, value: nil, controls: live?.controls ?? [])
    }

    fileprivate func fragment(
        of view: LocalizedView, from source: ViewSource, _ template: String, _ value: TemplateValue
    ) -> ViewFragment {
        let names = [template, view.input.viewName, library.fullName(of: template)]
        place.dependencies?.add(ViewDependencies(templates: Set(names.compactMap(\.self))))
        let children = SwiftChildren(of: view, with: self)
        let rendering = library.render(
            template, value, unresolved: unresolved, limits: limits, missingPartials: children.render)
        let live = isInteractive ? LiveMarkup(of: rendering.bytes, namePrefix: place.namePrefix) : nil
        let viewModel = type(of: view.input.viewModel)
        return ViewFragment(
            html: live?.html ?? rendering.bytes,
            diagnostics: rendering.diagnostics.map { $0.namingComputedProperty(of: viewModel) },
            source: source, value: value, controls: live?.controls ?? [], hasSwiftParts: children.count > 0)
    }
}

extension Diagnostic {
    /// Returns a diagnostic that says so if the unknown name is a computed property of a ViewModel, or of one that it
    /// holds. Any other diagnostic stays the same.
    func namingComputedProperty(of viewModel: any ViewModel.Type) -> Diagnostic {
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

/// One of the two versions of a view that has both a template of its name and a body in Swift.
package enum ViewVersion: String, CaseIterable, Codable, Sendable {
    /// The template, which is shown by default.
    case template
    /// The body in Swift.
    case swift
}

extension HTMLRenderer {
    /// Returns the versions of a view: both if it has a template and a body, or else only the default one, which then
    /// stands for the way in which the view is shown.
    ///
    /// - Parameter hasBody: Whether the view has a body in Swift.
    package func versions(ofView name: String, hasBody: Bool) -> [ViewVersion] {
        hasBody && !templates.isMissing(name) ? ViewVersion.allCases : [.template]
    }
}
