import Foundation

/// Where a server listens and what it bounds.
package struct HTTPServerConfiguration: Sendable {
    /// A numeric address of this machine: `127.0.0.1` and `::1` for this machine only, `0.0.0.0` and `::` for all networks.
    package var address: String

    /// 0 lets the system pick a free one.
    package var port: UInt16

    /// How many requests are handled at once.
    package var threads = ProcessInfo.processInfo.activeProcessorCount

    /// Bytes of the stack of a thread that handles requests. It is set because what systems give a thread differs: macOS
    /// gives 512 KB, in which a page that is nested deeply does not fit.
    package var stackSize = 8_388_608

    /// How many clients may be connected. One more takes the place of that which has kept the server waiting longest.
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

extension HTTPServerConfiguration {
    /// How many sockets of clients are open at worst.
    ///
    /// Any of the threads may have all connections, one that it has just accepted, and one that ends for it. While a thread
    /// handles a request, those of its connections that have ended for others stay open.
    var sockets: Int { (connectionLimit + 2) * threads }

    /// With no more connections than there are descriptors for, and some left for everything else.
    func fitting(descriptors: Int) -> HTTPServerConfiguration {
        var configuration = self
        let most = (descriptors - DescriptorLimit.reserve) / threads - 2
        configuration.connectionLimit = max(1, min(connectionLimit, most))
        return configuration
    }
}
