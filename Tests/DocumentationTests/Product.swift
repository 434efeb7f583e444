import Foundation
import Testing

/// A library product of the package.
struct Product: CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// Returns the library products that `Package.swift` declares. Each has the name of its only module.
    static func all() throws -> [Product] {
        let names = try Project.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map {
            String($0.output.1)
        }
        return names.sorted().map { Product(name: $0) }
    }
}
