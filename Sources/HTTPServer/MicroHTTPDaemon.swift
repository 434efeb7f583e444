import CMicroHTTPD
import Foundation
import HTTPCore
import Logging
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
            service.threads.end()
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
            threads: UInt32(clamping: configuration.connectionThreads),
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
            // Afterwards, no handler runs, so that no connection is suspended, as `MHD_stop_daemon` requires.
            service.threads.end()
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

/// Called once after the headers, then for each piece of the body, then at its end, and again when there is a reply.
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
    let handle = MicroHTTPConnection(connection)
    switch exchange.stage {
    case .new:
        return service.receive(exchange, method: String(cString: methodName), from: handle)?.queue(on: connection)
            ?? .YES
    case .received where bodySize.pointee > 0:
        exchange.body += UnsafeRawBufferPointer(start: body, count: bodySize.pointee)
        bodySize.pointee = 0
        return .YES
    case .received:
        service.handle(exchange, from: handle)
        return .YES
    case .handled:
        service.connections.move(exchange.connection, to: .responding)
        // Taken, because the thread that has handled the exchange may release it last.
        return exchange.reply.take()?.queue(on: connection) ?? .NO
    }
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

/// A connection, while its thread calls this program, or while it is suspended.
struct MicroHTTPConnection: Sendable {
    // Unsafe only for the compiler, because libmicrohttpd locks what a suspended connection shares with other threads.
    private nonisolated(unsafe) let connection: OpaquePointer

    fileprivate init(_ connection: OpaquePointer) { self.connection = connection }

    /// The headers of the current request.
    var headers: ReceivedHeaders {
        var headers = ReceivedHeaders()
        withUnsafeMutablePointer(to: &headers) { _ = MHD_get_connection_values(connection, .HEADER_KIND, collect, $0) }
        return headers
    }

    /// Appends the headers of the current request to a key.
    func appendHeaders(to key: inout ReplyKey) {
        withUnsafeMutablePointer(to: &key) { _ = MHD_get_connection_values(connection, .HEADER_KIND, appendToKey, $0) }
    }

    /// Makes the thread of the connection serve others until ``resume()``.
    func suspend() { MHD_suspend_connection(connection) }

    /// Continues the connection, on any thread.
    func resume() { MHD_resume_connection(connection) }
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

/// Appends a field to a key, without creating texts.
private func appendToKey(
    _ key: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let key, let name else { return .NO }
    key.assumingMemoryBound(to: ReplyKey.self).pointee.append(
        UnsafeRawBufferPointer(start: name, count: strlen(name)),
        UnsafeRawBufferPointer(start: value, count: value.map(strlen) ?? 0))
    return .YES
}

/// A response as libmicrohttpd sends it, on any number of connections at the same time.
final class Reply: Sendable {
    // Unsafe only for the compiler, because it does not change after its creation, and libmicrohttpd counts its uses on all
    // threads. Nil if there is no memory for it.
    private nonisolated(unsafe) let made: OpaquePointer?
    let status: UInt32
    /// The number of bytes of the body.
    let size: Int

    private init(_ made: OpaquePointer?, _ response: HTTPResponse, _ logger: Logger) {
        self.made = made
        status = UInt32(clamping: response.status.code)
        size = response.body.count
        guard let made else { return }
        for field in response.headers where MHD_add_response_header(made, field.name.rawName, field.value) == .NO {
            logger.error("The header “\(field.name): \(field.value)” is not valid and was not sent.")
        }
    }

    /// Lends the body until it is sent. For HEAD and 304, libmicrohttpd sends only its length.
    convenience init(_ response: HTTPResponse, _ logger: Logger) {
        let memory = Unmanaged.passRetained(response.body.memory)
        let bytes = response.body.memory.bytes
        // Not written to. The type belongs to functions that give the memory to libmicrohttpd.
        let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        let made = MHD_create_response_from_buffer_with_free_callback_cls(
            bytes.count, start, release, memory.toOpaque())
        if made == nil { memory.release() }
        self.init(made, response, logger)
    }

    /// Sends events in chunks. While there are none, the connection is suspended and takes no time of its thread.
    convenience init(
        _ stream: EventStream, _ response: HTTPResponse, to connection: MicroHTTPConnection, _ service: RequestService
    ) {
        let events = Unmanaged.passRetained(SentEvents(stream, connection, service))
        let size = UInt64.max  // MHD_SIZE_UNKNOWN, a macro that Swift does not import.
        let made = MHD_create_response_from_callback(size, 1_024, readEvents, events.toOpaque(), releaseEvents)
        if made == nil { events.release() }
        self.init(made, response, service.logger)
    }

    /// Sends it as the response to the current request of a connection.
    fileprivate func queue(on connection: OpaquePointer) -> MHD_Result {
        made.map { MHD_queue_response(connection, status, $0) } ?? .NO
    }

    deinit {
        made.map(MHD_destroy_response)
    }
}

/// Releases the memory of a body after no reply uses it any more.
private func release(_ memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    Unmanaged<HTTPBody.Memory>.fromOpaque(memory).release()
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
