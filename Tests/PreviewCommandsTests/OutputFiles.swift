import Foundation

/// Files that a process prints to, so that no pipe can fill up.
struct OutputFiles {
    let output: URL
    let errors: URL

    init() throws {
        let folder = FileManager.default.temporaryDirectory
        output = folder.appending(path: UUID().uuidString)
        errors = folder.appending(path: UUID().uuidString)
        for file in [output, errors] { try Data().write(to: file) }
    }

    func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    func remove() {
        for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
    }
}
