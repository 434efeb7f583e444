import Foundation

/// Why a server did not start.
package enum HTTPServerError: Error, Equatable {
    /// Another program listens there. `free` is a port that was free a moment ago.
    case portTaken(address: String, port: UInt16, free: UInt16?)
    /// The system keeps the port, usually one below 1024, for privileged users.
    case portNotAllowed(address: String, port: UInt16)
    /// The text is not a numeric IPv4 or IPv6 address.
    case invalidAddress(String)
    /// The address is not one of this machine.
    case addressNotAvailable(String)
    /// The system refused for another reason, given in its own words.
    case cannotListen(address: String, port: UInt16, reason: String)
    /// libmicrohttpd could not make its threads; its log may say more.
    case cannotStart
}

extension HTTPServerError: LocalizedError {
    /// What happened, and which address, port or setting to try next.
    package var errorDescription: String? {
        switch self {
        case .portTaken(let address, let port, let free):
            "Port \(port) of \(address) is taken by another program. " + Self.advice(free)
        case .portNotAllowed(let address, let port):
            "This user may not listen on port \(port) of \(address). Choose a port from 1024 up."
        case .invalidAddress(let text):
            "“\(text)” is not a numeric address. Write one such as 127.0.0.1 or ::1."
        case .addressNotAvailable(let address):
            "\(address) is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses."
        case .cannotListen(let address, let port, let reason):
            "Cannot listen on port \(port) of \(address): \(reason)."
        case .cannotStart:
            "libmicrohttpd cannot start. The system may be short of memory or open files: see `ulimit -a`."
        }
    }

    private static func advice(_ free: UInt16?) -> String {
        free.map { "Stop that program or use another port: \($0) is free." } ?? "Stop that program or use another port."
    }
}
