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
