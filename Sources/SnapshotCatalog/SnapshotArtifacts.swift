import Foundation
import HTMLSnapshots

/// The folder where CI finds what was expected and what came, named by `SNAPSHOT_ARTIFACTS`.
package struct SnapshotArtifacts: Sendable {
    private let folder: URL

    /// Nil when the environment names no folder.
    package init?(environment: [String: String]) {
        guard let path = environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty else { return nil }
        folder = URL(filePath: path, directoryHint: .isDirectory)
    }

    /// Leaves `{ViewModel}/{preview}.{locale}.expected.html` and `….actual.html` in the folder.
    ///
    /// - Parameters:
    ///   - path: The snapshot's path below its own folder.
    ///   - expected: What is recorded; nil when nothing is.
    ///   - actual: What was compared with it.
    /// - Throws: ``HTMLSnapshotError`` when a file cannot be written.
    package func leave(path: String, expected: String?, actual: String) throws {
        let name = path.hasSuffix(".html") ? String(path.dropLast(".html".count)) : path
        if let expected { try write(expected, to: "\(name).expected.html") }
        try write(actual, to: "\(name).actual.html")
    }

    private func write(_ text: String, to path: String) throws {
        try SnapshotFile(url: folder.appending(path: path, directoryHint: .notDirectory)).write(text)
    }
}
