public import Foundation

extension Array {
    /// Returns the element at an index. Nil if there is none.
    public subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }

    /// Returns the elements of both arrays, or of the first one if there is no second one.
    public static func + (first: [Element], second: [Element]?) -> [Element] {
        second.map { first + $0 } ?? first
    }

    /// Appends the elements of an array, if there is one.
    public static func += (array: inout [Element], added: [Element]?) {
        if let added { array.append(contentsOf: added) }
    }
}

extension Collection {
    /// Returns the elements by their keys. Those with the same key stay in their order.
    ///
    /// - Parameter criteria: Returns the key of an element.
    public func grouped<Key: Hashable>(by criteria: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: criteria)
    }

    /// Returns the results of a function for the elements in order, and waits between calls so that a service is not
    /// called too often.
    ///
    /// - Parameters:
    ///   - rate: How many calls begin in a period, and its length in seconds. If one is not positive, nothing is called.
    ///   - aFunc: Returns the result of an element.
    /// - Throws: The first error of the function, or `CancellationError` if the task is canceled while it waits.
    public func throttleExecute<Result>(
        rate: (quantity: Int, per: TimeInterval), aFunc: (Element) async throws -> Result
    ) async throws -> [Result] {
        guard rate.quantity > 0, rate.per > 0 else { return [] }
        var results: [Result] = []
        var period = ContinuousClock.now
        for element in self {
            if !results.isEmpty, results.count.isMultiple(of: rate.quantity) {
                try await Task.sleep(until: period + .seconds(rate.per), clock: .continuous)
                period = .now
            }
            results.append(try await aFunc(element))
        }
        return results
    }
}

extension Double {
    /// Returns the nearest number with this many digits after the decimal point. Halves are rounded away from zero.
    ///
    /// - Parameter places: The number of digits. A negative one rounds to tens, hundreds, and so on.
    public func rounded(toPlaces places: Int) -> Double {
        let factor = pow(10, Double(places))
        return (self * factor).rounded() / factor
    }
}
