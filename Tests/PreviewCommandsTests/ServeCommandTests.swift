import Foundation
import Testing

@Suite struct ServeCommandTests {
    @Test(arguments: [SIGINT, SIGTERM]) func stopsOnASignal(signal: Int32) async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(outputs: outputs)
        #expect(host.url.absoluteString.hasPrefix("http://127.0.0.1:"))
        #expect(host.stop(signal) == 0)
    }

    @Test func aTakenPortIsSaidWithAFreeOne() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let host = try await ServingHost(outputs: outputs)
        defer { _ = host.stop(SIGTERM) }
        let port = try #require(host.url.port)
        let second = try HostProcess.run(["serve", "--port", String(port)])
        #expect(second.exitCode == 1)
        #expect(second.errors.contains("Another program uses port \(port) of 127.0.0.1"))
        #expect(second.errors.contains("another port, such as"))
    }
}
