import HTTPCore

/// The events of a connection. Only its own thread suspends it. It is resumed at most once for each time, before the
/// connection ends.
final class SentEvents {
    let stream: EventStream
    private let connection: MicroHTTPConnection
    private let service: RequestService

    init(_ stream: EventStream, _ connection: MicroHTTPConnection, _ service: RequestService) {
        self.stream = stream
        self.connection = connection
        self.service = service
        service.begin(stream)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let piece = stream.read(into: buffer) {
            connection.suspend()
            return { [connection] in connection.resume() }
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
