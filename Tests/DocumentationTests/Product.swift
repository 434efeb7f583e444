import Foundation
import Testing

/// A library product of the package.
struct Product: CustomTestStringConvertible {
    /// The folder of the recorded declarations.
    static let folder = Project.folder.appending(path: "Tests/DocumentationTests/Products")

    let name: String
    /// The modules of all products.
    let products: Set<String>

    var testDescription: String { name }
    /// The file with the recorded declarations.
    var file: URL { Self.folder.appending(path: "\(name).txt") }

    /// Returns the library products that `Package.swift` declares. Each has the name of its only module.
    static func all() throws -> [Product] {
        let names = try Project.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map {
            String($0.output.1)
        }
        return names.sorted().map { Product(name: $0, products: Set(names)) }
    }
}
