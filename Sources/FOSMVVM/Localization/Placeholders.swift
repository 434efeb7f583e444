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

/// A part of a text: a placeholder as it is written, or what stands between two.
package struct PlaceholderRun: Codable, Hashable, Sendable {
    /// The part as it is written.
    package let text: String
    /// Whether it is a placeholder `%{name}` that is closed.
    package let isPlaceholder: Bool

    /// The placeholder's name; nil for what is none.
    var name: String? { isPlaceholder ? String(Substring(text.utf8.dropFirst(2).dropLast())) : nil }
}

extension Placeholders {
    /// The parts of a text in their order, none of them empty.
    package static func runs(of text: String) -> [PlaceholderRun] {
        let pieces = pieces(of: text)
        let rest = pieces.dropFirst().flatMap { piece -> [PlaceholderRun] in
            guard let end = piece.utf8.firstIndex(of: closing) else { return [run("%{" + piece)] }
            let next = piece.utf8.index(after: end)
            return [run("%{" + piece[..<next], isPlaceholder: true), run(piece[next...])]
        }
        return ([run(pieces[0])] + rest).filter { !$0.text.isEmpty }
    }

    private static func run(_ text: some StringProtocol, isPlaceholder: Bool = false) -> PlaceholderRun {
        PlaceholderRun(text: String(text), isPlaceholder: isPlaceholder)
    }
}
