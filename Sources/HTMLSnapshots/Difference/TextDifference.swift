/// The lines in which a text file differs from before.
package struct TextDifference: Sendable {
    /// The first changes.
    package let hunks: [SnapshotHunk]
    /// The number of further hunks.
    package let omittedHunks: Int

    private static let maxHunks = 20

    /// - Parameter before: The text before. Nil for a new file.
    package init(before: String?, after: String) {
        (hunks, omittedHunks) = HunkMaker(old: before.map(Self.lines) ?? [], new: Self.lines(of: after))
            .hunks(limit: Self.maxHunks)
    }

    /// Returns the lines without their ends, LF or CRLF.
    private static func lines(of text: String) -> [HTMLLine] {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return (lines.last?.isEmpty == true ? lines.dropLast() : lines[...]).map { line in
            HTMLLine(String(Substring(line.last == 0x0D ? line.dropLast() : line)), isVerbatim: true)
        }
    }
}
