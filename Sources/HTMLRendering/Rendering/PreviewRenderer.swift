import Diagnostics
public import FOSMVVM
import Foundation
import TemplateEngine

/// A way of one's own to render views, such as with another template engine. It is tried before all others.
public protocol PreviewRenderer: Sendable {
    /// Returns the HTML of a view. Nil for a view that this renderer does not know.
    ///
    /// - Throws: The reason why the view cannot be rendered. The page shows it, and `check` reports it.
    func html(of view: LocalizedView) throws -> String?
}

extension LocalizedView {
    /// The name of the view, such as `TaskListView`.
    public var name: String { input.viewName }

    /// The ViewModel.
    public var viewModel: any ViewModel { input.viewModel }

    /// The members of the localized ViewModel by name, as template engines take them: texts, formatted numbers and
    /// dates, numbers, Booleans, lists and dictionaries. The raw value represents a case of an enum. A member that is
    /// nil is left out.
    public var values: [String: Any] { Self.plain(tree) as? [String: Any] ?? [:] }

    private static func plain(_ value: LocalizedValue) -> Any? {
        switch value {
        case .null: nil
        case .bool(let value): value
        case .integer(let value): Int(value)
        case .unsigned(let value): value
        case .double(let value): value
        case .decimal(let value): "\(value)"
        case .string(let text): text
        case .date(let date): date.ISO8601Format()
        case .uuid(let id): id.uuidString
        case .localized(let text, _): text
        case .encoded(let value, _): plain(value)
        case .enumeration(_, let raw): plain(raw)
        case .field(let field): plain(field.value)
        case .list(let elements): elements.compactMap(plain)
        case .object(let object): members(of: object)
        }
    }

    private static func members(of object: LocalizedObject) -> [String: Any] {
        Dictionary(
            uniqueKeysWithValues: zip(object.names, object.values).compactMap { name, value in
                plain(value).map { (name, $0) }
            })
    }
}

/// Renders a view with a renderer of the program.
struct ProgramViewRenderer: ViewRenderer {
    let renderer: any PreviewRenderer

    /// Returns the HTML of the view. If the renderer fails, it is that of the view's category, with a diagnostic.
    func render(_ view: LocalizedView, with context: RenderingContext) throws -> ViewFragment? {
        do {
            guard let html = try renderer.html(of: view) else { return nil }
            return context.fragment(html: Array(html.utf8), source: .renderer(viewName: view.name))
        } catch {
            // Errors of many engines only have a description.
            let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
            let problem = Diagnostic(
                .brokenView, "\(type(of: renderer)) cannot render \(view.name): \(reason)", subject: view.name)
            return try CategoryTemplateRenderer().render(view, with: context)?.reporting(problem)
        }
    }
}
