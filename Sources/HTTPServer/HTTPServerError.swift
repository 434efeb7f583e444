import Foundation

/// The reason why a server did not start.
package enum HTTPServerError: Error, Equatable {
    /// Another program uses the port. `free` is a port that was free a moment ago.
    case portTaken(address: String, port: UInt16, free: UInt16?)
    /// The system reserves the port for privileged users, usually because it is below 1024.
    case portNotAllowed(address: String, port: UInt16)
    /// The text is not a numeric IPv4 or IPv6 address.
    case invalidAddress(String)
    /// The address is not one of this machine.
    case addressNotAvailable(String)
    /// The system gave another reason.
    case cannotListen(address: String, port: UInt16, reason: String)
    /// libmicrohttpd could not create its threads. Its log may contain the reason.
    case cannotStart
}

extension HTTPServerError: LocalizedError {
    /// What happened, and which address, port or setting to try.
    package var errorDescription: String? {
        switch self {
        case .portTaken(let address, let port, let free):
            "Another program uses port \(port) of \(address). " + Self.advice(free)
        case .portNotAllowed(let address, let port):
            "This user is not allowed to use port \(port) of \(address). Choose a port from 1024 to 65535."
        case .invalidAddress(let text):
            "'\(text)' is not a numeric address. Use an address such as 127.0.0.1 or ::1."
        case .addressNotAvailable(let address):
            "\(address) is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses."
        case .cannotListen(let address, let port, let reason):
            "Cannot listen on port \(port) of \(address): \(reason)."
        case .cannotStart:
            "libmicrohttpd cannot start. The system may lack memory or open files. Check the limits with `ulimit -a`."
        }
    }

    private static func advice(_ free: UInt16?) -> String {
        free.map { "Stop that program or use another port, such as \($0)." } ?? "Stop that program or use another port."
    }
}
