/// The elements that a list shows, by their numbers, in order.
///
/// An element keeps its number when it is moved, so that its arguments keep their paths. The elements that the list starts
/// with come first, then copies that are added.
package struct ElementOrder: Equatable, Sendable {
    /// The numbers of the elements, each of which occurs once.
    package let numbers: [Int]

    private init(numbers: [Int]) {
        self.numbers = numbers
    }

    /// Creates the order of the first elements.
    package init(count: Int) {
        numbers = Array(0..<count)
    }

    /// Creates an order from its text: a number of elements, or the numbers of elements with commas.
    ///
    /// Nil for another text, and for numbers that occur twice or are not below the limit.
    package init?(_ text: String, limit: Int) {
        if let count = Int(text) {
            guard (0...limit).contains(count) else { return nil }
            self.init(count: count)
            return
        }
        let parts = text.split(separator: ",", maxSplits: limit)
        let numbers = parts.compactMap { Int($0) }
        guard text.contains(","), numbers.count == parts.count, numbers.allSatisfy((0..<limit).contains),
            Set(numbers).count == numbers.count
        else { return nil }
        self.init(numbers: numbers)
    }

    /// The text in an address: the number of elements if they are in their own order, such as `3`, or else their numbers,
    /// such as `2,0,1`.
    package var text: String {
        if numbers == Array(0..<numbers.count) { return String(numbers.count) }
        return numbers.map(String.init).joined(separator: ",") + (numbers.count == 1 ? "," : "")
    }

    /// Returns the order with one more element at the end. Nil if there is none below the limit.
    ///
    /// - Parameter count: The number of elements that the list starts with. One of them that was removed stays removed.
    package func adding(after count: Int, limit: Int) -> ElementOrder? {
        let used = Set(numbers)
        let free = (count..<max(count, limit)).first { !used.contains($0) } ?? (0..<limit).first { !used.contains($0) }
        return free.map { ElementOrder(numbers: numbers + [$0]) }
    }

    /// Returns the order without the element at an index.
    package func removing(at index: Int) -> ElementOrder {
        var numbers = numbers
        numbers.remove(at: index)
        return ElementOrder(numbers: numbers)
    }

    /// Returns the order with the element at an index moved by some places. Nil if it would leave the list.
    package func moving(at index: Int, by offset: Int) -> ElementOrder? {
        guard numbers.indices.contains(index + offset) else { return nil }
        var numbers = numbers
        numbers.swapAt(index, index + offset)
        return ElementOrder(numbers: numbers)
    }
}
