/// The placeholders `%{name}` of a text.
package enum Placeholders {
    /// The names, each once, in order of appearance.
    package static func names(in text: String) -> [String] {
        var names: [String] = []
        _ = replaced(in: text) { name in
            if !names.contains(name) { names.append(name) }
            return nil
        }
        return names
    }

    /// The placeholders that are begun and not closed before the next one or the end, as they are written.
    package static func unclosed(in text: String) -> [String] {
        pieces(of: text).dropFirst().filter { !$0.utf8.contains(closing) }.map { "%{" + $0.prefix { !$0.isWhitespace } }
    }

    /// The text with each placeholder's value in its place; a placeholder without a value stays as it is, as does one
    /// that is not closed.
    static func replaced(in text: String, with value: (String) -> String?) -> String {
        let pieces = pieces(of: text)
        var result = String(pieces[0])
        for placeholder in pieces.dropFirst() {
            if let end = placeholder.utf8.firstIndex(of: closing), let value = value(String(placeholder[..<end])) {
                result += value + placeholder[placeholder.utf8.index(after: end)...]
            } else {
                result += "%{" + placeholder
            }
        }
        return result
    }

    static let closing = UInt8(ascii: "}")

    /// What is before the first `%{`, then what follows each, up to the next.
    ///
    /// Bytes are compared, because a mark that combines with a brace makes another character of it.
    static func pieces(of text: String) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var rest = text.utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[rest.index(after: percent)...]
            guard rest.first == UInt8(ascii: "{") else { continue }
            pieces.append(text[start..<percent])
            rest = rest.dropFirst()
            start = rest.startIndex
        }
        return pieces + [text[start...]]
    }
}
