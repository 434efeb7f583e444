import CMicroHTTPD
import Foundation
import HTTPCore
import Synchronization

/// The handle of libmicrohttpd. Only this file uses its pointers.
final class MicroHTTPDaemon: Sendable {
    // Both are unsafe only for the compiler, because libmicrohttpd locks shared data, and `stop` is the last to use
    // them.
    private nonisolated(unsafe) let daemon: OpaquePointer
    private nonisolated(unsafe) let options: UnsafeMutablePointer<CMicroHTTPDOptions>

    let service: RequestService
    private let isStopped = Mutex(false)

    /// Takes over the socket, even if it throws an error.
    init(
        _ socket: ListeningSocket,
        _ configuration: HTTPServerConfiguration,
        _ service: RequestService
    ) throws(HTTPServerError) {
        let options = UnsafeMutablePointer<CMicroHTTPDOptions>.allocate(capacity: 1)
        options.initialize(to: Self.options(socket, configuration, service))
        guard let daemon = CMicroHTTPDStart(options) else {
            // libmicrohttpd has closed the socket.
            options.deallocate()
            throw .cannotStart
        }
        self.daemon = daemon
        self.options = options
        self.service = service
    }

    deinit {
        stop(grace: .zero)
        options.deallocate()
    }

    private static func options(
        _ socket: ListeningSocket,
        _ configuration: HTTPServerConfiguration,
        _ service: RequestService
    ) -> CMicroHTTPDOptions {
        CMicroHTTPDOptions(
            listenSocket: socket.descriptor,
            threads: UInt32(clamping: configuration.threads),
            stackSize: configuration.stackSize,
            connectionLimit: UInt32(clamping: configuration.sockets),
            idleTimeout: UInt32(clamping: configuration.idleTimeout),
            connectionMemory: configuration.headerLimit,
            // It is valid, because this object owns the service, and stops the daemon before it is released.
            context: Unmanaged.passUnretained(service).toOpaque(),
            connect: connect,
            begin: begin,
            respond: respond,
            end: end,
            log: log
        )
    }

    /// Rejects new requests, waits at most `grace` for current requests, then closes the socket and all connections.
    ///
    /// A second caller waits for the first. Running handlers are always waited for. `MHD_quiesce_daemon` would also
    /// reject new connections, but it ends the process if a thread is at its connection limit at that moment.
    func stop(grace: Duration) {
        isStopped.withLock { isStopped in
            guard !isStopped else { return }
            isStopped = true
            service.refuseNewRequests()
            waitUntilIdle(for: grace)
            MHD_stop_daemon(daemon)
        }
    }

    private func waitUntilIdle(for grace: Duration) {
        let deadline = ContinuousClock.now + grace
        while !service.isIdle, ContinuousClock.now < deadline {
            usleep(2_000)
        }
    }
}

private func requestService(_ context: UnsafeMutableRawPointer?) -> RequestService? {
    context.map { Unmanaged<RequestService>.fromOpaque($0).takeUnretainedValue() }
}

/// Called on the connection's thread after it is accepted and before its socket is closed.
private func connect(
    _ context: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ event: MHD_ConnectionNotificationCode
) {
    guard let service = requestService(context), let connection, let state else { return }
    if event == .CONNECTION_NOTIFY_STARTED {
        let peer = CMicroHTTPDClientAddress(connection).flatMap(IPAddress.init(socketAddress:))
        let opened = service.connections.open(socket: CMicroHTTPDSocket(connection), peer: peer)
        state.pointee = Unmanaged.passRetained(opened).toOpaque()
    } else if let known = state.pointee {
        service.connections.close(Unmanaged.fromOpaque(known).takeRetainedValue())
        state.pointee = nil
    }
}

