import Foundation
import Testing

/// The package that the docs build is one that a reader can build.
@Suite struct BakeryTests {
    @Test func itsManifestNamesProductsThatThereAre() throws {
        let manifest = try Project.text("Tests/DocumentationTests/Bakery/Package.swift")
        let own = try Project.text("Package.swift")
        let products = manifest.matches(of: /\.product\(name: "(\w+)", package: "preview-host"\)/).map(\.output.1)
        #expect(!products.isEmpty)
        for product in products {
            #expect(own.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    @Test func thePageAboutPackagesShowsEveryFileOfIt() throws {
        let page = SourceText(try Project.text("Docs/PackageStructure.md"))
        let files = [
            "Package.swift", "Sources/Bakery/Orders/OrderViewModel.swift", "Sources/Bakery/Orders/OrderView.swift",
            "Sources/Bakery/Localizations/OrderViewModel.yml", "Sources/bakery-previews/BakeryPreviews.swift",
            "Templates/OrderView.mustache", "Public/bakery.css",
            "Tests/BakeryTests/OrderTests.swift",
        ]
        for file in files {
            #expect(page.contains(try Project.text("Tests/DocumentationTests/Bakery/\(file)")), "\(file)")
        }
    }
}
