extension MarkedYAML {
    /// Whether nothing but white space follows a place.
    mutating func isEnd(_ place: Position) -> Bool {
        rest(from: place).allSatisfy { $0.allSatisfy(\.properties.isWhitespace) }
    }

    /// Whether there is a tab at a place.
    mutating func isTab(_ place: Position) -> Bool { rest(from: place).first?.first == "\t" }

    /// Where a character stands for the first time, by its number.
    mutating func place(of value: Int32) -> Position? {
        guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return nil }
        for (index, line) in lines.enumerated() {
            if let column = line.unicodeScalars.enumerated().first(where: { $1 == scalar })?.offset {
                return Position(line: index + 1, column: column + 1)
            }
        }
        return nil
    }

    private mutating func rest(from place: Position) -> [Substring.UnicodeScalarView] {
        guard lines.indices.contains(place.line - 1) else { return [] }
        return lines[(place.line - 1)...].enumerated().map { index, line in
            line.unicodeScalars.dropFirst(index == 0 ? place.column - 1 : 0)
        }
    }
}
