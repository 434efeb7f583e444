import Foundation

/// The JavaScript engines that the installed node has, measured on the same page by `node/render.js`.
struct NodePeers {
    /// What the script reads from its standard input.
    private struct Input: Encodable {
        let templates: [String: String]
        let page: BoardPage
    }

    private struct Output: Decodable {
        let results: [BenchmarkResult]
        let missing: [String]
    }

    let results: [BenchmarkResult]
    /// Why results are missing; empty when none are.
    let notes: [String]

    init(script: URL, templates: [String: String], page: BoardPage) throws {
        let input = try JSONEncoder().encode(Input(templates: templates, page: page))
        guard let data = try Self.run(script, input) else {
            results = []
            notes = ["handlebars and mustache.js were not measured: node is not installed, or failed as said above."]
            return
        }
        let output = try JSONDecoder().decode(Output.self, from: data)
        results = output.results
        notes = output.missing.map { "\($0) is not there for node: apt-get install node-mustache libjs-handlebars" }
    }

    /// What the script prints; nil when it fails. Its errors go to the standard error.
    private static func run(_ script: URL, _ input: Data) throws -> Data? {
        // A file rather than a pipe, because writing to a pipe whose reader is gone ends the process.
        let file = FileManager.default.temporaryDirectory.appending(path: "template-benchmark-\(UUID()).json")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["node", script.path(percentEncoded: false)]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
