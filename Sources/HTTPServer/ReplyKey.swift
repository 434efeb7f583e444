import HTTPCore

/// Everything of a request on which a repeatable response and the checks before it can depend, as bytes that are quick to
/// compare.
///
/// Every header belongs to it, except for those that are listed here. So a check that reads another header cannot be
/// missed.
struct ReplyKey: Hashable {
    private let client: IPAddress?
    /// The method, the target, and the names and values of headers, each with a NUL at its end, which none contains.
    private var head: [UInt8] = []

    /// Headers that nothing reads for a repeatable response.
    private static let unread = ["accept", "referer", "user-agent"].map { Array($0.utf8) }

    /// Headers of which only the presence matters: who a client of a proxy is decides about sessions, which are never
    /// repeated. See ``HTTPCore/TrustedProxies``.
    private static let addresses = ["x-forwarded-for", "x-real-ip", "forwarded", "via"].map { Array($0.utf8) }

    init(method: String, target: String, client: IPAddress?) {
        self.client = client
        head.reserveCapacity(512)
        append(method.utf8)
        append(target.utf8)
    }

    /// The size in bytes.
    var size: Int { head.count }

    /// Appends a header.
    mutating func append(_ name: some Collection<UInt8>, _ value: some Collection<UInt8>) {
        guard !Self.unread.contains(where: { Self.isEqual(name, $0) }) else { return }
        append(name)
        if !Self.addresses.contains(where: { Self.isEqual(name, $0) }) { append(value) }
    }

    private mutating func append(_ text: some Collection<UInt8>) {
        head += text
        head.append(0)
    }

    /// Whether a name is another one in lower case.
    private static func isEqual(_ name: some Collection<UInt8>, _ known: [UInt8]) -> Bool {
        name.count == known.count && zip(name, known).allSatisfy { lowercased($0) == $1 }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    func hash(into hasher: inout Hasher) {
        head.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
