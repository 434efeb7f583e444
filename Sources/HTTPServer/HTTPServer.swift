import Foundation
package import HTTPCore

/// A running HTTP/1.1 server.
///
/// It serves from its making until `stop` or until it is released. Keep-alive and `Date` are libmicrohttpd's. It makes the
/// process ignore SIGPIPE, so that a client that leaves early only ends its own connection, and raises the number of files
/// that the process may have open to what its connections need.
package final class HTTPServer: Sendable {
    /// The port that it listens on, also when the configuration left the choice to the system.
    package let port: UInt16

    private let address: String
    let daemon: MicroHTTPDaemon

    /// Starts listening.
    ///
    /// - Parameters:
    ///   - log: gets libmicrohttpd's messages and the headers that it does not take, on any thread.
    ///   - handler: is called on the server's threads, several at once. It must not stop the server. A malformed target or a
    ///     body that is too long does not reach it.
    package init(
        _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
        log: @escaping @Sendable (String) -> Void = { _ in },
        handler: @escaping HTTPHandler
    ) throws(HTTPServerError) {
        signal(SIGPIPE, SIG_IGN)
        let fitting = Self.fitting(configuration, log: log)
        let service = RequestService(
            connectionLimit: fitting.connectionLimit,
            bodyLimit: configuration.bodyLimit,
            log: log,
            handler: handler
        )
        let socket = try ListeningSocket(address: configuration.address, port: configuration.port)
        daemon = try MicroHTTPDaemon(socket, fitting, service)
        port = socket.port
        address = configuration.address
    }

    /// Sees to it that there are descriptors for all connections, or else bounds these further.
    private static func fitting(
        _ configuration: HTTPServerConfiguration, log: (String) -> Void
    ) -> HTTPServerConfiguration {
        let descriptors = DescriptorLimit.raise(to: configuration.sockets + DescriptorLimit.reserve)
        let fitting = configuration.fitting(descriptors: descriptors)
        if fitting.connectionLimit < configuration.connectionLimit {
            log(
                "The system allows \(descriptors) open files, so at most \(fitting.connectionLimit) clients may be "
                    + "connected. `ulimit -Hn` raises it.")
        }
        return fitting
    }

    /// Where a browser on this machine finds it, as in `http://127.0.0.1:8080`.
    package var url: String {
        switch address {
        case "0.0.0.0", "::": "http://localhost:\(port)"
        case let address where address.contains(":"): "http://[\(address)]:\(port)"
        default: "http://\(address):\(port)"
        }
    }

    /// Refuses new requests, gives those under way half a second to finish, then closes all connections.
    ///
    /// Any thread but the server's own may call it, any number of times. It waits for handlers that are running.
    package func stop() {
        daemon.stop(grace: .milliseconds(500))
    }

    /// Serves until the signal comes, then stops.
    ///
    /// - Parameter willStop: Ends what handlers may wait for, as the server waits for them.
    package func run(until signal: ShutdownSignal, willStop: () -> Void = {}) {
        signal.wait()
        willStop()
        stop()
    }
}

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
