import FOSFoundation

/// The tokens that differ between two trees.
struct TreeEdits {
    let old: TokenizedTree
    let new: TokenizedTree
    let blocks: [EditBlock]
    /// Whether a shorter script may exist.
    let isApproximate: Bool

    init(old: VisibleTree, new: VisibleTree) {
        let (old, new) = (TokenizedTree(old), TokenizedTree(new))
        let script = EditScript(old: old.tokens, new: new.tokens)
        let removed = SlidingEdits.of(script.removed, tokens: old.tokens, weight: old.weight)
        let added = SlidingEdits.of(script.added, tokens: new.tokens, weight: new.weight)
        (self.old, self.new) = (old, new)
        blocks = EditBlock.blocks(removed: removed, added: added)
        isApproximate = script.isApproximate
    }

    /// The place of the first change. Empty if there is none.
    ///
    /// The place is in the recorded HTML, unless something is only added. It is "the top" outside of all elements.
    var place: String { blocks.first.map { place(of: $0, isNumbered: true) } ?? "" }

    private func place(of block: EditBlock, isNumbered: Bool) -> String {
        let place =
            block.old.first.map { old.place(of: $0, isNumbered: isNumbered) }
            ?? block.new.first.map { new.place(of: $0, isNumbered: isNumbered) } ?? ""
        return place.isEmpty ? "the top" : place
    }

    /// The edits without what depends on the place, the language and the data.
    var change: SnapshotChange {
        var change = SnapshotChange()
        for block in blocks {
            let edit = ShapedEdit(removed: old.tokens[block.old], added: new.tokens[block.new])
            change.edits.insert(edit.hash)
            change.places.insert(
                edit.isOfStructure ? edit.hash : StableHash.of([place(of: block, isNumbered: false)]))
        }
        return change
    }
}

/// What changed in a snapshot. Two snapshots that one edit of a template changed are equal.
package struct SnapshotChange: Hashable, Sendable {
    /// The edits. Texts count only in an edit of nothing else.
    var edits: Set<UInt64> = []
    /// The edits, with the place of an edit that changes only texts and values. It is the same in all languages.
    var places: Set<UInt64> = []
}

/// An edit, reduced to what is the same wherever it is made.
///
/// Of an edit of elements, classes or attributes, only their names count: the texts in a new element differ between
/// languages, its attributes between items of a list, and the number of items between previews. An edit of only texts or
/// values is the edit of these.
private struct ShapedEdit {
    let isOfStructure: Bool
    let hash: UInt64

    init(removed: ArraySlice<DifferenceToken>, added: ArraySlice<DifferenceToken>) {
        let shapes = (removed: Self.shape(of: removed), added: Self.shape(of: added))
        isOfStructure = shapes.removed != shapes.added && (shapes.removed + shapes.added).contains { !$0.isEmpty }
        let written =
            isOfStructure ? shapes : (removed: removed.map(\.text), added: added.map(\.text))
        hash = StableHash.of(["-"] + written.removed + ["+"] + written.added)
    }

    /// Returns the different tokens. All texts are the same, the empty one.
    private static func shape(of tokens: ArraySlice<DifferenceToken>) -> [String] {
        var known: Set<String> = []
        return tokens.map(shape).filter { known.insert($0).inserted }
    }

    private static func shape(of token: DifferenceToken) -> String {
        switch token.kind {
        case .tag, .endTag, .comment, .doctype: token.text
        case .class: "." + token.text
        case .attribute: "@" + token.text.prefix { $0 != "=" }
        case .word, .space, .sign, .line: ""
        }
    }
}

/// Moves runs of changed tokens to the places where they are easiest to read.
///
/// For example, `<li>a</li>[<li>b</li>]` and `<li>a[</li><li>b]</li>` are equally short, but people expect the first.
struct SlidingEdits {
    private let tokens: [DifferenceToken]
    /// Returns the cost of a start.
    private let weight: (Int) -> Int
    private var changed: [Bool]

    /// Returns the changed tokens, moved.
    ///
    /// - Parameter weight: Returns the cost of a run that starts at a token.
    static func of(_ changed: [Bool], tokens: [DifferenceToken], weight: @escaping (Int) -> Int) -> [Bool] {
        var edits = SlidingEdits(tokens: tokens, weight: weight, changed: changed)
        edits.slideAll()
        return edits.changed
    }

    /// The maximum distance in tokens.
    private static let maxDistance = 200

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
        while start > 0, run.lowerBound - start < Self.maxDistance, !changed[start - 1],
            tokens[start - 1] == tokens[start - 1 + run.count]
        {
            start -= 1
            positions.append(start)
        }
        var end = run.upperBound
        while end < changed.count, end - run.upperBound < Self.maxDistance, !changed[end],
            tokens[end] == tokens[end - run.count]
        {
            end += 1
            positions.append(end - run.count)
        }
        return positions
    }
}
