import HTTPCore
import Testing

struct HTTPQueryTests {
    private func query(_ text: String) throws -> HTTPQuery {
        try HTTPRequest(target: "/?" + text).query
    }

    @Test(arguments: [
        ("", []),
        ("&&", []),
        ("a=b", [("a", "b")]),
        ("a", [("a", "")]),
        ("a=", [("a", "")]),
        ("=b", [("", "b")]),
        ("a=b=c", [("a", "b=c")]),
        ("a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")]),
        ("q=a+b%2B%20c", [("q", "a b+ c")]),
        ("arg.name=M%C3%BCller%26Co", [("arg.name", "Müller&Co")]),
        ("path=../x?y", [("path", "../x?y")]),
    ])
    func `Items are parsed like those of a form`(text: String, items: [(String, String)]) throws {
        #expect(try query(text).items == items.map { HTTPQuery.Item(name: $0, value: $1) })
    }

    @Test func `A name has its first value`() throws {
        let query = try query("a=1&b=2&a=3")
        #expect(query["a"] == "1")
        #expect(query["c"] == nil)
    }

    @Test func `The number of items is bounded`() throws {
        let most = Array(repeating: "a=1", count: HTTPQuery.limit).joined(separator: "&")
        #expect(try query(most).items.count == HTTPQuery.limit)
        #expect(throws: HTTPTargetError.tooManyQueryItems(limit: 1_000)) { try query(most + "&b") }
    }

    @Test func `Decoding reverses encoding`() throws {
        let original = HTTPQuery([
            .init(name: "a b", value: "1+1=2&3"), .init(name: "ü", value: "100%"), .init(name: "", value: "e\u{301}?#"),
        ])
        #expect(try query(original.encoded) == original)
        #expect(HTTPQuery().encoded.isEmpty)
    }
}
