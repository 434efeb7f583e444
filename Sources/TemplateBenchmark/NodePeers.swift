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

    init(script: URL, templates: [String: String], page: BoardPage) {
        do {
            let input = try JSONEncoder().encode(Input(templates: templates, page: page))
            let output = try JSONDecoder().decode(Output.self, from: Self.run(script, input))
            results = output.results
            notes = output.missing.map { "\($0) is not installed for node: apt-get install node-mustache libjs-handlebars" }
        } catch {
            results = []
            notes = ["handlebars and mustache.js were not measured: node did not run \(script.path()) (\(error))"]
        }
    }

    private static func run(_ script: URL, _ input: Data) throws -> Data {
        let process = Process()
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["node", script.path()]
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: input)
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return output
    }
}
