import Foundation

/// The JavaScript engines of the installed node, measured with the same page by `node/render.js`.
struct NodePeers {
    /// The standard input of the script.
    private struct Input: Encodable {
        let templates: [String: String]
        let page: BoardPage
    }

    private struct Output: Decodable {
        let results: [BenchmarkResult]
        let missing: [String]
    }

    let results: [BenchmarkResult]
    /// The reason for missing results. Empty if there are none missing.
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

    /// Returns the output of the script. Nil if it fails. Its errors go to standard error.
    private static func run(_ script: URL, _ input: Data) throws -> Data? {
        // A file instead of a pipe, because writing to a pipe without a reader ends the process.
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
