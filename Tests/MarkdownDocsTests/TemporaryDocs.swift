import Foundation

@testable import MarkdownDocs

/// A docs folder that exists as long as this value.
final class TemporaryDocs {
    let folder = FileManager.default.temporaryDirectory.appending(path: "MarkdownDocsTests-\(UUID().uuidString)")

    init(_ files: KeyValuePairs<String, String> = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            try write(Data(text.utf8), to: path)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func file(_ path: String) -> URL {
        folder.appending(path: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = file(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

extension DocsTarget {
    /// The path as it is written in an address, between `/docs/` and the query.
    var encodedPath: String { path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path }
}
