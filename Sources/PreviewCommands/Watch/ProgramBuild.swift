import Foundation

/// The environment variable with the path of the file that contains the errors of the last build, for the pages.
enum BuildErrorsVariable {
    static let name = "PREVIEW_HOST_BUILD_ERRORS"

    /// The file, if this program was started by `watch`.
    static var file: URL? { ProcessInfo.processInfo.environment[name].map { URL(filePath: $0) } }
}

/// The build of a program in its package, with the configuration and the build folder that it has now.
struct ProgramBuild {
    private let program: URL
    private let package: URL
    private let arguments: [String]
    private let quick: QuickBuild

    /// - Parameter executable: The program, which the package manager has built as `folder/platform/configuration/name`.
    init(executable: URL, package: URL) {
        program = executable.resolvingSymlinksInPath()
        let configuration = program.deletingLastPathComponent()
        let folder = configuration.deletingLastPathComponent().deletingLastPathComponent()
        // A plugin of SwiftPM builds the program of a package that has none in a package of its own.
        self.package =
            ProcessInfo.processInfo.environment["PREVIEW_HOST_BUILD_PACKAGE"].map { URL(filePath: $0) } ?? package
        arguments = [
            "swift", "build", "--product", program.lastPathComponent, "-c", configuration.lastPathComponent,
            "--scratch-path", folder.path(percentEncoded: false),
        ]
        quick = QuickBuild(
            program: program, commands: folder.appending(path: "\(configuration.lastPathComponent).yaml"),
            folder: self.package)
    }

    /// Builds the program. Returns the output of the compiler if it failed.
    ///
    /// - Parameters:
    ///   - changes: What has changed since the last build. Nil if that is not known.
    ///   - started: Called with each process of the build.
    func run(_ changes: SourceChanges?, started: (Process) -> Void) -> String? {
        if let changes, changes.areOnlyEdits(sinceBuildOf: program), quick.run(changes.paths, started: started) {
            return nil
        }
        return runPackageManager(started: started)
    }

    private func runPackageManager(started: (Process) -> Void) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = package
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
        } catch {
            return "error: The build could not be started: \(error.localizedDescription)"
        }
        started(process)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : text
    }
}
