import Diagnostics
import Foundation

/// Reads a file of the docs, with a different error for each reason of failure.
enum DocsFile {
    /// The maximum size of a file that is not a page: 32 MiB, because it is kept in memory.
    static let maximumSize = 1 << 25

    /// Reads the text of a page.
    static func text(of file: URL) throws(Diagnostic) -> String {
        let data = try bytes(of: file, limit: MarkdownDocument.maximumSize)
        guard let text = String(data: data, encoding: .utf8) else {
            throw .notUTF8(file, line: lineOfFirstInvalidByte(in: data))
        }
        return text
    }

    /// Reads the bytes of a file, but at most one more than the limit, so that a huge file uses no memory.
    static func bytes(of file: URL, limit: Int = maximumSize) throws(Diagnostic) -> Data {
        let size: Int
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            if data.count <= limit { return data }
            size = Int(clamping: try handle.seekToEnd())
        } catch {
            throw .unreadable(file, reason: error.localizedDescription)
        }
        throw .tooLarge(file, size: size, limit: limit)
    }

    /// Returns the error of a file that is not a page and is too large.
    static func sizeError(of file: URL) -> Diagnostic? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size > maximumSize else {
            return nil
        }
        return .tooLarge(file, size: size, limit: maximumSize)
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
