/// The tokens of two sequences without a counterpart in the other, found by Myers' algorithm in linear space.
///
/// The script is the shortest one, unless finding it takes too long; see ``MiddleSnake``. The time is at most the
/// number of tokens times a constant.
struct EditScript {
    /// For each old token, whether it is removed.
    private(set) var removed: [Bool]
    /// For each new token, whether it is added.
    private(set) var added: [Bool]
    /// Whether a shorter script may exist.
    private(set) var isApproximate = false

    init(old: [DifferenceToken], new: [DifferenceToken]) {
        removed = Array(repeating: true, count: old.count)
        added = Array(repeating: true, count: new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        for index in 0..<start { keep(old: index, new: index) }
        for index in 0..<end { keep(old: old.count - 1 - index, new: new.count - 1 - index) }
        compare(old, in: start..<old.count - end, new, in: start..<new.count - end)
    }

    /// Compares tokens by number, and only those that occur in both sequences. Other tokens cannot be kept.
    private mutating func compare(
        _ old: [DifferenceToken], in oldRange: Range<Int>, _ new: [DifferenceToken], in newRange: Range<Int>
    ) {
        var numbers: [DifferenceToken: Int32] = [:]
        for token in new[newRange] where numbers[token] == nil { numbers[token] = Int32(numbers.count) }
        let olds = oldRange.compactMap { index in numbers[old[index]].map { (index: index, number: $0) } }
        let shared = Set(olds.map(\.number))
        let news = newRange.compactMap { index in numbers[new[index]].map { (index: index, number: $0) } }
            .filter { shared.contains($0.number) }
        var snake = MiddleSnake(old: olds.map(\.number), new: news.map(\.number))
        var boxes = [EditBox(old: 0..<olds.count, new: 0..<news.count)]
        while let box = boxes.popLast() {
            let rest = box.trimmed(old: snake.old, new: snake.new) { keep(old: olds[$0].index, new: news[$1].index) }
            if !rest.old.isEmpty, !rest.new.isEmpty { boxes += snake.split(rest) }
        }
        isApproximate = snake.hasGivenUp
    }

    private mutating func keep(old: Int, new: Int) {
        removed[old] = false
        added[new] = false
    }
}

/// A part of two sequences that is compared separately.
struct EditBox {
    let old: Range<Int>
    let new: Range<Int>

    /// Returns the box without the equal pairs at its start and end, which are reported.
    func trimmed(old tokens: [Int32], new others: [Int32], pair: (Int, Int) -> Void) -> EditBox {
        var (first, otherFirst) = (old.lowerBound, new.lowerBound)
        var (last, otherLast) = (old.upperBound, new.upperBound)
        while first < last, otherFirst < otherLast, tokens[first] == others[otherFirst] {
            pair(first, otherFirst)
            (first, otherFirst) = (first + 1, otherFirst + 1)
        }
        while first < last, otherFirst < otherLast, tokens[last - 1] == others[otherLast - 1] {
            (last, otherLast) = (last - 1, otherLast - 1)
            pair(last, otherLast)
        }
        return EditBox(old: first..<last, new: otherFirst..<otherLast)
    }
}

/// Finds the point where a shortest script of a box can be split in two: Myers, "An O(ND) Difference Algorithm and Its
/// Variations", section 4b.
///
/// The search starts at both ends, and extends each by one edit at a time until they meet. After ``effort`` edits it
/// stops and splits the box at the farthest point, as git's `xdiff` does. So a split takes at most `effort` squared
/// steps. The effort is less for long sequences.
struct MiddleSnake {
    /// The tokens as numbers.
    let old: [Int32]
    let new: [Int32]
    private var forward: Frontier
    private var backward: Frontier
    /// Whether a split was not the best one.
    private(set) var hasGivenUp = false

    /// The maximum number of edits from each end.
    private let effort: Int

    /// The maximum number of steps of all splits, approximately.
    private static let maxSteps = 8_000_000

    init(old: [Int32], new: [Int32]) {
        self.old = old
        self.new = new
        effort = min(256, max(16, Self.maxSteps / (old.count + new.count + 1)))
        forward = Frontier(old: old.count, new: new.count, beyond: -1)
        backward = Frontier(old: old.count, new: new.count, beyond: Int.max / 2)
    }

