import ArgumentParser
import Foundation
import Testing

@testable import Migration

@Suite struct MigrationTests {
    /// The package whose sources are written for FOSUtilities.
    private static let bookshop = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Tests/FOSMVVMSources").standardized

    /// Copies the package to a folder for a test.
    private func withCopy(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bookshop-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.bookshop, to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func aPackageIsDescribed() throws {
        let migration = try Migration(of: Self.bookshop, path: "../preview-host")
        #expect(migration.findings.map(\.localizedDescription) == [])
        #expect(!migration.isMigrated)
        let text = migration.instructions.joined(separator: "\n")
        #expect(text.contains("'--write' does it:"))
        #expect(text.contains("name: \"bookshop-previews\","))
    }

    @Test func wrongTextsAreReported() throws {
        try withCopy { folder in
            let file = folder.appending(path: "Sources/BookshopViewModels/Resources/Again.yml")
            try Data("en:\n  ShopPageViewModel:\n    title: Again\n    title: And again\n".utf8).write(to: file)
            let remaining = try Migration(of: folder, path: "../preview-host").remaining
            #expect(remaining.contains { $0.contains("Again.yml:4") }, "\(remaining)")
        }
    }

    @Test func writingTwiceChangesNothing() throws {
        try withCopy { folder in
            let written = try Migration(of: folder, path: "../preview-host").write()
            #expect(written == ["Package.swift", "Sources/bookshop-previews/Previews.swift"])
            let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
            let again = try Migration(of: folder, path: "../preview-host")
            #expect(try again.write() == [])
            #expect(again.isMigrated)
            #expect(again.instructions == [])
            #expect(manifest == (try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)))
        }
    }

    @Test func theManifestChoosesThePackage() throws {
        let source = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "lamps",
                dependencies: [
                    // The model layer.
                    .package(url: "https://github.com/foscomputerservices/FOSUtilities.git", from: "0.13.0")
                ],
                targets: [
                    .target(name: "Lamps", dependencies: [.product(name: "FOSMVVM", package: "FOSUtilities")]),
                    .executableTarget(
                        name: "Server", dependencies: [.product(name: "FOSMVVMVapor", package: "FOSUtilities")]),
                ]
            )

            """
        let manifest = FOSUtilitiesManifest(source: source, path: "../ph")
        #expect(manifest.missingProducts.map(\.product) == ["FOSMVVMVapor"])
        #expect(manifest.missingProducts.map(\.target) == ["Server"])
        let migrated = try #require(manifest.migrated)
        #expect(
            migrated == """
                // swift-tools-version: 6.0
                import PackageDescription

                /// Whether the package is built with Preview Host: PREVIEW_HOST=1 swift build.
                let usesPreviewHost = Context.environment["PREVIEW_HOST"] != nil
                /// The package with FOSMVVM.
                let mvvmPackage = usesPreviewHost ? "ph" : "FOSUtilities"

                let package = Package(
                    name: "lamps",
                    dependencies: [
                        // The model layer.
                        usesPreviewHost ? .package(path: "../ph") : .package(url: "https://github.com/foscomputerservices/FOSUtilities.git", from: "0.13.0")
                    ],
                    targets: [
                        .target(name: "Lamps", dependencies: [.product(name: "FOSMVVM", package: mvvmPackage)]),
                        .executableTarget(
                            name: "Server", dependencies: [.product(name: "FOSMVVMVapor", package: "FOSUtilities")]),
                    ]
                )

                if usesPreviewHost {
                    package.targets.append(
                        .executableTarget(
                            name: "lamps-previews",
                            dependencies: ["Lamps", .product(name: "PreviewCommands", package: "ph")]
                        ))
                }

                """)
    }

    @Test func aDependencyThatIsNoLiteralIsPasted() throws {
        let source = """
            let name = "FOSUtilities"
            let package = Package(
                name: "lamps", dependencies: [.package(url: address(of: name), from: "0.13.0")],
                targets: [.target(name: "Lamps", dependencies: [.product(name: "FOSMVVM", package: "FOSUtilities")])])
            """
        let manifest = FOSUtilitiesManifest(source: source, path: "../preview-host")
        #expect(manifest.usesOriginal)
        #expect(manifest.migrated == nil)
    }

    @Test func aPackageWithoutFOSUtilitiesIsRefused() throws {
        try withCopy { folder in
            try Data("let package = Package(name: \"lamps\")".utf8).write(to: folder.appending(path: "Package.swift"))
            let error = #expect(throws: MigrationError.self) { try Migration(of: folder, path: "") }
            #expect(error?.localizedDescription.hasSuffix("so there is nothing to migrate.") == true)
            try FileManager.default.removeItem(at: folder.appending(path: "Package.swift"))
            #expect(throws: MigrationError.self) { try Migration(of: folder, path: "") }
        }
    }

    @Test func namesThatDoNotExistHereAreFound() {
        let files = [
            "Sources/Lamps/Lamp.swift": """
            import FOSMVVM
            #if canImport(Vapor)
            import Vapor
            extension Lamp: VaporResponseBodyFactory {}
            #endif
            struct Pagination {}
            func shine(_ view: LampView, _ pagination: Pagination) {
                view.invalidateBinding($isOld)
                view.invalidateBinding($isOld)
            }
            """,
            "Sources/Server/Routes.swift": "import Vapor\nlet routes: [any ComposableFactory.Type] = []",
        ]
        #expect(
            SourceFindings(files: files).all.map { "\($0.place?.description ?? "") \($0.subject ?? "")" } == [
                "Sources/Lamps/Lamp.swift:8 invalidateBinding", "Sources/Server/Routes.swift:1 Vapor",
                "Sources/Server/Routes.swift:2 ComposableFactory",
            ])
    }

    @Test func templatesOfOtherEnginesAreWritten() throws {
        try withCopy { folder in
            let views = folder.appending(path: "Sources/BookshopViews")
            try Data("<h1>#(viewModel.pageTitle)</h1>".utf8).write(to: views.appending(path: "ShopPageView.leaf"))
            try Data("{{ name|upper }}".utf8).write(to: views.appending(path: "BookView.stencil"))
            let migration = try Migration(of: folder, path: "../preview-host")
            #expect(
                migration.remaining.suffix(2) == [
                    "Sources/BookshopViews/BookView.stencil:1: '{{ name|upper }}' has no counterpart in Mustache. "
                        + "Make its value a property of the ViewModel.",
                    "Templates/ShopPageView.mustache does not exist. "
                        + "'--write' makes it of the template of another engine.",
                ])
            #expect(try migration.write().contains("Templates/ShopPageView.mustache"))
            let template = try String(
                contentsOf: folder.appending(path: "Templates/ShopPageView.mustache"), encoding: .utf8)
            #expect(template == "<h1>{{pageTitle}}</h1>")
            #expect(try Migration(of: folder, path: "../preview-host").write() == [])
        }
    }

    @Test func templatesOfAServerKeepTheirFolders() throws {
        try withCopy { folder in
            try Data("let package = Package(name: \"lamps\")".utf8).write(to: folder.appending(path: "Package.swift"))
            let views = folder.appending(path: "Resources/Views/parts")
            try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
            try Data("#(name)".utf8).write(to: views.appending(path: "lamp.leaf"))
            try Data("#extend(\"parts/lamp\")".utf8).write(to: views.appending(path: "../lamps.leaf"))
            let migration = try Migration(of: folder, path: "../preview-host")
            #expect(try migration.write() == ["Templates/lamps.mustache", "Templates/parts/lamp.mustache"])
            let written = try Migration(of: folder, path: "../preview-host")
            #expect(written.remaining == [])
            #expect(written.conclusion == "Each template of another engine has one in Mustache.")
        }
    }

    @Test func theHelpNamesTheOptions() throws {
        let help = MigrateCommand.helpMessage()
        for option in ["--write", "--package <folder>", "--preview-host <folder>"] { #expect(help.contains(option)) }
        let command = try MigrateCommand.parse(["--write", "--package", "../bookshop"])
        #expect(command.write)
        #expect(command.previewHost == "../preview-host")
        #expect(throws: (any Error).self) { try MigrateCommand.parse(["bookshop"]) }
    }

    @Test func theCommandFailsAsLongAsSomethingIsLeft() throws {
        try withCopy { folder in
            let path = folder.path(percentEncoded: false)
            #expect(throws: ExitCode.failure) { try MigrateCommand.parse(["--package", path]).run() }
            try MigrateCommand.parse(["--write", "--package", path]).run()
            try MigrateCommand.parse(["--package", path]).run()
            try MigrateCommand.parse(["--write", "--package", path, "--preview-host", "../other"]).run()
        }
    }
}
