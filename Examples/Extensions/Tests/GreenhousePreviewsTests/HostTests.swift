import Foundation
import Testing

/// Runs the host, as a command line does.
@Suite struct HostTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test func theRuleIsListedAndFindsNothing() throws {
        #expect(
            try output(of: ["check", "--list"]).contains("long-button  warning: The text of a button does not fit"))
        #expect(
            try output(of: ["check", "long-button", "missing-template", "broken-view"]) == "3 rules: no findings\n")
    }

    @Test(arguments: [
        ("SeedPacketViewModel", "<h2>Tomato &lt;Ruthje></h2>"),
        ("WateringViewModel", "<li>Chili</li>"),
    ])
    func viewsOfBothEnginesAreRendered(viewModel: String, html: String) throws {
        #expect(try output(of: ["render", viewModel]).contains(html))
    }

    @Test func anExportHasThePanel() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "greenhouse-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try output(of: ["export", "--output", folder.path(percentEncoded: false)])
        let file = folder.appending(path: "previews/WateringViewModel/two-plants.html")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Bytes of HTML:"))
    }

    private func output(of arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments + ["--package", Self.package.path(percentEncoded: false)]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }

    /// The built host, which is in the folder of the test program.
    private static var program: URL {
        let folder =
            Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
            .deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: "GreenhousePreviews")
    }
}
