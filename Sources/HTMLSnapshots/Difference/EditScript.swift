/// Which tokens of two sequences have no counterpart in the other: Myers' algorithm in linear space.
///
/// The shortest script, unless finding it takes too long; see ``MiddleSnake``. Time is at most the tokens' number times
/// a constant.
struct EditScript {
    /// For each old token, whether it is removed.
    private(set) var removed: [Bool]
    /// For each new token, whether it is added.
    private(set) var added: [Bool]
    /// Whether a shorter script may exist.
    private(set) var isApproximate = false

    init(old: [HTMLToken], new: [HTMLToken]) {
        removed = Array(repeating: true, count: old.count)
        added = Array(repeating: true, count: new.count)
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        for index in 0..<start { keep(old: index, new: index) }
        for index in 0..<end { keep(old: old.count - 1 - index, new: new.count - 1 - index) }
        compare(old, in: start..<old.count - end, new, in: start..<new.count - end)
    }

    /// Compares by numbers, and only the tokens that both have: no others can be kept.
    private mutating func compare(
        _ old: [HTMLToken], in oldRange: Range<Int>, _ new: [HTMLToken], in newRange: Range<Int>
    ) {
        var numbers: [HTMLToken: Int32] = [:]
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
