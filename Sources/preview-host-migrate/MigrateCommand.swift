import ArgumentParser
import Foundation
import Migration

/// The command `preview-host-migrate`.
@main
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview-host-migrate",
        abstract: "Prepares a package that uses FOSUtilities for Preview Host.",
        discussion: """
            Says what to change in Package.swift, so that an environment variable chooses the package that is built, and \
            which lines of the sources do not compile with Preview Host. Exits with status 1 if there is something to do.
            """)

    @Flag(help: "Edit Package.swift, and add a program that shows the previews.")
    var write = false

    @Option(help: ArgumentHelp("The folder of the package, which contains Package.swift.", valueName: "folder"))
    var package = "."

    @Option(
        help: ArgumentHelp("The folder of Preview Host, seen from that of the package.", valueName: "folder"))
    var previewHost = "../preview-host"

    func run() throws {
        let folder = URL(filePath: package, directoryHint: .isDirectory)
        var migration = try Migration(of: folder, path: previewHost)
        if write {
            for path in try migration.write() { print("Wrote \(path).") }
            migration = try Migration(of: folder, path: previewHost)
        }
        let lines =
            migration.instructions + migration.findings.map(\.localizedDescription)
            + migration.templates.map { "\($0): Write this template in Mustache. Docs/FOSMVVM.md shows how." }
        for line in lines { print(line) }
        if lines.isEmpty {
            print("The package can be built with Preview Host: PREVIEW_HOST=1 swift build")
        } else {
            throw ExitCode.failure
        }
    }
}
