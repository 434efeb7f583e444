import Foundation
import Testing

@testable import PreviewGenerators

/// The package in `Tests/GeneratedPackage` is what the generators write, and is built and tested with this package.
@Suite struct GeneratedPackageTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "GeneratedPackage", directoryHint: .isDirectory)

    private static let layout: PackageLayout = {
        var layout = PackageLayout(
            viewModels: .init(name: "Shop", path: "Sources/Shop"),
            server: .init(name: "ShopServer", path: "Sources/ShopServer"))
        layout.uiTests = "Tests/ShopUITests"
        return layout
    }()

    private static func viewModel(
        _ name: String, feature: String? = nil, host: ViewModelGenerator.Host = .client, isChild: Bool = false,
        properties: String = "", nested: [String] = [], fields: String = "", operations: [String] = []
    ) throws -> ViewModelGenerator {
        var generator = ViewModelGenerator(name: try GeneratedName(name))
        (generator.feature, generator.host, generator.isChild) = (feature, host, isChild)
        generator.properties = try PropertyDeclaration.list(properties)
        generator.nested = try nested.map(ViewModelGenerator.NestedType.init)
        generator.fields = try FieldDeclaration.list(fields)
        generator.operations = operations
        return generator
    }

    /// One ViewModel of each kind: for a server and a client, a screen and a part of one, to show and to fill in.
    private static func viewModels() throws -> [ViewModelGenerator] {
        [
            try viewModel(
                "ErrandList", feature: "Errands", host: .server,
                properties: """
                    title:text, emptyMessage:text, count:int, dueAt:date?, ratio:double, isOpen:bool, owner:string?, \
                    state:enum(open,done), rows:[ErrandRow]
                    """),
            try viewModel(
                "ErrandCard", feature: "Errands", isChild: true, properties: "id:id, name:string, tags:[Tag]",
                nested: ["Tag(id:id, name:string, usedAt:date)"]),
            try viewModel(
                "ErrandBoard", feature: "Errands", host: .server, properties: "title:text, cards:[ErrandCardViewModel]"),
            try viewModel(
                "Membership", properties: "title:text",
                fields: """
                    email:email!, name:string(2...40)!, age:int(18...120), bio:text(0...500), subscribes:bool, \
                    birthday:date, skill:enum(sewing,woodwork)
                    """,
                operations: ["submit", "cancel"]),
            try viewModel(
                "Feedback", host: .server, properties: "title:text",
                fields: "message:text!, link:url, phone:phone, password:password!", operations: ["send"]),
            try viewModel("ShopSettings", properties: "pageTitle:text", operations: ["save", "reset"]),
        ]
    }

    @Test func viewModelsAreAsTheyAreWritten() throws {
        for file in try Self.viewModels().flatMap({ try $0.files(in: Self.layout) }) { expectWritten(file) }
    }

    private func expectWritten(_ file: GeneratedFile) {
        let url = Self.package.appending(path: file.path)
        #expect((try? String(contentsOf: url, encoding: .utf8)) == file.text, "\(file.path)")
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try Self.viewModels()[0].files(in: Self.layout)
        #expect(try files.map { try $0.write(in: folder) } == files.map { _ in .created })
        #expect(try files.map { try $0.write(in: folder) } == files.map { _ in .unchanged })
        let edited = folder.appending(path: files[0].path)
        try Data("// Edited\n".utf8).write(to: edited)
        #expect(try files[0].write(in: folder) == .kept)
        #expect(try String(contentsOf: edited, encoding: .utf8) == "// Edited\n")
    }

    @Test func otherLocalesHaveACopyToTranslate() throws {
        var layout = Self.layout
        layout.locales = ["en", "de"]
        let yaml = try #require(
            try Self.viewModels()[5].files(in: layout).first { $0.path.hasSuffix(".yml") }?.text)
        #expect(yaml.contains("en:\n  ShopSettingsViewModel:\n    pageTitle: \"Shop settings\"\n"))
        #expect(
            yaml.contains(
                "de: # Translate these texts.\n  ShopSettingsViewModel:\n    pageTitle: \"Shop settings\"\n"))
    }
}
