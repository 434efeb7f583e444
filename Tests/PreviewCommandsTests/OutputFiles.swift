import Foundation
import Testing

/// Files that a process reads from and prints to, so that no pipe can fill up.
struct OutputFiles {
    let input: URL
    let output: URL
    let errors: URL
    /// A file that the process may create to say that it has begun something.
    let marker: URL

    init(input text: String = "") throws {
        let folder = FileManager.default.temporaryDirectory
        input = folder.appending(path: UUID().uuidString)
        output = folder.appending(path: UUID().uuidString)
        errors = folder.appending(path: UUID().uuidString)
        marker = folder.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: input)
        for file in [output, errors] { try Data().write(to: file) }
    }

    func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// Waits until the process has created the marker. Does not wait longer than two minutes.
    func waitForMarker() async throws {
        for _ in 0..<2_400 where !FileManager.default.fileExists(atPath: marker.path) {
            try await Task.sleep(for: .milliseconds(50))
        }
        try #require(FileManager.default.fileExists(atPath: marker.path))
    }

    func remove() {
        for file in [input, output, errors, marker] { try? FileManager.default.removeItem(at: file) }
    }
}
