import HTTPCore
import HTTPServer
import InMemoryLogging
import Logging
import Testing

struct HTTPServerTests {
    private let server: HTTPServer

    init() throws {
        server = try HTTPServer(
            handler: Safeguards().wrapping { request in
                HTTPResponse(.plainText, text: request.path + " " + (request.query["q"] ?? "-"))
            }
        )
    }

    @Test func `A request gets its answer, and the next on the same connection`() throws {
        let client = try LoopbackClient(port: server.port)
        for number in 1...3 {
            try client.get("/a%20b/\(number)?q=%C3%BC+1")
            let response = try client.response()
            #expect(response.status == 200)
            #expect(response.text == "/a b/\(number) ü 1")
            #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
            #expect(response.headers[.date] != nil)
        }
    }

    @Test func `HEAD has the length and no body`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.send("HEAD /abc HTTP/1.1\nHost: localhost\n\n")
        let head = try client.response(hasBody: false)
        #expect(head.status == 200)
        #expect(head.headers[.contentLength] == "6")
        try client.get("/next")
        #expect(try client.response().text == "/next -")
    }

    @Test func `A known page is not sent again`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.get("/a")
        let tag = try #require(try client.response().headers[.eTag])
        try client.get("/a", headers: "If-None-Match: \(tag)\n")
        let response = try client.response(hasBody: false)
        #expect(response.status == 304)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.contentLength] != "0")
        try client.get("/b")
        #expect(try client.response().text == "/b -")
    }

    @Test func `A request has the address of its client`() throws {
        let server = try HTTPServer { request in
            HTTPResponse(.plainText, text: "\(request.client == HTTPClient(peer: IPAddress("127.0.0.1")))")
        }
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().text == "true")
    }

    @Test func `The response to another method lists the allowed ones`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.send("DELETE / HTTP/1.1\nHost: localhost\n\n")
        let response = try client.response()
        #expect(response.status == 405)
        #expect(response.headers[.allow] == "GET, HEAD")
    }

    @Test func `Another host is rejected`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.send("GET / HTTP/1.1\nHost: evil.example\n\n")
        #expect(try client.response().status == 421)
    }

    @Test(arguments: ["/../a", "/%2e%2e/a", "/a%2F..%2Fb", "/a%5Cb", "/%00", "/%zz", "/%", "/%FF", "/?q=%FF", "*", "a"])
    func `A bad target is a bad request with a reason`(target: String) throws {
        let client = try LoopbackClient(port: server.port)
        try client.get(target)
        let response = try client.response()
        #expect(response.status == 400)
        #expect(response.text.hasPrefix("400 Bad Request\nThe "))
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        try client.get("/next")
        #expect(try client.response().status == 200)
    }

    @Test func `A target that is not UTF-8 is a bad request`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.send(Array("GET /".utf8) + [0xFF, 0xFE] + Array(" HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        let response = try client.response()
        #expect(response.status == 400)
        #expect(response.text.contains("UTF-8"))
    }

    @Test func `A raw NUL ends the target at worst`() throws {
        let client = try LoopbackClient(port: server.port)
        try client.send(Array("GET /a\0/../b HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        let response = try client.response()
        #expect(response.status == 400 || response.text == "/a -")
    }

    @Test(arguments: ["GET\n\n", "\u{16}\u{3}\u{1}\n\n", "GET / HTTP/1.1\n\n", "GET  HTTP/1.1\nHost: localhost\n\n"])
    func `Invalid requests do not affect others`(text: String) throws {
        let rude = try LoopbackClient(port: server.port)
        try rude.send(text)
        #expect(((try? rude.response().status) ?? 400) == 400)
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().status == 200)
    }

    @Test func `A header that is not valid is not sent but logged`() throws {
        let log = InMemoryLogHandler()
        let server = try HTTPServer(
            logger: Logger(label: "test") { _ in log },
            handler: { _ in HTTPResponse(headers: [.referrerPolicy: "", .xContentTypeOptions: "2"]) }
        )
        let client = try LoopbackClient(port: server.port)
        try client.get("/")
        #expect(try client.response().headers[.xContentTypeOptions] == "2")
        let errors = log.entries.filter { $0.level == .error }.map(\.message.description)
        #expect(errors == ["The header “Referrer-Policy: ” is not valid and was not sent."])
    }

    @Test func `Each request is logged for debugging`() throws {
        let log = InMemoryLogHandler()
        var logger = Logger(label: "test") { _ in log }
        for level in [Logger.Level.info, .debug] {
            logger.logLevel = level
            let server = try HTTPServer(logger: logger, handler: { _ in HTTPResponse(status: .notFound) })
            let client = try LoopbackClient(port: server.port)
            try client.get("/a%20b?c")
            #expect(try client.response().status == 404)
        }
        let requests = log.entries.map(\.message.description).filter { $0.hasPrefix("GET") }
        #expect(requests == ["GET /a%20b?c 404"])
    }

    @Test func `Many connections are answered at once, each with its own`() throws {
        let clients = try (0..<32).map { _ in try LoopbackClient(port: server.port) }
        for round in 0..<10 {
            for (number, client) in clients.enumerated() { try client.get("/\(round)/\(number)") }
            for (number, client) in clients.enumerated() {
                #expect(try client.response().text == "/\(round)/\(number) -")
            }
        }
    }
}
