extension TemplateParser {
    func line(of tag: Tag) -> TagLine {
        TagLine(around: tag.range, textStart: textStart, in: bytes)
    }

    /// Emits the text before a tag, and continues after it, or after its line if the tag is standalone.
    ///
    /// - Parameter line: The tag's line. Nil for a tag that is never standalone.
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

    /// Emits a piece of text. If indentation is removed from its lines, emits them one by one.
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

    /// Emits the start of a line that begins with a tag.
    private func emitLineStart(at offset: Int) {
        guard !isInParent, TagLine.begins(at: offset, in: bytes) else { return }
        builder.emit(.lineStart, at: offset)
    }

    /// Returns the space between the start of a line and a tag on it, without the removed indentation. Nil if there is
    /// other text.
    func indentation(_ lineStart: Int?, before tag: Tag) -> ByteRange? {
        lineStart.map { builder.bytes(dedented($0..<tag.range.lowerBound)) }
    }

    /// Returns a range that begins a line, without the indentation to remove.
    func dedented(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        for index in dedent {
            guard start < range.upperBound, bytes[start] == bytes[index] else { break }
            start += 1
        }
        return start..<range.upperBound
    }

    /// Whether text is directly inside of a parent tag, where it is ignored.
    private var isInParent: Bool {
        open.last?.isParent ?? false
    }
}

/// The line of a tag, to determine whether the tag is standalone.
struct TagLine {
    /// The start of the line, if only space precedes the tag.
    let blankStart: Int?
    /// The start of the next line, if only space follows the tag.
    let blankEnd: Int?

    /// Whether the tag is alone on the line, which is then removed from the text.
    var isStandalone: Bool { blankStart != nil && blankEnd != nil }
}

extension TagLine {
    /// Creates the line around `tag`.
    ///
    /// - Parameter textStart: The start of the text before the tag: the start of the template, or the end of the
    ///   previous tag or line.
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

    /// Returns the start of the line at `index`, if the line is blank up to there.
    static func blankStart(before index: Int, textStart: Int, in bytes: [UInt8]) -> Int? {
        var start = index
        while start > textStart && bytes[start - 1].isLineSpace { start -= 1 }
        return begins(at: start, in: bytes) ? start : nil
    }

    /// Returns the start of the line after `index`, if the rest of the line is blank. The end of the text ends a line,
    /// too.
    static func blankEnd(after index: Int, in bytes: [UInt8]) -> Int? {
        var end = index
        while end < bytes.count && bytes[end].isLineSpace { end += 1 }
        if end < bytes.count && bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if end == bytes.count { return end }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }

    /// Returns the indentation of the first line with text at or after `start`.
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
