/// The sender of a request, as far as the server knows it.
package struct HTTPClient: Hashable, Sendable {
    /// The address. Nil if it is unknown, or if the request did not come from a network.
    package let address: IPAddress?
    /// Whether it is on this machine, so that it belongs to the person who runs the server.
    package let isLocal: Bool
    /// Whether a proxy receives its requests with HTTPS.
    package let isSecure: Bool

    /// The program itself, which makes the requests of an export.
    package static let program = HTTPClient(address: nil, isLocal: true)

    /// Creates the client at the other end of a connection. One whose address is unknown is not local.
    package init(peer: IPAddress?) {
        self.init(address: peer, isLocal: peer?.isLoopback ?? false)
    }

    init(address: IPAddress?, isLocal: Bool, isSecure: Bool = false) {
        self.address = address
        self.isLocal = isLocal
        self.isSecure = isSecure
    }
}
