import CZlib

/// Unpacks what `Gzip` packed, or gives nil when it is not gzip from its first to its last byte.
func gunzipped(_ bytes: [UInt8], capacity: Int) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, 15 + 16, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var ended = false
    var source = bytes
    let plain = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
        source.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            stream.next_out = target.baseAddress
            stream.avail_out = UInt32(capacity)
            ended = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
            written = capacity - Int(stream.avail_out)
        }
    }
    return ended ? plain : nil
}
