import HTMLRendering
import Mustache

/// Renders each view that has a template of swift-mustache, the engine of many servers with Hummingbird.
struct MustacheRenderer: PreviewRenderer {
    private let library: MustacheLibrary

    init(templates: [String: String]) throws {
        library = MustacheLibrary(templates: try templates.mapValues(MustacheTemplate.init(string:)))
    }

    func html(of view: LocalizedView) -> String? {
        library.render(view.values, withTemplate: view.name)
    }
}
