import Foundation
import PreviewGenerators
import Testing

@testable import PackageSetup

@Suite struct PackageChangesTests {
    /// Makes an empty folder with a name for a test.
    private func withFolder(named name: String = "bakery", _ body: (URL) throws -> Void) throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "setup-\(UUID().uuidString)")
        let folder = parent.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        try body(folder)
    }

    private func setup(
        _ folder: URL, library: String? = nil, language: ViewGenerator.Language = .template
    ) throws -> PackageChanges {
        try PackageChanges(
            of: folder, library: library, language: language, dependency: HostDependency(path: "../preview-host"))
    }

    private func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func anEmptyFolderBecomesAPackage() throws {
        try withFolder { folder in
            #expect(
                try setup(folder).write() == [
                    "wrote Package.swift", "created Sources/Bakery/WelcomeViewModel.swift",
                    "created Sources/Bakery/Localizations/WelcomeViewModel.yml",
                    "created Sources/Bakery/WelcomeView.swift", "created Templates/WelcomeView.mustache",
                    "created Tests/BakeryTests/WelcomeTests.swift", "created Sources/bakery-previews/Previews.swift",
                    "created Tests/BakeryTests/PreviewSnapshotTests.swift",
                    "created Tests/BakeryTests/__Snapshots__/.gitkeep", "created .swift-format", "wrote .gitignore",
                    "wrote .gitattributes", "wrote .preview-host",
                ])
            let manifest = try text("Package.swift", in: folder)
            #expect(manifest.contains("    dependencies: [.package(path: \"../preview-host\")],\n"))
            #expect(
                try DumpedPackage(package: folder).targets.map(\.name) == [
                    "Bakery", "bakery-previews", "BakeryTests",
                ])
            #expect(try text(".preview-host", in: folder) == "program: bakery-previews\n")
        }
    }

    /// SwiftPM names a package like its repository.
    @Test(arguments: [
        ("https://git.example.com/preview-host.git", "preview-host"), ("git@example.com:tools/previews", "previews"),
    ]) func aDependencyCanBeOnTheReleasesOfARepository(url: String, name: String) throws {
        try withFolder { folder in
            let dependency = HostDependency(url: url, from: "1.2.0")
            _ = try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency).write()
            let manifest = try text("Package.swift", in: folder)
            #expect(manifest.contains("    dependencies: [.package(url: \"\(url)\", from: \"1.2.0\")],\n"))
            #expect(manifest.contains(".product(name: \"PreviewCommands\", package: \"\(name)\")"))
            let again = try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency)
            #expect(try again.write() == [])
            // Nor does another address add the package a second time.
            if name == "preview-host" {
                let other = HostDependency(url: "https://git.example.com/previews.git", from: nil)
                #expect(
                    try PackageChanges(of: folder, library: nil, language: .template, dependency: other).write() == [])
            }
        }
    }

    @Test func withoutAReleaseADependencyIsOnTheBranch() throws {
        try withFolder { folder in
            let dependency = HostDependency(url: "https://git.example.com/preview-host.git", from: nil)
            _ = try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency).write()
            let manifest = try text("Package.swift", in: folder)
            #expect(manifest.contains(".package(url: \"https://git.example.com/preview-host.git\", branch: \"main\")"))
        }
    }

    @Test(arguments: ["", "previews", "https://git.example.com/a\".git", "https://git.example.com/", "a b/c", "x/y\\z"])
    func whatIsNoAddressIsRefused(url: String) {
        #expect(throws: (any Error).self) { try SetupCommand.parse(["--url", url]) }
    }

    @Test func aDependencyIsOnAFolderOrARepository() {
        #expect(throws: (any Error).self) {
            try SetupCommand.parse([
                "--url", "https://git.example.com/preview-host.git", "--preview-host", "../preview-host",
            ])
        }
    }

    @Test func namesAreMadeOfWords() throws {
        try withFolder(named: "my bakery") { folder in
            _ = try setup(folder).write()
            let names = try DumpedPackage(package: folder).targets.map(\.name)
            #expect(names == ["MyBakery", "my-bakery-previews", "MyBakeryTests"])
        }
    }

    @Test(arguments: ViewGenerator.Language.allCases) func theSecondTimeChangesNothing(language: ViewGenerator.Language)
        throws
    {
        try withFolder { folder in
            _ = try setup(folder, language: language).write()
            let again = try setup(folder, language: language)
            #expect(again.instructions == [])
            #expect(try again.write() == [])
        }
    }

    /// SwiftPM reads what was added by hand, however it is written.
    @Test func aManifestWithALoopIsPrinted() throws {
        try withFolder { folder in
            let manifest = """
                // swift-tools-version: 6.3
                import PackageDescription

                let names = ["Bakery"]
                let package = Package(name: "bakery", targets: names.map { .target(name: $0) })

                """
            try write(manifest, to: "Package.swift", in: folder)
            try write("public struct Loaf {}\n", to: "Sources/Bakery/Loaf.swift", in: folder)
            let first = try setup(folder)
            _ = try first.write()
            #expect(first.instructions.count == 5)
            #expect(
                first.instructions.first == """
                    To the dependencies of the target 'Bakery':

                    .product(name: "FOSFoundation", package: "preview-host")
                    """)
            let edited = try text("Package.swift", in: folder)
            try write(
                edited.replacing(
                    ".target(name: $0)",
                    with: """
                        .target(
                            name: $0, dependencies: ["FOSFoundation", "FOSMVVM"].map { .product(name: $0, package: "preview-host") },
                            resources: [.copy("Localizations")])
                        """), to: "Package.swift", in: folder)
            #expect(try setup(folder).instructions.count == 2)
        }
    }

    @Test func aPackageKeepsWhatItHas() throws {
        try withFolder { folder in
            try write(
                """
                // swift-tools-version: 6.3
                import PackageDescription

                let package = Package(
                    name: "bakery",
                    targets: [
                        .target(name: "Bakery", path: "Code"),
                        .testTarget(name: "Checks", dependencies: ["Bakery"]),
                    ]
                )

                """, to: "Package.swift", in: folder)
            try write("public struct Loaf {}\n", to: "Code/Loaf.swift", in: folder)
            try write("import Bakery\n", to: "Tests/Checks/Checks.swift", in: folder)
            try write(".DS_Store\n/.build/\n", to: ".gitignore", in: folder)
            _ = try setup(folder).write()
            #expect(try text(".gitignore", in: folder) == ".DS_Store\n/.build/\n*.new.html\n*.new.png\n")
            #expect(
                try text("Package.swift", in: folder) == """
                    // swift-tools-version: 6.3
                    import PackageDescription

                    let package = Package(
                        name: "bakery",
                        platforms: [.macOS("26.0")],
                        dependencies: [.package(path: "../preview-host")],
                        targets: [
                            .target(
                                name: "Bakery",
                                dependencies: [
                                    .product(name: "FOSFoundation", package: "preview-host"),
                                    .product(name: "FOSMVVM", package: "preview-host"),
                                ],
                                path: "Code",
                                resources: [.copy("Localizations")]
                            ),
                            .testTarget(
                                name: "Checks",
                                dependencies: [
                                    "Bakery",
                                    .product(name: "FOSTesting", package: "preview-host"),
                                    .product(name: "HTMLSnapshotTesting", package: "preview-host"),
                                ],
                                exclude: ["__Snapshots__"]
                            ),
                            .executableTarget(
                                name: "bakery-previews",
                                dependencies: [
                                    "Bakery",
                                    .product(name: "PreviewCommands", package: "preview-host"),
                                ]
                            ),
                        ]
                    )

                    """)
        }
    }

    @Test func aTargetWithoutAFolderHasToBeMoved() throws {
        try withFolder { folder in
            try write(
                """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(name: "bakery", targets: [.executableTarget(name: "bakery")])

                """, to: "Package.swift", in: folder)
            try write("print(1)\n", to: "Sources/main.swift", in: folder)
            let message = "The target 'bakery' has no folder Sources/bakery. Move its files there, and run this again."
            #expect(throws: GeneratorError.noTarget(message)) { try setup(folder) }
        }
    }

    /// A folder that is no target of Swift code, such as that of a plugin, is not asked for.
    @Test func otherTargetsStayWhereTheyAre() throws {
        try withFolder { folder in
            try write(
                """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(
                    name: "bakery",
                    targets: [
                        .plugin(name: "Lint", capability: .buildTool(), dependencies: [.target(name: "tool")]),
                        .executableTarget(name: "tool"),
                        .target(name: "Bakery", resources: [.process("Fonts"), .process("Resources")]),
                    ]
                )

                """, to: "Package.swift", in: folder)
            for name in ["tool", "Bakery"] { try write("", to: "Sources/\(name)/\(name).swift", in: folder) }
            try write("en:\n", to: "Sources/Bakery/Resources/Loaf.yml", in: folder)
            let setup = try setup(folder)
            #expect(setup.instructions == [])
            #expect(try setup.write().contains("created Sources/Bakery/Resources/WelcomeViewModel.yml"))
        }
    }

    @Test func aPackageOfFOSUtilitiesIsRefused() throws {
        try withFolder { folder in
            try write(
                """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(
                    name: "bakery",
                    dependencies: [.package(url: "https://github.com/foscomputerservices/FOSUtilities.git", from: "0.1.0")]
                )

                """, to: "Package.swift", in: folder)
            #expect(throws: SetupError.usesOriginal) { try setup(folder) }
        }
    }

    @Test func listsKeepTheirLines() throws {
        try withFolder { folder in
            try write("program: \"my-host\"\r\n", to: ".preview-host", in: folder)
            try write("/.build/\r\n*.new.html\r\n*.new.png\r\n", to: ".gitignore", in: folder)
            let lines = try setup(folder).write()
            #expect(!lines.contains("wrote .preview-host"))
            #expect(!lines.contains("wrote .gitignore"))
            try Data([0xFF, 0xFE]).write(to: folder.appending(path: ".gitattributes"))
            #expect(throws: (any Error).self) { try setup(folder).write() }
            #expect(try Data(contentsOf: folder.appending(path: ".gitattributes")).count == 2)
        }
    }

    /// Previews are found by the name of a folder in `Sources`, so the test of another folder takes all.
    @Test func theSnapshotsOfAnotherFolderAreTested() throws {
        let target = PackageLayout.Target(name: "my-lib", path: "Code")
        let generator = PackageGenerator(layout: PackageLayout(viewModels: target), language: .template)
        let text = try generator.snapshotTests(in: .init(name: "Tests", path: "Tests/Tests"))[0].text
        #expect(text.contains("import my_lib\n"))
        #expect(text.contains("PreviewSnapshots.all())"))
    }

    @Test func filesHaveTheStyleOfThePackage() throws {
        try withFolder { folder in
            let manifest = """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(name: "bakery")

                """
            try write(manifest, to: "Package.swift", in: folder)
            try write("{ \"version\": 1, \"indentation\": { \"spaces\": 2 } }", to: ".swift-format", in: folder)
            _ = try setup(folder).write()
            let host = try text("Sources/bakery-previews/Previews.swift", in: folder)
            #expect(host.contains("\n  static func main() {\n    PreviewHost.main()\n  }\n"))
        }
    }

    @Test func severalLibrariesNeedAName() throws {
        try withFolder { folder in
            try write(
                """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(name: "bakery", targets: [.target(name: "One"), .target(name: "Two")])

                """, to: "Package.swift", in: folder)
            for name in ["One", "Two"] { try write("", to: "Sources/\(name)/\(name).swift", in: folder) }
            let message = "Several targets can have the views. Name one of One, Two with --target."
            #expect(throws: GeneratorError.noTarget(message)) { try setup(folder) }
            let named = try setup(folder, library: "Two")
            #expect(try named.write().contains("created Sources/Two/WelcomeViewModel.swift"))
        }
    }
}
