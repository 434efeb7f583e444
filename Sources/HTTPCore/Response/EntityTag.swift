/// A strong entity tag: one body, one tag (RFC 9110 §8.8.3).
struct EntityTag {
    /// The tag as it stands in an `ETag` header, quotes included.
    let text: String

    init(of body: HTTPBody) {
        let digits = String(body.hash, radix: 16)
        text = "\"" + String(repeating: "0", count: 16 - digits.count) + digits + "\""
    }

    /// Whether an `If-None-Match` value names this tag or any tag, compared weakly (RFC 9110 §13.1.2 and §8.8.3.2).
    func isNamed(in ifNoneMatch: String) -> Bool {
        var rest = ifNoneMatch[...]
        while let tag = Self.popTag(&rest) {
            if tag == text || tag == "*" { return true }
        }
        return false
    }

    /// Takes the next element of a list without its `W/`. A comma inside quotes is part of the tag.
    private static func popTag(_ rest: inout Substring) -> Substring? {
        rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
        if rest.hasPrefix("W/") { rest = rest.dropFirst(2) }
        guard let first = rest.first else { return nil }
        guard first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else {
            let tag = rest.prefix { $0 != "," && $0 != " " && $0 != "\t" }
            rest = rest[tag.endIndex...]
            return tag
        }
        defer { rest = rest[rest.index(after: close)...] }
        return rest[...close]
    }
}
