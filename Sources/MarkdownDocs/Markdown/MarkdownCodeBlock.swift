/// A block of code in a document, fenced or indented.
public struct MarkdownCodeBlock: Hashable, Sendable {
    /// Everything after the opening fence, such as `swift` or `swift file=Example.swift`. Empty for an indented block.
    public let info: String
    /// The code without fences and indentation of the block, with its last line break.
    public let code: String
    /// Line of the source file, from 1: the opening fence's, so the code of a fenced block starts one below.
    public let line: Int

    /// The first word of `info`, nil without one.
    public var language: String? {
        info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
