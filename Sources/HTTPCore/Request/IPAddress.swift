package import Foundation

/// A numeric address of IPv4 or IPv6. An IPv4 address equals the IPv6 address that maps it, such as `::ffff:127.0.0.1`.
package struct IPAddress: Hashable, Sendable {
    fileprivate let bits: UInt128

    /// Parses an address without a port, brackets or a zone, such as `127.0.0.1` or `2001:db8::1`. Nil for another text.
    package init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 {
            self.init(mapping: bytes.prefix(4))
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            self.init(bytes)
        } else {
            return nil
        }
    }

    /// Reads the address of a socket. Nil if it is not one of the internet.
    package init?(socketAddress address: UnsafePointer<sockaddr>) {
        let start = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let known = start.loadUnaligned(as: sockaddr_in.self)
            self.init(mapping: withUnsafeBytes(of: known.sin_addr, Array.init))
        case AF_INET6:
            let known = start.loadUnaligned(as: sockaddr_in6.self)
            self.init(withUnsafeBytes(of: known.sin6_addr, Array.init))
        default: return nil
        }
    }

    private init(mapping bytes: some Sequence<UInt8>) {
        self.init([0xFF, 0xFF] + bytes)
    }

    private init(_ bytes: some Sequence<UInt8>) {
        bits = bytes.reduce(0) { $0 << 8 | UInt128($1) }
    }

    /// Whether it is in 127.0.0.0/8, or `::1`.
    package var isLoopback: Bool { bits == 1 || bits >> 24 == 0xFFFF_7F }

    /// The part that one connection to the internet has: the whole address of IPv4, and the first 64 bits of IPv6, whose
    /// rest a client can choose (RFC 4291, section 2.5.4).
    package var connection: UInt128 { isIPv4 ? bits : (bits >> 64) << 64 }

    fileprivate var isIPv4: Bool { bits >> 32 == 0xFFFF }
}

/// An address, or all addresses that begin with the same bits, such as `10.0.0.0/8`.
package struct IPNetwork: Hashable, Sendable {
    private let first: IPAddress
    /// The number of bits in which addresses can differ.
    private let freeBits: Int

    /// Parses an address, or an address and the number of its common bits. Nil for another text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let first = IPAddress(parts[0]) else { return nil }
        let size = first.isIPv4 && !parts[0].contains(":") ? 32 : 128
        let common = parts.count == 2 ? Int(parts[1]) : size
        guard let common, (0...size).contains(common) else { return nil }
        self.first = first
        freeBits = size - common
    }

    /// Whether the address is in the network.
    package func contains(_ address: IPAddress) -> Bool {
        first.bits >> freeBits == address.bits >> freeBits
    }
}
