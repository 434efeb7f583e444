import Foundation
import Testing

@Suite struct ServeCommandTests {
    @Test(arguments: [SIGINT, SIGTERM]) func stopsOnASignal(signal: Int32) async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(outputs: outputs)
        #expect(try await host.page("health/ready").status == 200)
        #expect(host.url.absoluteString.hasPrefix("http://127.0.0.1:"))
        #expect(try await host.stop(signal) == 0)
    }

    @Test(arguments: [("debug", true, true), ("warning", false, true), ("error", false, false)])
    func messagesAreThoseOfTheLogLevel(level: String, hasRequests: Bool, hasWarnings: Bool) async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = try await ServingHost(
            ["--log-level", level, "--package", folder.path], outputs: outputs)
        #expect(try await host.page("health").status == 200)
        #expect(try await host.stop(SIGTERM) == 0)
        let messages = try outputs.text(of: outputs.errors)
        #expect(messages.contains("GET /health 200\n") == hasRequests, "\(messages)")
        #expect(messages.contains("There is no folder \(folder.path)/Templates") == hasWarnings, "\(messages)")
    }

    @Test func messagesAreJSONOnRequest() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(["--log-level", "debug", "--log-format", "json"], outputs: outputs)
        #expect(try await host.page("health/live").status == 200)
        #expect(try await host.stop(SIGTERM) == 0)
        let lines = try outputs.text(of: outputs.errors).split(separator: "\n")
        let messages = try lines.map { try JSONDecoder().decode(LogLine.self, from: Data($0.utf8)) }
        #expect(messages.contains { $0.level == "debug" && $0.message == "GET /health/live 200" })
        #expect(messages.allSatisfy { $0.label == "preview-host" && $0.timestamp.hasSuffix("Z") })
    }

    private struct LogLine: Decodable {
        let timestamp: String
        let level: String
        let label: String
        let message: String
    }

    @Test func aWrongSettingIsReportedAndTheSiteIsServed() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let package = try PackageSandbox()
        try package.append("check:\n  unused-txt: off\nredact: [uid]\n", to: ".preview-host")
        let host = try await ServingHost(["--package", package.folder.path], outputs: outputs)
        #expect(try await host.page("health/live").status == 200)
        #expect(try await host.page("health/ready").status == 503)
        #expect(try await host.stop(SIGTERM) == 0)
        let messages = try outputs.text(of: outputs.errors)
        #expect(messages.contains(".preview-host:2: There is no rule 'unused-txt'. Did you mean unused-text or "))
        #expect(messages.contains(".preview-host:3: There is no redaction 'uid'. Did you mean uuid?"))
    }

    @Test func aTakenPortIsSaidWithAFreeOne() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(outputs: outputs)
        let port = try #require(host.url.port)
        let second = try await HostProcess.run(["serve", "--port", String(port)])
        #expect(second.exitCode == 1)
        #expect(second.errors.contains("Another program uses port \(port) of 127.0.0.1"))
        #expect(second.errors.contains("another port, such as"))
        #expect(try await host.stop(SIGTERM) == 0)
    }

    @Test func `The printed address has the base path, below which the pages are`() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(["--base-path", "/team/previews"], outputs: outputs)
        #expect(host.url.absoluteString.hasSuffix("/team/previews/"))
        #expect(try await host.page("/team/previews/health").status == 200)
        #expect(try await host.page("/team/previews/coverage").text.contains("href=\"/team/previews/docs"))
        let outside = try await host.page("/docs")
        #expect(outside.status == 404 && outside.text.contains("All pages are below /team/previews/"))
        #expect(try await host.stop(SIGTERM) == 0)
    }
}
