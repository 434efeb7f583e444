import HTMLRendering
import Stencil

/// Renders each view that has a template of Stencil.
struct StencilRenderer: PreviewRenderer {
    let templates: [String: String]

    func html(of view: LocalizedView) throws -> String? {
        guard templates[view.name] != nil else { return nil }
        // Stencil escapes nothing by itself.
        let filters = Extension()
        filters.registerFilter("escaped") { value in value.map { Self.escaped("\($0)") } }
        let environment = Environment(loader: DictionaryLoader(templates: templates), extensions: [filters])
        return try environment.renderTemplate(name: view.name, context: view.values)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
