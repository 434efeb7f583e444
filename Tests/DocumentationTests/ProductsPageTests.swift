import Testing

/// The table of products in `Docs/Products.md`.
@Suite struct ProductsPageTests {
    /// The names on the page of what products import.
    private static let packages = [
        "ArgumentParser": "swift-argument-parser", "HTTPTypes": "swift-http-types", "Logging": "swift-log",
        "OpenCombine": "OpenCombine",
    ]
    private static let libraries = [
        "CCMark": "cmark-gfm", "CGumbo": "Gumbo", "CMicroHTTPD": "libmicrohttpd", "CYAML": "libyaml", "CZlib": "zlib",
    ]

    private static let system: Set = [
        "CICUCore", "CPreviewRecords", "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "Glibc",
        "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_FoundationICU",
    ]

    private static let targets = Result { try ImportedTargets() }

    @Test(arguments: try Product.all())
    func saysWhatAProductBringsWithIt(product: Product) throws {
        let row = try #require(try Self.rows()[product.name])
        let targets = try Self.targets.get()
        let imports = targets.allImports(of: product.name)
        // Everything else is a module of this package, of the toolchain or of the system.
        let known = Set(Self.packages.keys).union(Self.libraries.keys)
        let others = imports.subtracting(known).subtracting(targets.imports.keys)
        #expect(others.subtracting(Self.system) == [])
        #expect(row.packages == Set(imports.compactMap { Self.packages[$0] }))
        #expect(row.libraries == Set(imports.compactMap { Self.libraries[$0] }))
    }

    /// A host and a server that renders pages link no test library, and the server none for HTTP or parsing. Tests of
    /// ViewModels need no HTML.
    @Test(arguments: [
        ("PreviewCommands", ["Testing", "XCTest"]),
        (
            "HTMLRendering",
            ["Testing", "XCTest", "HTTPCore", "HTTPServer", "HTMLParsing", "MarkdownDocs", "PreviewCatalog"]
        ),
        ("FOSTesting", ["HTMLParsing", "HTMLRendering", "HTMLTokens", "Logging", "PreviewCatalog", "TemplateEngine"]),
    ]) func aProductBringsOnlyWhatItNeeds(name: String, unneeded: [String]) throws {
        let imports = try Self.targets.get().allImports(of: name)
        #expect(imports.contains("FOSMVVM"))
        #expect(imports.isDisjoint(with: unneeded))
    }

    private struct Row {
        let packages: Set<String>
        let libraries: Set<String>
    }

    private static func rows() throws -> [String: Row] {
        let lines = try Project.text("Docs/Products.md").matches(of: /(?m)^\| `(\w+)` \| [^|]+ \|([^|]*)\|([^|]*)\|/)
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let names = [line.output.2, line.output.3].map { cell in
                    Set(
                        cell.split(separator: ",").map { $0.trimmingPrefix(" ").split(separator: " ").joined() }.filter
                        { !$0.isEmpty })
                }
                return (String(line.output.1), Row(packages: names[0], libraries: names[1]))
            })
    }
}
