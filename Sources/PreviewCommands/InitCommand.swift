import ArgumentParser
import Foundation
import PreviewCatalog

/// The command `preview-host init`. Builds and runs a program of this package, because swift-syntax, with which it edits
/// manifests, would take minutes in the build of each host.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Adds previews to a package, or begins a new one.",
        discussion: """
            Builds and runs the program preview-host-init, with its options: --views, --assistant, --target, \
            --package, --preview-host and --url.

              \(RootCommand.programName) init --views swift
            """)

    @Argument(parsing: .allUnrecognized, help: ArgumentHelp(visibility: .hidden))
    var arguments: [String] = []

    func run() throws {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        guard SourcePackage(containing: package)?.folder == package else {
            throw CommandFailure(
                "The sources of Preview Host are not in '\(package.path(percentEncoded: false))' any more. "
                    + "Run preview-host-init in the folder where they are.")
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swift", "run", "--package-path", package.appending(path: "Tools").path(percentEncoded: false),
                "preview-host-init",
            ] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
    }
}
