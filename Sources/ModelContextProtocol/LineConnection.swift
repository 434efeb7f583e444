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

    /// Reads lines until the client closes the file.
    ///
    /// - Parameters:
    ///   - limit: The maximum length of a line. Of a longer one, nothing is kept.
    ///   - line: Receives each line, without its line break. Nil for one that is too long.
    package func read(limit: Int = ProtocolMessage.sizeLimit, _ line: (Data?) -> Void) {
        var lines = LineBuffer(limit: limit)
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
            lines.add(piece[..<count], line)
        }
        lines.finish(line)
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

    mutating func add(_ bytes: ArraySlice<UInt8>, _ found: (Data?) -> Void) {
        var rest = bytes
        while let end = rest.firstIndex(of: Self.end) {
            append(rest[..<end])
            finish(found)
            rest = rest[(end + 1)...]
        }
        append(rest)
    }

    /// Passes on what has been collected of a line.
    mutating func finish(_ found: (Data?) -> Void) {
        if isTooLong { found(nil) } else if !line.isEmpty { found(line) }
        (line, isTooLong) = (Data(), false)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        isTooLong = isTooLong || line.count + bytes.count > limit
        if isTooLong { line = Data() } else { line += bytes }
    }
}
