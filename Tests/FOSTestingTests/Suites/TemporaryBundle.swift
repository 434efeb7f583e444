import Foundation
import Testing

/// A bundle as the package manager makes one, which is there as long as this value.
final class TemporaryBundle {
    let bundle: Bundle
    private let folder: URL

    init(named name: String, files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
        let resources = folder.appending(path: "\(name).resources", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = resources.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = try #require(Bundle(url: resources))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
