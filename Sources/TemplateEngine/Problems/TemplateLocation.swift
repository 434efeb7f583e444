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
    /// The text of the line, without its line break.
    public let lineText: String
}

extension TemplateLocation {
    /// The place of the byte at `offset` of a template's text.
    init(template: String, file: String, offset: Int, in bytes: some BidirectionalCollection<UInt8>) {
        let newline = UInt8(ascii: "\n")
        let place = bytes.index(bytes.startIndex, offsetBy: offset)
        let before = bytes[..<place]
        let start = before.lastIndex(of: newline).map(bytes.index(after:)) ?? bytes.startIndex
        let end = bytes[place...].firstIndex(of: newline) ?? bytes.endIndex
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        self.init(
            template: template,
            file: file,
            line: before.count { $0 == newline } + 1,
            column: String(decoding: bytes[start..<place], as: UTF8.self).unicodeScalars.count + 1,
            lineText: text.hasSuffix("\r") ? String(text.dropLast()) : text
        )
    }
}

extension TemplateLocation: CustomStringConvertible {
    /// `file:line:column`, as editors and terminals link it.
    public var description: String { "\(file):\(line):\(column)" }
}
