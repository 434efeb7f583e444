import Foundation
import Testing

/// The command `watch`, with a compiler that finds an error while the source contains the word "broken".
@Suite struct WatchCommandTests {
    private static let compiler = """
        #!/bin/sh
        if grep -q broken Sources/App.swift; then
          echo "$PWD/Sources/App.swift:1:5: error: this is broken"
          exit 1
        fi
        """

    @Test(.timeLimit(.minutes(3))) func aChangeIsBuiltAndItsErrorsAreShown() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let package = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let (source, compiler) = (package.appending(path: "Sources/App.swift"), package.appending(path: "bin/swift"))
        for (text, file) in [(Self.compiler, compiler), ("// sound\n", source)] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let search = "\(compiler.deletingLastPathComponent().path):\(path)"
        var host = try await ServingHost(
            command: "watch", in: package, environment: ["PATH": search], outputs: outputs)
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
        #expect(host.stop(SIGINT) == 0)
    }
}
