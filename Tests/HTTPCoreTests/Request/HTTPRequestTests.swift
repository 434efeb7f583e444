import HTTPCore
import Testing

struct HTTPRequestTests {
    @Test(arguments: [
        ("/", "/", []),
        ("/docs", "/docs", ["docs"]),
        ("/docs/", "/docs/", ["docs"]),
        ("//docs///a", "/docs/a", ["docs", "a"]),
        ("/previews/A/with-items?locale=de", "/previews/A/with-items", ["previews", "A", "with-items"]),
        ("/a%20b/%C3%BC", "/a b/ü", ["a b", "ü"]),
        ("/a+b", "/a+b", ["a+b"]),
        ("/100%25", "/100%", ["100%"]),
        ("/%2541", "/%41", ["%41"]),
        ("/...", "/...", ["..."]),
        ("/.well-known/..a", "/.well-known/..a", [".well-known", "..a"]),
        ("/?/../x", "/", []),
        ("/日本", "/日本", ["日本"]),
    ])
    func `A path is decoded once and split`(target: String, path: String, segments: [String]) throws {
        let request = try HTTPRequest(target: target)
        #expect(request.path == path)
        #expect(request.segments == segments)
    }

    @Test(arguments: [
        ("http://localhost:8080/docs?locale=de", "/docs", "localhost:8080", "de"),
        ("HTTPS://evil.example/", "/", "evil.example", nil), ("http://[::1]", "/", "[::1]", nil),
        ("http://localhost?locale=pl", "/", "localhost", "pl"), ("http://", "/", "", nil),
    ])
    func `The host of an absolute target replaces the header`(
        target: String, path: String, host: String, locale: String?
    ) throws {
        let request = try HTTPRequest(target: target, headers: [.hostField: "127.0.0.1"])
        #expect(request.path == path)
        #expect(request.headers[values: .hostField] == [host])
        #expect(request.query["locale"] == locale)
    }

    @Test(arguments: [
        ("", HTTPTargetError.notAbsolute),
        ("*", .notAbsolute),
        ("ftp://localhost/", .notAbsolute),
        ("localhost/", .notAbsolute),
        ("http://localhost/../etc", .forbiddenSegment("..")),
        ("/..", .forbiddenSegment("..")),
        ("/../etc/passwd", .forbiddenSegment("..")),
        ("/a/./b", .forbiddenSegment(".")),
        ("/%2e%2e/etc", .forbiddenSegment("%2e%2e")),
        ("/.%2E", .forbiddenSegment(".%2E")),
        ("/a%2fb", .forbiddenSegment("a%2fb")),
        ("/..%2Fetc", .forbiddenSegment("..%2Fetc")),
        ("/a%5Cb", .forbiddenSegment("a%5Cb")),
        ("/a\\b", .forbiddenSegment("a\\b")),
        ("/a%00b", .controlCharacter),
        ("/a%0Ab", .controlCharacter),
        ("/?locale=en%00", .controlCharacter),
        ("/?%01=a", .controlCharacter),
        ("/a\u{7F}", .controlCharacter),
        ("/%", .malformedPercentEncoding("%")),
        ("/a%4", .malformedPercentEncoding("%4")),
        ("/a%zz", .malformedPercentEncoding("%zz")),
        ("/a%+1", .malformedPercentEncoding("%+1")),
        ("/a%/41", .malformedPercentEncoding("%")),
        ("/%FF", .notUTF8),
        ("/%C0%AE%C0%AE", .notUTF8),
        ("/%ED%A0%80", .notUTF8),
        ("/?a=%FF", .notUTF8),
        ("/?%zz", .malformedPercentEncoding("%zz")),
        ("/?a=%", .malformedPercentEncoding("%")),
    ])
    func `A harmful target is rejected`(target: String, error: HTTPTargetError) {
        #expect(throws: error) { try HTTPRequest(target: target) }
        #expect(error.status == .badRequest)
    }

    @Test func `A target of the longest length passes and one byte more does not`() throws {
        let longest = "/" + String(repeating: "a", count: 24_575)
        #expect(try HTTPRequest(target: longest).path == longest)
        #expect(throws: HTTPTargetError.tooLong(limit: 24_576)) { try HTTPRequest(target: longest + "a") }
        #expect(HTTPTargetError.tooLong(limit: 24_576).status == .uriTooLong)
    }

    @Test(arguments: [
        (HTTPTargetError.tooLong(limit: 24_576), "24576 bytes"),
        (.notAbsolute, "“/”"),
        (.malformedPercentEncoding("%zz"), "“%zz”"),
        (.notUTF8, "UTF-8"),
        (.controlCharacter, "control character"),
        (.forbiddenSegment("%2e%2e"), "“%2e%2e”"),
        (.tooManyQueryItems(limit: 1_000), "1000 query items"),
    ])
    func `An error says what is wrong`(error: HTTPTargetError, part: String) {
        #expect(error.localizedDescription.contains(part))
    }
}
