import HTTPCore
import Synchronization
import Testing

@testable import HTTPServer

struct HTTPAccessTests {
    @Test func `Each request is reported when it is over`() throws {
        let log = AccessLog()
        let server = try HTTPServer(onAccess: { log.add($0) }, handler: { _ in HTTPResponse(.plainText, text: "abc") })
        let client = try LoopbackClient(port: server.port)
        try client.get("/a?b=c")
        _ = try client.response()
        try client.send("HEAD /%zz HTTP/1.1\nHost: localhost\n\n")
        _ = try client.response(hasBody: false)
        server.stop()
        #expect(log.lines == ["GET /a?b=c 200 3", "HEAD /%zz 400 0"])
    }

    @Test(arguments: [
        ("/a", 1_250, "GET /a 200 3 bytes 1.3 ms"),
        (nil, 0, "GET (not UTF-8) 200 3 bytes 0.0 ms"),
        ("/\u{1B}[2J\n", 10_000, "GET /\\u{1B}[2J\\n 200 3 bytes 10.0 ms"),
        ("/ü", 49, "GET /ü 200 3 bytes 0.0 ms"),
    ])
    func `A line cannot write to the terminal`(target: String?, microseconds: Int, line: String) {
        let duration = Duration.microseconds(microseconds)
        let access = HTTPAccess(method: "GET", target: target, status: 200, bytes: 3, duration: duration)
        #expect(access.description == line)
    }

    private final class AccessLog: Sendable {
        private let entries = Mutex<[String]>([])

        var lines: [String] {
            entries.withLock { $0 }
        }

        func add(_ access: HTTPAccess) {
            let line = "\(access.method) \(access.target ?? "") \(access.status) \(access.bytes)"
            entries.withLock { $0.append(line) }
        }
    }
}
