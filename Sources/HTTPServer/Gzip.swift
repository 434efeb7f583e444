import CZlib
import HTTPCore

/// The `gzip` content coding (RFC 9110 §8.4.1.3, RFC 1952). Equal bytes always have the same compressed form.
enum Gzip {
    /// The window size of 2¹⁵ bytes, the maximum. Adding 16 makes zlib write gzip's header and trailer.
    private static let windowBits: Int32 = 15 + 16

    /// The default memory level of zlib, on a scale from 1 to 9.
    private static let memoryLevel: Int32 = 8

    /// Compresses bytes at zlib's fastest level. Returns nil if zlib has no memory.
    static func packed(_ body: HTTPBody) -> HTTPBody? {
        // Not a variable, because zlib rejects a stream that has moved since it was opened.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        stream.initialize(to: z_stream())
        let opened = deflateInit2_(
            stream, Z_BEST_SPEED, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, zlibVersion(),
            Int32(MemoryLayout<z_stream>.size))
        guard opened == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        return finish(stream, body.memory.bytes).map { HTTPBody($0) }
    }

    /// Compresses all bytes in one step, with the output size from `deflateBound`.
    private static func finish(_ stream: UnsafeMutablePointer<z_stream>, _ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        let bound = deflateBound(stream, UInt(bytes.count))
        guard let count = UInt32(exactly: bytes.count), let room = UInt32(exactly: bound) else { return nil }
        var ended = false
        let packed = [UInt8](unsafeUninitializedCapacity: Int(bound)) { target, written in
            bytes.withMemoryRebound(to: UInt8.self) { source in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.pointee.avail_in = count
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = room
                ended = deflate(stream, Z_FINISH) == Z_STREAM_END
                written = Int(room - stream.pointee.avail_out)
            }
        }
        return ended ? packed : nil
    }
}
