import HTTPCore
import Synchronization
import Testing

struct TrustedProxiesTests {
    /// Returns the request that the handler gets.
    private func passedOn(
        from peer: String, _ headers: HTTPFields, host: String = "localhost:8080",
        trusting proxies: [String] = ["127.0.0.1", "10.0.0.0/8"]
    ) throws -> HTTPRequest {
        let passed = Mutex<HTTPRequest?>(nil)
        let layer = TrustedProxies(try proxies.map { try #require(IPNetwork($0)) })
        let handler = layer.wrapping { request in
            passed.withLock { $0 = request }
            return HTTPResponse()
        }
        var all: HTTPFields = [.hostField: host]
        for field in headers { all.append(field) }
        _ = handler(try HTTPRequest(target: "/", headers: all, client: HTTPClient(peer: IPAddress(peer))))
        let request = passed.withLock { $0 }
        return try #require(request)
    }

    @Test func `A direct request from this machine is local`() throws {
        for peer in ["127.0.0.1", "::1"] {
            let client = try passedOn(from: peer, [:]).client
            #expect(client.isLocal && client.address == IPAddress(peer) && !client.isSecure)
        }
    }

    @Test func `A request from elsewhere is not local`() throws {
        #expect(try !passedOn(from: "192.168.0.5", [:]).client.isLocal)
        #expect(try !passedOn(from: "unknown", [:]).client.isLocal)
    }

    @Test func `A request with another name than that of this machine is not local`() throws {
        #expect(try !passedOn(from: "127.0.0.1", [:], host: "previews.example").client.isLocal)
        #expect(try passedOn(from: "127.0.0.1", [:], host: "workshop.localhost").client.isLocal)
    }

    @Test(
        arguments: [
            .xForwardedFor, .xForwardedHost, .xForwardedProto, .xRealIP, .forwarded, .via,
        ] as [HTTPField.Name])
    func `A request from this machine with a header of a proxy is not local`(name: HTTPField.Name) throws {
        for proxies in [[], ["127.0.0.1"]] {
            let headers: HTTPFields = [name: "127.0.0.1"]
            #expect(try !passedOn(from: "127.0.0.1", headers, trusting: proxies).client.isLocal)
        }
    }

    @Test func `A trusted proxy names address, host and scheme`() throws {
        let request = try passedOn(
            from: "127.0.0.1",
            [.xForwardedFor: "203.0.113.9", .xForwardedHost: "previews.example", .xForwardedProto: "https"])
        #expect(request.client.address == IPAddress("203.0.113.9"))
        #expect(request.client.isSecure && !request.client.isLocal)
        #expect(request.headers[values: .hostField] == ["previews.example"])
    }

    @Test func `Another proxy is not believed`() throws {
        let request = try passedOn(
            from: "192.168.0.5",
            [.xForwardedFor: "127.0.0.1", .xForwardedHost: "localhost", .xForwardedProto: "https"],
            host: "previews.example")
        #expect(request.client.address == IPAddress("192.168.0.5"))
        #expect(!request.client.isSecure && !request.client.isLocal)
        #expect(request.headers[.hostField] == "previews.example")
    }

    @Test func `The last address that is not a proxy's is the client's`() throws {
        let address = { try passedOn(from: "127.0.0.1", $0).client.address }
        #expect(try address([.xForwardedFor: "127.0.0.1, 203.0.113.9, 10.0.0.7"]) == IPAddress("203.0.113.9"))
        #expect(
            try address([.xForwardedFor: "198.51.100.1", .xForwardedFor: "203.0.113.9"]) == IPAddress("203.0.113.9"))
        #expect(try address([.xForwardedFor: "203.0.113.9:5000"]) == IPAddress("203.0.113.9"))
        #expect(try address([.xForwardedFor: "[2001:db8::1]:5000"]) == IPAddress("2001:db8::1"))
        #expect(try address([.xForwardedFor: "2001:db8::1"]) == IPAddress("2001:db8::1"))
        #expect(try address([.xForwardedFor: "203.0.113.9, unknown"]) == nil)
        #expect(try address([.xForwardedFor: "10.0.0.8, 10.0.0.7"]) == IPAddress("10.0.0.8"))
        #expect(try address([.xForwardedProto: "https"]) == nil)
    }

    @Test func `The last host and scheme count`() throws {
        let request = try passedOn(
            from: "10.1.2.3", [.xForwardedHost: "evil.example, previews.example", .xForwardedProto: "https,http"])
        #expect(request.headers[.hostField] == "previews.example" && !request.client.isSecure)
    }

    @Test func `The host that a trusted proxy names is checked`() throws {
        let handler = Safeguards(
            hostNames: ["previews.example"], proxies: try [#require(IPNetwork("127.0.0.1"))]
        ).wrapping { _ in HTTPResponse() }
        func status(_ host: String) throws -> HTTPStatus {
            let headers: HTTPFields = [.hostField: "127.0.0.1:8080", .xForwardedHost: host]
            return handler(
                try HTTPRequest(target: "/", headers: headers, client: HTTPClient(peer: IPAddress("127.0.0.1")))
            ).status
        }
        #expect(try status("previews.example") == .ok)
        #expect(try status("evil.example") == .misdirectedRequest)
        #expect(try status("a b") == .badRequest)
    }
}
