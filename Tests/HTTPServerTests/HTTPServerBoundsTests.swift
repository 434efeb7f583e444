import HTTPCore
import HTTPServer
import Synchronization
import Testing

struct HTTPServerBoundsTests {
    private func server(_ change: (inout HTTPServerConfiguration) -> Void = { _ in }) throws -> HTTPServer {
        var configuration = HTTPServerConfiguration()
        change(&configuration)
        return try HTTPServer(configuration) { request in HTTPResponse(.plainText, text: request.path) }
    }

    @Test(arguments: [9_000, 100_000])
    func `A target that is too long is refused`(length: Int) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.get("/" + String(repeating: "a", count: length))
        #expect(try client.response().status == 414)
    }

    @Test(arguments: [
        ("a=1&", 1_000, 400), ("%41&", 1_500, 400), ("&", 8_000, 200), ("&", 16_000, 414), ("&", 100_000, 414),
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

    @Test func `Headers that are too big are refused`() throws {
        let server = try server { $0.headerLimit = 4_096 }
        let client = try LoopbackClient(port: server.port)
        try client.get("/", headers: "X-Big: \(String(repeating: "a", count: 10_000))\n")
        #expect(try client.response().status == 431)
    }

    @Test func `A body that is too long is refused before it is sent, and the connection ends`() throws {
        let server = try server { $0.bodyLimit = 1_000 }
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 1001\n\n")
        let response = try client.response()
        #expect(response.status == 413)
        #expect(response.text.contains("1000 bytes"))
        #expect(try client.isClosedByServer())
    }

    @Test(arguments: ["99999999999999999999999", "-1", "x"])
    func `A length that makes no sense is refused`(length: String) throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: \(length)\n\n")
        #expect([400, 413].contains(try client.response().status))
    }

    @Test func `Two lengths that differ are refused, and the connection ends`() throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nContent-Length: 5\nContent-Length: 50\n\nabcde")
        #expect(try client.response().status == 400)
        #expect(try client.isClosedByServer())
    }

    @Test func `A body of untold length is refused`() throws {
        let server = try server()
        let client = try LoopbackClient(port: server.port)
        try client.send("POST / HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked\n\n5\nabcde\n0\n\n")
        #expect(try client.response().status == 411)
    }

    @Test(arguments: ["GET", "POST"])
    func `A short body is read and dropped`(method: String) throws {
        let server = try server { $0.bodyLimit = 1_000 }
        let client = try LoopbackClient(port: server.port)
        let body = String(repeating: "b", count: 1_000)
        try client.send("\(method) /a HTTP/1.1\nHost: localhost\nContent-Length: 1000\n\n\(body)")
        #expect(try client.response().text == "/a")
        try client.get("/b")
        #expect(try client.response().text == "/b")
    }

    @Test(arguments: ["", "GET / HTTP/1.1\n"])
    func `A connection that idles is closed`(start: String) throws {
        let server = try server { $0.idleTimeout = 1 }
        let client = try LoopbackClient(port: server.port)
        try client.send(start)
        #expect(try client.isClosedByServer())
    }

    @Test func `More clients than the limit wait until one leaves`() throws {
        var configuration = HTTPServerConfiguration()
        configuration.threads = 1
        configuration.connectionLimit = 2
        let answered = Mutex<[String]>([])
        let server = try HTTPServer(configuration) { request in
            answered.withLock { $0.append(request.path) }
            return HTTPResponse(.plainText, text: request.path)
        }
        var clients = try (0..<3).map { _ in try LoopbackClient(port: server.port) }
        for client in clients.prefix(2) {
            try client.get("/in")
            #expect(try client.response().text == "/in")
        }
        try clients[2].get("/waiting")
        for _ in 0..<50 {
            try clients[1].get("/in")
            #expect(try clients[1].response().text == "/in")
        }
        #expect(!answered.withLock { $0.contains("/waiting") })
        clients.removeFirst()
        #expect(try clients[1].response().text == "/waiting")
    }

    @Test func `A long body arrives whole`() throws {
        let body = (0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try HTTPServer { _ in HTTPResponse(.binary, body: body) }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().body == body)
    }

    @Test func `A client that leaves early harms nobody`() throws {
        let body = [UInt8](repeating: 1, count: 8_000_000)
        let server = try HTTPServer { _ in HTTPResponse(.binary, body: body) }
        for _ in 0..<8 {
            try LoopbackClient(port: server.port).get("/")
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().body.count == body.count)
    }
}
