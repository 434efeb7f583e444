public import Foundation

/// Moves dates that a stub took from the clock to a fixed date, so that a preview looks the same at any time.
///
/// A date is from the clock if it is a whole number of seconds away from ``made``, such as `.now` or
/// `.now.addingTimeInterval(-3600)`. Other dates do not change.
public struct FixedMoment: Sendable {
    /// Moves no date.
    public static let none = FixedMoment(made: nil, present: .distantPast)

    /// The maximum error of date arithmetic in seconds.
    fileprivate static let rounding = 0.000_001

    private let made: ClosedRange<Date>?
    private let present: Date

    /// - Parameters:
    ///   - made: The time when the stub was made. The range must not contain a whole second; see ``making(_:)``.
    ///   - present: The fixed date.
    public init(made: ClosedRange<Date>?, present: Date) {
        self.made = made
        self.present = present
    }

    /// Makes a value, and returns when it was made. Avoids whole seconds, because dates in stubs are often whole
    /// seconds.
    ///
    /// If making the value takes a second or more, or most of a second three times, it is used anyway.
    ///
    /// - Throws: Any error from `make`.
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

    /// Returns the date to show for a date.
    public func shown(_ date: Date) -> Date {
        guard let made else { return date }
        let offset = date.timeIntervalSince(made.lowerBound) + Self.rounding
        let seconds = offset.rounded(.down)
        guard offset - seconds <= made.length + 2 * Self.rounding else { return date }
        return present.addingTimeInterval(seconds)
    }
}

extension ClosedRange<Date> {
    /// The length of the range in seconds.
    fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }

    /// Whether the range is far enough from whole seconds.
    fileprivate var isWithinOneSecond: Bool {
        let start = lowerBound.timeIntervalSinceReferenceDate
        let fraction = start - start.rounded(.down)
        let margin = 10 * FixedMoment.rounding
        return fraction > margin && fraction + length < 1 - margin
    }
}
