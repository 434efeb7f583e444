/// How far each diagonal of a box is reached from one of its ends, as an index of the old sequence.
///
/// A diagonal is the old index less the new one.
struct Frontier {
    private var reached: [Int]
    /// The index of diagonal 0.
    private let origin: Int
    /// What stands for a diagonal that is not reached.
    private let beyond: Int
    private var lower = 0
    private var upper = 0
    private var limits = 0...0

    /// For sequences of these lengths.
    init(old: Int, new: Int, beyond: Int) {
        reached = Array(repeating: beyond, count: old + new + 3)
        origin = new + 1
        self.beyond = beyond
    }

    /// Starts anew from an end of a box.
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

    /// The points that are reached, none outside of the box.
    func points(in box: EditBox) -> some Sequence<(old: Int, new: Int)> {
        diagonals.lazy.map { diagonal in
            let lowest = max(box.old.lowerBound, box.new.lowerBound + diagonal)
            let highest = min(box.old.upperBound, box.new.upperBound + diagonal)
            let old = min(max(self[diagonal], lowest), highest)
            return (old, old - diagonal)
        }
    }
}
