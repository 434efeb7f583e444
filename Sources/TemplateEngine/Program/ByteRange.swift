/// A range of the program's bytes, in half the space of `Range<Int>`.
struct ByteRange: Hashable, Sendable {
    static let empty = ByteRange(0..<0)

    private let start: Int32
    private let end: Int32

    init(_ range: Range<Int>) {
        start = Int32(range.lowerBound)
        end = Int32(range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var isEmpty: Bool { start == end }
}
