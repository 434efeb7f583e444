/// Makes hunks from an edit script.
struct HunkMaker {
    /// Tokens without counterparts, between tokens with counterparts.
    private struct Block {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: TokenizedTree
    private let new: TokenizedTree

    /// The number of tokens around a change.
    private static let context = 3
    private static let longestHunk = 60
    /// The maximum length in characters.
    private static let longestText = 300

    init(old: TokenizedTree, new: TokenizedTree) {
        self.old = old
        self.new = new
    }

    /// Returns the first hunks, the number of further hunks, and whether a shorter script may exist.
    func hunks(most: Int) -> (hunks: [SnapshotHunk], omitted: Int, isApproximate: Bool) {
        let script = EditScript(old: old.tokens, new: new.tokens)
        let removed = SlidingEdits.of(script.removed, in: old)
        let added = SlidingEdits.of(script.added, in: new)
        let groups = groups(of: blocks(removed: removed, added: added))
        return (groups.prefix(most).map(hunk), max(0, groups.count - most), script.isApproximate)
    }

    private func blocks(removed: [Bool], added: [Bool]) -> [Block] {
        var blocks: [Block] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < removed.count || newIndex < added.count {
            let (oldStart, newStart) = (oldIndex, newIndex)
            while oldIndex < removed.count, removed[oldIndex] { oldIndex += 1 }
            while newIndex < added.count, added[newIndex] { newIndex += 1 }
            if oldIndex > oldStart || newIndex > newStart {
                blocks.append(Block(old: oldStart..<oldIndex, new: newStart..<newIndex))
            }
            (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        }
        return blocks
    }

    private func groups(of blocks: [Block]) -> [[Block]] {
        var groups: [[Block]] = []
        for block in blocks {
            if let last = groups.last?.last, block.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                groups[groups.count - 1].append(block)
            } else {
                groups.append([block])
            }
        }
        return groups
    }

    private func hunk(_ blocks: [Block]) -> SnapshotHunk {
        let tokens = tokens(of: blocks)
        return SnapshotHunk(
            place: place(of: blocks[0]), pieces: Self.distinct(pieces(of: tokens.prefix(Self.longestHunk))),
            omittedTokens: max(0, tokens.count - Self.longestHunk))
    }

    private func place(of block: Block) -> String {
        let place = block.old.first.map(old.place) ?? block.new.first.map(new.place) ?? ""
        return place.isEmpty ? "the top" : place
    }

    private func tokens(of blocks: [Block]) -> [(change: SnapshotHunk.Change, token: HTMLToken)] {
        var tokens: [(change: SnapshotHunk.Change, token: HTMLToken)] = []
        var reached = max(0, blocks[0].old.lowerBound - Self.context)
        for block in blocks {
            tokens += old.tokens[reached..<block.old.lowerBound].map { (.same, $0) }
            tokens += old.tokens[block.old].map { (.removed, $0) }
            tokens += new.tokens[block.new].map { (.added, $0) }
            reached = block.old.upperBound
        }
        return tokens + old.tokens[reached...].prefix(Self.context).map { (.same, $0) }
    }

    /// Returns the pieces. Pieces that look the same as those they replace have references for characters outside of
    /// ASCII.
    private static func distinct(_ pieces: [SnapshotHunk.Piece]) -> [SnapshotHunk.Piece] {
        let added = pieces.filter { $0.change == .added }.map(\.text)
        let alike = pieces.filter { piece in
            piece.change == .removed
                && added.contains { $0 == piece.text && !$0.utf8.elementsEqual(piece.text.utf8) }
        }.map(\.text)
        return pieces.map { piece in
            guard piece.change != .same, alike.contains(piece.text) else { return piece }
            var piece = piece
            piece.text = CharacterReferences.inASCII(piece.text)
            return piece
        }
    }

