import Foundation
import HTTPCore
import HTTPServer
import Synchronization
import Testing

/// Tests replies that are repeated without the handler.
struct HTTPServerRepetitionTests {
    /// A site that counts its responses, whose text is its version.
    private final class Site: Sendable {
        let made = Atomic(0)
        let version = Atomic(1)
        let isKnown = Atomic(true)

        var count: Int { made.load(ordering: .sequentiallyConsistent) }

        func respond(to request: HTTPRequest) -> HTTPResponse {
            made.add(1, ordering: .sequentiallyConsistent)
            var response = HTTPResponse(.plainText, text: "\(version.load(ordering: .sequentiallyConsistent))")
            response.headers[.acceptRanges] = "bytes"
            response.isRepeatable = request.path != "/new"
            return response
        }

        func server(
            _ configuration: HTTPServerConfiguration = HTTPServerConfiguration(), handler: HTTPHandler? = nil
        ) throws -> HTTPServer {
            let version: @Sendable () -> Int? = {
                self.isKnown.load(ordering: .sequentiallyConsistent)
                    ? self.version.load(ordering: .sequentiallyConsistent) : nil
            }
            return try HTTPServer(
                configuration, version: version, handler: Safeguards().wrapping(handler ?? respond))
        }
    }

    private func ask(
        _ server: HTTPServer, _ line: String = "GET / HTTP/1.1", _ headers: String = "Host: localhost\n",
        hasBody: Bool = true
    ) throws -> LoopbackResponse {
        let client = try LoopbackClient(port: server.port)
        try client.send("\(line)\n\(headers)\n")
        return try client.response(hasBody: hasBody)
    }

    @Test func `An equal request gets an equal response, and the handler is not called again`() throws {
        let site = Site()
        let server = try site.server()
        let first = try ask(server)
        #expect(first.status == 200)
        #expect(first.headers[.xContentTypeOptions] == "nosniff")
        let client = try LoopbackClient(port: server.port)
        for _ in 0..<3 {
            try client.get("/", headers: "User-Agent: b\n")
            let next = try client.response()
            #expect(next.body == first.body)
            #expect(next.headers[.eTag] == first.headers[.eTag])
            #expect(next.headers[.xContentTypeOptions] == "nosniff")
        }
        #expect(site.count == 1)
    }

    @Test func `After a change, the handler is called again`() throws {
        let site = Site()
        let server = try site.server()
        #expect(try [ask(server).text, ask(server).text] == ["1", "1"])
        site.version.store(2, ordering: .sequentiallyConsistent)
        #expect(try [ask(server).text, ask(server).text] == ["2", "2"])
        #expect(site.count == 2)
    }

    @Test func `While it is unknown what has changed, the handler is called`() throws {
        let site = Site()
        let server = try site.server()
        _ = try ask(server)
        site.isKnown.store(false, ordering: .sequentiallyConsistent)
        for _ in 0..<2 { #expect(try ask(server).status == 200) }
        #expect(site.count == 3)
        site.isKnown.store(true, ordering: .sequentiallyConsistent)
        #expect(try ask(server).status == 200)
        #expect(site.count == 3)
    }

    @Test func `A response that is not repeatable is created each time`() throws {
        let site = Site()
        let server = try site.server()
        for _ in 0..<2 { #expect(try ask(server, "GET /new HTTP/1.1").text == "1") }
        #expect(site.count == 2)
    }

    /// The same requests, with a reply that could be repeated and without.
    @Test(arguments: [
        ("GET / HTTP/1.1", "Host: evil.example\n", 421), ("GET / HTTP/1.1", "Host: localhost\nHost: localhost\n", 400),
        ("GET / HTTP/1.1", "Host: localhost\nIf-None-Match: *\n", 304),
        ("GET / HTTP/1.1", "Host: localhost\nRange: bytes=0-0\n", 206),
        ("GET / HTTP/1.1", "Host: localhost\nRange: bytes=9-\n", 416),
        ("GET / HTTP/1.1", "Host: localhost\nUser Agent: a\n", 400),
        ("GET / HTTP/1.1", "Host: localhost\nUser-Agent : a\n", 400),
        ("GET / HTTP/1.1", "Host: localhost\nTransfer-Encoding: chunked\n", 411),
        ("GET / HTTP/1.1", "Host: localhost\nContent-Length: 0\nContent-Length: 9\n", 400),
        ("DELETE / HTTP/1.1", "Host: localhost\n", 405), ("POST / HTTP/1.1", "Host: localhost\n", 405),
        ("HEAD / HTTP/1.1", "Host: localhost\n", 200), ("GET /../ HTTP/1.1", "Host: localhost\n", 400),
    ])
    func `Nothing that is checked is skipped`(line: String, headers: String, status: Int) throws {
        let server = try Site().server()
        for _ in 0..<2 { #expect(try ask(server).status == 200) }
        for _ in 0..<2 {
            let response = try ask(server, line, headers, hasBody: status != 304 && !line.hasPrefix("HEAD"))
            #expect(response.status == status)
        }
    }

    @Test func `A request with a body is handled each time`() throws {
        let site = Site()
        let server = try site.server()
        let client = try LoopbackClient(port: server.port)
        for _ in 0..<2 {
            try client.send("GET / HTTP/1.1\nHost: localhost\nContent-Length: 3\n\nabc")
            #expect(try client.response().text == "1")
        }
        #expect(site.count == 2)
    }

    @Test func `A handler that hangs delays no reply that is repeated`() throws {
        let (isHandling, mayAnswer) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let site = Site()
        var configuration = HTTPServerConfiguration()
        configuration.threads = 1
        let server = try site.server(configuration) { request in
            if request.path == "/slow" {
                isHandling.signal()
                mayAnswer.wait()
            }
            return site.respond(to: request)
        }
        _ = try ask(server)
        let slow = try LoopbackClient(port: server.port)
        try slow.get("/slow")
        isHandling.wait()
        for _ in 0..<8 { #expect(try ask(server).text == "1") }
        mayAnswer.signal()
        #expect(try slow.response().text == "1")
    }

    @Test func `A reply is sent on many connections at the same time`() throws {
        let bytes = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let body = HTTPBody(bytes)
        let server = try Site().server { _ in
            var response = HTTPResponse(.binary, body: body)
            response.isRepeatable = true
            return response
        }
        let clients = try (0..<16).map { _ in try LoopbackClient(port: server.port) }
        for client in clients { try client.get("/") }
        for client in clients { #expect(try Array(client.response().body) == bytes) }
    }
}
