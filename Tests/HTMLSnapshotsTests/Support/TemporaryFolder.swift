import Foundation
import HTMLSnapshots

/// A folder of snapshots that goes when the test does.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "HTMLSnapshotsTests-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func snapshot(_ path: String) -> HTMLSnapshot { HTMLSnapshot(folder: url, path: path) }

    func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file below the folder; nil if there is none.
    func text(_ path: String) -> String? {
        try? String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// All files below the folder.
    func files() throws -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return paths.filter { !url.appending(path: $0).hasDirectoryPath }.filter { $0.contains(".") }.sorted()
    }
}
