package import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The messages of one client: lines on one file, answers on another.
package final class LineConnection: Sendable {
    private let input: Int32
    private let output: Int32
    /// Locked while a message is written, so that messages do not mix. False after the client has closed the file.
    private let isOpen = Mutex(true)

    package init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
    }

    /// Reads lines until the client closes the file, or until a line is not wanted.
    ///
    /// - Parameters:
    ///   - limit: The maximum length of a line. Of a longer one, nothing is kept.
    ///   - beginning: What was read before, and not passed on.
    ///   - line: Receives each line, without its line break. Nil for one that is too long. Returns false to stop before the
    ///     line.
    /// - Returns: What was read and not passed on. Nil after the client has closed the file.
    package func read(
        limit: Int = ProtocolMessage.sizeLimit, beginning: Data = Data(), _ line: (Data?) -> Bool
    ) -> Data? {
        var lines = LineBuffer(limit: limit)
        if let rest = lines.add(Array(beginning)[...], line) { return rest }
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = piece.withUnsafeMutableBytes { buffer in
                #if canImport(Darwin)
                    Darwin.read(input, buffer.baseAddress, buffer.count)
                #else
                    Glibc.read(input, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            if let rest = lines.add(piece[..<count], line) { return rest }
        }
        return lines.finish(line)
    }

    /// Writes a message as a line. Can be called on any thread. After a failure, nothing more is written.
    package func write(_ message: Data) {
        isOpen.withLock { isOpen in
            guard isOpen else { return }
            do {
                try FileHandle(fileDescriptor: output).write(contentsOf: message + [LineBuffer.end])
            } catch {
                isOpen = false
            }
        }
    }
}

/// Splits bytes into lines of a limited length.
struct LineBuffer {
    static let end = UInt8(ascii: "\n")

    private let limit: Int
    private var line = Data()
    private var isTooLong = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns what was not passed on, if a line was not wanted.
    mutating func add(_ bytes: ArraySlice<UInt8>, _ found: (Data?) -> Bool) -> Data? {
        var rest = bytes
        while let end = rest.firstIndex(of: Self.end) {
            append(rest[..<end])
            rest = rest[(end + 1)...]
            if let line = finish(found) { return line + [Self.end] + rest }
        }
        append(rest)
        return nil
    }

    /// Passes on what has been collected of a line. Returns it if it was not wanted.
    mutating func finish(_ found: (Data?) -> Bool) -> Data? {
        defer { (line, isTooLong) = (Data(), false) }
        guard isTooLong || !line.isEmpty else { return nil }
        return found(isTooLong ? nil : line) ? nil : line
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        isTooLong = isTooLong || line.count + bytes.count > limit
        if isTooLong { line = Data() } else { line += bytes }
    }
}
