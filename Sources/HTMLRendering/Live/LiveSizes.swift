/// The places of views on a page, as the browser reports them, by the ids of their nodes.
package struct LiveSizes: Codable, Hashable, Sendable {
    /// The place of a view in CSS pixels.
    package struct Place: Codable, Hashable, Sendable {
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double
    }

    /// The maximum number of views.
    private static let limit = 200
    /// The largest length: larger than any page.
    private static let longest = 100_000.0

    /// The places by the ids of nodes.
    package private(set) var places: [String: Place] = [:]

    /// Creates no places.
    package init() {}

    /// Reads the places that a form has, each as the id, the distances from the start and the top, the width and the height.
    /// Anything else is left out.
    package init(_ texts: [String]) {
        for text in texts.prefix(Self.limit) {
            let parts = text.split(separator: " ")
            let numbers = parts.dropFirst().compactMap { Double($0) }
            guard parts.count == 5, numbers.count == 4, numbers.allSatisfy({ abs($0) <= Self.longest }),
                numbers[2] >= 0, numbers[3] >= 0
            else { continue }
            places[String(parts[0])] = Place(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    /// Adds places, which replace those with the same ids.
    package mutating func add(_ other: LiveSizes) { places.merge(other.places) { $1 } }

    package var isEmpty: Bool { places.isEmpty }
}