    private func pieces(
        of tokens: some Sequence<(change: SnapshotHunk.Change, token: HTMLToken)>
    ) -> [SnapshotHunk.Piece] {
        tokens.reduce(into: []) { pieces, next in
            let text =
                next.token.text.count > Self.longestText
                ? next.token.text.prefix(Self.longestText) + "…" : next.token.text[...]
            if next.token.kind == .word, let last = pieces.last, last.kind == .word, last.change == next.change {
                pieces[pieces.count - 1].text += " " + text
            } else {
                pieces.append(SnapshotHunk.Piece(change: next.change, kind: next.token.kind, text: String(text)))
            }
        }
    }
}

/// Changes that are close to each other, with some tokens around them.
public struct SnapshotHunk: Hashable, Codable, Sendable {
    /// The change of a piece.
    public enum Change: String, Codable, Sendable {
        /// The piece is in both texts.
        case same
        /// The piece is only in the recorded text.
        case removed
        /// The piece is only in the actual text.
        case added
    }

    /// The kind of a piece.
    public enum Kind: String, Codable, Sendable {
        /// The beginning of a start tag, such as `<button`.
        case tag
        /// An attribute other than `class`, as it is written.
        case attribute
        /// One class of a list.
        case `class`
        /// One or more words of text.
        case word
        /// White space at the edge of a text: a space or a line feed.
        case space
        /// A line of `pre`, `script` or a similar element.
        case line
        /// A whole comment.
        case comment
        /// A whole doctype.
        case doctype
        /// An end tag.
        case endTag
    }

    /// A token, or several words.
    public struct Piece: Hashable, Codable, Sendable {
        /// The change of the piece.
        public let change: Change
        /// The kind of the piece.
        public let kind: Kind
        /// The piece as it is written in HTML, with references. It has at most a few hundred characters.
        public internal(set) var text: String

        /// The piece for people: a class after a dot, and signs for white space.
        package var shown: String {
            switch kind {
            case .class: ".\(text)"
            case .space: text == "\n" ? "⏎" : "␣"
            default: text
            }
        }
    }

    /// The place of the first change, as a selector with an attribute: `main > form > button@class`.
    ///
    /// The place is in the recorded HTML, unless something is only added. It omits `html > body`, and is "the top"
    /// outside of all elements.
    public let place: String
    /// The changes, with up to three tokens before and after them.
    public let pieces: [Piece]
    /// The number of further tokens of the hunk.
    public let omittedTokens: Int
}

/// Moves runs of changed tokens to the places where they are easiest to read.
///
/// For example, `<li>a</li>[<li>b</li>]` and `<li>a[</li><li>b]</li>` are equally short, but people expect the first.
struct SlidingEdits {
    private let tree: TokenizedTree
    private var changed: [Bool]

    /// Returns the changed tokens of a tree, moved.
    static func of(_ changed: [Bool], in tree: TokenizedTree) -> [Bool] {
        var edits = SlidingEdits(tree: tree, changed: changed)
        edits.slideAll()
        return edits.changed
    }

    /// The maximum distance in tokens.
    private static let farthest = 200

    private mutating func slideAll() {
        var index = 0
        while let start = changed[index...].firstIndex(of: true) {
            let end = changed[start...].firstIndex(of: false) ?? changed.count
            index = slide(start..<end)
        }
    }

    /// Moves a run. Returns the index to continue at.
    private mutating func slide(_ run: Range<Int>) -> Int {
        let best = positions(of: run).min { weight($0) < weight($1) } ?? run.lowerBound
        guard best != run.lowerBound else { return run.upperBound }
        for index in run { changed[index] = false }
        for index in best..<best + run.count { changed[index] = true }
        return max(run.upperBound, best + run.count)
    }

    /// Returns the other possible starts of the run, nearest first.
    private func positions(of run: Range<Int>) -> [Int] {
        var positions = [run.lowerBound]
        var start = run.lowerBound
        while start > 0, run.lowerBound - start < Self.farthest, !changed[start - 1],
            tree.tokens[start - 1] == tree.tokens[start - 1 + run.count]
        {
            start -= 1
            positions.append(start)
        }
        var end = run.upperBound
        while end < changed.count, end - run.upperBound < Self.farthest, !changed[end],
            tree.tokens[end] == tree.tokens[end - run.count]
        {
            end += 1
            positions.append(end - run.count)
        }
        return positions
    }

    /// Returns the cost of a start. It is lower at outer levels of the tree, and at a tag.
    private func weight(_ start: Int) -> Int {
        tree.depth(of: start) * 2 + (tree.tokens[start].kind == .tag ? 0 : 1)
    }
}
