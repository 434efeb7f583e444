import HTTPCore
import Synchronization
import Testing

struct ResponseCacheTests {
    /// A site that counts its responses.
    private final class Site: Sendable {
        let made = Atomic(0)
        let version = Atomic(1)

        func respond(to request: HTTPRequest) -> HTTPResponse {
            let number = made.add(1, ordering: .relaxed).newValue
            var response = HTTPResponse(.html, text: "\(number)")
            response.isRepeatable = request.path != "/action"
            return response
        }

        func handler(maxResponses: Int = 10, maxBytes: Int = 1_000) -> HTTPHandler {
            ResponseCache(maxResponses: maxResponses, maxBytes: maxBytes) { self.version.load(ordering: .relaxed) }
                .wrapping(respond)
        }
    }

    private func ask(
        _ handler: HTTPHandler, _ target: String = "/", method: HTTPMethod = .get, _ headers: HTTPFields = [:]
    ) throws -> String {
        let request = try HTTPRequest(method: method, target: target, headers: headers)
        return String(decoding: handler(request).body, as: UTF8.self)
    }

    @Test func `An equal request gets the same response`() throws {
        let handler = Site().handler()
        let headers: HTTPFields = [.hostField: "localhost", .acceptLanguage: "de", .userAgent: "a"]
        #expect(try ask(handler, "/", headers) == "1")
        #expect(try ask(handler, "/", [.hostField: "localhost", .acceptLanguage: "de", .userAgent: "b"]) == "1")
    }

    @Test func `Everything that a response can depend on makes another one`() throws {
        let handler = Site().handler()
        #expect(try ask(handler) == "1")
        #expect(try ask(handler, "/?locale=de") == "2")
        #expect(try ask(handler, method: .head) == "3")
        #expect(try ask(handler, "/", [.hostField: "localhost"]) == "4")
        #expect(try ask(handler, "/", [.hostField: "evil.example"]) == "5")
        #expect(try ask(handler, "/", [.acceptLanguage: "de"]) == "6")
        #expect(try ask(handler, "/", [.acceptEncoding: "gzip"]) == "7")
        #expect(try ask(handler, "/?\u{E9}") == "8")
        #expect(try ask(handler, "/?e\u{301}") == "9")
        #expect(try ask(handler) == "1")
    }

    @Test func `A window of its own gets another response only where it varies`() throws {
        let site = Site()
        let handler = ResponseCache(variesByUse: { $0.path == "/varied" }) { 1 }.wrapping(site.respond)
        let uses: [HTTPFields] = ["document", "iframe", "empty"].map { [.secFetchDest: $0] } + [[:]]
        #expect(try uses.map { try ask(handler, "/varied", $0) } == ["1", "2", "2", "2"])
        #expect(try uses.map { try ask(handler, "/same", $0) } == ["3", "3", "3", "3"])
    }

    @Test func `A visitor from elsewhere never gets the response of one on this machine`() throws {
        let handler = Site().handler()
        func ask(_ peer: String) throws -> String {
            let client = HTTPClient(peer: IPAddress(peer))
            return String(decoding: handler(try HTTPRequest(target: "/", client: client)).body, as: UTF8.self)
        }
        #expect(try ask("127.0.0.1") == "1")
        #expect(try ask("203.0.113.9") == "2")
        #expect(try ask("203.0.113.10") == "2")
        #expect(try ask("127.0.0.1") == "1")
    }

    @Test func `Other requests and responses are not repeated`() throws {
        let handler = Site().handler()
        #expect(try [ask(handler, "/action"), ask(handler, "/action")] == ["1", "2"])
        #expect(try [ask(handler, method: .post), ask(handler, method: .post)] == ["3", "4"])
    }

    @Test func `A condition and a range are about the stored response`() throws {
        let handler = Site().handler()
        #expect(try ask(handler) == "1")
        #expect(try ask(handler, "/", [.ifNoneMatch: "*", .range: "bytes=0-0"]) == "1")
    }

    @Test func `A change makes all stored responses outdated`() throws {
        let site = Site()
        let handler = site.handler()
        #expect(try ask(handler) == "1")
        site.version.store(2, ordering: .relaxed)
        #expect(try [ask(handler), ask(handler)] == ["2", "2"])
    }

    @Test(arguments: [(2, 1_000), (10, 2)])
    func `What is stored is bounded`(maxResponses: Int, maxBytes: Int) throws {
        let handler = Site().handler(maxResponses: maxResponses, maxBytes: maxBytes)
        #expect(try [ask(handler, "/a"), ask(handler, "/b"), ask(handler, "/a")] == ["1", "2", "1"])
        #expect(try [ask(handler, "/c"), ask(handler, "/a"), ask(handler, "/c")] == ["3", "4", "3"])
    }
}
