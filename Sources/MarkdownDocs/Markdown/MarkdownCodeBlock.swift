/// A block of code in a document, fenced or indented.
package struct MarkdownCodeBlock: Hashable, Sendable {
    /// Everything after the opening fence, such as `swift` or `swift file=Example.swift`. Empty for an indented block.
    package let info: String
    /// The code without fences and indentation of the block, with its last line break.
    package let code: String
    /// Line of the source file, from 1: the opening fence's, so the code of a fenced block starts one below.
    package let line: Int

    /// The first word of `info`, nil without one.
    package var language: String? {
        info.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
