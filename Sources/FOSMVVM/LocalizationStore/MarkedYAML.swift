import Yams

/// The text of a YAML file, in which keys can be told apart by marks: the parser refuses a map that has a key twice, and
/// with it the whole file.
struct MarkedYAML {
    /// The digits of marks: characters that Unicode leaves to private use, at the end of the last plane.
    private static let digits = (UInt32(0x10FFF0)...0x10FFF9).compactMap(Unicode.Scalar.init)
    /// How much is parsed anew for the sake of marks, in bytes; once is always done.
    private static let limit = 4 * 1024 * 1024
    /// What begins no plain key (YAML 1.2, "Indicator Characters").
    private static let indicators = Set("-?:,[]{}#&*!|>%@` \t\r\n".unicodeScalars)

    /// A place in the text with its marks; both from 1, the column in Unicode scalars.
    struct Position {
        let line: Int
        let column: Int
    }

    /// The text with its marks.
    private(set) var text: String
    /// The lines of the text with their breaks.
    private(set) lazy var lines = Self.lines(of: text)
    private var marks = 0
    private var parsed = 0

    init(_ text: String) {
        self.text = text
    }

    /// Whether there are marks.
    var isMarked: Bool { marks > 0 }

    /// A text of the file without the marks in it.
    static func unmarked(_ text: String) -> String {
        // The first byte of such digits alone.
        guard text.utf8.contains(0xF4) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !digits.contains($0) }))
    }

    /// A line without marks and break; nil where there is none.
    mutating func line(_ number: Int) -> String? {
        guard lines.indices.contains(number - 1) else { return nil }
        return String(Self.unmarked(lines[number - 1]).prefix { !$0.isNewline })
    }

    /// The column, from 1, that a place in the marked text has without marks.
    mutating func column(of place: Position) -> Int {
        guard isMarked, lines.indices.contains(place.line - 1) else { return place.column }
        return place.column
            - lines[place.line - 1].unicodeScalars.prefix(place.column - 1).count { Self.digits.contains($0) }
    }

    /// Marks keys, after the parser has refused the one at a place: those that begin a line at first, then this one.
    ///
    /// - Returns: Whether there is a new mark, so that it is worth parsing again.
    mutating func markKeys(refused place: Position) -> Bool {
        let count = marks
        parsed += text.utf8.count
        if !isMarked {
            for index in lines.indices { markKey(of: index) }
        }
        if marks == count, !isMarked || parsed <= Self.limit { markKey(at: place) }
        text = lines.joined()
        return marks > count
    }

    /// Marks what may be a key at the beginning of a line. Where it is none but part of a text, the mark does no harm.
    private mutating func markKey(of index: Int) {
        let line = lines[index].unicodeScalars
        guard let start = line.firstIndex(where: { $0 != " " }) else { return }
        let rest = line[start...]
        guard let first = rest.first, Self.isQuote(first) else {
            if Self.endsKey(in: rest) { mark(line: index, at: start) }
            return
        }
        let content = rest.dropFirst()
        guard let end = content.firstIndex(of: first),
            content[content.index(after: end)...].drop(while: { $0 == " " }).first == ":"
        else { return }
        mark(line: index, at: content.startIndex)
    }

    private mutating func markKey(at place: Position) {
        guard lines.indices.contains(place.line - 1) else { return }
        let rest = lines[place.line - 1].unicodeScalars.dropFirst(place.column - 1)
        guard let first = rest.first else { return }
        mark(line: place.line - 1, at: Self.isQuote(first) ? rest.dropFirst().startIndex : rest.startIndex)
    }

    /// Puts a new mark before a character that may begin a key, or follow its quote.
    private mutating func mark(line: Int, at index: String.Index) {
        let scalars = lines[line].unicodeScalars
        let isQuoted = index > scalars.startIndex && Self.isQuote(scalars[scalars.index(before: index)])
        guard index < scalars.endIndex, isQuoted || !Self.indicators.contains(scalars[index]) else { return }
        marks += 1
        let mark = String(marks).compactMap(\.wholeNumberValue).map { Self.digits[$0] }
        lines[line].unicodeScalars.insert(contentsOf: mark, at: index)
    }

    private static func lines(of text: String) -> [String] {
        let starts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.startIndex)
        return zip(starts, starts.dropFirst() + [text.endIndex]).map { String(text[$0..<$1]) }
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool { scalar == "\"" || scalar == "'" }

    /// Whether a colon stands somewhere as behind a key.
    private static func endsKey(in line: Substring.UnicodeScalarView) -> Bool {
        zip(line, line.dropFirst() + ["\n"]).contains { $0 == ":" && $1.properties.isWhitespace }
    }
}

extension Node {
    /// The text of a scalar, without marks of ``MarkedYAML``; nil for a map or list.
    var text: String? { scalar.map { MarkedYAML.unmarked($0.string) } }
}

extension MarkedYAML.Position {
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}
