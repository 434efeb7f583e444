/// Two spaces for each element around.
enum HTMLIndentation {
    /// A line feed and the indentation of a depth.
    static func line(_ depth: Int) -> String {
        depth < lines.count ? lines[depth] : "\n" + String(repeating: "  ", count: depth)
    }

    /// Text with the indentation of a depth on each line but the first.
    static func indented(_ text: String, depth: Int) -> String {
        guard text.utf8.contains(0x0A) else { return text }
        return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }
            .joined(separator: line(depth))
    }

    private static let lines = (0..<64).map { "\n" + String(repeating: "  ", count: $0) }
}
