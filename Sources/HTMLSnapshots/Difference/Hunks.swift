/// Lines that changed, with a few lines around them.
package struct SnapshotHunk: Hashable, Codable, Sendable {
    /// The change of a line.
    package enum Change: String, Codable, Sendable {
        /// The line is in both texts.
        case same
        /// The line is only in the recorded text.
        case removed
        /// The line is only in the actual text.
        case added
    }

    /// A part of a line.
    package struct Run: Hashable, Codable, Sendable {
        /// The part as it is written in HTML. A long part is shortened.
        package internal(set) var text: String
        /// Whether the part is what changed in a line that is otherwise the same.
        package let isChanged: Bool
    }

    /// A line of HTML.
    package struct Line: Hashable, Codable, Sendable {
        /// The change of the line.
        package let change: Change
        /// The number of spaces before the text.
        package let indentation: Int
        /// The parts of the line without its indentation.
        package internal(set) var runs: [Run]

        /// The line without its indentation.
        package var text: String { runs.map(\.text).joined() }
    }

    /// The number of lines between the previous hunk, or the start, and this one.
    package let skippedLines: Int
    /// The last of these lines, to show when a reader asks for them.
    package let unfoldedLines: [Line]
    /// The changed lines, with up to three lines before and after them.
    package let lines: [Line]
    /// The number of further lines of the hunk.
    package let omittedLines: Int
}

/// Makes hunks of lines from two texts, as a unified difference shows them.
struct HunkMaker {
    private let old: [HTMLLine]
    private let new: [HTMLLine]

    /// The number of lines around a change.
    private static let context = 3
    private static let maxHunkLines = 60
    private static let maxUnfolded = 100

    init(old: [HTMLLine], new: [HTMLLine]) {
        self.old = old
        self.new = new
    }

    /// Returns the first hunks, and the number of further hunks.
    ///
    /// Lines are equal even if their indentation differs, so an element around others is a change of two lines.
    func hunks(limit: Int) -> (hunks: [SnapshotHunk], omitted: Int) {
        let script = EditScript(old: old.map(\.token), new: new.map(\.token))
        let removed = SlidingEdits.of(script.removed, tokens: old.map(\.token)) { old[$0].weight }
        let added = SlidingEdits.of(script.added, tokens: new.map(\.token)) { new[$0].weight }
        let groups = groups(of: EditBlock.blocks(removed: removed, added: added))
        var end = 0
        let hunks = groups.prefix(limit).map { blocks in
            let hunk = hunk(blocks, after: end)
            end = min(old.count, (blocks.last?.old.upperBound ?? 0) + Self.context)
            return hunk
        }
        return (hunks, max(0, groups.count - limit))
    }

    private func groups(of blocks: [EditBlock]) -> [[EditBlock]] {
        var groups: [[EditBlock]] = []
        for block in blocks {
            if let last = groups.last?.last, block.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                groups[groups.count - 1].append(block)
            } else {
                groups.append([block])
            }
        }
        return groups
    }

    private func hunk(_ blocks: [EditBlock], after end: Int) -> SnapshotHunk {
        let start = max(end, blocks[0].old.lowerBound - Self.context)
        var hunk = BoundedLines(limit: Self.maxHunkLines)
        // Unchanged lines have the indentation of the actual text.
        var (reached, actual) = (start, blocks[0].new.lowerBound - (blocks[0].old.lowerBound - start))
        for block in blocks {
            hunk.append(new[actual..<block.new.lowerBound])
            hunk.append(removed: old[block.old], added: new[block.new])
            (reached, actual) = (block.old.upperBound, block.new.upperBound)
        }
        hunk.append(new[actual...].prefix(min(Self.context, old.count - reached)))
        return SnapshotHunk(
            skippedLines: start - end, unfoldedLines: unfolded(before: blocks[0], from: end, to: start),
            lines: hunk.lines, omittedLines: hunk.omitted)
    }

    /// Returns the last unchanged lines between the previous hunk and the start of this one.
    private func unfolded(before block: EditBlock, from end: Int, to start: Int) -> [SnapshotHunk.Line] {
        let last = block.new.lowerBound - (block.old.lowerBound - start)
        return new[(last - min(start - end, Self.maxUnfolded))..<last].map(SnapshotHunk.Line.init(unchanged:))
    }
}

/// The first lines of a hunk, and the number of its other lines.
///
/// The words of two lines are compared only if the lines are among the first. So a hunk of any length takes little time.
private struct BoundedLines {
    let limit: Int
    private(set) var lines: [SnapshotHunk.Line] = []
    private(set) var omitted = 0

    init(limit: Int) { self.limit = limit }

    private var space: Int { limit - lines.count }

    mutating func append(_ unchanged: ArraySlice<HTMLLine>) {
        let shown = unchanged.prefix(space)
        omitted += unchanged.count - shown.count
        lines += shown.map(SnapshotHunk.Line.init(unchanged:))
    }

    /// Appends the lines of a change. If there are too many, half of them are added lines.
    mutating func append(removed: ArraySlice<HTMLLine>, added: ArraySlice<HTMLLine>) {
        let old = removed.prefix(max(space / 2, space - added.count))
        let new = added.prefix(space - old.count)
        omitted += removed.count + added.count - old.count - new.count
        lines += ChangedWords(old: old, new: new).lines
    }
}

extension SnapshotHunk.Line {
    fileprivate init(unchanged line: HTMLLine) {
        self.init(line, change: .same, runs: [SnapshotHunk.Run(text: line.text, isChanged: false)])
    }
}

/// Tokens without counterparts, between tokens with counterparts.
struct EditBlock {
    let old: Range<Int>
    let new: Range<Int>

    static func blocks(removed: [Bool], added: [Bool]) -> [EditBlock] {
        var blocks: [EditBlock] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < removed.count || newIndex < added.count {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while oldIndex < removed.count, removed[oldIndex] { oldIndex += 1 }
            while newIndex < added.count, added[newIndex] { newIndex += 1 }
            if oldIndex > oldStart || newIndex > newStart {
                blocks.append(EditBlock(old: oldStart..<oldIndex, new: newStart..<newIndex))
            }
            (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        }
        return blocks
    }
}

extension HTMLLine {
    fileprivate var token: DifferenceToken { DifferenceToken(kind: .line, text: text) }

    /// The cost of a change that starts here. It is lower at outer levels, and at a start tag.
    fileprivate var weight: Int { indentation * 2 + (text.hasPrefix("<") && !text.hasPrefix("</") ? 0 : 1) }
}
