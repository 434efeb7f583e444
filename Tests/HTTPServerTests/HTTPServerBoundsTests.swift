import Foundation
import HTTPCore
import HTTPServer
import Synchronization
import Testing

struct HTTPServerBoundsTests {
    private func server(
        _ change: (inout HTTPServerConfiguration) -> Void = { _ in },
        handler: @escaping HTTPHandler = { HTTPResponse(.plainText, text: $0.path) }
    ) throws -> HTTPServer {
        var configuration = HTTPServerConfiguration()
        change(&configuration)
        return try HTTPServer(configuration, handler: handler)
    }

    @Test(arguments: [25_000, 100_000])
    func `A target that is too long is rejected`(length: Int) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.get("/" + String(repeating: "a", count: length))
        #expect(try client.response().status == 414)
    }

    @Test(arguments: [
        ("a=1&", 1_000, 200), ("a=1&", 1_001, 400), ("%41&", 1_500, 400), ("&", 8_000, 200), ("&", 25_000, 414),
        ("&", 100_000, 414),
    ])
    func `A query of very many parameters is answered`(parameter: String, count: Int, status: Int) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.get("/a?" + String(repeating: parameter, count: count))
        #expect(try client.response().status == status)
        guard status != 414 else { return }
        try client.get("/b?c")
        #expect(try client.response().text == "/b")
    }

    @Test func `A response can contain the longest address`() throws {
        let server = try server(handler: { request in
            var response = HTTPResponse(status: .seeOther, .plainText, body: [])
            response.headers[.location] = request.target
            return response
        })
        let client = try LoopbackClient(port: server.port)
        let target = "/" + String(repeating: "a", count: 24_575)
        try client.get(target)
        #expect(try client.response().headers[.location] == target)
    }

    @Test func `Headers that are too large are rejected`() throws {
        let server = try server { $0.headerLimit = 4_096 }
        let client = try LoopbackClient(port: server.port)
        try client.get("/", headers: "X-Big: \(String(repeating: "a", count: 10_000))\n")
        #expect(try client.response().status == 431)
    }

    @Test func `A body that is too long is rejected before it is sent, and the connection ends`() throws {
        let server = try server { $0.bodyLimit = 1_000 }
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 1001\n\n")
        let response = try client.response()
        #expect(response.status == 413)
        #expect(response.text.contains("1000 bytes"))
        #expect(try client.isClosedByServer())
    }

    @Test(arguments: ["99999999999999999999999", "-1", "x"])
    func `An invalid length is rejected`(length: String) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: \(length)\n\n")
        #expect([400, 413].contains(try client.response().status))
    }

    @Test func `Two different lengths are rejected, and the connection ends`() throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 5\nContent-Length: 50\n\nabcde")
        #expect(try client.response().status == 400)
        #expect(try client.isClosedByServer())
    }

    @Test func `A body without a length is rejected`() throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n5\nabcde\n0\n\n")
        #expect(try client.response().status == 411)
    }

    /// A proxy in front of the server may read these in another way.
    @Test(arguments: [
        "Content-Length : 5", "Content-Length\t: 5", "Content-Length:\n 5", "Content-Length: 5\n 0",
        "Transfer-Encoding:\n chunked\nContent-Length: 5", "Transfer-Encoding : chunked\nContent-Length: 5",
        "Transfer-Encoding: chunked\n\t, identity\nContent-Length: 5",
        "Accept: a\n Transfer-Encoding: chunked\nContent-Length: 5", "Content-Length: +5", "Content-Length: 5, 5",
        "Content-Length: 0x5", "Content-Length 5",
    ])
    func `Ambiguous headers are rejected, and no other request is answered`(headers: String) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send(
            "POST / HTTP/1.1\nHost: localhost\n\(headers)\n\nabcdeGET /second HTTP/1.1\nHost: localhost\n\n")
        #expect(try client.response().status == 400)
        #expect(throws: LoopbackClient.Failure.self) { try client.response() }
    }

    @Test(arguments: ["GET", "POST"])
    func `A short body does not disturb the next request`(method: String) throws {
        let server = try server { $0.bodyLimit = 1_000 }
        let client = try LoopbackClient(port: server.port)
        let body = String(repeating: "b", count: 1_000)
        try client.send("\(method) /a HTTP/1.1\nHost: localhost\nContent-Length: 1000\n\n\(body)")
        #expect(try client.response().text == "/a")
        try client.get("/b")
        #expect(try client.response().text == "/b")
    }

    @Test func `A body arrives whole, in however many pieces it is sent`() throws {
        let server = try HTTPServer { request in HTTPResponse(.binary, body: HTTPBody(request.body)) }
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 40000\n\n")
        let piece = String(repeating: "ab", count: 10_000)
        try client.send(piece)
        try client.send(piece)
        #expect(try client.response().text == piece + piece)
        try client.get("/")
        #expect(try client.response().body.isEmpty)
    }

    @Test(arguments: ["", "GET / HTTP/1.1\n"])
    func `An idle connection is closed`(start: String) throws {
        let server = try server { $0.idleTimeout = 1 }
        let client = try LoopbackClient(port: server.port)
        try client.send(start)
        #expect(try client.isClosedByServer())
    }

    @Test func `A long body arrives whole`() throws {
        let body = (0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try HTTPServer { _ in HTTPResponse(.binary, body: HTTPBody(body)) }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().body == body)
    }

    @Test func `A body is sent from its own memory, which is then released`() throws {
        let body = Mutex<HTTPBody?>(HTTPBody([UInt8](repeating: 1, count: 16_000_000)))
        weak let memory = body.withLock { $0?.memory }
        let server = try HTTPServer { _ in
            HTTPResponse(.binary, body: body.withLock { $0.take() } ?? [])
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        try client.waitUntilReadable()
        #expect(memory != nil)
        #expect(try client.response().body.count == 16_000_000)
        try client.get("/")
        #expect(try client.response().body.isEmpty)
        #expect(memory == nil)
    }

    @Test func `A handler has the stack size of the configuration`() throws {
        let server = try server {
            $0.stackSize = 67_108_864
        } handler: { _ in
            HTTPResponse(.plainText, text: String(stackSize()))
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        // A page or two of it may be the system's, and an ended thread may have left a larger one.
        #expect(try Int(client.response().text) ?? 0 > 67_000_000)
    }

    @Test func `A client that disconnects early does not affect others`() throws {
        let body = HTTPBody([UInt8](repeating: 1, count: 8_000_000))
        let server = try HTTPServer { _ in HTTPResponse(.binary, body: body) }
        for _ in 0..<8 {
            try LoopbackClient(port: server.port).get("/")
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().body.count == body.count)
    }
}

/// In bytes, of the calling thread.
private func stackSize() -> Int {
    #if canImport(Darwin)
        return pthread_get_stacksize_np(pthread_self())
    #else
        // Swift's Glibc does not have it.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np") else { return 0 }
        var attributes = pthread_attr_t()
        var size = 0
        guard unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), &attributes) == 0 else { return 0 }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_getstacksize(&attributes, &size)
        return size
    #endif
}
