import HTTPCore
import Testing

struct HostCheckTests {
    private let handler = HostCheck(names: ["Preview.Example", "192.168.1.5", "[FE80::1]"]).wrapping { _ in
        HTTPResponse()
    }

    private func status(_ headers: HTTPFields) throws -> HTTPStatus {
        handler(try HTTPRequest(target: "/", headers: headers)).status
    }

    @Test(arguments: [
        "localhost", "localhost:8080", "LOCALHOST", "localhost.", "localhost.:80", "app.localhost", "a.b.localhost:1",
        "localhost:",
        "127.0.0.1", "127.0.0.1:65535", "127.1.2.3", "127.255.255.255", "[::1]", "[::1]:8080",
        "preview.example", "PREVIEW.example:80", "192.168.1.5:8080", "[fe80::1]:8080",
    ])
    func `Loopback names and allowed names pass`(host: String) throws {
        #expect(try status([.hostField: host]) == .ok)
    }

    @Test(arguments: [
        "evil.example", "localhost.evil.example", "evillocalhost", "127.0.0.1.evil.example", "127.0.0.1.nip.io",
        "127.0.0.256",
        "127.1", "127.0.0.01", "128.0.0.1", "0.0.0.0", "2130706433", "[::2]", "[::ffff:127.0.0.1]",
        "sub.preview.example", "192.168.1.6",
    ])
    func `Requests with other host names are rejected`(host: String) throws {
        #expect(try status([.hostField: host]) == .misdirectedRequest)
    }

    @Test(arguments: [
        "", ":80", "localhost:x", "localhost:65536", "localhost:-1", "localhost:80:80", "a b", "user@localhost",
        "localhost/", "[::1",
        "[::1]x", "lоcalhost", "localhost,evil.example", "[]",
    ])
    func `A malformed host is a bad request`(host: String) throws {
        #expect(try status([.hostField: host]) == .badRequest)
    }

    @Test(arguments: [
        ("workshop.local", true), ("Workshop.local.", true), ("192.168.1.6", true), ("[fe80::1]", true),
        ("preview_host", true), ("fe80::1", false), ("workshop.local:80", false), ("a b", false), ("", false),
    ])
    func `A name has no port`(name: String, isName: Bool) {
        #expect(HostCheck.isName(name) == isName)
    }

    @Test func `A missing or repeated host is a bad request`() throws {
        #expect(try status([:]) == .badRequest)
        #expect(try status([.hostField: "localhost", .hostField: "localhost"]) == .badRequest)
    }

    @Test func `The response names the host and does not call the handler`() throws {
        let handler = HostCheck().wrapping { _ in
            Issue.record("The handler was asked.")
            return HTTPResponse()
        }
        let response = handler(try HTTPRequest(target: "/", headers: [.hostField: "evil.example:80"]))
        #expect(String(decoding: response.body, as: UTF8.self).contains("start it with --allow-host evil.example"))
    }

    @Test func `The name to start with is one that the option takes`() throws {
        let request = try HTTPRequest(target: "/", headers: [.hostField: "[fe80::1]:80"])
        let page = String(decoding: HostCheck().wrapping { _ in HTTPResponse() }(request).body, as: UTF8.self)
        #expect(page.contains("--allow-host [fe80::1]") && HostCheck.isName("[fe80::1]"))
    }
}
