import Foundation

/// Reads the text of a Markdown file, with every way in which that can fail told apart.
enum MarkdownFile {
    static func text(of file: URL) throws(DocsError) -> String {
        let data = try bytes(of: file)
        guard data.count <= MarkdownDocument.maximumSize else {
            throw .tooLarge(file, limit: MarkdownDocument.maximumSize)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw .notUTF8(file, line: lineOfFirstInvalidByte(in: data))
        }
        return text
    }

    /// At most one byte more than a document may have, so that a huge file costs no memory.
    private static func bytes(of file: URL) throws(DocsError) -> Data {
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            return try handle.read(upToCount: MarkdownDocument.maximumSize + 1) ?? Data()
        } catch {
            throw .unreadable(file, reason: error.localizedDescription)
        }
    }

    private static func lineOfFirstInvalidByte(in data: Data) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var line = 1
        while case .valid(let scalar) = parser.parseScalar(from: &bytes) {
            line += scalar.first == UInt8(ascii: "\n") ? 1 : 0
        }
        return line
    }
}
