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
