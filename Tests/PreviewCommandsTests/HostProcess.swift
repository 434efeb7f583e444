import Foundation

@testable import PreviewCommands

/// The built `preview-host`, run as a user runs it.
struct HostProcess {
    let output: String
    let errors: String
    let exitCode: Int32

    /// The root of this package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The example's host.
    static var executable: URL { executable("preview-host") }

    /// Returns a program of this package, next to the test bundle on macOS, and next to the test program elsewhere.
    static func executable(_ program: String) -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        let folder =
            bundle.bundleURL.pathExtension == "xctest" ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
        return folder.appending(path: program)
    }

    /// Returns a copy of the program in a folder, with its resources, that is older than all sources.
    static func oldProgram(in folder: URL) throws -> URL {
        let program = folder.appending(path: "old-host")
        try FileManager.default.copyItem(at: executable, to: program)
        for name in Installation.resourceFolders {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: executable(name))
        }
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: program.path)
        return program
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: [String], in folder: URL = package, program: URL = executable,
        environment: [String: String] = [:], input: String = "",
        output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws -> HostProcess {
        let outputs = try OutputFiles(input: input)
        defer { outputs.remove() }
        let process = try start(
            arguments, in: folder, program: program, environment: environment, outputs: outputs, output: output,
            errors: errors)
        process.waitUntilExit()
        return HostProcess(
            output: try outputs.text(of: outputs.output), errors: try outputs.text(of: outputs.errors),
            exitCode: process.terminationStatus)
    }

    /// Starts the program, as if not in CI; what it prints goes to the files, unless it is sent elsewhere.
    static func start(
        _ arguments: [String], in folder: URL = package, program: URL = executable,
        environment: [String: String] = [:], outputs: OutputFiles,
        output: FileHandle? = nil, errors: FileHandle? = nil
    ) throws -> Process {
        var variables = ProcessInfo.processInfo.environment.filter { name, _ in
            name != "CI" && !["GIT_", "GITHUB_", "SNAPSHOT_"].contains { name.hasPrefix($0) }
        }
        variables["COLUMNS"] = "100"
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: outputs.input)
        process.standardOutput = try output ?? FileHandle(forWritingTo: outputs.output)
        process.standardError = try errors ?? FileHandle(forWritingTo: outputs.errors)
        try process.run()
        return process
    }
}
