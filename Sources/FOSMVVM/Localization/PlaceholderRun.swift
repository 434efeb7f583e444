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
