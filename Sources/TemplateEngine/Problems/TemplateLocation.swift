/// A place in a template.
public struct TemplateLocation: Hashable, Sendable {
    /// The template's name, its relative path without extension.
    public let template: String
    /// The file that the template was read from, as its source gave it.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int
    /// The text of the line, without its line break; of a long line, what is around the column.
    public let lineText: String
}

extension TemplateLocation {
    /// The place of the byte at `offset` of a template's text.
    init(template: String, file: String, offset: Int, in bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        let before = bytes[..<offset]
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline) ?? bytes.endIndex
        self.init(
            template: template,
            file: file,
            line: before.count { $0 == newline } + 1,
            column: String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count + 1,
            lineText: Self.excerpt(of: bytes[start..<end], around: offset)
        )
    }

    /// As much of a line as a message has room for: a template may be one long line, with many problems on it.
    static func excerpt(of line: ArraySlice<UInt8>, around place: Int) -> String {
        let (before, after) = (60, 120)
        let isShort = line.count <= before + after
        var start = isShort ? line.startIndex : max(line.startIndex, place - before)
        var end = isShort ? line.endIndex : min(line.endIndex, place + after)
        while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
        let text = String(decoding: line[start..<end], as: UTF8.self)
        return (start > line.startIndex ? "…" : "") + (text.hasSuffix("\r") ? String(text.dropLast()) : text)
            + (end < line.endIndex ? "…" : "")
    }
}

extension TemplateLocation: CustomStringConvertible {
    /// `file:line:column`, as editors and terminals link it.
    public var description: String { "\(file):\(line):\(column)" }
}
