import Foundation
import Testing

@testable import PreviewCommands

/// The browser that commands start. The tests that need one are skipped where there is none.
@Suite struct ChromiumTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func theEnvironmentNamesTheProgram() throws {
        let program = try Chromium.program(in: ["CHROMIUM": "/bin/sh", "PATH": ""])
        #expect(program.path == "/bin/sh")
        #expect(throws: ChromiumError.self) { try Chromium.program(in: ["CHROMIUM": "/no/browser"]) }
    }

    @Test func theFirstProgramOnThePathIsUsed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "browsers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appending(path: "google-chrome")
        try FileManager.default.createSymbolicLink(atPath: program.path, withDestinationPath: "/bin/sh")
        #expect(try Chromium.program(in: ["PATH": "/nothing:\(folder.path)"]).path == program.path)
    }

    @Test func aProgramThatIsNoBrowserIsReported() throws {
        let error = #expect(throws: ChromiumError.self) { try Chromium(program: URL(filePath: "/bin/false")) }
        #expect(error?.localizedDescription.hasPrefix("Chromium does not start") == true)
    }

    @Test func theCommandSaysWhatIsMissing() throws {
        let data = try DataFolder()
        let noScript = try data.run(["check", "wcag-violation", "--browser"], environment: ["CHROMIUM": "/bin/sh"])
        #expect(noScript.errors.contains(/axe-core is not installed. Run 'sh \S+\/install-axe'\./))
        #expect(noScript.exitCode == 1)
        let noBrowser = try data.run(
            ["check", "wcag-violation", "--browser"], environment: ["CHROMIUM": "/no/browser"])
        #expect(noBrowser.errors.contains("CHROMIUM is '/no/browser', which is not a program."))
        let noOption = try data.run(["check", "wcag-violation"])
        #expect(noOption.errors.contains("The rule 'wcag-violation' needs a browser. Add --browser."))
        #expect(noOption.exitCode == 2)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func findingsHaveTheirPlace() throws {
        let data = try DataFolder()
        // Stands for axe-core, which may not be installed.
        try data.write(
            """
            window.axe = { run: async (page) => ({ incomplete: [], violations: [{
              id: "no-meal", help: "Nothing must be a meal", helpUrl: "https://example.com/no-meal",
              nodes: [...page.querySelectorAll(".meal")].map(() => ({ target: [".meal"] })),
            }] }) };
            """, to: "preview-host/Public/preview-host/axe.min.js")
        let check = try data.run(["check", "wcag-violation", "--browser"])
        #expect(
            check.output == """
                Templates/Caterer/DeliveryView.mustache:1:1: error: Nothing must be a meal (no-meal): <p class="meal">. \
                See https://example.com/no-meal. Seen in the preview 'default' of Caterer::DeliveryViewModel. \
                [wcag-violation]
                1 rule: 1 error

                """)
        #expect(check.errors == "")
        #expect(check.exitCode == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: data.temporary.path).isEmpty)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func picturesHaveTheWidthThatIsNamed() throws {
        let data = try DataFolder()
        let file = data.folder.appending(path: "meal.png")
        let render = try data.run(
            ["render", "Caterer::DeliveryViewModel", "--png", file.path(percentEncoded: false), "--width", "390"])
        #expect(render.errors == "")
        #expect(render.output == "")
        let bytes = try Data(contentsOf: file)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let size = { (offset: Int) in bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(size(16) == 390)
        #expect((10..<300).contains(size(20)))
    }
}

/// The folder for data of a user, with a folder for temporary files, which goes away with it.
private final class DataFolder {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../SharedNames")

    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var temporary: URL { folder.appending(path: "tmp", directoryHint: .isDirectory) }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs a host of two previews for this user.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> HostProcess {
        let user = [
            "XDG_DATA_HOME": folder.path(percentEncoded: false), "TMPDIR": temporary.path(percentEncoded: false),
        ]
        return try HostProcess.run(
            arguments, in: Self.package.standardized, program: HostProcess.executable("shared-names"),
            environment: user.merging(environment) { $1 })
    }
}
