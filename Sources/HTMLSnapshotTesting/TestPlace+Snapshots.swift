import Foundation
import HTMLSnapshots
import SnapshotCatalog
import TestFailures

extension TestPlace {
    private var file: URL { URL(filePath: "\(filePath)", directoryHint: .notDirectory) }

    /// The folder of all snapshots of the test's target.
    var snapshots: URL { file.deletingLastPathComponent().appending(path: SnapshotFolder.name) }

    /// The program that accepts what differs.
    var host: HostProgram? { (try? PackageFolder.around("\(filePath)")).map { HostProgram(package: $0) } }

    /// The redactions of the package that the test is in; none outside of one.
    ///
    /// - Throws: Settings of the package that cannot be used.
    func redactions() throws -> [SnapshotRedaction] {
        guard let package = try? PackageFolder.around("\(filePath)") else { return [] }
        return try SnapshotRedaction.declared(inPackage: package)
    }

    /// A snapshot that the test names itself, apart from those of previews.
    func snapshot(named name: String) -> HTMLSnapshot {
        HTMLSnapshot(folder: snapshots, path: "tests/\(file.deletingPathExtension().lastPathComponent)/\(name)")
    }
}
