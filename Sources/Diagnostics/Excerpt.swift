extension String {
    /// The text as a message quotes it: at most its first 60 characters.
    package var excerpt: String { excerpt(60) }

    /// The text, or its first `limit` characters with an ellipsis if it is longer.
    package func excerpt(_ limit: Int) -> String { count > limit ? prefix(limit) + "…" : self }

    /// Creates the excerpt of a line around a byte: a file may be one long line with many problems.
    ///
    /// - Parameters:
    ///   - line: The line in UTF-8, without its line feed.
    ///   - offset: The index of the byte in the line.
    package init(excerptOf line: ArraySlice<UInt8>, around offset: Int) {
        let (before, after) = (60, 120)
        let isShort = line.count <= before + after
        var start = isShort ? line.startIndex : Swift.max(line.startIndex, offset - before)
        var end = isShort ? line.endIndex : Swift.min(line.endIndex, offset + after)
        while start > line.startIndex, line[start].continuesScalar { start -= 1 }
        while end < line.endIndex, line[end].continuesScalar { end += 1 }
        let text = String(decoding: line[start..<end], as: UTF8.self)
        let ellipses = (start > line.startIndex ? "…" : "", end < line.endIndex ? "…" : "")
        self = ellipses.0 + (text.hasSuffix("\r") ? String(text.dropLast()) : text) + ellipses.1
    }
}

extension UInt8 {
    /// Whether the byte continues a scalar in UTF-8.
    package var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
