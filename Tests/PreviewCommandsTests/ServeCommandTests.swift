import Foundation
import Testing

@Suite struct ServeCommandTests {
    /// Starts the host on a free port and waits for its address.
    private func serving(_ outputs: OutputFiles) async throws -> (process: Process, url: String) {
        let process = try HostProcess.start(["serve", "--port", "0"], outputs: outputs)
        for _ in 0..<600 where process.isRunning {
            let lines = try outputs.text(of: outputs.output).split(separator: "\n")
            if lines.contains("Press Control-C to stop."), let line = lines.first(where: { $0.hasPrefix("Open ") }) {
                return (process, String(line.dropFirst("Open ".count)))
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw ServeFailure(errors: try outputs.text(of: outputs.errors))
    }

    private struct ServeFailure: Error {
        let errors: String
    }

    @Test(arguments: [SIGINT, SIGTERM]) func stopsOnASignal(signal: Int32) async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let (process, url) = try await serving(outputs)
        #expect(url.hasPrefix("http://127.0.0.1:"))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
    }

    @Test func aTakenPortIsSaidWithAFreeOne() async throws {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let (process, url) = try await serving(outputs)
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let port = try #require(url.split(separator: ":").last.map { $0.prefix(while: \.isNumber) })
        let second = try HostProcess.run(["serve", "--port", String(port)])
        #expect(second.exitCode == 1)
        #expect(second.errors.contains("Port \(port) of 127.0.0.1 is taken"))
        #expect(second.errors.contains("is free"))
    }
}
