import Foundation

/// Files that a process reads from and prints to, so that no pipe can fill up.
struct OutputFiles {
    let input: URL
    let output: URL
    let errors: URL

    init(input text: String = "") throws {
        let folder = FileManager.default.temporaryDirectory
        input = folder.appending(path: UUID().uuidString)
        output = folder.appending(path: UUID().uuidString)
        errors = folder.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: input)
        for file in [output, errors] { try Data().write(to: file) }
    }

    func text(of file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    func remove() {
        for file in [input, output, errors] { try? FileManager.default.removeItem(at: file) }
    }
}
