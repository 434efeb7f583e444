import SwiftSyntax

/// The elements of an array, or the arguments of a call, in the text of a file.
struct SyntaxList {
    let opening: TokenSyntax
    let items: [ListItem]
    let closing: TokenSyntax
    /// Whether each item gets its own line when one is inserted. Otherwise, only if the line would be too long.
    var breaksLines = false

    /// The greatest number of characters of a line on which the whole list stays.
    private static let lineLength = 100
    private static let indentation = "    "

    /// Returns the text of the file with another item.
    ///
    /// - Parameters:
    ///   - code: The item. Its lines after the first one are indented relative to the first one.
    ///   - index: Its index among the items.
    ///   - source: The whole text of the file.
    func inserting(_ code: String, at index: Int, in source: String) -> String {
        let text = SourceText(source)
        let outer = text.indentation(at: opening.positionAfterSkippingLeadingTrivia)
        let inside = opening.endPosition..<closing.positionAfterSkippingLeadingTrivia
        if let first = items.first, text[inside.lowerBound..<first.start].contains("\n") {
            let indentation = text.indentation(at: first.start)
            return inserting(code.indented(by: indentation), at: index, indentation: indentation, in: text)
        }
        let inner = outer + Self.indentation
        if items.isEmpty, text[inside].contains("\n") {
            return text.replacing([
                (inside.lowerBound..<inside.lowerBound, "\n\(inner)\(code.indented(by: inner))")
            ])
        }
        if !items.isEmpty, text[inside].contains("//") || text[inside].contains("/*") {
            return inserting(code.indented(by: inner), at: index, indentation: inner, in: text)
        }
        let line = items.map { text[$0.start..<$0.end] }.inserting(code, at: index)
        let joined = line.joined(separator: ", ")
        let length = text.column(at: inside.lowerBound) + joined.count
        if !breaksLines, !code.contains("\n"), length < Self.lineLength { return text.replacing([(inside, joined)]) }
        let lines = line.enumerated().map { place, item in
            inner + item.indented(by: place == index ? inner : Self.indentation)
        }
        let end = breaksLines ? "\n" : ",\n"
        return text.replacing([(inside, "\n" + lines.joined(separator: ",\n") + end + outer)])
    }

    /// Returns the text with an item on a line of its own, as the others.
    private func inserting(_ code: String, at index: Int, indentation: String, in text: SourceText) -> String {
        guard index > 0 else {
            return text.replacing([(items[0].start..<items[0].start, "\(code),\n\(indentation)")])
        }
        let previous = items[index - 1]
        let comma = previous.hasComma ? "," : ""
        return text.replacing([
            (previous.end..<previous.end, previous.hasComma ? "" : ","),
            (previous.wholeEnd..<previous.wholeEnd, "\n\(indentation)\(code)\(comma)"),
        ])
    }
}

/// An element or an argument with its comma.
struct ListItem {
    let start: AbsolutePosition
    /// The end without a comma.
    let end: AbsolutePosition
    /// The end with the comma, and a comment on the same line.
    let wholeEnd: AbsolutePosition
    let hasComma: Bool

    init(_ node: some SyntaxProtocol, _ expression: ExprSyntax, comma: TokenSyntax?) {
        start = node.positionAfterSkippingLeadingTrivia
        end = expression.endPositionBeforeTrailingTrivia
        wholeEnd = node.endPosition
        hasComma = comma != nil
    }
}

/// The text of a file by the positions of its syntax.
private struct SourceText {
    private let bytes: [UInt8]

    init(_ source: String) { bytes = Array(source.utf8) }

    subscript(range: Range<AbsolutePosition>) -> String {
        String(decoding: bytes[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset], as: UTF8.self)
    }

    /// Returns the number of bytes before a position on its line.
    func column(at position: AbsolutePosition) -> Int {
        let line = bytes[..<position.utf8Offset]
        return position.utf8Offset - (line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }

    /// Returns the space at the start of the line of a position.
    func indentation(at position: AbsolutePosition) -> String {
        let start = position.utf8Offset - column(at: position)
        return String(
            decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Returns the text with other texts in ranges, which do not overlap and are in order.
    func replacing(_ edits: [(range: Range<AbsolutePosition>, text: String)]) -> String {
        var bytes = bytes
        for edit in edits.reversed() {
            bytes.replaceSubrange(
                edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// The lines, with a text before each but the first one.
    fileprivate func indented(by indentation: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\(indentation)")
    }
}

extension Array {
    fileprivate func inserting(_ element: Element, at index: Int) -> [Element] {
        Array(self[..<index]) + [element] + Array(self[index...])
    }
}
