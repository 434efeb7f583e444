import Diagnostics
import Foundation

extension Product {
    /// Returns the public declarations of the product's module, and of the modules without a product that it imports
    /// publicly, each with their number.
    func surface() throws -> String {
        try modules().map { module in
            let declarations = PublicDeclaration.all(in: try Self.sources(of: module))
            let lines = declarations.map { $0.scope.isEmpty ? $0.signature : "\($0.scope): \($0.signature)" }
            return (["# \(module): \(lines.count) public declarations"] + lines.sorted()).map { $0 + "\n" }.joined()
        }
        .joined(separator: "\n")
    }

    private func modules() throws -> [String] {
        var modules = [name]
        var next = 0
        while next < modules.count {
            let imported = try Self.sources(of: modules[next]).flatMap { source in
                source.matches(of: /public import (\w+)/).map { String($0.output.1) }
            }
            modules += Set(imported).sorted().filter { module in
                !modules.contains(module) && !products.contains(module) && Self.folder(of: module).isFolder
            }
            next += 1
        }
        return modules
    }

    private static func folder(of module: String) -> URL { Project.folder.appending(path: "Sources/\(module)") }

    private static func sources(of module: String) throws -> [String] {
        try Project.sources(in: ["Sources/\(module)"], suffix: ".swift").map(\.text)
    }
}
