import CZlib

/// The `gzip` content coding (RFC 9110 §8.4.1.3, RFC 1952). The same bytes are always packed the same way.
enum Gzip {
    /// A window of 2¹⁵ bytes, the largest; 16 more asks zlib for gzip's header and trailer.
    private static let windowBits: Int32 = 15 + 16

    /// The memory that zlib takes by default, in its scale from 1 to 9.
    private static let memoryLevel: Int32 = 8

    /// Packs bytes as fast as zlib can, or gives nil when it has no memory left.
    static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let count = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        let version = zlibVersion()
        let opened = deflateInit2_(
            &stream, Z_BEST_SPEED, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, version,
            Int32(MemoryLayout<z_stream>.size))
        guard opened == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        return bytes.withUnsafeBufferPointer { source in
            stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
            stream.avail_in = count
            return finish(&stream, of: bytes.count)
        }
    }

    /// Takes the whole of the stream's input in one step, for which `deflateBound` gives the room.
    private static func finish(_ stream: inout z_stream, of count: Int) -> [UInt8]? {
        let capacity = deflateBound(&stream, UInt(count))
        guard let room = UInt32(exactly: capacity) else { return nil }
        var ended = false
        let packed = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { target, written in
            stream.next_out = target.baseAddress
            stream.avail_out = room
            ended = deflate(&stream, Z_FINISH) == Z_STREAM_END
            written = Int(room - stream.avail_out)
        }
        return ended ? packed : nil
    }
}
