/// The lines of a YAML file, for what messages say of places in it.
struct YAMLLines {
    /// As many characters of a line as a message has room for, before and after the column.
    private static let excerptLength = (before: 60, after: 120)

    private let lines: [Substring.UnicodeScalarView]

    init(_ yaml: String) {
        lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.unicodeScalars)
    }

    /// The line of a place; of a long line, what is around the column. Nil where there is none.
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

    /// How many characters a line has; 0 where there is none.
    func length(of line: Int) -> Int {
        lines.indices.contains(line - 1) ? lines[line - 1].count : 0
    }

    /// Whether nothing but white space follows a place.
    func isEnd(_ place: YAMLNode.Place) -> Bool {
        rest(from: place).allSatisfy { $0.allSatisfy(\.properties.isWhitespace) }
    }

    /// Whether there is a tab at a place.
    func isTab(_ place: YAMLNode.Place) -> Bool { rest(from: place).first?.first == "\t" }

    /// Where a character stands for the first time, by its number.
    func place(of value: Int32) -> YAMLNode.Place? {
        guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
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
