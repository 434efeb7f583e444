import Foundation

/// A program of this package, run as a reader of the docs runs it.
struct BuiltProgram {
    let name: String

    /// The folder in which it runs: the bakery's host runs next to its own `Package.swift`.
    private var folder: URL { name == "bakery-previews" ? Project.bakery : Project.folder }

    /// The place of the program: next to the test bundle on macOS, next to the test program elsewhere.
    private var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let url = bundle.bundleURL
        return (url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url).appending(path: name)
    }

    /// What it prints, on standard output and then on standard error.
    func output(of arguments: [String]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: file, encoding: .utf8)
    }
}
