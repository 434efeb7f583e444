import TemplateEngine
import Testing

/// A case of the Mustache specification.
struct SpecificationCase: Sendable {
    /// The file that the case is from, without extension: "sections", "~inheritance".
    let module: String
    let name: String
    let template: String
    let partials: [String: String]
    let data: TemplateValue
    let expected: String
}

extension SpecificationCase {
    /// The case's templates, its own under the name "".
    var library: TemplateLibrary {
        let main = TemplateSource(name: "", file: "\(module).json", text: template)
        return TemplateLibrary(
            sources: [main] + partials.map { TemplateSource(name: $0, file: "\(module).json", text: $1) })
    }
}

extension SpecificationCase: CustomTestStringConvertible {
    var testDescription: String { "\(module): \(name)" }
}
