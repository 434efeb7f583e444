/// A part of two sequences that is compared by itself.
struct EditBox {
    let old: Range<Int>
    let new: Range<Int>

    /// The box without the pairs of equal tokens at its start and end, each of which is told.
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
