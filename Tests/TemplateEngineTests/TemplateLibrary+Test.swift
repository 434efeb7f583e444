import Diagnostics
import TemplateEngine

extension TemplateLibrary {
    /// A library of templates by name, each in the file of that name.
    init(_ templates: KeyValuePairs<String, String>) {
        self.init(sources: templates.map { TemplateSource(name: $0, file: "\($0).mustache", text: $1) })
    }
}

/// Renders a single template.
func render(
    _ template: String, _ value: TemplateValue = [:], unresolved: UnresolvedNames = .empty
) -> TemplateRendering {
    TemplateLibrary(["page": template]).render("page", value, unresolved: unresolved)
}

extension Diagnostic {
    /// The diagnostic without its place.
    var problem: Diagnostic { Diagnostic(kind, message, subject: subject) }
}
