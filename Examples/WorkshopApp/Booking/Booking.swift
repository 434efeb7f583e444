import Foundation

/// What a visitor enters to book a bench.
public struct Booking: Codable, Hashable, Sendable {
    /// The id of the bench.
    public var bench: String
    /// The day and the time of arrival.
    public var arrival: Date
    /// The length of the visit.
    public var hours = 2.0
    public var people = 1
    public var needsHelp = true
    /// The ids of the materials.
    public var materials: Set<String> = []

    /// Creates a booking of one person.
    public init(bench: String, arrival: Date) {
        self.bench = bench
        self.arrival = arrival
    }
}
