import Foundation
import Testing

@testable import PreviewGenerators

/// This package is what the generators write.
@Suite struct GeneratedPackageTests {
    @Test func viewModelsAreAsTheyAreWritten() throws {
        for file in try SamplePackage.viewModelFiles() {
            #expect(SamplePackage.written(file.path) == file.text, "\(file.path)")
        }
    }

    /// Server and client, top and child, each kind of view, in Swift and as a template.
    @Test func everyCombinationIsThere() throws {
        let viewModels = try SamplePackage.viewModels()
        let combinations = try SamplePackage.views().compactMap { view in
            viewModels.first { $0.name.base == view.name }.map { viewModel in
                let place = viewModel.isChild ? "child" : "\(viewModel.host.rawValue) top"
                return "\(place) \(view.kind.rawValue) \(view.language.rawValue)"
            }
        }
        let all = ["server top", "client top", "child"].flatMap { place in
            ViewModelShape.Kind.allCases.flatMap { kind in
                ViewGenerator.Language.allCases.map { "\(place) \(kind.rawValue) \($0.rawValue)" }
            }
        }
        #expect(Set(combinations) == Set(all))
        #expect(viewModels.contains { !$0.nested.isEmpty } && viewModels.contains { !$0.errors.isEmpty })
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try SamplePackage.viewModels()[0].files(in: SamplePackage.layout)
        #expect(try files.map { try $0.write(in: folder) } == files.map { _ in .created })
        #expect(try files.map { try $0.write(in: folder) } == files.map { _ in .unchanged })
        let edited = folder.appending(path: files[0].path)
        try Data("// Edited\n".utf8).write(to: edited)
        #expect(try files[0].write(in: folder) == .kept)
        #expect(try String(contentsOf: edited, encoding: .utf8) == "// Edited\n")
    }

    /// A server answers with each error, and each has a ViewModel of the client.
    @Test func eachErrorOfARequestHasAViewModel() throws {
        let list = try #require(try SamplePackage.viewModels().first { $0.name.base == "ErrandList" })
        let files = try list.files(in: SamplePackage.layout)
        let request = try #require(files.first { $0.path.hasSuffix("ErrandListRequest.swift") })
        #expect(request.text.contains("public struct ResponseError: ServerRequestError"))
        #expect(request.text.contains("case notFound, noAccess"))
        for error in ["NotFound", "NoAccess"] {
            let viewModel = try #require(files.first { $0.path.hasSuffix("ErrandList\(error)ViewModel.swift") })
            #expect(viewModel.text.contains("@ViewModel(options: [.clientHostedFactory])"))
            #expect(viewModel.text.contains("init(responseError: ErrandListRequest.ResponseError)"))
            #expect(files.contains { $0.path.hasSuffix("ErrandList\(error)ViewModel.yml") })
        }
        let board = try #require(try SamplePackage.viewModels().first { $0.name.base == "ErrandBoard" })
        #expect(try board.files(in: SamplePackage.layout)[1].text.contains("ResponseError = EmptyError"))
    }

    /// FOSUtilities has neither templates nor the macro for their operations.
    @Test func onlyThisPackageIsAskedForItsOwnMacro() throws {
        let sources = try SamplePackage.viewModelFiles().filter { $0.path.hasSuffix(".swift") }
        let guarded = "#if canImport(CPreviewRecords)\n"
        for file in sources where file.text.contains("@CallableOperations") {
            let before = try #require(file.text.components(separatedBy: "    @CallableOperations\n#endif").first)
            #expect(before.contains(guarded), "\(file.path)")
        }
        #expect(sources.contains { $0.text.contains("@CallableOperations") })
    }

    /// As written, with the default rules and the four spaces of Xcode.
    @Test func swiftFilesAreFormatted() throws {
        let configuration = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: configuration) }
        try Data(#"{"version": 1, "indentation": {"spaces": 4}}"#.utf8).write(to: configuration)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "format", "lint", "--strict", "--recursive", "--configuration", configuration.path, "Sources",
            "Tests/ShopUITests",
        ]
        process.currentDirectoryURL = SamplePackage.folder
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
