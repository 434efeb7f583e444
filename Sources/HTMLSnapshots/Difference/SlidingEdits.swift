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
