import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A host that serves on a free port.
struct ServingHost {
    let url: URL
    private let process: Process

    private struct StartFailure: Error {
        let errors: String
    }

    /// Starts the host and waits for its address.
    init(
        _ arguments: [String] = [], program: String = "preview-host", in folder: URL = HostProcess.package,
        outputs: OutputFiles
    ) async throws {
        process = try HostProcess.start(
            ["serve", "--port", "0"] + arguments, in: folder, program: HostProcess.executable(program), outputs: outputs
        )
        for _ in 0..<600 where process.isRunning {
            let lines = try outputs.text(of: outputs.output).split(separator: "\n")
            if lines.contains("Press Control-C to stop."), let line = lines.first(where: { $0.hasPrefix("Open ") }),
                let url = URL(string: String(line.dropFirst("Open ".count)))
            {
                self.url = url
                return
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw StartFailure(errors: try outputs.text(of: outputs.errors))
    }

    /// The status and the text of a page.
    func page(_ path: String) async throws -> (status: Int, text: String) {
        let (data, response) = try await URLSession.shared.data(from: address(of: path))
        return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
    }

    /// Returns the URL of a path, which may have a query.
    func address(of path: String) throws -> URL {
        try #require(URL(string: "/" + path.trimmingPrefix("/"), relativeTo: url)).absoluteURL
    }

    /// Requests a page several times at once, each time over a connection of its own.
    func requests(for path: String, count: Int) -> [Task<Void, any Error>] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = count
        let session = URLSession(configuration: configuration)
        return (0..<count).map { _ in Task { _ = try await session.data(from: url.appending(path: path)) } }
    }

    /// Ends the host by a signal and returns its exit code; that of a signal it dies of is negative.
    func stop(_ signal: Int32) -> Int32 {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
