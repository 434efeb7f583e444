import Foundation

/// Reads a file of the docs, with every way in which that can fail told apart.
enum DocsFile {
    /// The most bytes of a file that is not a page, 32 MiB: it is held in memory to be served.
    static let maximumSize = 1 << 25

    /// The text of a page.
    static func text(of file: URL) throws(DocsError) -> String {
        let data = try bytes(of: file, limit: MarkdownDocument.maximumSize)
        guard let text = String(data: data, encoding: .utf8) else {
            throw .notUTF8(file, line: lineOfFirstInvalidByte(in: data))
        }
        return text
    }

    /// The bytes of a file. At most one more than the limit is read, so that a huge file costs no memory.
    static func bytes(of file: URL, limit: Int = maximumSize) throws(DocsError) -> Data {
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

    /// The error of a file that is not a page and is too large to be served.
    static func sizeError(of file: URL) -> DocsError? {
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
