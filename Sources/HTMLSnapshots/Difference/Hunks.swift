/// Makes hunks of an edit script.
struct HunkMaker {
    /// Tokens without counterparts between tokens that have them.
    private struct Block {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: TokenizedTree
    private let new: TokenizedTree

    /// In tokens.
    private static let context = 3
    private static let longestHunk = 60
    /// In characters.
    private static let longestText = 300

    init(old: TokenizedTree, new: TokenizedTree) {
        self.old = old
        self.new = new
    }

    /// The first so many hunks, how many more there are, and whether a shorter script may exist.
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

    /// The pieces, with references for what is not ASCII in those that would look the same as one that they replace.
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

/// Changes that are close to each other, with a little of what is around them.
public struct SnapshotHunk: Hashable, Codable, Sendable {
    /// What happened to a piece.
    public enum Change: String, Codable, Sendable {
        /// It is in both texts.
        case same
        /// It is in the recorded text only.
        case removed
        /// It is in the actual text only.
        case added
    }

    /// What a piece is.
    public enum Kind: String, Codable, Sendable {
        /// A start tag's beginning, `<button`.
        case tag
        /// An attribute other than `class`, as it is written.
        case attribute
        /// One class of a list.
        case `class`
        /// A word of text, or several.
        case word
        /// White space at the edge of a text, a space or a line feed.
        case space
        /// A line of `pre`, `script` and the like.
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
        /// What happened to it.
        public let change: Change
        /// What it is.
        public let kind: Kind
        /// As it is written in HTML, with references; not longer than some hundred characters.
        public internal(set) var text: String

        /// As people read it: a class after a dot, and signs for white space.
        package var shown: String {
            switch kind {
            case .class: ".\(text)"
            case .space: text == "\n" ? "⏎" : "␣"
            default: text
            }
        }
    }

    /// Where the first change is, as a selector with an attribute: `main > form > button@class`.
    ///
    /// In the recorded HTML, unless something is only added. Without `html > body`; "the top" where no element is
    /// around.
    public let place: String
    /// The changes, and up to three tokens before and after them.
    public let pieces: [Piece]
    /// How many more tokens the hunk has.
    public let omittedTokens: Int
}

/// Moves runs of changed tokens to where they are read best.
///
/// Of `<li>a</li>[<li>b</li>]` and `<li>a[</li><li>b]</li>`, which are equally short, a person means the first.
struct SlidingEdits {
    private let tree: TokenizedTree
    private var changed: [Bool]

    /// The changed tokens of a tree, moved.
    static func of(_ changed: [Bool], in tree: TokenizedTree) -> [Bool] {
        var edits = SlidingEdits(tree: tree, changed: changed)
        edits.slideAll()
        return edits.changed
    }

    /// In tokens.
    private static let farthest = 200

    private mutating func slideAll() {
        var index = 0
        while let start = changed[index...].firstIndex(of: true) {
            let end = changed[start...].firstIndex(of: false) ?? changed.count
            index = slide(start..<end)
        }
    }

    /// Moves a run; returns where to look for the next one.
    private mutating func slide(_ run: Range<Int>) -> Int {
        let best = positions(of: run).min { weight($0) < weight($1) } ?? run.lowerBound
        guard best != run.lowerBound else { return run.upperBound }
        for index in run { changed[index] = false }
        for index in best..<best + run.count { changed[index] = true }
        return max(run.upperBound, best + run.count)
    }

    /// Where the run may start instead, the nearest to its own place first.
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

    /// Less for what begins farther out in the tree, and with a tag.
    private func weight(_ start: Int) -> Int {
        tree.depth(of: start) * 2 + (tree.tokens[start].kind == .tag ? 0 : 1)
    }
}
