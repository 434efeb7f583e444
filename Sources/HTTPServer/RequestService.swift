import HTTPCore
import Logging
import Synchronization

/// Responds to the requests on all threads of a daemon.
final class RequestService: Sendable {
    let connections: OpenConnections
    let threads: HandlerThreads
    let logger: Logger
    private let handler: HTTPHandler
    private let bodyLimit: Int
    private let active = Atomic(0)
    private let refusesNew = Atomic(false)
    private let streams = Mutex<Set<EventStream>>([])
    private let version: @Sendable () -> Int?
    private let replies = StoredReplies()

    init(
        _ configuration: HTTPServerConfiguration, logger: Logger, version: @escaping @Sendable () -> Int?,
        handler: @escaping HTTPHandler
    ) {
        connections = OpenConnections(limit: configuration.connectionLimit)
        threads = HandlerThreads(count: configuration.threads, stackSize: configuration.stackSize)
        bodyLimit = configuration.bodyLimit
        self.logger = logger
        self.version = version
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

    /// Called after the headers of a request. Finds the reply to an equal request, whose threads need not be changed.
    ///
    /// - Returns: The reply to a request whose body is not read.
    func receive(_ exchange: HTTPExchange, method: String, from connection: MicroHTTPConnection) -> Reply? {
        exchange.method = method
        // Read before the reply is created, so that a change in the meantime outdates it.
        if !exchange.isRefused, let target = exchange.target, let version = version() {
            var key = ReplyKey(method: method, target: target, client: exchange.connection.peer)
            connection.appendHeaders(to: &key)
            exchange.version = version
            exchange.key = key
            exchange.reply = replies.reply(for: key, version: version)
        }
        exchange.stage = exchange.reply == nil ? .received : .handled
        if let known = exchange.reply {
            log(exchange, known.status)
            return nil
        }
        let received = connection.headers
        exchange.headers = received.fields
        return refusal(of: received).map { Reply($0, logger) }
    }

    /// Creates the reply to a request on another thread.
    func handle(_ exchange: HTTPExchange, from connection: MicroHTTPConnection) {
        connections.move(exchange.connection, to: .handling)
        connection.suspend()
        threads.run { [self] in
            exchange.reply = reply(to: exchange, on: connection)
            exchange.stage = .handled
            connection.resume()
        }
    }

    private func reply(to exchange: HTTPExchange, on connection: MicroHTTPConnection) -> Reply {
        let response = answer(to: exchange)
        log(exchange, UInt32(clamping: response.status.code))
        if let events = response.events { return Reply(events, response, to: connection, self) }
        let reply = Reply(response, logger)
        if response.isRepeatable, exchange.body.isEmpty, let key = exchange.key, let version = exchange.version {
            replies.store(reply, for: key, version: version)
        }
        return reply
    }

    private func log(_ exchange: HTTPExchange, _ status: UInt32) {
        logger.debug("\(exchange.method) \(exchange.target ?? "(not UTF-8)") \(status)")
    }

    private func answer(to exchange: HTTPExchange) -> HTTPResponse {
        if exchange.isRefused {
            var response = refusal(.serviceUnavailable, "The server is stopping.")
            response.headers[.connection] = "close"
            return response
        }
        do throws(HTTPTargetError) {
            guard let target = exchange.target else { throw .notUTF8 }
            guard let method = HTTPMethod(exchange.method) else {
                return refusal(.badRequest, "The method of the request is not valid.")
            }
            return handler(
                try HTTPRequest(
                    method: method, target: target, headers: exchange.headers, body: exchange.body,
                    client: HTTPClient(peer: exchange.connection.peer)))
        } catch {
            return refusal(error.status, error.localizedDescription)
        }
    }

    /// Returns the response to headers whose body is not read. Afterwards, the connection cannot continue.
    private func refusal(of headers: ReceivedHeaders) -> HTTPResponse? {
        var refusal = headers.areAmbiguous ? headerRefusal : bodyRefusal(headers.fields)
        refusal?.headers[.connection] = "close"
        return refusal
    }

    /// The response to a request with headers that others may read in another way.
    private var headerRefusal: HTTPResponse {
        refusal(.badRequest, "A header has an invalid name, or continues on the next line. Write it on one line.")
    }

    /// Returns the response to a request whose body is too long or has no valid length, according to its headers.
    ///
    /// If two lengths differ, a proxy in front of the server may have used the other one (RFC 9112 §6.3).
    private func bodyRefusal(_ headers: HTTPFields) -> HTTPResponse? {
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
