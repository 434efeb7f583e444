/// The line that a tag stands on, as far as standing alone on it goes.
struct TagLine {
    /// Where the line begins, when nothing but space stands between there and the tag.
    let blankStart: Int?
    /// Where the next line begins, when nothing but space stands between the tag and there.
    let blankEnd: Int?

    /// Whether the tag is all there is on the line, which then is left out of the text.
    var isStandalone: Bool { blankStart != nil && blankEnd != nil }
}

extension TagLine {
    /// The line around `tag`.
    ///
    /// - Parameter textStart: Where the text before the tag begins: the template's start, or the end of the tag or line
    /// before.
    init(around tag: Range<Int>, textStart: Int, in bytes: [UInt8]) {
        self.init(
            blankStart: Self.blankStart(before: tag.lowerBound, textStart: textStart, in: bytes),
            blankEnd: Self.blankEnd(after: tag.upperBound, in: bytes)
        )
    }

    /// Whether a line begins at `index`.
    static func begins(at index: Int, in bytes: [UInt8]) -> Bool {
        index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    }

    /// Where the line of the tag at `index` begins, if it is blank until there.
    static func blankStart(before index: Int, textStart: Int, in bytes: [UInt8]) -> Int? {
        var start = index
        while start > textStart && bytes[start - 1].isLineSpace { start -= 1 }
        return begins(at: start, in: bytes) ? start : nil
    }

    /// Where the line after `index` begins, if the line is blank from there on. The end of the text ends a line too.
    static func blankEnd(after index: Int, in bytes: [UInt8]) -> Int? {
        var end = index
        while end < bytes.count && bytes[end].isLineSpace { end += 1 }
        if end < bytes.count && bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end == bytes.count { return end }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }

    /// The space that the first line with anything on it begins with, at or after `start`.
    static func firstIndentation(from start: Int, in bytes: [UInt8]) -> Range<Int> {
        var lineStart = start
        var index = start
        while index < bytes.count && bytes[index].isTagSpace {
            if bytes[index] == UInt8(ascii: "\n") { lineStart = index + 1 }
            index += 1
        }
        return lineStart..<index
    }
}
