import Foundation
import Testing

@testable import PreviewCommands

/// Previews that crash, hang and throw, run as a user runs them.
@Suite struct IsolationTests {
    private static let package = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews")
    private static let view = "Sources/BrokenPreviews/ScaleView.swift"
    /// The names of the broken previews, and what is said of them.
    private static let broken = [
        "Crashing": "Fatal error: The scale fell",
        "Crashing later": "Precondition failed: Nothing weighs less than nothing",
        "Exiting": "ended the program with exit code 3.",
        "Hanging": "was not made within 10 s.",
        "Throwing": "threw an error: The scale is empty.",
    ]

    private static func slug(_ name: String) -> String { name.lowercased().replacing(" ", with: "-") }

    /// Where a preview is declared.
    private static func place(_ name: String) throws -> String {
        let lines = try String(contentsOf: package.appending(path: view), encoding: .utf8).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.hasPrefix("#Preview(\"\(name)\"") })
        return "\(view):\(index + 1)"
    }

    private func run(_ arguments: [String]) async throws -> HostProcess {
        try await HostProcess.run(arguments, in: Self.package, program: HostProcess.executable("broken-previews"))
    }

    /// Expects each broken preview to be reported this many times, each time with its place and reason.
    private func expectBroken(
        _ text: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (name, reason) in Self.broken {
            let title = "The preview '\(Self.slug(name))' of ScaleViewModel "
            let lines = text.split(separator: "\n").filter { $0.contains(title) }
            let place = try Self.place(name)
            #expect(lines.count == times, "\(name) in\n\(text)", sourceLocation: sourceLocation)
            #expect(lines.allSatisfy { $0.contains(place) }, sourceLocation: sourceLocation)
            #expect(lines.allSatisfy { $0.contains(reason) }, "\(lines)", sourceLocation: sourceLocation)
        }
    }

    @Test func listMakesNothing() async throws {
        let list = try await run(["list"])
        #expect(list.exitCode == 0)
        #expect(list.errors == "")
        for name in Self.broken.keys {
            #expect(list.output.contains("  \(Self.slug(name))  \(try Self.place(name))\n"))
        }
    }

    @Test func checkFindsEachBrokenPreviewAndGoesOn() async throws {
        let check = try await run(["check", "broken-preview", "missing-translation", "--preview-timeout", "10"])
        #expect(check.exitCode == 1)
        try expectBroken(check.output)
        #expect(check.output.hasSuffix("2 rules: 5 errors\n"))
        #expect(check.errors == "")
    }

    @Test func snapshotsOfTheOtherPreviewsAreComparedAllTheSame() async throws {
        let sandbox = SnapshotsSandbox()
        let arguments = ["--snapshots", sandbox.folder.path, "--preview-timeout", "10"]
        let record = try await run(["snapshots", "record"] + arguments)
        #expect(record.exitCode == 1)
        let files = try sandbox.files().filter { !$0.hasPrefix("FuseViewModel/") }
        #expect(
            files == [
                "ScaleViewModel/held.de.html", "ScaleViewModel/sound.de.html", "ScaleViewModel/sound.en.html",
            ])
        #expect(try sandbox.text("ScaleViewModel/held.de.html") == "<p>Gewicht: 500</p>\n")
        try expectBroken(record.output, times: 2)
        #expect(record.output.contains(/snapshots: \d+ recorded, 10 error/))
    }

    @Test func renderSaysWhyThereIsNothing() async throws {
        let crashing = try await run(["render", "ScaleViewModel", "--preview", "crashing"])
        #expect(crashing.exitCode == 1)
        #expect(crashing.output == "")
        #expect(crashing.errors.hasPrefix("Error: \(try Self.place("Crashing")): The preview 'crashing' of "))
        #expect(crashing.errors.split(separator: "\n").count == 1)
        let sound = try await run(["render", "ScaleViewModel", "--preview", "sound", "--locale", "de"])
        #expect(sound.output == "<p>Gewicht: 500</p>\n\n")
        #expect(sound.exitCode == 0)
    }

    @Test func withoutIsolationACrashEndsTheCommand() async throws {
        let crashing = try await run(["render", "ScaleViewModel", "--preview", "crashing", "--no-isolation"])
        #expect([SIGILL, SIGTRAP].contains(crashing.exitCode))
        #expect(crashing.errors.contains("Fatal error: The scale fell"))
    }

    @Test(arguments: [
        (4, "1\nA.swift:2: Fatal error: Index out of range\n", "A.swift:2: Fatal error: Index out of range"),
        (6, "Precondition failed: a\nAssertion failed: b\nc", "Assertion failed: b"),
        (139, "no message", "Segmentation fault (signal 11)."),
    ]) func aCrashIsToldInTheWordsOfTheRuntimeOrBySignal(status: Int32, written: String, told: String) {
        let death = WorkerDeath(status: status, messages: WorkerMessages(Array(written.utf8)))
        #expect(death.description == told)
    }

    @Test(arguments: ["0", "-1", "nan", "inf"]) func aTimeoutIsATime(timeout: String) async throws {
        let check = try await run(["check", "--preview-timeout=\(timeout)"])
        #expect(check.exitCode == 2)
        #expect(check.errors.contains("--preview-timeout must be more than 0"))
    }

    @Test func serveShowsWhatIsBrokenAndKeepsServing() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let serving = try await ServingHost(
            ["--preview-timeout", "10"], program: HostProcess.executable("broken-previews"), in: Self.package,
            outputs: outputs)
        // All at once: one that hangs holds up no other.
        let pages = try await withThrowingTaskGroup(of: (String, Int, String).self) { group in
            for slug in Self.broken.keys.map(Self.slug) + ["sound", "held"] {
                group.addTask {
                    let (status, page) = try await serving.page("render/ScaleViewModel/\(slug)")
                    return (slug, status, page)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = ($1.1, $1.2) }
        }
        for (name, reason) in Self.broken {
            let (status, page) = try #require(pages[Self.slug(name)])
            #expect(status == 500, "\(name)")
            #expect(page.contains(try Self.place(name)), "\(name)")
            #expect(page.contains(reason), "\(page)")
        }
        #expect(pages["sound"]?.1.contains("<p>Weight: 500</p>") == true)
        #expect(pages["held"]?.1.contains("<p>Gewicht: 500</p>") == true)
        let changed = try await serving.page("render/ScaleViewModel/sound?arg.grams.grams=-1")
        #expect(changed.status == 500)
        #expect(changed.text.contains("Nothing weighs less than nothing"))
        #expect(
            try await serving.page("render/ScaleViewModel/sound?arg.grams.grams=3").text.contains("<p>Weight: 3</p>"))
        #expect(try await serving.page("previews/ScaleViewModel/hanging").0 == 200)
        #expect(try await serving.page("matrix/ScaleViewModel").0 == 200)
        #expect(try await serving.page("coverage").0 == 200)
        #expect(try await serving.page("").0 == 200)
        #expect(try await serving.stop(SIGINT) == 0)
        #expect(try outputs.text(of: outputs.errors) == "")
    }

    /// Each request blocks a thread of the server.
    @Test(.timeLimit(.minutes(30))) func aPreviewThatHangsHoldsUpNoOtherPage() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let serving = try await ServingHost(
            ["--preview-timeout", "600"], program: HostProcess.executable("broken-previews"), in: Self.package,
            environment: ["HANGING": outputs.marker.path], outputs: outputs)
        let waiting = serving.requests(for: "render/ScaleViewModel/hanging", count: 7)
        try await outputs.waitForMarker()
        #expect(try await serving.pageOfNewVisitor("").status == 200)
        #expect(try await serving.madePage("render/ScaleViewModel/sound").text.contains("<p>Weight: 500</p>"))
        #expect(try await serving.madePage("render/ScaleViewModel/throwing").status == 500)
        #expect(try await serving.stop(SIGINT) == 0)
        for request in waiting { _ = await request.result }
    }

    /// The server waits for its handlers, and these for their workers.
    @Test func controlCEndsATrialThatIsUnderWay() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let serving = try await ServingHost(
            ["--preview-timeout", "600"], program: HostProcess.executable("broken-previews"), in: Self.package,
            environment: ["HANGING": outputs.marker.path], outputs: outputs)
        let request = Task { try await serving.page("render/ScaleViewModel/hanging") }
        try await outputs.waitForMarker()
        #expect(try await serving.stop(SIGINT) == 0)
        _ = await request.result
    }
}
