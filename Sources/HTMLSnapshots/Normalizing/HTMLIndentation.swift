/// Two spaces for each element around.
enum HTMLIndentation {
    /// A line feed and the indentation of a depth.
    static func line(_ depth: Int) -> String {
        depth < lines.count ? lines[depth] : "\n" + String(repeating: "  ", count: depth)
    }

    private static let lines = (0..<64).map { "\n" + String(repeating: "  ", count: $0) }
}
