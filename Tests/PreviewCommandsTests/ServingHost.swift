import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A host that serves on a free port.
struct ServingHost {
    private(set) var url: URL
    private let process: Process

    private struct StartFailure: Error {
        let errors: String
    }

    /// Starts the host and waits for its address.
    init(
        _ arguments: [String] = [], command: String = "serve", program: URL = HostProcess.executable,
        in folder: URL = HostProcess.package, environment: [String: String] = [:], outputs: OutputFiles
    ) async throws {
        process = try HostProcess.prepared(
            [command, "--port", "0"] + arguments, in: folder, program: program, environment: environment,
            outputs: outputs)
        try process.run()
        url = try await Self.address(number: 1, of: process, outputs)
    }

    /// Waits until the host has been started again, which `watch` does.
    mutating func waitForRestart(_ outputs: OutputFiles) async throws {
        url = try await Self.address(number: 2, of: process, outputs)
    }

    /// Returns the address after a number of starts.
    private static func address(number: Int, of process: Process, _ outputs: OutputFiles) async throws -> URL {
        for _ in 0..<2_400 where process.isRunning {
            let lines = try outputs.text(of: outputs.output).split(separator: "\n")
            let addresses = lines.filter { $0.hasPrefix("Open ") }
            if lines.count(where: { $0 == "Press Control-C to stop." }) >= number,
                let url = addresses.last.flatMap({ URL(string: String($0.dropFirst("Open ".count))) })
            {
                return url
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

    /// The status and the text of a page, over a connection of its own.
    ///
    /// A thread of the server has several connections. One that came at the same moment as a request that blocks the
    /// thread waits with it, so this tries other connections.
    func pageOfNewVisitor(_ path: String) async throws -> (status: Int, text: String) {
        for _ in 0..<5 {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 10
            let session = URLSession(configuration: configuration)
            defer { session.invalidateAndCancel() }
            guard let (data, response) = try? await session.data(from: address(of: path)) else { continue }
            return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
        }
        return try await page(path)
    }

    /// Requests a page as a new visitor until its preview is made. The search for problems may be making another one.
    func madePage(_ path: String) async throws -> (status: Int, text: String) {
        var page = try await pageOfNewVisitor(path)
        while page.text.contains("is still being made") {
            try await Task.sleep(for: .milliseconds(100))
            page = try await pageOfNewVisitor(path)
        }
        return page
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
    func stop(_ signal: Int32) async throws -> Int32 {
        kill(process.processIdentifier, signal)
        while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
