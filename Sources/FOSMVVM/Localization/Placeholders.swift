/// The placeholders `%{name}` of a text, in which `%%` is one percent sign.
package enum Placeholders {
    /// Returns the names, each once, in order of appearance.
    package static func names(in text: String) -> [String] {
        var names: [String] = []
        for case let name? in runs(of: text).map(\.name) where !names.contains(name) { names.append(name) }
        return names
    }

    /// Returns a text of placeholders with these names.
    static func text(of names: some Collection<String>) -> String {
        names.sorted().map { "%{\($0)}" }.joined(separator: " ")
    }

    /// Returns the placeholders that are not closed before the next one or the end, as they are written.
    package static func unclosed(in text: String) -> [String] {
        pieces(of: text).dropFirst().filter { !$0.utf8.contains(closing) }.map { "%{" + $0.prefix { !$0.isWhitespace } }
    }

    /// Returns the text with values instead of placeholders. A placeholder without a value or without an end does not
    /// change.
    static func replaced(in text: String, with value: (String) -> String?) -> String {
        runs(of: text).map { $0.name.flatMap(value) ?? $0.shown }.joined()
    }

    /// Returns a text without placeholders as it is shown.
    static func shown(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%%", with: "%") : text
    }

    static let closing = UInt8(ascii: "}")

    /// Returns the text before the first `%{`, then the texts after each one, up to the next.
    ///
    /// Compares bytes, because a combining mark after a brace makes it a different character.
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

/// A part of a text: a placeholder as it is written, or the text between two placeholders.
package struct PlaceholderRun: Codable, Hashable, Sendable {
    /// The part as it is written.
    package let text: String
    /// Whether it is a closed placeholder `%{name}`.
    package let isPlaceholder: Bool

    /// The part as it is shown if it has no value.
    package var shown: String { isPlaceholder ? text : Placeholders.shown(text) }

    /// The name of the placeholder. Nil for a text.
    var name: String? { isPlaceholder ? String(Substring(text.utf8.dropFirst(2).dropLast())) : nil }
}

extension Placeholders {
    /// Returns the parts of a text in order. No part is empty.
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
