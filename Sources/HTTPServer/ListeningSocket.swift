import Foundation

/// A bound TCP socket from which libmicrohttpd accepts connections. Only this file opens sockets.
struct ListeningSocket {
    /// The descriptor. Its last owner must close it.
    let descriptor: Int32

    /// The port, which is never 0.
    let port: UInt16

    /// - Parameter address: A numeric IPv4 or IPv6 address.
    init(address: String, port: UInt16) throws(HTTPServerError) {
        do throws(SocketError) {
            self = try Self.listening(address, port)
        } catch {
            throw Self.explained(error, address, port)
        }
    }

    private init(descriptor: Int32, port: UInt16) {
        self.descriptor = descriptor
        self.port = port
    }

    enum SocketError: Error {
        case notAnAddress
        /// A value of `errno`.
        case code(Int32)
    }

    private static func listening(_ address: String, _ port: UInt16) throws(SocketError) -> ListeningSocket {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = streamType
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &found) == 0, let found else { throw .notAnAddress }
        defer { freeaddrinfo(found) }
        let descriptor = socket(found.pointee.ai_family, streamType, 0)
        guard descriptor >= 0 else { throw .code(errno) }
        do throws(SocketError) {
            try prepare(descriptor)
            try check(bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen))
            try check(listen(descriptor, SOMAXCONN))
            return ListeningSocket(descriptor: descriptor, port: try boundPort(of: descriptor))
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Lets a restarted server use its port at once, and libmicrohttpd's threads accept without blocking.
    private static func prepare(_ descriptor: Int32) throws(SocketError) {
        var yes: Int32 = 1
        try check(setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)))
        try check(fcntl(descriptor, F_SETFD, FD_CLOEXEC))
        try check(fcntl(descriptor, F_SETFL, O_NONBLOCK))
    }

    private static func boundPort(of descriptor: Int32) throws(SocketError) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &length)
        }
        try check(result)
        // The port follows the family, in network order, in both IPv4 and IPv6 addresses.
        return withUnsafeBytes(of: &storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
    }

    private static func check(_ result: Int32) throws(SocketError) {
        guard result != -1 else { throw .code(errno) }
    }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
    #else
        private static let streamType = SOCK_STREAM
    #endif
}

extension ListeningSocket {
    static func explained(_ error: SocketError, _ address: String, _ port: UInt16) -> HTTPServerError {
        switch error {
        case .notAnAddress: .invalidAddress(address)
        case .code(EADDRINUSE): .portTaken(address: address, port: port, free: freePort(address, after: port))
        case .code(EACCES), .code(EPERM): .portNotAllowed(address: address, port: port)
        case .code(EADDRNOTAVAIL): .addressNotAvailable(address)
        case .code(let code): .cannotListen(address: address, port: port, reason: String(cString: strerror(code)))
        }
    }

    /// Returns one of the next twenty ports that is free, or else any free port.
    private static func freePort(_ address: String, after port: UInt16) -> UInt16? {
        for candidate in (1...20).compactMap({ UInt16(exactly: Int(port) + $0) }) + [0] {
            guard let socket = try? listening(address, candidate) else { continue }
            close(socket.descriptor)
            return socket.port
        }
        return nil
    }
}
