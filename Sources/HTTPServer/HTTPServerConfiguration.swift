import Foundation

/// Where a server listens and what it bounds.
package struct HTTPServerConfiguration: Sendable {
    /// A numeric address of this machine: `127.0.0.1` and `::1` for this machine only, `0.0.0.0` and `::` for all networks.
    package var address: String

    /// 0 lets the system pick a free one.
    package var port: UInt16

    /// How many requests are handled at once.
    package var threads = ProcessInfo.processInfo.activeProcessorCount

    /// How many clients may be connected. Others wait until one leaves; behind many that gave up waiting, for the idle
    /// timeout at worst.
    package var connectionLimit = 256

    /// Seconds without a byte after which a connection is closed.
    package var idleTimeout = 30

    /// Bytes of one connection's request line and headers, and of the headers of its response. Over it: 414 or 431.
    package var headerLimit = 32_768

    /// Bytes of a request's body, which is read and dropped, as no handler has a use for it. Over it: 413.
    package var bodyLimit = 65_536

    /// With the usual bounds; change them by assignment.
    package init(address: String = "127.0.0.1", port: UInt16 = 0) {
        self.address = address
        self.port = port
    }
}
