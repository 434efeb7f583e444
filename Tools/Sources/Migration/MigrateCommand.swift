package import ArgumentParser
import Foundation
import PackageVersion

/// The command `preview-host-migrate`.
package struct MigrateCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "preview-host-migrate",
        abstract: "Prepares a package that uses FOSUtilities for Preview Host.",
        discussion: """
            Says what to change in Package.swift, so that an environment variable chooses the package that is built, and \
            which lines of the sources do not compile with Preview Host. Exits with status 1 if there is something to do.
            """,
        version: HostVersion.description)

    @Flag(help: "Edit Package.swift, add a program that shows the previews, and write templates in Mustache.")
    var write = false

    @Option(help: ArgumentHelp("The folder of the package, which contains Package.swift.", valueName: "folder"))
    var package = "."

    @Option(help: ArgumentHelp("The folder of Preview Host, seen from that of the package.", valueName: "folder"))
    var previewHost = "../preview-host"

    /// Creates a command without arguments.
    package init() {}

    package func run() throws {
        let folder = URL(filePath: package, directoryHint: .isDirectory)
        var migration = try Migration(of: folder, path: previewHost)
        if write {
            for path in try migration.write() { print("Wrote \(path).") }
            migration = try Migration(of: folder, path: previewHost)
        }
        for line in migration.remaining { print(line) }
        guard migration.remaining.isEmpty else { throw ExitCode.failure }
        print(migration.conclusion)
    }
}
