import Foundation
import TemplateEngine

/// A template on a page, with the partials that the page names before it.
struct ShownTemplate {
    private let library: TemplateLibrary
    private static let name = "OrderView"

    init(_ text: String, partials: [String: String]) {
        let others = partials.map { Self.source($0, text: $1) }
        library = TemplateLibrary(sources: [Self.source(Self.name, text: text)] + others)
    }

    /// The HTML, and each message in a line.
    func render(_ json: String) throws -> (html: String, messages: String) {
        let value = try JSONDecoder().decode(ShownValue.self, from: Data(json.utf8)).value
        let rendering = library.render(Self.name, value, unresolved: .marked)
        let messages = rendering.diagnostics.map { $0.localizedDescription + "\n" }.joined()
        return (String(decoding: rendering.bytes, as: UTF8.self), messages)
    }

    /// What keeps the template from being parsed, each in a line.
    var parseErrors: String {
        library.errors.map { $0.localizedDescription + "\n" }.joined()
    }

    private static func source(_ name: String, text: String) -> TemplateSource {
        TemplateSource(name: name, file: "Templates/\(name).mustache", text: text)
    }
}
