extension TemplateParser {
    func line(of tag: Tag) -> TagLine {
        TagLine(around: tag.range, textStart: textStart, in: bytes)
    }

    /// Emits the text before a tag, and goes on behind it; behind its line, when it stands alone on one.
    ///
    /// - Parameter line: The tag's line; nil for a tag that never stands alone.
    mutating func passText(before tag: Tag, line: TagLine?) {
        if let start = line?.blankStart, let end = line?.blankEnd {
            emitText(textStart..<start)
            textStart = end
        } else {
            emitText(textStart..<tag.range.lowerBound)
            emitLineStart(at: tag.range.lowerBound)
            textStart = tag.range.upperBound
        }
    }

    /// Emits a piece of text, line by line where space is taken from the lines.
    func emitText(_ range: Range<Int>) {
        guard !isInParent, !range.isEmpty else { return }
        guard !dedent.isEmpty else { return emitPiece(range) }
        var start = range.lowerBound
        while start < range.upperBound {
            let newline = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? range.upperBound
            emitPiece(start..<end)
            start = end
        }
    }

    private func emitPiece(_ range: Range<Int>) {
        guard TagLine.begins(at: range.lowerBound, in: bytes) else {
            return builder.emit(.text(builder.text(range)), at: range.lowerBound)
        }
        let dedented = dedented(range)
        builder.emit(dedented.isEmpty ? .lineStart : .line(builder.text(dedented)), at: range.lowerBound)
    }

    /// Emits what begins a line that begins with a tag.
    private func emitLineStart(at offset: Int) {
        guard !isInParent, TagLine.begins(at: offset, in: bytes) else { return }
        builder.emit(.lineStart, at: offset)
    }

    /// The space between the start of a line and a tag on it, less what is taken from the line; nil when there is more
    /// than space.
    func indentation(_ lineStart: Int?, before tag: Tag) -> ByteRange? {
        lineStart.map { builder.bytes(dedented($0..<tag.range.lowerBound)) }
    }

    /// A range that begins a line, without as much of the space to be taken away as it begins with.
    func dedented(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        for index in dedent {
            guard start < range.upperBound, bytes[start] == bytes[index] else { break }
            start += 1
        }
        return start..<range.upperBound
    }

    /// Whether text stands directly inside a parent tag, where it is left out.
    private var isInParent: Bool {
        open.last?.isParent ?? false
    }
}

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
