import FOSFoundation
import Foundation

@testable import PreviewCommands

/// The built `preview-host`, run as a user runs it.
struct HostProcess {
    let output: String
    let errors: String
    let exitCode: Int32

    /// Programs that wait take no time, but those that work would take it from each other until they are too late.
    private static let running = AsyncSemaphore(maxConcurrentTasks: 2 * ProcessInfo.processInfo.activeProcessorCount)

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

    /// Runs the program to its end. Other tests go on meanwhile.
    static func run(
        _ arguments: [String], in folder: URL = package, program: URL = executable,
        environment: [String: String] = [:], input: String = "",
        output: FileHandle? = nil, errors: FileHandle? = nil
    ) async throws -> HostProcess {
        try await running.wait()
        defer { Task { await running.signal() } }
        let outputs = try OutputFiles(input: input)
        defer { outputs.remove() }
        let process = try prepared(
            arguments, in: folder, program: program, environment: environment, outputs: outputs, output: output,
            errors: errors)
        try await process.runToItsEnd()
        return HostProcess(
            output: try outputs.text(of: outputs.output), errors: try outputs.text(of: outputs.errors),
            exitCode: process.terminationStatus)
    }

    /// A process that runs the program, as if not in CI; what it prints goes to the files, unless it is sent elsewhere.
    static func prepared(
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
        return process
    }
}

extension Process {
    /// Runs the program to its end without a thread that waits for it.
    func runToItsEnd() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            terminationHandler = { _ in continuation.resume() }
            do { try run() } catch { continuation.resume(throwing: error) }
        }
    }
}
