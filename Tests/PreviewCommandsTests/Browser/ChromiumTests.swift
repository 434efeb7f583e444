import Foundation
import Testing

@testable import PreviewCommands

/// The browser that commands start. The tests that need one are skipped where there is none.
@Suite struct ChromiumTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func theEnvironmentNamesTheProgram() throws {
        let program = try Chromium.program(in: ["CHROMIUM": "/bin/sh", "PATH": ""])
        #expect(program.path == "/bin/sh")
        for path in ["/no/browser", "/bin"] {
            #expect(throws: ChromiumError.self) { try Chromium.program(in: ["CHROMIUM": path]) }
        }
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
        #expect(error?.localizedDescription == "Chromium has ended before it answered.")
    }

    @Test func theCommandSaysWhatIsMissing() async throws {
        let data = try DataFolder()
        let noScript = try await data.run(
            ["check", "wcag-violation", "--browser"], environment: ["CHROMIUM": "/bin/sh"])
        #expect(noScript.errors.contains(/axe-core is not installed. Run 'sh \S+\/install-axe'\./))
        #expect(noScript.exitCode == 1)
        let noBrowser = try await data.run(
            ["check", "wcag-violation", "--browser"], environment: ["CHROMIUM": "/no/browser"])
        #expect(noBrowser.errors.contains("CHROMIUM is '/no/browser', which is not a program."))
        let noOption = try await data.run(["check", "wcag-violation"])
        #expect(noOption.errors.contains("The rule 'wcag-violation' needs a browser. Add --browser."))
        #expect(noOption.exitCode == 2)
    }

    @Test(arguments: ["/no/browser", nil])
    func aHostTakesPictures(browser: String?) async throws {
        guard browser != nil || (try? Chromium.program(in: Self.environment)) != nil else { return }
        let outputs = try OutputFiles()
        let host = try await ServingHost(
            environment: browser.map { ["CHROMIUM": $0] } ?? [:], outputs: outputs)
        let (status, text) = try await host.page("render/NotFoundViewModel/unknown-number/picture.png?width=390")
        #expect(status == (browser == nil ? 200 : 503))
        let message = "CHROMIUM is '/no/browser', which is not a program."
        #expect(browser == nil ? text.dropFirst().hasPrefix("PNG") : text.hasPrefix(message))
        #expect(try await host.stop(SIGTERM) == 0)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func findingsHaveTheirPlace() async throws {
        let data = try DataFolder()
        // Stands for axe-core, which may not be installed.
        try data.write(
            """
            window.axe = { run: async (page) => ({ incomplete: [], violations: [{
              id: "no-meal", help: "Nothing must be a meal", helpUrl: "https://example.com/no-meal",
              nodes: [...page.querySelectorAll(".meal")].map(() => ({ target: [".meal"] })),
            }] }) };
            """, to: "preview-host/Public/preview-host/axe.min.js")
        let check = try await data.run(["check", "wcag-violation", "--browser"])
        #expect(
            check.output == """
                Templates/Caterer/DeliveryView.mustache:1:1: error: Nothing must be a meal (no-meal): <p class="meal">. \
                See https://example.com/no-meal. Seen in the preview 'default' of Caterer::DeliveryViewModel. \
                [wcag-violation]
                1 rule: 1 error

                """)
        #expect(check.errors == "")
        #expect(check.exitCode == 1)
        // A browser that is slow to end is killed, and leaves folders of its own.
        let left = try FileManager.default.contentsOfDirectory(atPath: data.temporary.path)
        #expect(left.filter { !$0.hasPrefix(".org.chromium.") } == [])
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func picturesAreComparedByTheirPixels() async throws {
        let data = try DataFolder()
        let verify = ["verify", "--view-model", "Caterer::DeliveryViewModel", "--pixels", "--width", "300"]
        let names = ["default.en.dark.300.png", "default.en.light.300.png"].map { "Caterer--DeliveryViewModel/\($0)" }
        let first = try await data.runSnapshots(verify)
        #expect(first.output.contains("2 snapshots: 2 missing"), "\(first.errors)")
        #expect(first.exitCode == 1)
        #expect(data.snapshots == names)
        let second = try await data.runSnapshots(verify)
        #expect(second.output.contains("2 snapshots: 2 same"))
        #expect(second.exitCode == 0)

        try data.replaceSnapshot(names[0], with: names[1])
        let report = data.folder.appending(path: "report.html")
        let third = try await data.runSnapshots(verify + ["--theme", "dark", "--report", report.path])
        let page = try String(contentsOf: report, encoding: .utf8)
        #expect(page.matches(of: /<img src="data:image\/png;base64,/).count == 2)
        #expect(third.output.contains(/different: Caterer::DeliveryViewModel\/default en dark 300 — \d+ of \d+ pixels/))
        #expect(third.output.contains("1 snapshot: 1 different"))
        #expect(third.exitCode == 1)
        #expect(data.snapshots == [names[0].replacing(".png", with: ".new.png")] + names)
        let tolerant = try await data.runSnapshots(verify + ["--max-pixels", "1000000"])
        #expect(tolerant.output.contains("2 snapshots: 2 same"))
        #expect(data.snapshots == names)

        try data.write("no picture", to: "snapshots/\(names[0])")
        let broken = try await data.runSnapshots(verify)
        #expect(broken.output.contains("The recorded file is not a picture in PNG."))
        let record = try await data.runSnapshots([
            "record", "--pixels", "--width", "300", names[0], "--record-mode", "all",
        ])
        #expect(record.output.contains("1 snapshot: 1 recorded"), "\(record.errors)")
        #expect(try await data.runSnapshots(verify).exitCode == 0)
    }

    @Test func withoutABrowserPicturesAreNotCompared() async throws {
        let verify = try await DataFolder().runSnapshots(
            ["verify", "--pixels"], environment: ["CHROMIUM": "/no/browser"])
        #expect(verify.errors.contains("CHROMIUM is '/no/browser', which is not a program."))
        #expect(verify.exitCode == 1)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func picturesHaveTheWidthThatIsNamed() async throws {
        let data = try DataFolder()
        let file = data.folder.appending(path: "meal.png")
        let render = try await data.run(
            ["render", "Caterer::DeliveryViewModel", "--png", file.path(percentEncoded: false), "--width", "390"])
        #expect(render.errors == "")
        #expect(render.output == "")
        let (width, height) = try Self.size(ofPicture: file)
        #expect(width == 390)
        #expect((10..<300).contains(height))
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func aPictureShowsWhatIsHigherThanItsDocument() async throws {
        let data = try DataFolder()
        let package = try data.copyPackage()
        let style = "html, body { height: 100%; margin: 0 } .meal { height: 1500px; margin: 0 }"
        try data.write(style, to: "package/Public/meals.css")
        let file = data.folder.appending(path: "meal.png")
        let render = try await data.run(
            ["render", "Caterer::DeliveryViewModel", "--png", file.path(percentEncoded: false)], in: package)
        #expect(render.errors == "")
        #expect(try Self.size(ofPicture: file).height >= 1500)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func aDocumentThatIsTooHighHasNoPicture() async throws {
        let data = try DataFolder()
        let package = try data.copyPackage()
        try data.write(".meal { height: 16384px }", to: "package/Public/meals.css")
        let file = data.folder.appending(path: "meal.png")
        let render = try await data.run(
            ["render", "Caterer::DeliveryViewModel", "--png", file.path(percentEncoded: false)], in: package)
        #expect(render.errors.contains(/The preview is 16\d\d\d pixels high, and a picture can have 16384\./))
        #expect(render.exitCode == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let verify = try await data.runSnapshots(
            ["verify", "--view-model", "Caterer::DeliveryViewModel", "--pixels", "--width", "300"], in: package)
        #expect(verify.output.contains("pixels high, and a picture can have 16384."))
        #expect(verify.exitCode == 1)
    }

    @Test(.enabled(if: (try? Chromium.program(in: environment)) != nil))
    func whatMovesIsAtItsStartInPictures() async throws {
        let data = try DataFolder()
        let package = try data.copyPackage()
        let drawing = { (color: String) in
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#ff0000">\
            \(color)</rect></svg>
            """
        }
        let moving = drawing(
            "<animate attributeName='fill' values='#00ff00;#0000ff' dur='0.01s' repeatCount='indefinite'/>")
        func picture(of drawing: String) async throws -> Data {
            try data.write(drawing, to: "package/Public/drawing.svg")
            let style = ".meal::after { display: block; height: 40px; content: \"\"; background: url(drawing.svg) }"
            try data.write(style, to: "package/Public/meals.css")
            let template = "<p class=\"meal\"><img src=\"/assets/drawing.svg\" alt=\"\">\(drawing)</p>"
            try data.write(template, to: "package/Templates/Caterer/DeliveryView.mustache")
            let file = data.folder.appending(path: "meal.png")
            let render = try await data.run(
                ["render", "Caterer::DeliveryViewModel", "--png", file.path(percentEncoded: false)], in: package)
            #expect(render.errors == "")
            return try Data(contentsOf: file)
        }
        let still = try await picture(of: drawing(""))
        #expect(try await picture(of: moving) == still)
        #expect(try await picture(of: drawing("").replacing("#ff0000", with: "#00ff00")) != still)
    }

    /// Returns the size in pixels, from the first chunk of a PNG file (W3C PNG, section 11.2.1).
    private static func size(ofPicture file: URL) throws -> (width: Int, height: Int) {
        let bytes = try Data(contentsOf: file)
        try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let number = { (offset: Int) in bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }
}
