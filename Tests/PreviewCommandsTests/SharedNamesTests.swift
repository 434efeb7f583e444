import Foundation
import Testing

/// Runs a host of two modules that have a ViewModel of one name, with views, texts and templates of one name.
@Suite struct SharedNamesTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SharedNames")

    private func run(_ arguments: [String], in package: URL = Self.package) async throws -> HostProcess {
        try await HostProcess.run(arguments, in: package, program: HostProcess.executable("shared-names"))
    }

    @Test func bothAreListedWithTheirModules() async throws {
        let list = try await run(["list"])
        #expect(list.output.contains("Caterer/Caterer::DeliveryViewModel (display)\n"))
        #expect(list.output.contains("Florist/Florist::DeliveryViewModel (display)\n"))
        #expect(list.errors == "")
    }

    @Test(arguments: [
        ("Florist", "en", "<p class=\"flowers\">Flowers: Ada</p>"),
        ("Florist", "de", "<p class=\"flowers\">Blumen: Ada</p>"),
        ("Caterer", "en", "<p class=\"meal\">A meal: Grace</p>"),
        ("Caterer", "de", "<p class=\"meal\">Ein Essen: Grace</p>"),
    ])
    func eachHasItsTemplateAndTexts(module: String, locale: String, html: String) async throws {
        let rendering = try await run(["render", "\(module)::DeliveryViewModel", "--locale", locale])
        #expect(rendering.output.contains(html))
        #expect(rendering.errors == "")
    }

    #if os(Linux)
        @Test(arguments: [("Caterer", "meals"), ("Florist", "flowers")])
        func viewsWithoutAViewModelAreSeveralViews(module: String, identifier: String) async throws {
            let rendering = try await run(["render", "\(module)::ContentView", "--preview", "default"])
            #expect(rendering.output.contains("data-testid=\"\(identifier)\""), "\(rendering.errors)")
            #expect(try await !run(["list"]).output.contains("/ContentView "))
        }
    #endif

    @Test func theNameAloneIsRefusedWithBothNames() async throws {
        let rendering = try await run(["render", "DeliveryViewModel"])
        #expect(rendering.exitCode != 0)
        #expect(
            rendering.errors.contains("Did you mean Caterer::DeliveryViewModel or Florist::DeliveryViewModel?"))
    }

    @Test func theCheckFindsNothing() async throws {
        let check = try await run(["check", "--strict"])
        #expect(check.output.hasSuffix(" rules: no findings\n"), "\(check.output)")
        #expect(check.exitCode == 0)
    }

    @Test func anExportHasFilesOfBothWithoutColons() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shared-names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try await run(["export", "--output", folder.path(percentEncoded: false)]).exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "previews").path)
        #expect(names.contains("Caterer--DeliveryViewModel.html"))
        #expect(names.contains("Florist--DeliveryViewModel.html"))
        #expect(!names.contains { $0.contains(":") })
        let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        #expect(index.contains("previews/Florist--DeliveryViewModel"))
    }

    @Test func eachHasItsSnapshots() async throws {
        let copy = FileManager.default.temporaryDirectory.appending(path: "shared-names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: Self.package, to: copy)
        #expect(try await run(["snapshots", "record", "--snapshots", "Snapshots"], in: copy).exitCode == 0)
        let folders = try FileManager.default.contentsOfDirectory(atPath: copy.appending(path: "Snapshots").path)
        #expect(folders.contains("Caterer--DeliveryViewModel") && folders.contains("Florist--DeliveryViewModel"))
        let verification = try await run(["snapshots", "verify", "--snapshots", "Snapshots"], in: copy)
        #expect(verification.output.contains(/(\d+) snapshots: \1 same/), "\(verification.output)")
    }
}
