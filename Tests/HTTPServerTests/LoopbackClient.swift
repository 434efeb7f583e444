import Foundation

/// A blocking TCP client of 127.0.0.1 that sends bytes as they are, so that tests can be rude.
final class LoopbackClient {
    struct Failure: Error {
        let what: String
    }

    private let descriptor: Int32
    private var received: [UInt8] = []

    /// Reads give up after a minute, so that a test fails instead of hanging.
    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Self.streamType, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeBytes(of: &address) { bytes in
            connect(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, length)
        }
        guard result == 0 else { throw Failure(what: "connect") }
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        close(descriptor)
    }

    /// Makes the connection end with a reset, which drops what has not been sent.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Waits until the server has sent something, and leaves it where it is.
    func waitUntilReadable() throws {
        var byte: UInt8 = 0
        let count = uninterrupted { recv(descriptor, &byte, 1, Int32(MSG_PEEK)) }
        guard count > 0 else { throw Failure(what: "nothing came in time") }
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
            guard count > 0 else { throw Failure(what: "send") }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends a request head; line feeds become CRLF.
    func send(_ text: String) throws {
        try send(Array(text.replacing("\n", with: "\r\n").utf8))
    }

    func get(_ target: String, headers: String = "") throws {
        try send("GET \(target) HTTP/1.1\nHost: localhost\n\(headers)\n")
    }

    /// Reads one response, whose body has the announced length, or none.
    func response(hasBody: Bool = true) throws -> LoopbackResponse {
        while true {
            if let (response, end) = LoopbackResponse.parse(received, hasBody: hasBody) {
                received.removeFirst(end)
                return response
            }
            guard try receive() else { throw Failure(what: "closed within a response") }
        }
    }

    /// Waits until a text has arrived, and drops everything up to its end. Parts of a chunked body are not joined.
    func wait(for text: String) throws {
        let bytes = Array(text.utf8)
        while true {
            if let found = received.firstRange(of: bytes) { return received.removeFirst(found.upperBound) }
            guard try receive() else { throw Failure(what: "closed before \(text)") }
        }
    }

    /// Waits until the server closes, and says whether nothing came before.
    func isClosedByServer() throws -> Bool {
        let isOpen = try receive()
        return !isOpen && received.isEmpty
    }

    /// False at the end of the stream, also when it ends with a reset.
    private func receive() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = uninterrupted { recv(descriptor, &buffer, buffer.count, 0) }
        guard count >= 0 || errno == ECONNRESET else { throw Failure(what: "nothing came in time") }
        received += buffer.prefix(max(count, 0))
        return count > 0
    }

    /// Reads again if the process stood still for a moment, which ends a read with a time limit.
    private func uninterrupted(_ read: () -> Int) -> Int {
        while true {
            let count = read()
            guard count < 0, errno == EINTR else { return count }
        }
    }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let streamType = SOCK_STREAM
        private static let noSignal: Int32 = 0
    #endif
}
