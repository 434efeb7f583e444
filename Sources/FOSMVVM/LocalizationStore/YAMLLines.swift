import Foundation

/// The lines of a YAML file, for messages.
struct YAMLLines {
    /// The maximum number of characters to show before and after the column.
    private static let excerptLength = (before: 60, after: 120)

    /// The line breaks of YAML 1.1. Those of Swift also include control characters that YAML does not allow.
    private static let breaks: Set<Character> = ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"]

    private let lines: [Substring.UnicodeScalarView]

    init(_ yaml: String) {
        lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: Self.breaks.contains).map(\.unicodeScalars)
    }

    /// Returns the line of a place. For a long line, returns the part around the column. Nil if there is no line.
    func excerpt(at place: YAMLNode.Place) -> String? {
        guard lines.indices.contains(place.line - 1) else { return nil }
        let line = lines[place.line - 1]
        let (before, after) = Self.excerptLength
        guard length(of: place.line) > before + after else { return String(line) }
        let left = line.dropFirst(max(0, place.column - 1 - before))
        let text = left.prefix(before + after)
        return (left.startIndex > line.startIndex ? "…" : "") + String(text)
            + (text.endIndex < line.endIndex ? "…" : "")
    }

    /// Returns the number of characters of a line. 0 if there is no line.
    func length(of line: Int) -> Int {
        lines.indices.contains(line - 1) ? lines[line - 1].count : 0
    }

    /// Returns the last line, up to one, whose value begins with a quote and does not end with it. Such a value can go on
    /// in the next line, but seldom does. Nil if there is none among the 20 before.
    func unclosedQuote(upTo line: Int) -> Int? {
        let range = max(1, line - 20)..<max(1, min(line, lines.count)) + 1
        return range.last { number in
            guard lines.indices.contains(number - 1) else { return false }
            let text = String(Substring(lines[number - 1])).trimmingCharacters(in: .whitespaces)
            guard let value = text.firstMatch(of: /^(?:- +|[^"'\s][^"']*?: +)(?<quote>["']).*$/) else { return false }
            let rest = text[value.quote.endIndex...]
            return !rest.contains(value.quote)
        }
    }

    /// Whether only white space follows a place.
    func isEnd(_ place: YAMLNode.Place) -> Bool {
        rest(from: place).allSatisfy { $0.allSatisfy(\.properties.isWhitespace) }
    }

    /// Whether there is a tab at a place.
    func isTab(_ place: YAMLNode.Place) -> Bool { rest(from: place).first?.first == "\t" }

    /// Returns the first place of a character, by its number.
    func place(of value: UInt32) -> YAMLNode.Place? {
        guard let scalar = Unicode.Scalar(value) else { return nil }
        for (index, line) in lines.enumerated() {
            if let column = line.enumerated().first(where: { $1 == scalar })?.offset {
                return YAMLNode.Place(line: index + 1, column: column + 1)
            }
        }
        return nil
    }

    private func rest(from place: YAMLNode.Place) -> [Substring.UnicodeScalarView] {
        guard lines.indices.contains(place.line - 1) else { return [] }
        return [lines[place.line - 1].dropFirst(place.column - 1)] + lines[place.line...]
    }
}