/// Receives the target before libmicrohttpd decodes it, and returns the exchange that `respond` and `end` find in
/// `*state`.
private func begin(
    _ context: UnsafeMutableRawPointer?,
    _ target: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let service = requestService(context), let target, let connection,
        let known = CMicroHTTPDSocketContext(connection)
    else { return nil }
    defer { CMicroHTTPDDropQuery(target) }
    let opened = Unmanaged<OpenConnections.Connection>.fromOpaque(known).takeUnretainedValue()
    let exchange = service.begin(target: String(validatingCString: target), on: opened)
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// Called once after the headers, then for each piece of the body, then at its end.
private func respond(
    _ context: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ methodName: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?,
    _ body: UnsafePointer<CChar>?,
    _ bodySize: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let service = requestService(context), let connection, let methodName, let bodySize,
        let exchange = state?.pointee.map({ Unmanaged<HTTPExchange>.fromOpaque($0).takeUnretainedValue() })
    else { return .NO }
    let method = String(cString: methodName)
    guard let known = exchange.headers else {
        let received = headers(of: connection)
        exchange.headers = received.fields
        guard let refusal = refusal(of: received, service) else { return .YES }
        return send(refusal, on: connection, service)
    }
    if bodySize.pointee > 0 {
        exchange.body += UnsafeRawBufferPointer(start: body, count: bodySize.pointee)
        bodySize.pointee = 0
        return .YES
    }
    let response = service.respond(to: exchange, method: method, headers: known)
    if let events = response.events { return send(events, response, on: connection, service) }
    return send(response, on: connection, service)
}

/// Returns the response to headers whose body is not read. Afterwards, the connection cannot continue.
private func refusal(of headers: ReceivedHeaders, _ service: RequestService) -> HTTPResponse? {
    var refusal = headers.areAmbiguous ? service.headerRefusal : service.bodyRefusal(headers.fields)
    refusal?.headers[.connection] = "close"
    return refusal
}

/// The headers of a request as libmicrohttpd has read them.
private struct ReceivedHeaders {
    var fields = HTTPFields()
    /// Whether a proxy in front of the server may have read other headers, or another length of the body.
    var areAmbiguous = false

    mutating func append(_ name: String, _ value: String) {
        guard let fieldName = HTTPField.Name(name), !Self.isFolded(name) else {
            areAmbiguous = true
            return
        }
        fields.append(HTTPField(name: fieldName, value: value))
    }

    /// Whether the name of a header that delimits the body is followed by something else. Version 0.9.75 appends a line
    /// that begins with a space to the name of the header before it (RFC 9112 §5.2).
    private static func isFolded(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["content-length", "transfer-encoding"].contains { name.hasPrefix($0) && name != $0 }
    }
}

/// Lends the body until it is sent. For HEAD and 304, libmicrohttpd sends only its length.
private func send(
    _ response: HTTPResponse,
    on connection: OpaquePointer,
    _ service: RequestService
) -> MHD_Result {
    let memory = Unmanaged.passRetained(response.body.memory)
    let bytes = response.body.memory.bytes
    // Not written to. The type belongs to functions that give the memory to libmicrohttpd.
    let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    let created = MHD_create_response_from_buffer_with_free_callback_cls(
        bytes.count, start, release, memory.toOpaque())
    guard let made = created else {
        memory.release()
        return .NO
    }
    return queue(made, response, on: connection, service)
}

/// Queues a response with its headers, and gives it up.
private func queue(
    _ made: OpaquePointer, _ response: HTTPResponse, on connection: OpaquePointer, _ service: RequestService
) -> MHD_Result {
    defer { MHD_destroy_response(made) }
    for field in response.headers where MHD_add_response_header(made, field.name.rawName, field.value) == .NO {
        service.logger.error("The header “\(field.name): \(field.value)” is not valid and was not sent.")
    }
    return MHD_queue_response(connection, UInt32(clamping: response.status.code), made)
}

/// The events of a connection.
private final class SentEvents {
    let stream: EventStream
    // Only its own thread suspends it. `MHD_resume_connection` may be called on any thread, and is called at most once for
    // each time, before the connection ends.
    private nonisolated(unsafe) let connection: OpaquePointer
    private let service: RequestService

    init(_ stream: EventStream, _ connection: OpaquePointer, _ service: RequestService) {
        self.stream = stream
        self.connection = connection
        self.service = service
        service.begin(stream)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        nonisolated(unsafe) let connection = connection
        let piece = stream.read(into: buffer) {
            MHD_suspend_connection(connection)
            return { MHD_resume_connection(connection) }
        }
        switch piece {
        case .bytes(let count): return count
        case .none: return 0
        // MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not import.
        case .end: return -1
        }
    }

    deinit {
        service.end(stream)
    }
}

/// Sends events in chunks. While there are none, the connection is suspended and takes no time of its thread.
private func send(
    _ stream: EventStream, _ response: HTTPResponse, on connection: OpaquePointer, _ service: RequestService
) -> MHD_Result {
    let events = Unmanaged.passRetained(SentEvents(stream, connection, service))
    let size = UInt64.max  // MHD_SIZE_UNKNOWN, a macro that Swift does not import.
    guard
        let made = MHD_create_response_from_callback(size, 1_024, readEvents, events.toOpaque(), releaseEvents)
    else {
        events.release()
        return .NO
    }
    return queue(made, response, on: connection, service)
}

private func readEvents(
    _ events: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let events, let buffer else { return -1 }
    return Unmanaged<SentEvents>.fromOpaque(events).takeUnretainedValue()
        .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

/// Releases the events after their connection has ended.
private func releaseEvents(_ events: UnsafeMutableRawPointer?) {
    guard let events else { return }
    Unmanaged<SentEvents>.fromOpaque(events).release()
}

/// Releases the memory of a body after no response uses it any more.
private func release(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    Unmanaged<HTTPBody.Memory>.fromOpaque(memory).release()
}

private func headers(of connection: OpaquePointer) -> ReceivedHeaders {
    var headers = ReceivedHeaders()
    withUnsafeMutablePointer(to: &headers) { _ = MHD_get_connection_values(connection, .HEADER_KIND, collect, $0) }
    return headers
}

/// Appends a field to a list of headers.
private func collect(
    _ headers: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let headers, let name else { return .NO }
    headers.assumingMemoryBound(to: ReceivedHeaders.self).pointee
        .append(String(cString: name), value.map { String(cString: $0) } ?? "")
    return .YES
}

private func end(
    _ context: UnsafeMutableRawPointer?,
    _ connection: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ reason: MHD_RequestTerminationCode
) {
    guard let service = requestService(context), let state, let exchange = state.pointee else { return }
    service.end(Unmanaged<HTTPExchange>.fromOpaque(exchange).takeRetainedValue())
    state.pointee = nil
}

private func log(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {
    guard let service = requestService(context), let message else { return }
    service.logger.warning("\(String(cString: message).trimmingCharacters(in: .newlines))")
}
