import FOSFoundation
import Foundation
package import HTTPCore
package import Logging

/// A running HTTP/1.1 server.
///
/// It serves from its creation until `stop` or until it is released. libmicrohttpd implements keep-alive and `Date`.
/// The server makes the process ignore SIGPIPE, so that a client that disconnects only ends its own connection, and
/// raises the limit of open files to what its connections need.
package final class HTTPServer: Sendable {
    /// The port, including one that the system has chosen.
    package let port: UInt16

    private let address: String
    let daemon: MicroHTTPDaemon

    /// Starts listening.
    ///
    /// - Parameters:
    ///   - logger: Receives libmicrohttpd's messages, rejected headers and, for debugging, each request, on any thread.
    ///   - version: Returns the number of changes of everything that repeatable responses depend on. Must not wait. Nil if
    ///     that is unknown, so that the handler responds to each request.
    ///   - handler: Called on threads of its own, several at once. It must not stop the server. Malformed targets and
    ///     bodies that are too long do not reach it, nor do requests whose response is repeated.
    package init(
        _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(),
        logger: Logger = Logger(label: "HTTPServer") { _ in SwiftLogNoOpLogHandler() },
        version: @escaping @Sendable () -> Int? = { nil },
        handler: @escaping HTTPHandler
    ) throws(HTTPServerError) {
        signal(SIGPIPE, SIG_IGN)
        let fitting = Self.fitting(configuration, logger: logger)
        let socket = try ListeningSocket(address: configuration.address, port: configuration.port)
        let service = RequestService(fitting, logger: logger, version: version, handler: handler)
        daemon = try MicroHTTPDaemon(socket, fitting, service)
        port = socket.port
        address = configuration.address
    }

    /// Provides descriptors for all connections, or else reduces the number of connections.
    private static func fitting(
        _ configuration: HTTPServerConfiguration, logger: Logger
    ) -> HTTPServerConfiguration {
        let descriptors = DescriptorLimit.raise(to: configuration.sockets + DescriptorLimit.reserve)
        let fitting = configuration.fitting(descriptors: descriptors)
        if fitting.connectionLimit < configuration.connectionLimit {
            logger.warning(
                """
                The system allows \(descriptors) open files, so at most \(fitting.connectionLimit) clients can be \
                connected. To raise the limit, use `ulimit -Hn`.
                """)
        }
        return fitting
    }

    /// The address for a browser on this machine, such as `http://127.0.0.1:8080`.
    package var url: String {
        switch address {
        case "0.0.0.0", "::": "http://localhost:\(port)"
        case let address where address.contains(":"): "http://[\(address)]:\(port)"
        default: "http://\(address):\(port)"
        }
    }

    /// Rejects new requests, gives current requests half a second to finish, then closes all connections.
    ///
    /// Can be called any number of times, on any thread except the server's own. Waits for running handlers.
    package func stop() {
        daemon.stop(grace: .milliseconds(500))
    }

    /// How long a server with handlers that hang can take to stop.
    private static let timeout = DispatchTimeInterval.milliseconds(900)

    /// Serves until the signal arrives, then stops.
    ///
    /// - Parameter willStop: Ends what handlers may wait for, because the server waits for the handlers. It has all the time
    ///   that it needs, so that no process is left behind.
    /// - Returns: Whether the server has stopped. If not, a handler hangs, and only the end of the process ends it.
    package func run(until signal: ShutdownSignal, willStop: () -> Void = {}) -> Bool {
        signal.wait()
        return stopsInTime(willStop)
    }

    /// Stops, and returns whether that was done in time.
    func stopsInTime(_ willStop: () -> Void = {}) -> Bool {
        willStop()
        let isStopped = DispatchSemaphore(value: 0)
        let end: @Sendable () -> Void = {
            self.stop()
            isStopped.signal()
        }
        if (try? StartedThread.run(end)) == nil { end() }
        return isStopped.wait(timeout: .now() + Self.timeout) == .success
    }
}

/// The address and the limits of a server.
package struct HTTPServerConfiguration: Sendable {
    /// A numeric address of this machine: `127.0.0.1` or `::1` for only this machine, `0.0.0.0` or `::` for all
    /// networks.
    package var address: String

    /// The port. The system chooses a free one for 0.
    package var port: UInt16

    /// The maximum number of requests that are handled at the same time. There are more threads than processors, because
    /// a request that waits for a preview that hangs blocks its thread. They do not read requests or send responses.
    package var threads = max(Self.minThreads, ProcessInfo.processInfo.activeProcessorCount)

    /// The default number of threads if there are fewer processors.
    package static let minThreads = 16

    /// The number of threads that read requests, send responses, and repeat them. None of them waits for anything else.
    package var connectionThreads = ProcessInfo.processInfo.activeProcessorCount

    /// The stack size of threads that handle requests, in bytes. It is set because defaults differ: on macOS, it is 512
    /// KB, which is too small for a deeply nested page.
    package var stackSize = 8_388_608

    /// The maximum number of clients. A new client replaces the one that has kept the server waiting longest.
    package var connectionLimit = 256

    /// The number of seconds without data after which a connection is closed.
    package var idleTimeout = 30

    /// The maximum size of a request's line and headers together with the response's headers, which may contain the
    /// address again. Beyond it: 414 or 431.
    package var headerLimit = 65_536

    /// The maximum size of a request's body. Beyond it: 413.
    package var bodyLimit = 65_536

    /// Creates a configuration with the default limits.
    package init(address: String = "127.0.0.1", port: UInt16 = 0) {
        self.address = address
        self.port = port
    }
}

extension HTTPServerConfiguration {
    /// The maximum number of open client sockets.
    ///
    /// Any thread may have all connections, a new one, and one that ends for it.
    var sockets: Int { (connectionLimit + 2) * connectionThreads }

    /// Reduces the number of connections to that of the available descriptors, with a reserve for everything else.
    func fitting(descriptors: Int) -> HTTPServerConfiguration {
        var configuration = self
        let maxConnections = (descriptors - DescriptorLimit.reserve) / connectionThreads - 2
        configuration.connectionLimit = max(1, min(connectionLimit, maxConnections))
        return configuration
    }
}

/// The number of files and sockets that this process may have open at the same time.
enum DescriptorLimit {
    /// The number that is reserved for everything but connections.
    static let reserve = 256

    /// Raises the limit as far as the system allows, and returns the resulting limit.
    static func raise(to count: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 0 }
        let before = limit.rlim_cur
        guard before < count else { return Int(clamping: before) }
        limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
        return Int(clamping: setrlimit(resource, &limit) == 0 ? limit.rlim_cur : before)
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
