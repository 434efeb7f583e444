import Foundation
import TemplateEngine

/// A JSON file of the Mustache specification.
struct SpecificationFile: Decodable {
    struct Test: Decodable {
        let name: String
        let template: String
        let partials: [String: String]?
        let data: JSONValue
        let expected: String
    }

    let tests: [Test]
}

extension SpecificationFile {
    /// The modules that the engine implements; `~` marks those that the specification leaves optional. Lambdas are left
    /// out: a value is data.
    static let modules = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
    ]

    /// The folder `shared/conformance/mustache-spec` next to the package.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../../shared/conformance/mustache-spec")
        .standardizedFileURL

    static let isPresent = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))

    /// All cases; none when the folder is not there.
    static let cases: [SpecificationCase] = isPresent ? modules.flatMap(cases) : []

    private static func cases(of module: String) -> [SpecificationCase] {
        let file = folder.appending(path: "\(module).json")
        guard let data = try? Data(contentsOf: file),
            let contents = try? JSONDecoder().decode(SpecificationFile.self, from: data)
        else { return [] }
        return contents.tests.map {
            SpecificationCase(
                module: module, name: $0.name, template: $0.template, partials: $0.partials ?? [:], data: $0.data.value,
                expected: $0.expected)
        }
    }
}
