import Foundation
import Testing

/// The command `watch`, with a compiler that finds an error while the source contains the word "broken".
@Suite struct WatchCommandTests {
    @Test(.timeLimit(.minutes(30))) func aChangeIsBuiltAndItsErrorsAreShown() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let package = try WatchedPackage()
        let source = package.source
        var host = try await ServingHost(
            command: "watch", in: package.folder, environment: package.environment, outputs: outputs)
        #expect(try await host.page("").status == 200)

        try Data("// broken\n".utf8).write(to: source)
        var page = ""
        while !page.contains("this is broken") {
            page = try await host.page("").text
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(page.contains("Sources/App.swift:1:5"))
        #expect(try outputs.text(of: outputs.errors).contains("error: this is broken"))

        try Data("// sound again\n".utf8).write(to: source)
        try await host.waitForRestart(outputs)
        #expect(try await !host.page("").text.contains("this is broken"))
        #expect(try await host.stop(SIGINT) == 0)
    }

    @Test(.timeLimit(.minutes(30)), arguments: [false, true])
    func `A program that is older than its sources is built before it starts`(isBroken: Bool) async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let package = try WatchedPackage()
        if isBroken { try Data("// broken\n".utf8).write(to: package.source) }
        let host = try await ServingHost(
            command: "watch", program: package.oldProgram(), in: package.folder, environment: package.environment,
            outputs: outputs)
        let errors = try outputs.text(of: outputs.errors)
        #expect(try outputs.text(of: outputs.output).hasPrefix(isBroken ? "Building…\n" : "Building…\nBuilt in "))
        #expect(!errors.contains("Build it again"), "\(errors)")
        #expect(errors.contains("error: this is broken") == isBroken)
        #expect(try await host.page("").text.contains("this is broken") == isBroken)
        #expect(try await host.stop(SIGINT) == 0)
    }

    @Test(.timeLimit(.minutes(30))) func theProgramEndsWithTheWatchThatWasKilled() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let package = try WatchedPackage()
        let host = try await ServingHost(
            command: "watch", in: package.folder, environment: package.environment, outputs: outputs)
        #expect(try await host.stop(SIGKILL) == -SIGKILL)
        while (try? await host.page("")) != nil { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test func aProgramThatCannotStartEndsTheWatch() async throws {
        let package = try WatchedPackage()
        let watch = try await HostProcess.run(["watch", "--address", "nowhere", "--package", package.folder.path])
        #expect(watch.exitCode == 1)
        #expect(watch.errors.contains("nowhere"))
    }
}

/// A package with a compiler of its own, which goes away with it.
private final class WatchedPackage {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")

    private static let compiler = """
        #!/bin/sh
        if grep -q broken Sources/App.swift; then
          echo "$PWD/Sources/App.swift:1:5: error: this is broken"
          exit 1
        fi
        if [ -e old-host ]; then touch old-host; fi
        """

    init() throws {
        let compiler = folder.appending(path: "bin/swift")
        for (text, file) in [(Self.compiler, compiler), ("// sound\n", source)] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var source: URL { folder.appending(path: "Sources/App.swift") }

    /// Returns a copy of the program that is older than all sources, until the compiler builds it.
    func oldProgram() throws -> URL { try HostProcess.oldProgram(in: folder) }

    /// The environment in which the compiler is found first.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(folder.appending(path: "bin").path):\(path)"]
    }
}
