import HTTPCore
import Logging
import Synchronization

/// Responds to the requests on all threads of a daemon.
final class RequestService: Sendable {
    let connections: OpenConnections
    let logger: Logger
    private let handler: HTTPHandler
    private let bodyLimit: Int
    private let active = Atomic(0)
    private let refusesNew = Atomic(false)
    private let streams = Mutex<Set<EventStream>>([])

    init(
        connectionLimit: Int,
        bodyLimit: Int,
        logger: Logger,
        handler: @escaping HTTPHandler
    ) {
        connections = OpenConnections(limit: connectionLimit)
        self.bodyLimit = bodyLimit
        self.logger = logger
        self.handler = handler
    }

    /// Whether all requests that began have ended.
    var isIdle: Bool {
        active.load(ordering: .sequentiallyConsistent) == 0
    }

    /// Called with the target of a request, which is nil if it is not UTF-8.
    func begin(target: String?, on connection: OpenConnections.Connection) -> HTTPExchange {
        active.add(1, ordering: .sequentiallyConsistent)
        return HTTPExchange(
            connection, target: target, isRefused: refusesNew.load(ordering: .sequentiallyConsistent))
    }

    /// Responds to new requests with 503, because the server is about to stop, and ends all events.
    ///
    /// A request that is not rejected is counted by ``isIdle`` afterwards, because both sides write before they read
    /// what the other has written, in the same order for all threads.
    func refuseNewRequests() {
        refusesNew.store(true, ordering: .sequentiallyConsistent)
        for stream in streams.withLock(\.self) { stream.end() }
    }

    /// Called when the events of a response begin. They end at once if the server is about to stop, because it can only
    /// stop without waiting connections.
    func begin(_ stream: EventStream) {
        _ = streams.withLock { $0.insert(stream) }
        if refusesNew.load(ordering: .sequentiallyConsistent) { stream.end() }
    }

    /// Called after the connection with the events has ended.
    func end(_ stream: EventStream) {
        stream.disconnect()
        _ = streams.withLock { $0.remove(stream) }
    }

    /// Called after a request has ended.
    func end(_ exchange: HTTPExchange) {
        connections.move(exchange.connection, to: .waiting)
        active.subtract(1, ordering: .releasing)
    }

    func respond(to exchange: HTTPExchange, method: String, headers: HTTPFields) -> HTTPResponse {
        connections.move(exchange.connection, to: .handling)
        defer { connections.move(exchange.connection, to: .responding) }
        let response = answer(to: exchange, method: method, headers: headers)
        logger.debug("\(method) \(exchange.target ?? "(not UTF-8)") \(response.status.code)")
        return response
    }

    private func answer(to exchange: HTTPExchange, method: String, headers: HTTPFields) -> HTTPResponse {
        if exchange.isRefused {
            var response = refusal(.serviceUnavailable, "The server is stopping.")
            response.headers[.connection] = "close"
            return response
        }
        do throws(HTTPTargetError) {
            guard let target = exchange.target else { throw .notUTF8 }
            guard let method = HTTPMethod(method) else {
                return refusal(.badRequest, "The method of the request is not valid.")
            }
            return handler(
                try HTTPRequest(
                    method: method, target: target, headers: headers, body: exchange.body,
                    client: HTTPClient(peer: exchange.connection.peer)))
        } catch {
            return refusal(error.status, error.localizedDescription)
        }
    }

    /// The response to a request with headers that others may read in another way.
    var headerRefusal: HTTPResponse {
        refusal(.badRequest, "A header has an invalid name, or continues on the next line. Write it on one line.")
    }

    /// Returns the response to a request whose body is too long or has no valid length, according to its headers.
    ///
    /// If two lengths differ, a proxy in front of the server may have used the other one (RFC 9112 §6.3).
    func bodyRefusal(_ headers: HTTPFields) -> HTTPResponse? {
        if headers[.transferEncoding] != nil {
            return refusal(.lengthRequired, "A request with a body must have a Content-Length.")
        }
        let lengths = Set(headers[values: .contentLength])
        if lengths.count > 1 { return refusal(.badRequest, "The request has two lengths. Send one Content-Length.") }
        guard let length = lengths.first, UInt64(length).map({ $0 > UInt64(bodyLimit) }) ?? true else { return nil }
        return refusal(.contentTooLarge, "A request body may have at most \(bodyLimit) bytes.")
    }

    /// Returns a plain page, because the handler, which may check the client, has not seen the request.
    private func refusal(_ status: HTTPStatus, _ message: String) -> HTTPResponse {
        SecurityHeaders().completing(.plainErrorPage(status, message: message, for: nil))
    }
}

/// A current request, used only by its connection's thread.
final class HTTPExchange {
    let connection: OpenConnections.Connection

    /// The target as sent. Nil if it is not UTF-8.
    let target: String?

    /// The headers. Nil until they have been read. Afterwards, the body or its end follows.
    var headers: HTTPFields?

    /// The body, as far as it has been received. Its length is limited by ``RequestService/bodyRefusal(_:)``.
    var body: [UInt8] = []

    /// Whether it began after the server was asked to stop.
    let isRefused: Bool

    init(_ connection: OpenConnections.Connection, target: String?, isRefused: Bool) {
        self.connection = connection
        self.target = target
        self.isRefused = isRefused
    }
}
