package import Diagnostics
public import FOSMVVM
import Foundation
package import TemplateEngine

/// A way to render a view. ``HTMLRenderer`` tries them in order, and the first one that applies renders the view.
package protocol ViewRenderer: Sendable {
    /// Renders a view. Nil if this way does not apply to it.
    ///
    /// - Throws: An error from encoding the ViewModel's operations.
    func render(_ view: LocalizedView) throws -> ViewFragment?
}

/// A view with its localized ViewModel.
package struct LocalizedView {
    /// The view.
    package let input: ViewInput
    /// The localized ViewModel.
    package let tree: LocalizedValue
}

/// A view as a way of rendering returns it.
package struct ViewFragment {
    /// The HTML, in UTF-8.
    package let html: [UInt8]
    /// The diagnostics of rendering, in order of appearance.
    package let diagnostics: [Diagnostic]
    /// What the view is rendered from. Nil if there is no way to render it.
    package let source: ViewSource?
    /// The data of the template, if the source is one.
    package let value: TemplateValue?
}

/// What a view is rendered from.
public enum ViewSource: Hashable, Sendable {
    /// The template with the name of the view. The file is nil if several templates have this name.
    case template(name: String, file: String?)
    /// The template of the view's category, because the view has none of its own.
    case category(ViewCategory, file: String?)

    /// The file with the source, as its folder names it.
    public var file: String? {
        switch self {
        case .template(_, let file), .category(_, let file): file
        }
    }

    /// The name of the template.
    package var templateName: String {
        switch self {
        case .template(let name, _): name
        case .category(let category, _): "\(HTMLRenderer.categoryTemplateFolder)/\(category.rawValue)"
        }
    }

    /// Whether the view has a source of its own, and is not shown by its category.
    package var isOwn: Bool {
        if case .category = self { false } else { true }
    }
}

/// Renders a view with the template of its name.
struct NamedTemplateRenderer: ViewRenderer {
    let rendering: TemplateRendering

    func render(_ view: LocalizedView) -> ViewFragment? {
        let name = view.input.viewName
        guard !rendering.templates.isMissing(name) else { return nil }
        return rendering.fragment(
            of: view, from: .template(name: name, file: rendering.templates.file(of: name)),
            rendering.values.value(of: view.tree))
    }
}

/// Renders a view with the template of its category, which can show any ViewModel.
struct CategoryTemplateRenderer: ViewRenderer {
    let rendering: TemplateRendering

    func render(_ view: LocalizedView) throws -> ViewFragment? {
        let source = ViewSource.category(view.input.category, file: nil)
        return rendering.fragment(
            of: view, from: .category(view.input.category, file: rendering.templates.file(of: source.templateName)),
            try CategoryContext(of: view.input, tree: view.tree).value(with: rendering.values))
    }
}

/// The rendering of templates, with its settings.
struct TemplateRendering {
    let templates: TemplateLibrary
    let values: TemplateValueBuilder
    let unresolved: UnresolvedNames
    let limits: RenderingLimits

    fileprivate func fragment(of view: LocalizedView, from source: ViewSource, _ value: TemplateValue) -> ViewFragment {
        let rendering = templates.render(source.templateName, value, unresolved: unresolved, limits: limits)
        let viewModel = type(of: view.input.viewModel)
        return ViewFragment(
            html: rendering.bytes, diagnostics: rendering.diagnostics.map { $0.namingComputedProperty(of: viewModel) },
            source: source, value: value)
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
