import TemplateEngine

/// Describes the files with which a package begins: a first ViewModel with its view, texts and tests, and the program that
/// shows the previews.
package struct PackageGenerator {
    private let layout: PackageLayout
    private let language: ViewGenerator.Language

    /// - Parameters:
    ///   - layout: Where the files go.
    ///   - language: How the first view is written.
    package init(layout: PackageLayout, language: ViewGenerator.Language) {
        self.layout = layout
        self.language = language
    }

    /// Returns the manifest of a new package, without dependencies and targets.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package static func manifest(package name: String) throws -> String {
        try FileTemplates.text("Package", ["package": .string(name)])
    }

    /// The settings of `swift format` for a new package, by which generated files are formatted.
    package static let formatting = GeneratedFile(
        path: ".swift-format",
        text: """
            {
              "version": 1,
              "lineLength": 120,
              "indentation": { "spaces": 4 }
            }

            """)

    /// Returns the program that shows the previews.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func host(in target: PackageLayout.Target) throws -> GeneratedFile {
        GeneratedFile(
            path: "\(target.path)/Previews.swift",
            text: try FileTemplates.text("Host", ["imports": imports(with: "PreviewCommands")]))
    }

    /// Returns the test that compares the previews with their snapshots, and the folder of these. SwiftPM warns of a folder
    /// that is left out of a target and does not exist.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func snapshotTests(in target: PackageLayout.Target) throws -> [GeneratedFile] {
        let tests = try FileTemplates.text(
            "SnapshotTests",
            [
                "target": layout.viewModels.hasUsualPath ? .string(layout.viewModels.name) : .null,
                "imports": imports(with: "HTMLSnapshotTesting"),
            ])
        return [
            GeneratedFile(path: "\(target.path)/PreviewSnapshotTests.swift", text: tests),
            GeneratedFile(path: "\(target.path)/__Snapshots__/.gitkeep", text: ""),
        ]
    }

    /// The modules that a file imports: the library, and another one.
    private func imports(with other: String) -> TemplateValue {
        .list([layout.viewModels.module, other].sorted().map { .string($0) })
    }

    /// Returns the first ViewModel, its view, its texts in two languages, and the tests of the texts. A view in Swift also
    /// has UI tests.
    ///
    /// - Throws: ``GeneratorError``.
    package func welcome(tests: PackageLayout.Target) throws -> [GeneratedFile] {
        var viewModel = ViewModelGenerator(name: try GeneratedName("Welcome"))
        viewModel.properties = try PropertyDeclaration.list(
            "title:text, message:text, guest:string, state:enum(new,returning)")
        let texts = try FileTemplates.text("WelcomeTexts", [:])
        let files = try viewModel.files(in: layout).map {
            $0.path.hasSuffix(".yml") ? GeneratedFile(path: $0.path, text: texts) : $0
        }
        let test = GeneratedFile(
            path: "\(tests.path)/WelcomeTests.swift",
            text: try FileTemplates.text("TextTests", ["module": .string(layout.viewModels.module)]))
        let view = try ViewGenerator(of: try Self.shape, feature: nil, language: language).files(in: layout)
        return files + view + [test] + (try uiTests())
    }

    private func uiTests() throws -> [GeneratedFile] {
        guard language == .swift else { return [] }
        return try UITestsGenerator(of: try Self.shape, feature: nil, project: GeneratedName(layout.packageName))
            .files(in: layout)
    }

    /// The first ViewModel, as a view and a test see it.
    private static var shape: ViewModelShape {
        get throws {
            ViewModelShape(
                name: try GeneratedName("Welcome"),
                properties: [
                    .init(name: "title", type: "@LocalizedString"), .init(name: "message", type: "@LocalizedString"),
                    .init(name: "guest", type: "String"),
                    .init(name: "state", type: "WelcomeState", cases: ["new", "returning"]),
                    .init(name: "stateDisplay", type: "LocalizableString"),
                ],
                stubParameters: ["guest", "state"])
        }
    }
}
