import HTTPCore
import Testing

@testable import HTTPServer

struct ReplyKeyTests {
    private func key(
        _ method: String = "GET", _ target: String = "/", client: String? = "127.0.0.1",
        headers: [(String, String)] = [("Host", "localhost")]
    ) -> ReplyKey {
        var key = ReplyKey(method: method, target: target, client: client.flatMap(IPAddress.init))
        for (name, value) in headers { key.append(name.utf8, value.utf8) }
        return key
    }

    @Test func `Everything that a check or a response can depend on makes another key`() {
        let headers = [("Host", "localhost")]
        let keys = [
            key(), key("HEAD"), key("GET", "/a"), key("GET", "/?"), key(client: "127.0.0.2"), key(client: nil),
            key(headers: []), key(headers: [("Host", "evil.example")]), key(headers: headers + headers),
            key(headers: headers + [("Accept-Encoding", "gzip")]), key(headers: headers + [("Accept-Language", "de")]),
            key(headers: headers + [("Cookie", "a=b")]), key(headers: headers + [("Cookie", "a=")]),
            key(headers: headers + [("Range", "bytes=0-")]),
            key(headers: headers + [("If-None-Match", "*")]), key(headers: headers + [("If-Range", "*")]),
            key(headers: headers + [("Origin", "http://localhost")]),
            key(headers: headers + [("Sec-Fetch-Site", "none")]),
            key(headers: headers + [("X-Forwarded-Host", "a")]), key(headers: headers + [("X-Forwarded-Host", "b")]),
            key(headers: headers + [("X-Forwarded-Proto", "https")]),
            key(headers: headers + [("X-Forwarded-For", "10.0.0.1")]),
            key(headers: headers + [("Via", "1.1 a")]), key(headers: headers + [("Forwarded", "for=a")]),
            key(headers: headers + [("X-Real-IP", "10.0.0.1")]), key(headers: headers + [("Content-Length", "0")]),
            key(headers: headers + [("Accept ", "a")]), key(headers: headers + [("Unknown", "a")]),
            key(headers: headers + [("Unknow", "na")]),
        ]
        #expect(Set(keys).count == keys.count)
    }

    @Test(arguments: ["Accept", "accept", "Referer", "User-Agent", "USER-AGENT"])
    func `A header that nothing reads makes no other key`(name: String) {
        #expect(key(headers: [("Host", "localhost"), (name, "a")]) == key())
    }

    @Test(arguments: ["X-Forwarded-For", "x-real-ip", "Forwarded", "Via"])
    func `The clients of a proxy have the same key`(name: String) {
        #expect(key(headers: [(name, "10.0.0.1")]) == key(headers: [(name, "10.0.0.2")]))
    }
}
