import HTTPCore
import HTTPServer
import Testing

struct HTTPServerStartTests {
    private func start(_ address: String = "127.0.0.1", port: UInt16 = 0) throws(HTTPServerError) -> HTTPServer {
        try HTTPServer(HTTPServerConfiguration(address: address, port: port)) { _ in HTTPResponse() }
    }

    @Test func `Port 0 becomes a free port, which the address contains`() throws {
        let server = try start()
        #expect(server.port != 0)
        #expect(server.url == "http://127.0.0.1:\(server.port)")
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().status == 200)
    }

    @Test func `A server on all networks is found at localhost`() throws {
        let server = try start("0.0.0.0")
        #expect(server.url == "http://localhost:\(server.port)")
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().status == 200)
    }

    @Test(.enabled(if: hasIPv6, "This machine has no IPv6."))
    func `An IPv6 address is written in brackets`() throws {
        let server = try start("::1")
        #expect(server.url == "http://[::1]:\(server.port)")
    }

    private static var hasIPv6: Bool {
        (try? HTTPServer(HTTPServerConfiguration(address: "::1")) { _ in HTTPResponse() }) != nil
    }

    @Test func `The error of a port in use names a free one`() throws {
        let first = try start()
        let error = #expect(throws: HTTPServerError.self) { try start(port: first.port) }
        guard case .portTaken("127.0.0.1", first.port, .some(let free)) = error else {
            Issue.record("It was \(String(describing: error)).")
            return
        }
        #expect(free != first.port)
        #expect(error?.localizedDescription.contains("another port, such as \(free).") == true)
    }

    @Test(arguments: ["localhost", "", "127.0.0.1:80", "256.0.0.1", "example.com", "[::1]"])
    func `A text that is not a numeric address is rejected`(address: String) {
        #expect(throws: HTTPServerError.invalidAddress(address)) { try start(address) }
    }

    /// 203.0.113.0/24 is kept for documentation (RFC 5737).
    @Test func `An address of another machine is rejected`() {
        #expect(throws: HTTPServerError.addressNotAvailable("203.0.113.1")) { try start("203.0.113.1") }
    }
}
