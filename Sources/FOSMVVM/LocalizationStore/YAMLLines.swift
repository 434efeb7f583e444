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

    /// Returns the place of the last line, up to one, whose value begins with a quote that is not closed. Nil if there is
    /// none among the 20 before.
    ///
    /// Such a value can go on in the next lines. Then the next quote is not the first one of another value.
    func unclosedQuote(upTo line: Int) -> YAMLNode.Place? {
        let range = max(1, line - 20)..<max(1, min(line, lines.count)) + 1
        let open = range.last { number in
            guard let quote = openQuote(in: number) else { return false }
            let next = next(after: number) { text(of: $0).contains(quote) }
            return next.map { startsValue(in: $0, with: quote) } ?? true
        }
        return open.map(start)
    }

    /// Returns the quote that begins the value of a line and does not occur again in that line.
    private func openQuote(in line: Int) -> Character? {
        guard let value = text(of: line).firstMatch(of: Self.quotedValue) else { return nil }
        return value.rest.contains(value.quote) ? nil : value.quote.first
    }

    private func startsValue(in line: Int, with quote: Character) -> Bool {
        text(of: line).firstMatch(of: Self.quotedValue)?.quote.first == quote
    }

    /// A line whose value begins with a quote.
    private static var quotedValue: Regex<(Substring, quote: Substring, rest: Substring)> {
        /^\s*(?:- +|[^"'\s][^"']*?: +)(?<quote>["'])(?<rest>.*)$/
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

    /// Whether only white space is before a place in its line.
    func isFirst(_ place: YAMLNode.Place) -> Bool { place.column <= indentation(of: place.line) + 1 }

    /// Returns the text of a line from a place. Nil if there is none.
    func text(from place: YAMLNode.Place) -> String? {
        rest(from: place).first.map { String($0).trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the text of a line. Empty if there is no line.
    func text(of line: Int) -> String {
        lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    }

    /// Returns the number of spaces before the text of a line.
    func indentation(of line: Int) -> Int { text(of: line).prefix { $0 == " " }.count }

    /// Returns the place at which the text of a line begins.
    func start(of line: Int) -> YAMLNode.Place { YAMLNode.Place(line: line, column: indentation(of: line) + 1) }

    /// Returns the number of the last line before a line that is neither empty nor a comment.
    func previous(before line: Int) -> Int? { (1..<max(1, line)).last(where: hasContent) }

    /// Returns the number of the first line after a line with a property that is neither empty nor a comment.
    func next(after line: Int, where isMatch: (Int) -> Bool) -> Int? {
        ((line + 1)..<max(line, lines.count) + 1).first { hasContent($0) && isMatch($0) }
    }

    private func hasContent(_ line: Int) -> Bool {
        text(of: line).first { !$0.isWhitespace }.map { $0 != "#" } ?? false
    }

    private func rest(from place: YAMLNode.Place) -> [Substring.UnicodeScalarView] {
        guard lines.indices.contains(place.line - 1) else { return [] }
        return [lines[place.line - 1].dropFirst(place.column - 1)] + lines[place.line...]
    }
}
