package import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A regular file that is read as a whole, with a limit for its size. Nothing else is opened for reading, because a pipe
/// or a device can wait without end.
package struct BoundedFile {
    private let url: URL
    private let limit: Int

    /// - Parameter limit: The maximum size in bytes.
    package init(_ url: URL, limit: Int) {
        self.url = url
        self.limit = limit
    }

    /// Reads the bytes of the file, but at most one more than the limit, so that a huge file uses no memory.
    ///
    /// - Throws: A diagnostic of the kind `unreadable` or `invalidFile`.
    package func data() throws(Diagnostic) -> Data {
        let size: Int
        do {
            let handle = try Self.open(url)
            defer { try? handle.close() }
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            if data.count <= limit { return data }
            size = Int(clamping: try handle.seekToEnd())
        } catch {
            throw .unreadable(url, reason: error.localizedDescription)
        }
        throw .tooLarge(url, size: size, limit: limit)
    }

    /// Opens a regular file without waiting.
    private static func open(_ url: URL) throws -> FileHandle {
        let descriptor = url.path(percentEncoded: false).withCString { path in
            #if canImport(Darwin)
                Darwin.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            #else
                Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            #endif
        }
        guard descriptor >= 0 else { throw FileError(reason: String(cString: strerror(errno)) + ".") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(reason: "It is not a regular file.")
        }
        return handle
    }

    private struct FileError: LocalizedError {
        let reason: String
        var errorDescription: String? { reason }
    }

    /// Reads the text of the file.
    ///
    /// - Throws: A diagnostic of the kind `unreadable` or `invalidFile`, the latter with the line of the first byte that
    ///   is not UTF-8.
    package func text() throws(Diagnostic) -> String {
        try text(of: try data())
    }

    /// Decodes the bytes of the file.
    ///
    /// - Throws: A diagnostic of the kind `invalidFile`, as for ``text()``.
    package func text(of data: Data) throws(Diagnostic) -> String {
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .notUTF8(url, line: Self.lineOfInvalidByte(in: data))
        }
        return text
    }

    /// Returns the line, from 1, of the first byte that is not UTF-8.
    private static func lineOfInvalidByte(in data: Data) -> Int {
        var (line, decoder, bytes) = (1, UTF8(), data.makeIterator())
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { line += scalar == "\n" ? 1 : 0 }
        return line
    }
}

extension Diagnostic {
    /// The system does not allow a file or folder to be read, for the given reason.
    package static func unreadable(_ file: URL, reason: String) -> Diagnostic {
        Diagnostic(
            .unreadable,
            "This cannot be read: \(reason) Check that it exists and that its permissions allow it.",
            at: SourcePlace(file))
    }

    /// A file has a byte that is not UTF-8 in this line, from 1.
    package static func notUTF8(_ file: URL, line: Int) -> Diagnostic {
        Diagnostic(
            .invalidFile, "The file is not UTF-8 from here on. Save it with the encoding UTF-8.",
            at: SourcePlace(file, line: line))
    }

    /// A file is too large; both sizes are in bytes.
    package static func tooLarge(_ file: URL, size: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            .invalidFile,
            "The file has \(size) bytes, but at most \(limit) are allowed. Split it, or make it smaller.",
            at: SourcePlace(file))
    }
}
