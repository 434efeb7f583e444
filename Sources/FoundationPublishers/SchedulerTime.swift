public import Dispatch
public import Foundation
public import OpenCombine

extension DispatchQueue {
    /// A point in time, as a queue counts it.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The point in time.
        public let dispatchTime: DispatchTime

        /// Creates a point in time.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// The time to another point, which is negative if that is earlier.
        public func distance(to other: Self) -> Stride {
            Stride(
                nanoseconds: Int(
                    truncatingIfNeeded: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))
        }

        /// Returns a later point in time.
        public func advanced(by stride: Stride) -> Self {
            Self(dispatchTime + .nanoseconds(stride.magnitude))
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }
}

extension RunLoop {
    /// A point in time, as a run loop counts it.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// A length of time.
        public typealias Stride = DispatchQueue.SchedulerTimeType.Stride

        /// The point in time.
        public let date: Date

        /// Creates a point in time.
        public init(_ date: Date) {
            self.date = date
        }

        /// The time to another point, which is negative if that is earlier.
        public func distance(to other: Self) -> Stride { Stride(date.distance(to: other.date)) }

        /// Returns a later point in time.
        public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.seconds)) }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A length of time, in nanoseconds.
    public struct Stride: Hashable, Codable, Sendable {
        /// The number of nanoseconds.
        public private(set) var magnitude: Int

        init(nanoseconds: Int) {
            magnitude = nanoseconds
        }

        /// Creates a length of time from a number of seconds.
        public init(_ timeInterval: TimeInterval) {
            let nanoseconds = (timeInterval * 1e9).rounded()
            self.init(nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
        }

        /// The number of seconds.
        var seconds: TimeInterval { TimeInterval(magnitude) / 1e9 }

        /// The length of time, for functions of Dispatch.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable {
    public init?<Number: BinaryInteger>(exactly source: Number) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    public init(integerLiteral value: Int) { self = .seconds(value) }

    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }

    public static func + (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude + right.magnitude) }

    public static func - (left: Self, right: Self) -> Self { Self(nanoseconds: left.magnitude - right.magnitude) }

    public static func * (left: Self, right: Self) -> Self { Self(left.seconds * right.seconds) }

    public static func += (left: inout Self, right: Self) { left = left + right }

    public static func -= (left: inout Self, right: Self) { left = left - right }

    public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral {
    public init(floatLiteral value: TimeInterval) { self.init(value) }

    public static func seconds(_ seconds: Int) -> Self { Self(nanoseconds: seconds * 1_000_000_000) }

    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

    public static func milliseconds(_ milliseconds: Int) -> Self { Self(nanoseconds: milliseconds * 1_000_000) }

    public static func microseconds(_ microseconds: Int) -> Self { Self(nanoseconds: microseconds * 1000) }

    public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(nanoseconds: nanoseconds) }
}
