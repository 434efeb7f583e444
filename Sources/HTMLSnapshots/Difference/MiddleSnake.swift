/// Finds where a shortest script of a box may be split in two: Myers, "An O(ND) Difference Algorithm and Its
/// Variations", section 4b.
///
/// From both ends at once, as far as each number of edits reaches, until the two meet. After ``effort`` edits it gives
/// up looking for the meeting and splits where it is farthest along, as git's `xdiff` does; so a split costs at most
/// `effort` squared steps.
struct MiddleSnake {
    /// The tokens as numbers.
    let old: [Int32]
    let new: [Int32]
    private var forward: Frontier
    private var backward: Frontier
    /// Whether a split was not the best one.
    private(set) var hasGivenUp = false

    /// In edits from each end.
    private static let effort = 256

    init(old: [Int32], new: [Int32]) {
        self.old = old
        self.new = new
        forward = Frontier(old: old.count, new: new.count, beyond: -1)
        backward = Frontier(old: old.count, new: new.count, beyond: Int.max / 2)
    }

    /// Two boxes that are together as large as the box and both smaller.
    ///
    /// Neither side of the box may be empty, and its first tokens must not be equal, nor its last ones.
    mutating func split(_ box: EditBox) -> [EditBox] {
        forward.start(at: box.old.lowerBound, diagonal: box.old.lowerBound - box.new.lowerBound, box: box)
        backward.start(at: box.old.upperBound, diagonal: box.old.upperBound - box.new.upperBound, box: box)
        let meetsForward = !(box.old.count - box.new.count).isMultiple(of: 2)
        for _ in 0..<Self.effort {
            let meeting = advance(in: box, meets: meetsForward) ?? retreat(in: box, meets: !meetsForward)
            if let meeting { return halves(of: box, at: meeting) }
        }
        hasGivenUp = true
        return halves(of: box, at: farthest(in: box))
    }

    private typealias Point = (old: Int, new: Int)

    /// One edit more from the start.
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

    /// One edit more from the end.
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

    /// The point that has left the most behind it, from either end.
    private func farthest(in box: EditBox) -> Point {
        let ahead = forward.points(in: box).max { $0.old + $0.new < $1.old + $1.new }
        let behind = backward.points(in: box).min { $0.old + $0.new < $1.old + $1.new }
        let start: Point = (box.old.lowerBound, box.new.lowerBound)
        let end: Point = (box.old.upperBound, box.new.upperBound)
        let (first, last) = (ahead ?? start, behind ?? end)
        let isAheadFarther = first.old + first.new - start.old - start.new >= end.old + end.new - last.old - last.new
        return isAheadFarther ? first : last
    }

    private func halves(of box: EditBox, at point: Point) -> [EditBox] {
        [
            EditBox(old: box.old.lowerBound..<point.old, new: box.new.lowerBound..<point.new),
            EditBox(old: point.old..<box.old.upperBound, new: point.new..<box.new.upperBound),
        ]
    }
}
