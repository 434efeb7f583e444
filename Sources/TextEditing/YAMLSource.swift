import FOSMVVM

/// The text of a YAML file, whose places are numbers of Unicode scalars.
struct YAMLSource {
    /// The line breaks of YAML 1.1.
    private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

    /// The text without a byte order mark.
    let scalars: [Unicode.Scalar]
    private let hasMark: Bool
    private let lineStarts: [Int]
    /// The line break of the first line.
    let lineBreak: String

    init(_ text: String) {
        hasMark = text.unicodeScalars.first == Self.byteOrderMark
        let scalars = Array(text.unicodeScalars.dropFirst(hasMark ? 1 : 0))
        var starts = [0]
        for index in scalars.indices where Self.breaks.contains(scalars[index]) {
            let isFirstOfTwo = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if !isFirstOfTwo { starts.append(index + 1) }
        }
        self.scalars = scalars
        lineStarts = starts
        let first = starts.count > 1 ? scalars[..<starts[1]] : []
        lineBreak = first.suffix(2) == ["\r", "\n"] ? "\r\n" : "\n"
    }

    /// The text without a byte order mark.
    var text: String { text(in: 0..<scalars.count) }

    /// Whether the last line has a line break.
    var endsWithBreak: Bool { scalars.last.map(Self.breaks.contains) ?? true }

    func text(in range: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[range])
        return String(view)
    }

    /// Returns the number of scalars before a place.
    func index(of place: YAMLNode.Place) -> Int {
        guard lineStarts.indices.contains(place.line - 1) else { return scalars.count }
        return min(lineStarts[place.line - 1] + place.column - 1, scalars.count)
    }

    /// Returns the number of scalars before a scalar in its line.
    func column(of index: Int) -> Int { index - lineStart(of: index) }

    func lineStart(of index: Int) -> Int { lineStarts[line(of: index)] }

    /// Returns the start of the line after that of a scalar, or the end of the text.
    func nextLine(after index: Int) -> Int {
        let next = line(of: index) + 1
        return lineStarts.indices.contains(next) ? lineStarts[next] : scalars.count
    }

    /// Returns the end of a scalar's line without its line break.
    func lineEnd(of index: Int) -> Int {
        var end = nextLine(after: index)
        while end > index, Self.breaks.contains(scalars[end - 1]) { end -= 1 }
        return end
    }

    /// Returns the end of the last line before an index that is not blank, with its line break.
    func endWithoutBlankLines(before index: Int, after start: Int) -> Int {
        var end = index
        while end > start {
            let previous = lineStart(of: end - 1)
            guard previous >= start, isBlank(previous..<end) else { break }
            end = previous
        }
        return end
    }

    /// Whether a line is blank.
    func isBlankLine(at index: Int) -> Bool { isBlank(lineStart(of: index)..<nextLine(after: index)) }

    private func isBlank(_ range: Range<Int>) -> Bool { scalars[range].allSatisfy(\.properties.isWhitespace) }

    /// Returns the whole file with another text in a range.
    func replacing(_ range: Range<Int>, with text: String) -> String {
        var view = String.UnicodeScalarView()
        if hasMark { view.append(Self.byteOrderMark) }
        view.append(contentsOf: scalars[..<range.lowerBound])
        view.append(contentsOf: text.unicodeScalars)
        view.append(contentsOf: scalars[range.upperBound...])
        return String(view)
    }

    private func line(of index: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }
}
