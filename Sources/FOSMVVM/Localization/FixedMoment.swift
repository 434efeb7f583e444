public import Foundation

/// Moves dates that a stub took from the clock to a fixed present, so that a preview looks the same at any time of day.
///
/// A date is the clock's when it lies a whole number of seconds from a moment within ``made``: `.now`, or
/// `.now.addingTimeInterval(-3600)`. Any other date is the stub's own and stays.
public struct FixedMoment: Sendable {
    /// No date is moved.
    public static let none = FixedMoment(made: nil, present: .distantPast)

    /// How far arithmetic on dates of our time may be off, in seconds.
    fileprivate static let rounding = 0.000_001

    private let made: ClosedRange<Date>?
    private let present: Date

    /// - Parameters:
    ///   - made: When the stub was made; the range must not contain a whole second, see ``making(_:)``.
    ///   - present: The moment that is shown as now.
    public init(made: ClosedRange<Date>?, present: Date) {
        self.made = made
        self.present = present
    }

    /// Makes a value, and tells when: not across a whole second, near which dates given as whole seconds lie.
    ///
    /// A value that takes a second or more is taken as it comes, as is one that takes most of a second three times.
    ///
    /// - Throws: What `make` throws.
    public static func making<Value>(_ make: () throws -> Value) rethrows -> (value: Value, made: ClosedRange<Date>) {
        var slow = 0
        while true {
            let start = Date()
            let value = try make()
            let made = start...max(start, Date())
            if made.length > 0.5 { slow += 1 }
            if made.isWithinOneSecond || made.length >= 1 || slow == 3 { return (value, made) }
        }
    }

    /// The date to show for this one.
    public func shown(_ date: Date) -> Date {
        guard let made else { return date }
        let offset = date.timeIntervalSince(made.lowerBound) + Self.rounding
        let seconds = offset.rounded(.down)
        guard offset - seconds <= made.length + 2 * Self.rounding else { return date }
        return present.addingTimeInterval(seconds)
    }
}

extension ClosedRange<Date> {
    /// The range's length in seconds.
    fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }

    /// Whether the range lies clear of whole seconds.
    fileprivate var isWithinOneSecond: Bool {
        let start = lowerBound.timeIntervalSinceReferenceDate
        let fraction = start - start.rounded(.down)
        let margin = 10 * FixedMoment.rounding
        return fraction > margin && fraction + length < 1 - margin
    }
}
