/// One line of an access log.
public struct HTTPAccess: Sendable {
    /// As it was sent, of any spelling.
    public let method: String

    /// The target as it was sent, or nil when it was not UTF-8.
    public let target: String?

    /// The code, as in 200.
    public let status: Int

    /// Bytes of the body that were meant to be sent: 0 for HEAD and 304.
    public let bytes: Int

    /// From the request line to the last byte of the response, or to the end of the connection.
    public let duration: Duration
}

extension HTTPAccess: CustomStringConvertible {
    /// The parts in a row, as in `GET /docs 200 11000 bytes 0.4 ms`.
    ///
    /// Control characters of the target are escaped, so that no request can write to the terminal, and long ones cut.
    public var description: String {
        let target = (target ?? "(not UTF-8)").unicodeScalars.prefix(200).map { $0.escaped(asASCII: false) }.joined()
        let tenths = Int((duration / .microseconds(100)).rounded())
        return "\(method) \(target) \(status) \(bytes) bytes \(tenths / 10).\(tenths % 10) ms"
    }
}
