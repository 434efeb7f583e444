import Foundation

/// The built `preview-host`, run as a user runs it.
struct HostProcess {
    let output: String
    let errors: String
    let exitCode: Int32

    /// The root of this package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The folder of what was built: that of the test bundle on macOS, of the test program elsewhere.
    static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let folder =
            bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
        return folder.appending(path: "preview-host")
    }

    /// Runs the program to its end.
    static func run(_ arguments: [String], in folder: URL = package) throws -> HostProcess {
        let outputs = try OutputFiles()
        defer { outputs.remove() }
        let process = try start(arguments, in: folder, outputs: outputs)
        process.waitUntilExit()
        return HostProcess(
            output: try outputs.text(of: outputs.output), errors: try outputs.text(of: outputs.errors),
            exitCode: process.terminationStatus)
    }

    /// Starts the program; what it prints goes to the files.
    static func start(_ arguments: [String], in folder: URL = package, outputs: OutputFiles) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "100"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: outputs.output)
        process.standardError = try FileHandle(forWritingTo: outputs.errors)
        try process.run()
        return process
    }
}
