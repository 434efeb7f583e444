import Diagnostics
import Foundation
import Testing

/// A module that users of the package see: that of a product, or one that such a module imports publicly.
struct PublicModule: Hashable, CustomTestStringConvertible {
    /// The folder of the recorded declarations.
    static let folder = Project.folder.appending(path: "Tests/DocumentationTests/Products")

    let name: String

    var testDescription: String { name }
    /// The file with the recorded declarations.
    var file: URL { Self.folder.appending(path: "\(name).txt") }

    static func all() throws -> [PublicModule] {
        var modules = try Product.all().map { PublicModule(name: $0.name) }
        var next = 0
        while next < modules.count {
            modules += try modules[next].imports().filter { !modules.contains($0) }
            next += 1
        }
        return modules.sorted { $0.name < $1.name }
    }

    /// Returns the modules of the package that it imports publicly, and its public declarations with their number.
    func surface() throws -> String {
        let declarations = PublicDeclaration.all(in: try sources())
        let lines = declarations.map { $0.scope.isEmpty ? $0.signature : "\($0.scope): \($0.signature)" }
        let imports = try imports().map { "public import \($0.name)" }
        return (["# \(name): \(lines.count) public declarations"] + imports + lines.sorted()).map { $0 + "\n" }.joined()
    }

    private func imports() throws -> [PublicModule] {
        let names = try sources().flatMap { $0.matches(of: /public import (\w+)/).map { String($0.output.1) } }
        return Set(names).sorted().map { PublicModule(name: $0) }.filter(\.sourceFolder.isFolder)
    }

    private var sourceFolder: URL { Project.folder.appending(path: "Sources/\(name)") }

    private func sources() throws -> [String] {
        try Project.sources(in: ["Sources/\(name)"], suffix: ".swift").map(\.text)
    }
}
