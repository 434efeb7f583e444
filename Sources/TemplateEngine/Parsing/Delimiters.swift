/// What tags begin and end with.
struct Delimiters {
    /// The longest delimiter in bytes: it keeps the search for one linear in the text.
    static let maximumLength = 16

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    let open: [UInt8]
    let close: [UInt8]
}

extension Delimiters {
    /// The delimiters that the content of a set-delimiter tag names; nil when it does not.
    init?(content: some Collection<UInt8>) {
        let parts = content.split(whereSeparator: \.isTagSpace)
        let isUsable = parts.allSatisfy { $0.count <= Self.maximumLength && !$0.contains(UInt8(ascii: "=")) }
        guard parts.count == 2, isUsable else { return nil }
        self.init(open: Array(parts[0]), close: Array(parts[1]))
    }

    /// A tag written with these delimiters, for messages.
    func tag(_ content: String) -> String {
        String(decoding: open, as: UTF8.self) + content + String(decoding: close, as: UTF8.self)
    }
}
