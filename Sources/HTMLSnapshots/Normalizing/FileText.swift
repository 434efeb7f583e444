/// The text of a file as it is written.
struct FileText {
    private(set) var text = ""
    /// Whether the next text begins a line.
    var needsLine = false
    /// Where the last line begins, in bytes.
    private var lineStart = 0

    /// In bytes. A longer line is broken where it can be.
    private static let longestLine = 120

    /// How many bytes the last line may still take; less than none when it is too long.
    var space: Int { Self.longestLine - (text.utf8.count - lineStart) }

    mutating func append(_ string: String, depth: Int) {
        if needsLine, !text.isEmpty { appendCounting(HTMLIndentation.line(depth)) }
        needsLine = false
        appendCounting(string)
    }

    private mutating func appendCounting(_ string: String) {
        if let lineFeed = string.utf8.lastIndex(of: 0x0A) {
            lineStart = text.utf8.count + string.utf8.distance(from: string.startIndex, to: lineFeed) + 1
        }
        text += string
    }
}