    /// Splits the box into two smaller boxes, which together are as large.
    ///
    /// Neither side of the box may be empty. Its first tokens must differ, and so must its last tokens.
    mutating func split(_ box: EditBox) -> [EditBox] {
        forward.start(at: box.old.lowerBound, diagonal: box.old.lowerBound - box.new.lowerBound, box: box)
        backward.start(at: box.old.upperBound, diagonal: box.old.upperBound - box.new.upperBound, box: box)
        let meetsForward = !(box.old.count - box.new.count).isMultiple(of: 2)
        for _ in 0..<effort {
            let meeting = advance(in: box, meets: meetsForward) ?? retreat(in: box, meets: !meetsForward)
            if let meeting { return parts(of: box, at: meeting) }
        }
        hasGivenUp = true
        return parts(of: box, at: farthest(in: box))
    }

    private typealias Point = (old: Int, new: Int)

    /// Adds one edit from the start.
    private mutating func advance(in box: EditBox, meets: Bool) -> Point? {
        forward.widen()
        for diagonal in forward.diagonals {
            var x = max(forward[diagonal - 1] + 1, forward[diagonal + 1])
            while x < box.old.upperBound, x - diagonal < box.new.upperBound, old[x] == new[x - diagonal] { x += 1 }
            forward[diagonal] = x
            if meets, backward.contains(diagonal), backward[diagonal] <= x { return (x, x - diagonal) }
        }
        return nil
    }

    /// Adds one edit from the end.
    private mutating func retreat(in box: EditBox, meets: Bool) -> Point? {
        backward.widen()
        for diagonal in backward.diagonals {
            var x = min(backward[diagonal - 1], backward[diagonal + 1] - 1)
            while x > box.old.lowerBound, x - diagonal > box.new.lowerBound, old[x - 1] == new[x - diagonal - 1] {
                x -= 1
            }
            backward[diagonal] = x
            if meets, forward.contains(diagonal), x <= forward[diagonal] { return (x, x - diagonal) }
        }
        return nil
    }

    /// Returns the point that is farthest from either end.
    private func farthest(in box: EditBox) -> Point {
        let ahead = forward.points(in: box).max { $0.old + $0.new < $1.old + $1.new }
        let behind = backward.points(in: box).min { $0.old + $0.new < $1.old + $1.new }
        let start: Point = (box.old.lowerBound, box.new.lowerBound)
        let end: Point = (box.old.upperBound, box.new.upperBound)
        let (first, last) = (ahead ?? start, behind ?? end)
        let isAheadFarther = first.old + first.new - start.old - start.new >= end.old + end.new - last.old - last.new
        return isAheadFarther ? first : last
    }

    private func parts(of box: EditBox, at point: Point) -> [EditBox] {
        [
            EditBox(old: box.old.lowerBound..<point.old, new: box.new.lowerBound..<point.new),
            EditBox(old: point.old..<box.old.upperBound, new: point.new..<box.new.upperBound),
        ]
    }
}

/// The farthest point on each diagonal of a box from one of its ends, as an index of the old sequence.
///
/// A diagonal is the old index minus the new index.
struct Frontier {
    private var reached: [Int]
    /// The index of diagonal 0.
    private let origin: Int
    /// The value of a diagonal that is not reached.
    private let beyond: Int
    private var lower = 0
    private var upper = 0
    private var limits = 0...0

    /// Creates storage for sequences of these lengths.
    init(old: Int, new: Int, beyond: Int) {
        reached = Array(repeating: beyond, count: old + new + 3)
        origin = new + 1
        self.beyond = beyond
    }

    /// Restarts at an end of a box.
    mutating func start(at index: Int, diagonal: Int, box: EditBox) {
        limits = box.old.lowerBound - box.new.upperBound...box.old.upperBound - box.new.lowerBound
        (lower, upper) = (diagonal, diagonal)
        self[diagonal] = index
    }

    subscript(diagonal: Int) -> Int {
        get { reached[origin + diagonal] }
        set { reached[origin + diagonal] = newValue }
    }

    /// The diagonals that one more edit reaches.
    var diagonals: some Sequence<Int> { stride(from: upper, through: lower, by: -2) }

    func contains(_ diagonal: Int) -> Bool { lower <= diagonal && diagonal <= upper }

    /// Makes room for one more edit.
    mutating func widen() {
        if lower > limits.lowerBound {
            lower -= 1
            self[lower - 1] = beyond
        } else {
            lower += 1
        }
        if upper < limits.upperBound {
            upper += 1
            self[upper + 1] = beyond
        } else {
            upper -= 1
        }
    }

    /// Returns the points that are reached inside of the box.
    func points(in box: EditBox) -> some Sequence<(old: Int, new: Int)> {
        diagonals.lazy.map { diagonal in
            let lowest = max(box.old.lowerBound, box.new.lowerBound + diagonal)
            let highest = min(box.old.upperBound, box.new.upperBound + diagonal)
            let old = min(max(self[diagonal], lowest), highest)
            return (old, old - diagonal)
        }
    }
}
