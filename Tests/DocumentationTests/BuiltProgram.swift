import Foundation

/// A built program, run as a reader of the docs runs it.
struct BuiltProgram {
    let name: String

    /// The folder of the bakery whose program is built. `Scripts/packages-test` builds it, and sets the variable.
    static let bakery = ProcessInfo.processInfo.environment["BAKERY"]

    /// The host of the bakery. It is not built with this package, but as the package of a reader.
    var isOfBakery: Bool { name == "bakery-previews" }

    /// The folder in which it runs: the bakery's host runs next to its own `Package.swift`.
    private var folder: URL {
        guard isOfBakery, let bakery = Self.bakery else { return Project.folder }
        return URL(filePath: bakery, directoryHint: .isDirectory)
    }

    /// The place of the program: next to the test bundle on macOS, next to the test program elsewhere.
    private var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let url = bundle.bundleURL
        return (url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url).appending(path: name)
    }

    /// What it prints, on standard output and then on standard error.
    ///
    /// - Parameter input: What it reads on standard input.
    func output(of arguments: [String], input: String = "") throws -> String {
        let read = Pipe()
        try read.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try read.fileHandleForWriting.close()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = read
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return try String(contentsOf: file, encoding: .utf8)
    }
}
